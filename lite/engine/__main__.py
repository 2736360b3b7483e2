"""Builds the engine into a folder: `python -m lite.engine FOLDER [PLAYERS...]`."""

import sys
from pathlib import Path

from lite.engine.build import PLAYERS, write_engine

write_engine(Path(sys.argv[1]), [int(number) for number in sys.argv[2:]] or PLAYERS)
