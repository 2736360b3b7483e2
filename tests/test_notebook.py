"""The notebook in `examples/` runs from the first cell to the last, and shows something in each."""

import ast
import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parent.parent / "examples" / "a_game_reviewed.ipynb"


def shown(source: str, names: dict[str, Any]) -> Any:
    """Run a cell like a notebook does: the value of a last expression is what it shows."""
    *before, last = ast.parse(source).body
    if not isinstance(last, ast.Expr):
        before.append(last)
    exec(compile(ast.Module(before, []), str(NOTEBOOK), "exec"), names)
    return (
        eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names)
        if isinstance(last, ast.Expr)
        else None
    )


def test_the_notebook_runs() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    results = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            results.append(shown("".join(cell["source"]), names))
    start, end, ranking, mistakes, worst = (result for result in results)
    assert all("<svg" in one._repr_svg_() for one in (start, end, worst))
    assert end.over
    assert [line[0] for line in ranking] == sorted(line[0] for line in ranking)
    losses = [loss for loss, _, _ in mistakes]
    assert len(losses) == 3
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] > 0
