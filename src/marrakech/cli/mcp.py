"""`marrakech mcp`: games for language models and other agents, by MCP on standard input and output."""


def command() -> None:
    """Let language models and other agents play, by MCP."""
    from marrakech.engine.ladder import package_version
    from marrakech.protocol.mcp_server import make_server

    make_server(package_version().rpartition(" ")[2]).run("stdio")
