"""The errors of rules, notation and moves, and the tree of all errors that this project raises on purpose.

MarrakechError
├── RulesetError              a printing or a combination of switches that does not exist
├── ArgumentError             an argument that does not fit
│   ├── WrongTypeError        of another type than expected; also a TypeError
│   ├── OutOfRangeError       of the right type, with a value that cannot be; also a ValueError
│   └── AgentError            what an agent asked for does not exist                        protocol
├── NotationError             text that is not a square, rug, turn, position or game file
├── IllegalMove               a move that the rules do not allow here
├── CompilationError          the compiler failed in the background                        jit
├── WrongEngineError          an engine in WebAssembly that was made from other sources    jit
├── StoreError                                                                             store
│   ├── UnknownGame           no game with that id
│   ├── GameExists            the id is taken
│   ├── StaleVersion          the log has moved on
│   ├── CommandSeen           this command was stored before
│   ├── SeatTaken             somebody else holds the seat
│   ├── DifferentGame         a copy would overwrite another game
│   └── StoreUnavailable      the disk, the file or the database failed
│       ├── DamagedFile       a part of the file is damaged
│       └── UnreadableFile    not one of ours, damaged, or from a newer release
│           ├── FileInUse     another process has the file
│           └── NotReached    the database does not answer, but may later
├── WorkersError                                                                           workers
│   └── WorkError             a task failed
├── EngineError                                                                            engine
│   ├── UnknownBotError       no bot of that name
│   ├── WeightsError          a file of weights that cannot be used
│   └── NoChoiceError         there is nothing to choose
├── ProtocolError             a line that is not the expected message                      protocol
├── BotFault                  a bot's process that died, was late or sent nonsense         protocol
├── EnvError                                                                               envs
│   ├── WrongArgumentError    an environment with invalid arguments
│   ├── IllegalActionError    an action that is not in the mask
│   ├── GameOverError         a step after the end
│   └── NotStartedError       a step before the reset
├── ArenaError                                                                             arena
│   └── EntrantError          a bot that cannot be entered
├── TrainingError             a run that cannot go on as asked                             training
├── DatasetError              a dataset that cannot be made, read or believed              dataset
├── Refusal                   a code for programs, a sentence for people                   service
│   ├── Invalid               the request can never be granted
│   ├── Unproven              the caller has not shown who they are
│   ├── NotAllowed            the caller may not do this
│   ├── NotFound              no such game, version or invitation
│   ├── Conflict              not at this point of the game
│   │   └── MovedOn           the game has left that version
│   ├── TooMany               too many requests, or too much at once
│   └── Unavailable           not at present
├── NoAnswer                  no worker could answer                                       service
│   └── WorkerDied            the worker that worked on a task has died
│       └── GameFailed        workers have died too often in the same game
├── BotFailed                 a bot raised an error in a worker                            service
├── UnreadableLog             a game's log that is damaged or from a later release         service
├── Forbidden                 an address that nobody may be called at                      service
├── Unreachable               a receiver that does not answer                              service
├── Undelivered               a call that its receiver did not take                        service
├── SettingsError             an invalid setting                                           server
├── CannotListen              no port could be opened                                      server
├── AdminError                a running server that does not do what its operator asks     cli
├── AnswerError               an answer in the terminal that is not understood             cli
└── SeatError                 a seat of the terminal game that cannot be taken as asked    cli
"""


class MarrakechError(Exception):
    """The root of the tree. The message says what was wrong and why."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by fields, whatever `__init__` takes: errors cross process boundaries."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(
    kind: type[MarrakechError], args: tuple[object, ...], fields: dict[str, object]
) -> MarrakechError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


class RulesetError(MarrakechError, ValueError):
    """A printing or a combination of switches that does not exist.

    `about` names the offending part: 'printing', 'players', 'rules' or a switch, or is empty.
    """

    def __init__(self, message: str, about: str = "") -> None:
        super().__init__(message, about)
        self.about = about

    def __str__(self) -> str:
        return str(self.args[0])


class ArgumentError(MarrakechError):
    """An argument that does not fit; the message says what is expected."""

    def __init__(self, found: object, expected: str | None = None) -> None:
        super().__init__(found, expected)
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        if self.expected is None:
            # `gymnasium.make` raises a TypeError again, with nothing but a sentence.
            return str(self.found)
        shown = repr(self.found)
        return f"expected {self.expected}, not {shown if len(shown) <= 60 else shown[:57] + '...'}"


class WrongTypeError(ArgumentError, TypeError):
    """An argument of the wrong type."""


class OutOfRangeError(ArgumentError, ValueError):
    """An argument of the right type whose value is out of range."""


class NotationError(MarrakechError, ValueError):
    """Text that cannot be parsed, with the place where parsing failed.

    >>> raise NotationError("z9", "a square a1 to g7", line=3, column=8)
    Traceback (most recent call last):
    ...
    marrakech.record.errors.NotationError: line 3, column 8: found 'z9', expected a square a1 to g7
    """

    def __init__(self, found: str, expected: str, line: int = 1, column: int = 1) -> None:
        super().__init__(found, expected, line, column)
        self.found = found
        self.expected = expected
        self.line = line
        self.column = column

    def __str__(self) -> str:
        shown = repr(self.found) if self.found else "the end"
        return f"line {self.line}, column {self.column}: found {shown}, expected {self.expected}"

    def at(self, line: int, column: int) -> "NotationError":
        """The same error located in a larger text, given where the smaller text begins."""
        shifted = self.column + column - 1 if self.line == 1 else self.column
        return NotationError(self.found, self.expected, line=self.line + line - 1, column=shifted)


class IllegalMove(MarrakechError, ValueError):  # noqa: N818  (named after the move)
    """A move that the rules do not allow here; `rule` names the broken rule for programs."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(rule, message)
        self.rule = rule

    def __str__(self) -> str:
        return str(self.args[1])
