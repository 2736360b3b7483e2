"""Do the tests notice? Plant a fault, run the tests that ought to find it, and count the ones that pass.

    python bench/mutants.py [TARGET ...] [--sample 200] [--seed 8] [--folder .mutants]

A mutant is one small change made by an operator of cosmic-ray: another comparison, another number, a loop
that never runs. Each target has a seeded sample, spread over as many places in the code as possible; all
mutants are taken where there are fewer. Every mutant runs in a fork of its own, on a copy of the tree, with
numba switched off: what is tested is the logic, which the compiled form shares.

Results are kept in the folder, so that a run can be broken off and goes on where it was: a mutant that was
killed is not run again unless its file changes, a survivor is when the tests change. A survivor that behaves
like the original stands in `equivalents.txt` beside this file, with the reason; it leaves the count.
"""

import argparse
import ast
import hashlib
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import ndiff
from functools import cache
from importlib import import_module
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/marrakech")
EQUIVALENTS = Path(__file__).with_name("equivalents.txt")
COMPILING = {"cached", "entry", "lean", "inlined", "merged"}
"""Decorators that change the speed and nothing else; removing one is no fault."""
LEFT_OUT = (
    "NoOp",
    "VariableReplacer",
    "VariableInserter",
    "_Eq_Is",
    "_NotEq_IsNot",
    "_Is_Eq",
    "_IsNot_NotEq",
)
"""Operators not used: without effect, in want of names, or an `is` for an `==`, which is the same for small
integers and for None."""
MEMORY = 6 << 30
LONGEST = 900.0
"""Seconds that the tests may take when nothing is wrong."""


@dataclass(frozen=True)
class Target:
    """What is mutated, and the tests that ought to notice, the quickest first."""

    sources: tuple[str, ...]
    """Files or packages under src/marrakech."""
    tests: tuple[str, ...]
    """Files, packages or single tests."""
    floor: float
    select: str = ""
    """A pytest expression; leaves out what says nothing without the compiler, or takes too long."""
    smaller: tuple[tuple[str, str, str], ...] = ()
    """Lines of the copy that are changed for all mutants, so that interpreted tests take seconds."""
    own: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Files with tests of their own: no other test can notice their faults."""

    def tests_of(self, path: str) -> tuple[str, ...]:
        """The tests that ought to notice a fault in a file."""
        return dict(self.own).get(path, self.tests)

    @property
    def all_tests(self) -> tuple[str, ...]:
        """The tests of all files."""
        return (*self.tests, *(test for _, tests in self.own for test in tests))


def in_file(path: str, *names: str) -> tuple[str, ...]:
    """Some tests of a file."""
    return tuple(f"{path}::{name}" for name in names)


TARGETS = {
    "kernel": Target(
        ("kernel",),
        (
            "tests/kernel/test_board.py",
            "tests/kernel/test_state.py",
            "tests/kernel/test_chance.py",
            "tests/kernel/test_scoring.py",
            "tests/kernel/test_symmetry.py",
            "tests/kernel/test_printings.py",
            "tests/kernel",
        ),
        0.95,
        "not compiled and not both_referees",
    ),
    "record.moves": Target(("record/moves.py",), ("tests/record/test_moves.py",), 0.9),
    "training.learning": Target(("training/learning.py",), ("tests/training/test_gradients.py",), 0.9),
    "search": Target(
        ("engine/search",),
        (
            "tests/engine/search/test_values.py",
            "tests/engine/search/test_expectation.py",
            *in_file(
                "tests/engine/search/test_decide.py",
                "test_what_a_rug_changes_is_all_it_changes",
                "test_a_pile_is_drawn_from_by_what_is_left_in_it",
                "test_a_turn_at_the_end_is_the_exact_expectation_of_the_next",
                "test_two_turns_are_the_exact_expectation[50]",
                "test_two_turns_are_the_exact_expectation[115]",
                "test_two_turns_are_the_exact_expectation[164]",
                "test_two_turns_are_the_exact_expectation[18]",
                "test_every_position_that_is_valued_is_counted_once",
                "test_in_the_variant_there_is_one_heading_to_roll_on",
                "test_one_turn_deep_nobody_is_assumed_to_be_greedy",
                "test_only_headings_close_to_the_best_are_looked_at_deeper",
                "test_only_what_is_close_is_looked_at_deeper[19]",
                "test_only_what_is_close_is_looked_at_deeper[18]",
                "test_the_others_answer_as_greedy_would[18-False]",
                "test_the_others_answer_as_greedy_would[50-False]",
                "test_the_others_answer_as_greedy_would[19-False]",
                "test_a_limit_of_nodes_ends_the_search",
                "test_a_heading_is_the_exact_expectation_over_its_rolls[2]",
            ),
        ),
        0.9,
        smaller=(
            ("engine/learned/network.py", "\nWIDTH = 64\n", "\nWIDTH = 4\n"),
            ("engine/learned/network.py", "\nUPPER = 32\n", "\nUPPER = 4\n"),
        ),
        own=(
            ("engine/search/master.py", ("tests/engine/search/test_master_decision.py",)),
            ("engine/search/params.py", ("tests/engine/search/test_master_decision.py",)),
        ),
    ),
    "service": Target(
        ("service/resolution.py", "service/fairdice.py", "service/chances.py"),
        (
            "tests/service/test_fairdice.py",
            "tests/service/test_chances.py",
            "tests/service/test_resolution.py",
            "tests/service/test_table.py",
            "tests/service/test_gamelog.py",
        ),
        0.9,
    ),
    "service.lobby": Target(
        ("service/lobby.py", "service/creation.py", "service/rematches.py"),
        (
            "tests/service/test_creation.py",
            "tests/service/test_rematches.py",
            "tests/service/test_lobby.py",
            "tests/service/test_requests.py",
            "tests/service/test_channel.py",
            "tests/service/test_transfer.py",
            "tests/service/test_seats.py",
            "tests/service/test_bot_runner.py",
            "tests/service/test_gamelog.py",
            "tests/service/test_log.py",
            "tests/service/test_codes.py",
            "tests/service/test_aside.py",
            *in_file(
                "tests/service/test_clocks.py",
                "test_time_goes_on_steadily_whatever_the_system_clock_does",
            ),
            *in_file(
                "tests/service/test_fleet.py",
                "test_what_is_shown_and_not_stored_reaches_all_processes[memory]",
                "test_what_happens_while_a_process_loads_a_game_is_not_missed[memory]",
            ),
        ),
        0.9,
    ),
    "store.sqlite": Target(
        ("store/sqlite.py",),
        ("tests/store/test_sqlite.py", "tests/store/test_filelock.py", "tests/store/test_contract.py"),
        0.9,
        "not postgres",
    ),
    "wire": Target(("wire",), ("tests/wire",), 0.9),
    "analysis": Target(
        (
            "analysis/comparison.py",
            "analysis/phrases.py",
            "analysis/puzzles.py",
            "analysis/reference.py",
        ),
        (
            "tests/analysis/test_reference.py",
            "tests/analysis/test_phrases.py",
            "tests/analysis/test_comparison.py",
            "tests/analysis/test_reasons.py",
            *in_file(
                "tests/analysis/test_puzzles.py",
                "test_a_file_is_read_as_it_was_written",
                "test_no_puzzle_comes_twice",
                "test_a_puzzle_is_found_by_its_name_and_by_its_day",
                "test_a_puzzle_that_many_share_cannot_be_changed",
                "test_a_lead_counts_from_four_percent_and_three_standard_errors",
                "test_a_puzzle_is_solved_or_played_out",
                "test_every_try_is_answered_with_why_the_best_is_better",
            ),
        ),
        0.9,
    ),
}


class Site(NamedTuple):
    """A place in a file, and the changes that can be made there as (operator, occurrence)."""

    path: str
    line: int
    column: int
    changes: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Mutant:
    """One changed line. `where` is the function that holds it, or the class, or "module"."""

    path: str
    where: str
    line: int
    before: str
    after: str
    code: str

    @property
    def key(self) -> str:
        """The same for the same change in a file of the same contents."""
        return digest(self.path, source(self.path), self.code)

    @property
    def change(self) -> tuple[str, str, str, str]:
        """What `equivalents.txt` names it by."""
        return self.path, self.where, self.before, self.after


def digest(*parts: str) -> str:
    """A short name for some texts."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]


@cache
def source(path: str) -> str:
    """A file under src/marrakech as it was when first asked for: the run goes on while others edit."""
    return (ROOT / PACKAGE / path).read_text()


def operators() -> dict[str, Any]:
    """The operators of cosmic-ray that are used here."""
    from cosmic_ray import plugins

    return {
        name: plugins.get_operator(name)()
        for name in sorted(plugins.operator_names())
        if not name.endswith(LEFT_OUT)
    }


def ignored(tree: ast.Module) -> Iterator[ast.AST]:
    """Annotations, aliases of types, and decorators that compile."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation:
            yield node.annotation
        if isinstance(node, ast.AnnAssign):
            yield node.annotation
            if node.value and ast.unparse(node.annotation) == "TypeAlias":
                yield node.value
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.returns:
                yield node.returns
            yield from (one for one in node.decorator_list if ast.unparse(one) in COMPILING)


def holds(node: ast.AST, line: int, column: int) -> bool:
    """Whether a node of the tree spans a place in the file."""
    begin, end = (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]
    return bool(begin <= (line, column) < end)


def sites(path: str, known: dict[str, Any]) -> list[Site]:
    """Every place of a file where something can be changed."""
    from cosmic_ray.ast import ast_nodes, get_ast

    code = source(path)
    lines = code.splitlines()
    plain = list(ignored(ast.parse(code)))
    nodes = list(ast_nodes(get_ast(code)))
    found: dict[tuple[int, int], list[tuple[str, int]]] = {}
    for name, operator in known.items():
        occurrence = 0
        for node in nodes:
            for (line, column), _ in operator.mutation_positions(node):
                # The column after an "@" is the decorator's own; a lone "*" ends the positional parameters.
                at = column + name.endswith("RemoveDecorator")
                lone = lines[line - 1][column : column + 2] == "*,"
                if not lone and not any(holds(one, line, at) for one in plain):
                    found.setdefault((line, column), []).append((name, occurrence))
                occurrence += 1
    return [Site(path, *place, tuple(changes)) for place, changes in found.items()]


def enclosing(code: str, line: int) -> str:
    """The innermost function or class around a line."""
    best, name = 0, "module"
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            begin = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            if best < begin <= line <= (node.end_lineno or 0):
                best, name = begin, node.name
    return name


def mutant(site: Site, operator: Any, occurrence: int) -> Mutant | None:
    """A mutant in full; None where the change gives no Python or no change."""
    from cosmic_ray.mutating import mutate_code

    original = source(site.path)
    try:
        code = mutate_code(original, operator, occurrence)
    except AttributeError:  # cosmic-ray cannot replace an exception with a dot in its name
        return None
    try:
        if code is None or ast.dump(ast.parse(code)) == ast.dump(ast.parse(original)):
            return None
    except SyntaxError:
        return None
    changes = [one for one in ndiff(original.splitlines(), code.splitlines()) if one[0] in "-+"]
    before = " ".join(one[2:].strip() for one in changes if one[0] == "-")
    after = " ".join(one[2:].strip() for one in changes if one[0] == "+")
    return Mutant(site.path, enclosing(original, site.line), site.line, before, after, code)


def sample(target: Target, number: int, seed: int) -> list[Mutant]:
    """A seeded sample of a target's mutants: one of every place first, then a second of each."""
    known = operators()
    ranked = []
    for path in source_files(target):
        lines = source(path).splitlines()
        for site in sites(path, known):
            # Ranked by the text of the line and not by its number: an edit elsewhere changes nothing.
            text = lines[site.line - 1].strip()
            changes = sorted(
                site.changes, key=lambda one: digest(str(seed), path, text, *map(str, one))
            )
            place = digest(str(seed), path, text, str(site.column))
            ranked += [(turn, place, site, change) for turn, change in enumerate(changes)]
    ranked.sort(key=lambda one: (one[0], one[1]))
    chosen: dict[tuple[str, str], Mutant] = {}
    for _, _, site, (name, occurrence) in ranked:
        made = mutant(site, known[name], occurrence)
        if made:
            chosen[made.path, made.code] = made
        if len(chosen) == number:
            break
    return sorted(chosen.values(), key=lambda one: (one.path, one.line, one.after))


def source_files(target: Target) -> list[str]:
    """The files of a target, under src/marrakech."""
    found: list[str] = []
    for source in target.sources:
        path = ROOT / PACKAGE / source
        files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        found += [str(one.relative_to(ROOT / PACKAGE)) for one in files]
    return found


def equivalents() -> dict[tuple[str, str, str, str], str]:
    """The changes that change nothing, and why: blocks of `path where`, `- before`, `+ after`, `= why`."""
    known = {}
    for block in EQUIVALENTS.read_text().split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        if lines:
            head, before, after, why = lines
            if (before[:2], after[:2], why[:2]) != ("- ", "+ ", "= "):
                raise ValueError(f"{EQUIVALENTS.name}: not a head, '- ', '+ ' and '= ': {block!r}")
            path, where = head.split(" ")
            known[path, where, before[2:], after[2:]] = why[2:]
    return known


class TriedOnce:
    """Knows the mark of tests that are tried again, and does not: a test that fails has noticed."""

    def pytest_configure(self, config: Any) -> None:
        """Called by pytest."""
        config.addinivalue_line("markers", "flaky: tried once")


class Tree:
    """A copy of the repository in which one file at a time is changed and the tests are run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "tree"
        shutil.rmtree(self.folder, ignore_errors=True)
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True
        )
        for name in listed.stdout.splitlines():
            if not name.startswith("web/") and (ROOT / name).is_file():
                (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.folder / name)

    def make_smaller(self, target: Target) -> None:
        """Change what a target wants smaller in the copy."""
        for path, line, other in target.smaller:
            file = self.folder / PACKAGE / path
            if line not in file.read_text():
                raise ValueError(f"{path} has no line {line.strip()!r} any more")
            self.plant(path, file.read_text().replace(line, other))

    def restore(self, target: Target) -> None:
        """Put back what `make_smaller` has changed."""
        for path, _, _ in target.smaller:
            self.plant(path, source(path))

    def run(
        self, target: Target, tests: tuple[str, ...], seconds: float, patience: float
    ) -> tuple[str, str]:
        """Run some tests of a target, for so many seconds of the processor and of the clock at most.

        Gives "survived", "killed" or "hung", and the test that noticed.
        """
        log = self.folder / "tests.log"
        child = os.fork()
        if child == 0:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            self._test(target, tests, log)
        status = wait(child, patience)
        if status is None or os.WIFSIGNALED(status):
            return "hung", ""
        if os.WEXITSTATUS(status) == 0:
            return "survived", ""
        if os.WEXITSTATUS(status) not in (1, 2, 3, 4):
            raise RuntimeError(f"pytest ended with {os.WEXITSTATUS(status)}: see {log}")
        told = [line for line in log.read_text().splitlines() if line.startswith(("FAILED", "ERROR"))]
        return "killed", told[0].split(" - ")[0] if told else "at import"

    def _test(self, target: Target, tests: tuple[str, ...], log: Path) -> None:
        code = 3
        try:
            os.chdir(self.folder)
            quiet = os.open(log, os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            source = str(self.folder / "src")
            sys.path[:] = [str(self.folder), source, *sys.path]
            os.environ["PYTHONPATH"] = source
            import pytest

            options = [
                "-q",
                "-x",
                "--tb=line",
                "-p",
                "no:cacheprovider",
                "-p",
                "anyio",
                "-p",
                "pytest_timeout",
            ]
            options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
            if target.select:
                options += ["-k", target.select]
            code = pytest.main([*options, *tests], plugins=[TriedOnce()])
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(int(code))

    def plant(self, path: str, code: str) -> None:
        """Change a file, and forget what was compiled from it."""
        file = self.folder / PACKAGE / path
        Path(cache_from_source(str(file))).unlink(missing_ok=True)
        file.write_text(code)


def wait(child: int, seconds: float) -> int | None:
    """How a process ended; None if it had to be ended after so many seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            return status
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


class Results:
    """What was found out so far, one line of JSON for each run of a mutant."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "results.jsonl"
        self.found: dict[str, dict[str, str]] = {}
        if self.path.exists():
            for line in self.path.read_text().splitlines():
                entry = json.loads(line)
                self.found[entry["key"]] = entry

    def add(self, entry: dict[str, str]) -> None:
        """Keep a result at once: a run may be broken off at any time."""
        self.found[entry["key"]] = entry
        with self.path.open("a") as file:
            file.write(json.dumps(entry) + "\n")


def tests_digest(target: Target) -> str:
    """What the tests of a target are, so that survivors run again when one is added."""
    paths = {ROOT / one.partition("::")[0] for one in target.all_tests}
    packages = {one.parent if one.suffix == ".py" else one for one in paths}
    files = sorted({file for one in packages for file in one.rglob("*.py")})
    return digest(str(target), *(file.read_text() for file in files))


def measure(
    name: str, target: Target, chosen: list[Mutant], tests: str, tree: Tree, results: Results
) -> None:
    """Run what has not been run yet, or not with the tests as they are now."""
    due = [
        one
        for one in chosen
        if (kept := results.found.get(one.key)) is None
        or (kept["outcome"] == "survived" and kept["tests"] != tests)
    ]
    if not due:
        return
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    begun = time.monotonic()
    tree.make_smaller(target)
    outcome, told = tree.run(target, target.all_tests, LONGEST, LONGEST)
    if outcome != "survived":
        raise SystemExit(
            f"{name}: without a fault the tests end as {outcome} {told}; see {tree.folder}/tests.log"
        )
    seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    patience = 30 + 8 * (time.monotonic() - begun)
    print(f"{name}: {len(due)} mutants to run, {seconds:.1f} s of tests each at most", flush=True)
    for number, one in enumerate(due, 1):
        tree.plant(one.path, one.code)
        outcome, told = tree.run(target, target.tests_of(one.path), 2 * seconds + 5, patience)
        tree.plant(one.path, source(one.path))
        results.add({"key": one.key, "outcome": outcome, "by": told, "tests": tests})
        if outcome == "survived":
            print(
                f"{number}/{len(due)} survived {one.path}:{one.line} {one.where}\n- {one.before}\n+ {one.after}"
            )
        sys.stdout.flush()
    tree.restore(target)


def report(name: str, target: Target, chosen: list[Mutant], results: Results) -> tuple[str, bool]:
    """A line of the table, and whether the target holds: enough killed, every survivor told."""
    told = equivalents()
    outcomes = {one: results.found[one.key]["outcome"] for one in chosen if one.key in results.found}
    survived = [one for one, outcome in outcomes.items() if outcome == "survived"]
    open_ = [one for one in survived if one.change not in told]
    hung = sum(outcome == "hung" for outcome in outcomes.values())
    killed = len(outcomes) - len(survived)
    share = killed / max(1, killed + len(open_))
    for one in open_:
        print(f"\n{one.path} {one.where}\n- {one.before}\n+ {one.after}\n= (line {one.line})")
    row = (
        f"| `{name}` | {len(outcomes)} | {killed} | {hung} | {len(survived) - len(open_)} | {len(open_)} "
        f"| {share:.1%} | {target.floor:.0%} |"
    )
    return row, share >= target.floor and not open_ and len(outcomes) == len(chosen)


def main() -> None:
    """Run the targets asked for, all unless some are named, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(TARGETS))
    parser.add_argument("--sample", type=int, default=200, help="mutants of each target (200)")
    parser.add_argument("--seed", type=int, default=8)
    parser.add_argument("--folder", type=Path, default=ROOT / ".mutants", help="where results are kept")
    parser.add_argument("--report", action="store_true", help="run nothing; tell what was found so far")
    options = parser.parse_args()
    unknown = sorted(set(options.targets) - TARGETS.keys())
    if unknown:
        parser.error(f"no such target: {', '.join(unknown)}; there are {', '.join(TARGETS)}")
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    preload()
    targets = {name: TARGETS[name] for name in options.targets or TARGETS}
    # All that is read is read now, so that a run goes on unharmed while the sources are edited.
    chosen = {name: sample(target, options.sample, options.seed) for name, target in targets.items()}
    tests = {name: tests_digest(target) for name, target in targets.items()}
    results = Results(folder)
    if not options.report:
        tree = Tree(folder)
        for name, target in targets.items():
            measure(name, target, chosen[name], tests[name], tree, results)
    reports = [report(name, target, chosen[name], results) for name, target in targets.items()]
    print("\n| target | mutants | killed | of these hung | equivalent | open | share killed | floor |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    print("\n".join(row for row, _ in reports))
    sys.exit(not all(holds_here for _, holds_here in reports))


def preload() -> None:
    """Import once what every fork needs, and nothing of Marrakech."""
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for name in ("numba.extending", "pytest"):
        import_module(name)


if __name__ == "__main__":
    main()
