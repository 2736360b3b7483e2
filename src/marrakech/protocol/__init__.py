"""The line protocol for other people's bots (docs/protocol.md).

messages    every message as Python values, written and read; `fields`: a position taken apart;
            `decisions`: a decision with its grounds
programs    any bot by its name: those of the engine, and `cmd:PROGRAM`
child       a program as a child process, with limits on what it may take and print
process_bot a program as a bot: `ProcessBot`
understudy  `random` stands in for a bot that fails
responder   our own bots on standard input and output, for other people's programs
check       `marrakech check-bot`: is a program fit to play?
"""
