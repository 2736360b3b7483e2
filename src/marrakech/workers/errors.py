"""Errors of the workers.

MarrakechError
└── WorkersError   no workers available, e.g. a cluster that does not answer
    └── WorkError  a task failed: its function raised, or crashed its worker
"""

from marrakech.record.errors import MarrakechError


class WorkersError(MarrakechError):
    """No workers are available."""


class WorkError(WorkersError, RuntimeError):
    """A task failed."""
