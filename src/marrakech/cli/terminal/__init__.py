"""The game in the terminal, a client of `service` as the page is one of `server`.

start          a new game or a resumed one
terminal_game  the loop: show, ask, command
local_service  the service in this process, for a program that waits for its answers
questions      what a player is asked, what may be answered, and how an answer is read
hints          a hint in words
layout         the whole screen as lines of text
display        draws the layout in place (a terminal) or lets it scroll (a pipe), and reads answers
fullscreen     the whole screen of a terminal
keyboard       single keys

Keys and redrawing are our own: importing prompt_toolkit alone would add a tenth to the processor time until the
first frame.
"""
