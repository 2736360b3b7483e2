"""How deep positions are valued, by name, and what the names mean to the compiled code."""

from typing import Final

QUICK: Final = "quick"
STANDARD: Final = "standard"
DEEP: Final = "deep"
"""Playouts on top of `STANDARD`, see `analysis.deep`."""
VALUED_TURNS: Final = 2
"""Turns looked ahead, the one to be made included."""
CLOSE_ONLY: Final = 3
"""Two turns, but places that are far behind the best by one turn only; an argument like the turns."""
