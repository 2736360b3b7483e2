"""The arrows of docs/architecture.md point down, and the kernel stands on nothing but Python."""

import ast
import sys
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).parent.parent
KERNEL = sorted((ROOT / "src/marrakech/kernel").glob("*.py"))


def test_imports_point_down(monkeypatch: pytest.MonkeyPatch) -> None:
    # It would switch off every logger that there is, and with them the tests about what is logged.
    monkeypatch.setattr("importlinter.cli.logging_config.dictConfig", lambda config: None)
    status = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert status == EXIT_STATUS_SUCCESS


@pytest.mark.parametrize("module", KERNEL, ids=lambda path: path.name)
def test_the_kernel_imports_only_itself_and_the_standard_library(module: Path) -> None:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            top = name.split(".")[0]
            assert name.startswith("marrakech.kernel") or top in sys.stdlib_module_names, name
            assert top not in ("random", "secrets", "time"), f"{name}: chance and time are handed in"
