"""The examples that people will copy first are run as tests."""

import doctest
import importlib
import pkgutil
import re
from importlib.metadata import version
from pathlib import Path

import pytest

import marrakech

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_the_python_examples_of_a_page_run(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, flags=re.S)
    assert examples, f"{page} shows no Python"
    joined = "\n".join(examples)
    test = doctest.DocTestParser().get_doctest(joined, {}, page, page, 0)
    assert test.examples, f"the Python of {page} is written as a session with >>>"
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


def test_the_version_is_that_of_the_package() -> None:
    assert marrakech.__version__ == version("marrakech")
    with pytest.raises(AttributeError):
        _ = marrakech.nothing


def test_the_examples_in_docstrings_run() -> None:
    tried = 0
    for level in ("kernel", "record"):
        package = importlib.import_module(f"marrakech.{level}")
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            failed, attempted = doctest.testmod(
                importlib.import_module(module.name), optionflags=doctest.IGNORE_EXCEPTION_DETAIL
            )
            assert failed == 0, module.name
            tried += attempted
    failed, attempted = doctest.testmod(marrakech)
    assert failed == 0
    assert tried + attempted > 10
