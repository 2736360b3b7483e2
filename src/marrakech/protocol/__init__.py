"""The line protocol for other people's bots (docs/protocol.md).

messages    every message as Python values, encoded and decoded; `fields`: a position as fields;
            `decisions`: a decision with its evaluation
programs    any bot by its name: those of the engine, and `cmd:PROGRAM`
child       a program as a child process, with limits on its time and output
process_bot a program as a bot: `ProcessBot`
understudy  the rule for bots that fail: `random` takes over
responder   our own bots on standard input and output, for other people's programs
check       `marrakech check-bot`: a conformance check
"""
