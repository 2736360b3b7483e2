"""What a browser runs is imported, and plays, where there is neither numpy nor numba."""

import subprocess
import sys

from tests.test_structure import FILES, SOURCES

IN_ARRAYS = {
    "analysis/array_values.py",
    "analysis/entries.py",
    "analysis/options.py",
    "analysis/sampling.py",
    "analysis/warm_rollout.py",
    "engine/endings/array_endings.py",
    "engine/endings/ending_arrays.py",
    "engine/endings/last_turn.py",
    "engine/endings/solving.py",
    "engine/learned/features.py",
    "engine/learned/network.py",
    "engine/learned/shipped.py",
    "engine/match.py",
    "engine/playout.py",
    "engine/search/answers.py",
    "engine/search/array_search.py",
    "engine/search/arrays.py",
    "engine/search/budget.py",
    "engine/search/decide.py",
    "engine/search/evaluation.py",
    "engine/search/expectation.py",
    "engine/search/laying.py",
    "engine/search/stopper.py",
    "engine/search/values.py",
    "engine/sides.py",
    "engine/warm.py",
    "engine/warm_greedy.py",
    "jit/bounds.py",
    "jit/cache.py",
    "jit/whole.py",
    "jit/with_numba.py",
}
"""The modules that work in numpy's arrays or with numba; nobody imports them without."""
PACKAGES = ("kernel", "record", "messages", "jit", "engine", "protocol", "analysis", "service", "wire")

BARE = """
import sys
for name in ("numpy", "numba", "llvmlite"):
    sys.modules[name] = None
"""


def run_bare(code: str) -> str:
    """What a program prints in an interpreter without numpy and numba."""
    done = subprocess.run(
        [sys.executable, "-c", BARE + code], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_everything_but_the_code_in_arrays_is_imported() -> None:
    paths = {path.relative_to(SOURCES).as_posix() for path in FILES}
    assert paths >= IN_ARRAYS
    wanted = sorted(p for p in paths - IN_ARRAYS if p.split("/")[0] in PACKAGES and "__" not in p)
    names = ["marrakech." + path.removesuffix(".py").replace("/", ".") for path in wanted]
    run_bare(f"import importlib\nfor name in {names}: importlib.import_module(name)")


def test_without_an_engine_the_simple_bots_play_and_the_master_says_why_it_cannot() -> None:
    told = run_bare("""
from marrakech.engine.bot import Limits
from marrakech.engine.endings.endings import Endings
from marrakech.engine.ladder import LADDER, make_bot, stand_in
from marrakech.jit.background import CompilationError
from marrakech.kernel.state import ORIENT, start, step
from marrakech.kernel.turn import act
state = start(3)
assert step(state) == ORIENT
print([bot.name for bot in LADDER if bot.ready()], stand_in("master"))
for name in ("novice", "greedy"):
    assert make_bot(name).choose(state, Limits()).alternatives
ending = state._replace(stocks=1)
for asked in (lambda: make_bot("master").choose(state, Limits()), lambda: Endings().solve(ending)):
    try:
        asked()
    except CompilationError as error:
        print(error)
""")
    assert told.splitlines()[0] == "['random', 'novice', 'greedy', 'lookahead'] lookahead"
    assert told.count("numba is not installed, and no engine in WebAssembly was provided") == 2


def test_decorated_functions_stay_as_they_are() -> None:
    told = run_bare("""
from marrakech.jit import decorators
def written(): pass
print(all(getattr(decorators, name)(written) is written for name in decorators.__all__))
""")
    assert told == "True\n"
