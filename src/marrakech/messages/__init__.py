"""What people read, in their language.

    message("terminal-turn", turn=5)     'Turn 5', or 'Tour 5' where French is spoken

A key is an area, a hyphen and a name; its sentence stands in `locales/<language>/<area>.ftl`, a file of Project
Fluent's that is read when it is first needed (`locales/README.md`). `make lint` checks keys and variables.

    spoken     the language that is spoken here, and `message`
    catalogue  the sentences of one language
    figures    numbers, shares and dates as a language writes them
"""

from marrakech.messages.figures import day, decimal, percent, weekday
from marrakech.messages.spoken import (
    LANGUAGES,
    Person,
    Variable,
    language,
    message,
    speaking,
    system_language,
)

__all__ = [
    "LANGUAGES",
    "Person",
    "Variable",
    "day",
    "decimal",
    "language",
    "message",
    "percent",
    "speaking",
    "system_language",
    "weekday",
]
