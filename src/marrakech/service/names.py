# ruff: noqa: RUF001 (letters that look like others are what this is about)
"""Names of players: any language, but nothing invisible, nothing that reverses text, no look-alikes at a table.

A name is plain text; whoever shows it escapes it.
"""

import unicodedata
from collections.abc import Iterable

from marrakech.service.errors import Invalid

LONGEST = 24
MOST_MARKS = 2
"""The most combining marks on one letter; more would overflow into the lines above."""

# Letters that look like a Latin one in most fonts, after compatibility folding and in lower case.
_LATIN_TWINS = str.maketrans(
    {
        **dict(zip("авеіјкмнорсѕтухһԁԛԝ", "abeijkmhopcstyxhdqw", strict=True)),
        **dict(zip("αβγεηικνορτυχω", "abyenikvoptuxw", strict=True)),
        **dict(zip("ӏԍѵ", "lgv", strict=True)),
        **dict(zip("հոօսցզ", "hnougq", strict=True)),
        **dict(zip("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃᎥ", "abcdeghjklmprstvwzl", strict=True)),
        **dict(zip("ɑɡɩʟ", "agll", strict=True)),
        **dict(zip("\u0131|!1", "llll", strict=True)),
        "0": "o",
        "5": "s",
        "i": "l",
    }
)
_INVISIBLE = frozenset(
    chr(code)
    for code in (
        # Unicode's Default_Ignorable_Code_Point; those of the kinds in `_FORBIDDEN` are left out.
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE0F),
        *range(0xE0100, 0xE01F0),
        # Blank by design: Braille without dots, fillers, a note without a head, hieroglyphic blanks.
        *(0x2800, 0x16FE4, 0x1D159, 0x13441, 0x13442),
    )
)
"""Characters that render as nothing; U+FE0F is not among them, as many emoji contain it."""
_TWIN_SCRIPTS = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"})
"""Alphabets with look-alike letters: a name may use one of them."""
_FORBIDDEN = {
    "Cc": "a control character",
    "Cf": "an invisible or text-turning character",
    "Cs": "half of a character",
    "Co": "a private character",
    "Cn": "an unassigned character",
    "Zl": "a line separator",
    "Zp": "a paragraph separator",
}


def checked_name(raw: str, others: Iterable[str] = ()) -> str:
    """The name as it will be shown, e.g. `"Aïcha"` for `" Aïcha "`; raises `Invalid`."""
    for position, char in enumerate(raw, 1):
        kind = _FORBIDDEN.get(unicodedata.category(char))
        if char in _INVISIBLE:
            kind = "an invisible character"
        if kind is not None and not char.isspace():
            raise Invalid(
                "bad_name",
                f"the name holds {kind} (U+{ord(char):04X}) at place {position}: use letters, "
                "digits, spaces and signs that can be seen",
                reason="character",
                position=position,
            )
    name = " ".join(unicodedata.normalize("NFC", raw).split())
    if not 1 <= len(name) <= LONGEST:
        raise Invalid(
            "bad_name",
            f"a name has 1 to {LONGEST} characters, this one has {len(name)}",
            reason="length",
            longest=LONGEST,
        )
    if not any(unicodedata.category(char)[0] in "LNS" for char in name):
        raise Invalid("bad_name", "a name needs a letter, a digit or a picture", reason="empty")
    _check_marks(name)
    _check_scripts(name)
    twin = next((other for other in others if skeleton(other) == skeleton(name)), None)
    if twin is not None:
        raise Invalid(
            "look_alike_name",
            f"{name!r} looks like {twin!r}, who already sits at this table: choose another name",
            other=twin,
        )
    return name


def skeleton(name: str) -> str:
    """A name reduced to what it looks like: names with equal skeletons are easily confused."""
    seen = _without_marks(_without_marks(name).casefold())
    seen = "".join(str(unicodedata.digit(char, char)) for char in seen)
    return seen.translate(_LATIN_TWINS).replace("rn", "m").replace("vv", "w")


def _without_marks(text: str) -> str:
    """Letters and signs, without their marks and the spaces between them."""
    parts = unicodedata.normalize("NFKD", text)
    return "".join(char for char in parts if not unicodedata.category(char).startswith(("M", "Z")))


def _check_scripts(name: str) -> None:
    letters = (char for char in unicodedata.normalize("NFKC", name) if char.isalpha())
    scripts = {unicodedata.name(char, "").split(" ")[0] for char in letters} & _TWIN_SCRIPTS
    if len(scripts) > 1:
        mixed = " and ".join(sorted(script.capitalize() for script in scripts))
        raise Invalid(
            "bad_name",
            f"the name mixes {mixed} letters, which look alike: use one alphabet",
            reason="character",
        )


def _check_marks(name: str) -> None:
    marks = 0
    for char in name:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise Invalid(
                "bad_name",
                f"the name puts more than {MOST_MARKS} marks on one letter: leave some out",
                reason="marks",
            )
