"""The kernel compiled, and the players built on it."""
