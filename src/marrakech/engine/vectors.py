"""Values are vectors, one number for each seat: what is in them, and how many numbers that is."""

SEATS = 4
"""Every vector has room for four players, whoever takes part."""
VALUES = 2 * SEATS
"""An estimate: chances of winning (0 to 3), then final scores (4 to 7)."""
PARTS = 3 * SEATS
"""An exact value: shares of the win (0 to 3), final scores (4 to 7) and final dirhams (8 to 11)."""
