"""`marrakech serve`: the game for others, without opening a browser here."""

from marrakech.cli import serving


def command(
    host: serving.Host = None,
    lan: serving.Lan = False,
    port: serving.Port = None,
    db: serving.Database = None,
    memory: serving.Memory = False,
) -> None:
    """Host the game for friends or a club."""
    serving.serve(host, port, db, memory, open_browser=False, lan=lan)
