"""The games of `protocol.agent_games` as an MCP server on standard input and output (extra `mcp`)."""

from typing import Annotated, Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from marrakech.protocol.agent_games import LONGEST_TEXT, OPPONENTS, AgentGames
from marrakech.protocol.prompt import GRAMMAR, decision_text, rules_in_brief
from marrakech.record.errors import MarrakechError
from marrakech.record.position import Position
from marrakech.record.ruleset import Ruleset

INSTRUCTIONS: Final = (
    "Play the board game Marrakech against bots. new_game begins a game and tells the rules; then play one "
    "legal move after another until the game is over. An illegal move changes nothing; it is counted and "
    "explained."
)

ShortText = Annotated[str, Field(max_length=LONGEST_TEXT)]
PlayerCount = Annotated[int, Field(ge=2, le=4)]
AgentSeat = Annotated[int, Field(ge=0, le=3, description="Your seat; 0 moves first.")]
OpponentName = Annotated[
    str,
    Field(max_length=LONGEST_TEXT, description=f"Who plays the other seats: {', '.join(OPPONENTS)}."),
]
SeedText = Annotated[
    str,
    Field(max_length=LONGEST_TEXT, description="The same seed gives the same dice; empty draws one."),
]
SwitchNames = Annotated[
    list[ShortText], Field(max_length=5, description="Rules to switch on: end_turn ...")
]
GameName = Annotated[
    str, Field(max_length=16, description="The name of a game, from new_game, e.g. g1.")
]
MoveText = Annotated[
    str, Field(max_length=LONGEST_TEXT, description="One of the legal moves, e.g. left or d4-e4.")
]
PositionLine = Annotated[str, Field(max_length=400, description="A position in one line.")]


class AgentTools:
    """What an agent may call. The docstrings are what it is told of each tool."""

    def __init__(self) -> None:
        self._games = AgentGames()

    def new_game(
        self,
        players: PlayerCount = 2,
        opponent: OpponentName = "greedy",
        seat: AgentSeat = 0,
        printing: ShortText = "en2021",
        seed: SeedText = "",
        switches: SwitchNames = [],  # noqa: B006  (never changed; the schema shows it)
    ) -> dict[str, Any]:
        """Begin a game against bots. The answer has the rules, the position and the legal moves."""
        return self._answer("new_game", players, opponent, seat, printing, seed, switches)

    def look(self, game: GameName, rules: bool = False) -> dict[str, Any]:
        """The position drawn, in one line and as structure, with the legal moves; with the rules if asked."""
        return self._answer("look", game, rules)

    def legal(self, game: GameName) -> dict[str, Any]:
        """The legal moves."""
        return self._answer("legal", game)

    def play(self, game: GameName, move: MoveText) -> dict[str, Any]:
        """Play a move; the dice roll and the bots answer by themselves. An illegal move changes nothing."""
        return self._answer("play", game, move)

    def explain(self, game: GameName, move: MoveText) -> dict[str, Any]:
        """Why a move is illegal, or that it is legal. Nothing is played and nothing counted."""
        return self._answer("explain", game, move)

    def record(self, game: GameName) -> dict[str, Any]:
        """The game so far as a file that `marrakech replay` and `marrakech review` read."""
        return self._answer("record", game)

    def _answer(self, tool: str, *given: Any) -> dict[str, Any]:
        """What the games answer, with the library's errors as errors of the tool."""
        try:
            found: dict[str, Any] = getattr(self._games, tool)(*given)
        except MarrakechError as error:
            raise ToolError(str(error)[:400]) from None
        return found


def decision(position: PositionLine) -> str:
    """A decision as a prompt: the rules in brief, the position, the legal moves and how to answer."""
    return decision_text(Position.parse(position))


def rules(players: Annotated[str, Field(max_length=1)] = "2") -> str:
    """The rules in brief."""
    number = int(players) if players in ("2", "3", "4") else 2
    return f"{rules_in_brief(Ruleset.of(players=number).rules)}\n\n{GRAMMAR}"


def make_server(version: str) -> MCPServer:
    """A server with games of its own."""
    server = MCPServer("marrakech", instructions=INSTRUCTIONS, version=version, log_level="ERROR")
    tools = AgentTools()
    for tool in (
        tools.new_game,
        tools.look,
        tools.legal,
        tools.play,
        tools.explain,
        tools.record,
    ):
        server.tool()(tool)
    for prompt in (decision, rules):
        server.prompt(prompt.__name__)(prompt)
    return server
