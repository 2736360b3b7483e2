"""Matches between bots: duplicate games, and what they show.

entrant    a bot as it is named on the command line: greedy, master@0.1s, cmd:"python mybot.py"
unit       one game to be played, as a value, and its result
schedule   which games make a match: the same dice and piles, the seats rotated
match      playing a unit through `record.Game`
log        results as lines in a file, so that a match can be cut short and taken up again
sums       means with intervals, the deal as the unit of chance
ratings    Plackett-Luce
summary    what a match shows, as a value
report     the summary as tables for a terminal; `page`: as a page of HTML
"""
