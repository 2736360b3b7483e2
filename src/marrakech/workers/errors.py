"""What the workers refuse.

MarrakechError
└── WorkersError   workers that cannot be had, e.g. a cluster that does not answer
    └── WorkError  work that could not be done: the function failed, or took its worker down
"""

from marrakech.record.errors import MarrakechError


class WorkersError(MarrakechError):
    """Workers that cannot be had."""


class WorkError(WorkersError, RuntimeError):
    """Work that could not be done."""
