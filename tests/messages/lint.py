"""Are all messages there, and called as declared? `python -m tests.messages.lint`, a part of `make lint`.

The English files declare the messages; every other language has the same, with the same variables, and each has
spaces as it writes them (`tests.messages.spacing`). A file that Python reads has no message that Python does
not use; `web/scripts/uses.mjs` checks what the page asks for.
"""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from marrakech.kernel.printings import PRINTINGS
from marrakech.messages import catalogue
from tests.messages.spacing import spacing_faults

PACKAGE = Path(__file__).parent.parent.parent / "src" / "marrakech"
ENGLISH = "en"
LISTED = "languages.txt"
"""The languages that are spoken, one in a line."""
OWN = "part-"
"""Parts of sentences that a language has for itself."""
BUILT = {
    "reasons-": "by the code of a reason",
    "terminal-words-": "by the name of a command",
    "thoughts-": "by how far a bot sees, and what it chose",
    "thoughts-way-": "by the way that Assam was turned",
}
"""Beginnings of keys whose ends are computed, and from what."""
FUNCTIONS = {"NUMBER", "DATETIME", *catalogue.FUNCTIONS}
FORMS = {
    "person": ("is", ("you", "other")),
    "person or nobody": ("is", ("you", "other", "nobody")),
    "people": ("is", ("you", "other", "several")),
    "text or nothing": ("is", ("given", "nothing")),
    "colour": ("is", tuple("HISA")),
    "list": ("count", ()),
}
"""Kinds of variables that come with a second one: how its name ends, and what it can be if that is a word."""
DECLARED = re.compile(r"\$([\w-]+) \(([^)]+)\)")


@dataclass
class Sentence:
    """A message of one language."""

    key: str
    area: str
    declared: dict[str, str]
    """The kinds of its variables by name, as the comment above it says."""
    uses: set[str] = field(default_factory=set)
    calls: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)
    selects: list[tuple[str, set[str]]] = field(default_factory=list)
    """What it selects on, and the words that it tells apart."""


class Call(NamedTuple):
    """`message(...)` somewhere in the sources; a key that ends with * is the beginning of one."""

    key: str | None
    variables: frozenset[str] | None
    where: str


class _Parts(Visitor):
    """What a message uses."""

    def __init__(self, sentence: Sentence) -> None:
        self._sentence = sentence

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self._sentence.uses.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self._sentence.refers.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            words = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
            self._sentence.selects.append((node.selector.id.name, words))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self._sentence.calls.add(node.id.name)
        self.generic_visit(node)


def read(folder: Path, faults: list[str]) -> dict[str, Sentence]:
    """The messages of a language by key."""
    found: dict[str, Sentence] = {}
    for path in sorted(folder.glob("*.ftl")):
        where = f"{folder.name}/{path.name}"
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                faults.append(f"{where}: {(entry.content or '').splitlines()[0]!r} cannot be read")
            if not isinstance(entry, ftl.Message):
                continue
            comment = entry.comment.content or "" if entry.comment else ""
            sentence = Sentence(entry.id.name, path.stem, dict(DECLARED.findall(comment)))
            _Parts(sentence).visit(entry)
            if sentence.key in found:
                faults.append(f"{where}: {sentence.key} stands here twice")
            found[sentence.key] = sentence
            faults += [f"{where}: {sentence.key}: {one}" for one in spacing_faults(folder.name, entry)]
    return found


def calls(sources: Path) -> Iterator[Call]:
    """Every call of `message` in Python."""
    for path in sorted(sources.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id != "message" or not node.args:
                continue
            names = {one.arg for one in node.keywords}
            given = None if None in names else frozenset(name for name in names if name)
            yield Call(_key(node.args[0]), given, f"{path.relative_to(sources)}:{node.lineno}")


def _key(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return f"{node.values[0].value!s}*"
    return None


def allowed(sentence: Sentence) -> dict[str, tuple[str, ...]]:
    """The variables that a message may use, with the second ones of their kinds, and the words they can be."""
    found: dict[str, tuple[str, ...]] = {}
    for name, declared in sentence.declared.items():
        kind = declared.removesuffix(", optional")
        found[name] = tuple(kind.split(" | ")) if " | " in kind else ()
        if kind in FORMS:
            ending, words = FORMS[kind]
            found[f"{name}-{ending}"] = words
    return found


def whole(key: str, ours: dict[str, Sentence]) -> list[Sentence]:
    """A message and all that stand inside it, which see the same variables."""
    found: list[Sentence] = []
    waiting = [key]
    while waiting:
        sentence = ours.get(waiting.pop())
        if sentence is not None and sentence not in found:
            found.append(sentence)
            waiting += sentence.refers
    return found


def variable_faults(name: str, key: str, parts: list[Sentence], english: Sentence) -> Iterator[str]:
    """Where a message uses other variables than English declares."""
    known = allowed(english)
    uses = {variable for one in parts for variable in one.uses}
    for variable in sorted(uses - known.keys()):
        yield f"{name}: {key} uses ${variable}, which the comment in English does not declare"
    for variable, kind in english.declared.items():
        if not kind.endswith(", optional") and not {
            variable,
            f"{variable}-is",
            f"{variable}-count",
        }.intersection(uses):
            yield f"{name}: {key} does not use ${variable}"
    for variable, words in (selection for one in parts for selection in one.selects):
        if known.get(variable):
            for word in sorted(words - {*known[variable], "other"}):
                yield f"{name}: {key} selects {word}, which ${variable} never is"


def language_faults(
    name: str, ours: dict[str, Sentence], english: dict[str, Sentence]
) -> Iterator[str]:
    """What a language has too much, too little, or otherwise than English."""
    shared = {key for key in english if not key.startswith(OWN)}
    for key in sorted(shared - ours.keys()):
        yield f"{name}: {key} is missing"
    inside = {key for sentence in ours.values() for key in sentence.refers}
    for key, sentence in ours.items():
        if key.startswith(OWN):
            if key not in inside:
                yield f"{name}: {key} is a part of no message"
            continue
        if key not in english:
            yield f"{name}: {key} is no message in English"
            continue
        if sentence.area != english[key].area:
            yield f"{name}: {key} stands in {sentence.area}.ftl, not in {english[key].area}.ftl"
        yield from variable_faults(name, key, whole(key, ours), english[key])
        for function in sorted(sentence.calls - FUNCTIONS):
            yield f"{name}: {key} calls {function}, which is no function of ours"
        for other in sorted(sentence.refers - ours.keys()):
            yield f"{name}: {key} holds {other}, which is no message"


def fact_faults(name: str, folder: Path, listed: Sequence[str]) -> Iterator[str]:
    """A language that is not listed, or begins with a printing that nobody sells."""
    if name not in listed:
        yield f"{name}: stands in no line of {LISTED}"
    known = folder / "language.ftl"
    text = known.read_text(encoding="utf-8") if known.exists() else ""
    for printing in re.findall(r"^language-printing = *(.*)$", text, re.MULTILINE):
        if printing not in PRINTINGS:
            yield f"{name}: {printing!r} is no printing; there are {', '.join(PRINTINGS)}"


def call_faults(found: Sequence[Call], english: dict[str, Sentence]) -> Iterator[str]:
    """Calls of messages that are not there or take other variables, and messages that nothing calls."""
    used: set[str] = set()
    for call in found:
        if call.key is None:
            yield f"{call.where}: the key of a message is written out, or begins as one of {list(BUILT)}"
        elif call.key.endswith("*"):
            if call.key[:-1] not in BUILT:
                yield f"{call.where}: keys that begin with {call.key[:-1]} are not declared as built"
            used |= {key for key in english if key.startswith(call.key[:-1])}
        elif call.key not in english:
            yield f"{call.where}: {call.key} is no message"
        else:
            used.add(call.key)
            declared = english[call.key].declared.keys()
            if call.variables is not None and call.variables != declared:
                said = ", ".join(sorted(call.variables)) or "nothing"
                yield f"{call.where}: {call.key} is given {said}; it takes {', '.join(declared) or 'nothing'}"
    areas = {english[key].area for key in used}
    for key, sentence in english.items():
        if sentence.area in areas and key not in used and not key.startswith(OWN):
            yield f"{ENGLISH}: {key} is not used"


def faults(package: Path = PACKAGE) -> list[str]:
    """Everything that is wrong, in a line each."""
    found: list[str] = []
    languages = {
        folder.name: read(folder, found)
        for folder in sorted((package / "locales").iterdir())
        if folder.is_dir()
    }
    english = languages[ENGLISH]
    listed = (package / "locales" / LISTED).read_text(encoding="ascii").split()
    found += [f"{LISTED}: {name} has no folder" for name in listed if name not in languages]
    for name, ours in languages.items():
        found += language_faults(name, ours, english)
        found += fact_faults(name, package / "locales" / name, listed)
    return found + list(call_faults(list(calls(package)), english))


if __name__ == "__main__":
    wrong = faults()
    print(
        "\n".join(wrong)
        or "Every message is there, in every language, and is called as it is declared."
    )
    sys.exit(bool(wrong))
