"""The shell completes commands, options and values, as a real bash asks for them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

BASH = shutil.which("bash")
ASK = """
eval "$({program} --show-completion bash)"
complete -p marrakech > /dev/null || exit 3
COMP_WORDS=({line}) COMP_CWORD={at}
COMPREPLY=()
_marrakech_completion marrakech
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


def completed(*words: str) -> list[str]:
    """How the last of the words may go on."""
    program = Path(sys.executable).parent / "marrakech"
    line = " ".join(f"'{word}'" for word in ("marrakech", *words))
    script = ASK.format(program=program, line=line, at=len(words))
    path = f"{program.parent}:/usr/bin:/bin"
    done = subprocess.run(
        [BASH or "bash", "--norc", "-c", script],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={"PATH": path, "HOME": str(Path.home())},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.skipif(BASH is None, reason="there is no bash")
@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["re"], ["replay", "review"]),
        (["puzzles", "che"], ["check"]),
        (["review", "--pl"], ["--playouts"]),
        (["review", "x.marrakech", "--depth", "st"], ["standard"]),
    ],
    ids=" ".join,
)
def test_bash_completes(words: list[str], wanted: list[str]) -> None:
    assert sorted(completed(*words)) == wanted


def test_every_shell_gets_its_script() -> None:
    for shell in ("bash", "zsh", "fish"):
        done = subprocess.run(
            [sys.executable, "-m", "marrakech.cli", "--show-completion", shell],
            capture_output=True,
            text=True,
            check=False,
        )
        assert "_MARRAKECH_COMPLETE" in done.stdout, done.stderr
