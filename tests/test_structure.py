"""Functions that fit on a screen, names that mean one thing, tests where the code is."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from radon.complexity import cc_visit

from tests.tested_elsewhere import ELSEWHERE

TESTS = Path(__file__).parent
SOURCES = TESTS.parent / "src" / "marrakech"
FILES = sorted(SOURCES.rglob("*.py"))

LONGEST_BODY = 60
HIGHEST_COMPLEXITY = 20
"""The end of radon's C."""
BARE = ("__init__", "__main__", "errors")
"""Modules that every package may have, under the same name."""


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def body_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a body from its first statement to its last, a docstring included."""
    assert node.end_lineno is not None
    return node.end_lineno - node.body[0].lineno + 1


def named(path: Path, function: str) -> str:
    return f"{path.relative_to(SOURCES).as_posix()}:{function}"


def test_the_sources_are_found() -> None:
    assert SOURCES / "kernel" / "turn.py" in FILES


def test_every_function_fits_on_a_screen() -> None:
    assert not {
        named(path, node.name)
        for path in FILES
        for node in functions(path)
        if body_lines(node) > LONGEST_BODY
    }


def test_no_function_is_hopelessly_complex() -> None:
    assert not {
        named(path, block.fullname)
        for path in FILES
        for block in cc_visit(path.read_text())
        if block.complexity > HIGHEST_COMPLEXITY
    }


def test_a_module_name_means_one_thing() -> None:
    # The modules of `cli` are named after commands; a tree of errors is an `errors` everywhere.
    homes = defaultdict(list)
    for path in FILES:
        if path.stem not in BARE and path.parent.name != "cli":
            homes[path.stem].append(path.parent.name)
    assert {name: where for name, where in homes.items() if len(where) > 1} == {}


def test_every_module_has_its_tests() -> None:
    # All errors are tested together, in `record/test_errors.py`.
    modules = {path.relative_to(SOURCES) for path in FILES if path.stem not in BARE}
    without = {
        module.as_posix()
        for module in modules
        if not (TESTS / module.with_name(f"test_{module.name}")).exists()
    }
    assert without == ELSEWHERE.keys(), "add a test file of the same name, or correct the list"


def test_the_tests_elsewhere_are_there() -> None:
    paths = {reason for reason in ELSEWHERE.values() if reason.endswith(".py")}
    assert not {path for path in paths if not (TESTS / path).exists()}


def type_names(path: Path) -> Iterator[str]:
    """Classes at any depth, and type aliases: with the annotation, or by the capital they begin with."""
    module = ast.parse(path.read_text())
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            yield node.name
    for node in module.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            yield ast.unparse(node.target)
        elif isinstance(node, ast.Assign) and "TypeVar" not in ast.unparse(node.value):
            yield from (
                name for name in map(ast.unparse, node.targets) if re.match("[A-Z]+[a-z]", name)
            )


def homes_of_types() -> dict[str, set[str]]:
    # `wire` has what a page is told, named as in the schema; `cli` has the types of its options.
    homes: defaultdict[str, set[str]] = defaultdict(set)
    for path in FILES:
        if path.parent.name not in ("wire", "cli"):
            for name in type_names(path):
                homes[name].add(path.relative_to(SOURCES).as_posix())
    return homes


def test_type_aliases_are_found() -> None:
    homes = homes_of_types()
    assert homes["Choice"] == {"kernel/choices.py"}
    assert homes["AnyRequest"] == {"server/identity.py"}


def test_a_type_name_means_one_thing() -> None:
    assert {name: where for name, where in homes_of_types().items() if len(where) > 1} == {}


IDIOMS = {
    "HANDLERS": "the routes of a module of `server`",
    "ID": "what an environment is registered by",
    "VERSION": "of the format that a module reads and writes",
    "command": "what a module of `cli` adds to `marrakech`",
    "decode": "always said with its module, as in `messages.decode`",
    "encode": "always said with its module, as in `messages.encode`",
    "functions": "what `jit.compiler` asks a module for",
    "load": "of `record.gamefile`, and at the top of the library",
    "logger": "every module's own",
    "main": "what a program runs",
    "play_match": "of bots, at the top of the library; of sides in compiled code, in `engine.match`",
    "save": "of `record.gamefile`, and at the top of the library",
    "switch": "a command of `marrakech admin`, and `checked.switch`",
}
"""Names that several modules may define, and why."""

DATABASES = ("store/postgres.py", "store/postgres_schema.py", "store/sqlite.py")
"""Both kinds of database name the parts of their schema alike."""


def value_names(path: Path) -> Iterator[str]:
    """The public functions and constants of a module."""
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names = [node.name]
        elif isinstance(node, ast.Assign) and "TypeVar(" not in ast.unparse(node.value):
            names = [one.id for to in node.targets for one in ast.walk(to) if isinstance(one, ast.Name)]
        elif isinstance(node, ast.AnnAssign):
            names = [ast.unparse(node.target)]
        else:
            continue
        yield from (name for name in names if not re.match("_|[A-Z]+[a-z]", name))


def homes_of_values() -> dict[str, set[str]]:
    # `wire` says how things are told to a page, by functions named after the things.
    homes: defaultdict[str, set[str]] = defaultdict(set)
    for path in FILES:
        home = path.relative_to(SOURCES).as_posix()
        if path.parent.name != "wire":
            for name in value_names(path):
                homes[name].add("a database" if home in DATABASES else home)
    return homes


def test_functions_and_constants_are_found() -> None:
    homes = homes_of_values()
    assert homes["expected_tithe"] == {"kernel/tithes.py"}
    assert homes["NORTH"] == homes["SQUARES"] == {"kernel/board.py"}


def test_a_function_or_a_constant_means_one_thing() -> None:
    shared = {name: where for name, where in homes_of_values().items() if len(where) > 1}
    assert shared.keys() == IDIOMS.keys(), {
        name: shared.get(name) for name in shared.keys() ^ IDIOMS.keys()
    }
