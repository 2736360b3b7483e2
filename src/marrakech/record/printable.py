"""Text that only shows: whatever would steer a terminal, or turn the text around it, is written as an escape.

Names, tags and comments come out of files that anybody may have written. A terminal takes ESC and its like for
commands: they clear it, write to the clipboard, or make it show what is not there.
"""

import json
import unicodedata


def printable(text: str, *, lines: bool = True) -> str:
    r"""The text with control and formatting characters as escapes, e.g. `\u001b[31m`.

    The escapes are JSON's, so that JSON stays what it is. Line feeds stay if the text may have several `lines`.

    >>> printable("Ana\x1b[2J")
    'Ana\\u001b[2J'
    """
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() or (lines and char == "\n") or _is_space(char) else _escape(char)
        for char in text
    )


def _is_space(char: str) -> bool:
    return unicodedata.category(char) == "Zs"


def _escape(char: str) -> str:
    return json.dumps(char)[1:-1]
