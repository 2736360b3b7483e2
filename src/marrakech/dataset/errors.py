"""Errors of datasets.

MarrakechError
└── DatasetError  a dataset that cannot be made, read or believed
"""

from marrakech.record.errors import MarrakechError


class DatasetError(MarrakechError, ValueError):
    """A dataset that cannot be made, read or believed; the message says what would have been right."""
