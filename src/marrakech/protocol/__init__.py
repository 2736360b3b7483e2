"""The line protocol for other people's bots (docs/protocol.md).

messages    every message as Python values, encoded and decoded; `fields`: a position as fields;
            `decisions`: a decision with its evaluation
programs    any bot by its name: those of the engine, and `cmd:PROGRAM`
child       a program as a child process, with limits on its time and output
process_bot a program as a bot: `ProcessBot`
understudy  the rule for bots that fail: `random` takes over
responder   our own bots on standard input and output, for other people's programs
prompt      a decision as text for language models, and what is made of their answer
agent_games games that an agent plays by asking; `mcp_server`: the same by MCP (`marrakech mcp`)
check       `marrakech check-bot`: a conformance check
"""
