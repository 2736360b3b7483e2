"""`python -m marrakech.cli` is the same as `marrakech`."""

from marrakech.cli import main

main()
