"""Which of our modules another can ever import: what goes to the browser, and what stays here.

Import statements are read from the sources, those inside functions too, so nothing depends on what happened to
be imported in one game. Whatever stands under `TYPE_CHECKING` is not imported.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

Module: TypeAlias = str

SOURCES = Path(__file__).parent.parent / "src/marrakech"


def reached(starts: Iterable[Module]) -> set[Module]:
    """These modules, all that they import of our package, and so on."""
    found: set[Module] = set()
    open_ = list(starts)
    while open_:
        name = open_.pop()
        for module in (name, *_parents(name)):
            path = file_of(module)
            if path is not None and module not in found:
                found.add(module)
                open_ += imported(module, path)
    return found


def file_of(module: Module) -> Path | None:
    """The source of a module of ours, e.g. `marrakech.kernel.state`; None if there is none of that name."""
    if module.partition(".")[0] != SOURCES.name:
        return None
    path = SOURCES.parent.joinpath(*module.split("."))
    files = (path / "__init__.py", path.with_suffix(".py"))
    return next((file for file in files if file.is_file()), None)


def imported(module: Module, path: Path) -> list[Module]:
    """What a module imports: modules, and names in them that may be modules."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    found: list[Module] = []
    for node in _executed(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package.split(".")[: len(package.split(".")) - node.level + 1])
            origin = (
                node.module or "" if not node.level else ".".join(filter(None, (base, node.module)))
            )
            found += [origin, *(f"{origin}.{alias.name}" for alias in node.names)]
    return found


def _executed(node: ast.AST) -> Iterator[ast.AST]:
    """All parts of a module but those that only type checkers read."""
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            for other in child.orelse:
                yield from _executed(other)
        else:
            yield from _executed(child)


def _parents(module: Module) -> Iterator[Module]:
    while "." in module:
        module = module.rpartition(".")[0]
        yield module
