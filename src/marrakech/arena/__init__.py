"""Matches between bots: duplicate games, and what they show.

entrant      a bot as it is named on the command line: greedy, master@0.1s, cmd:"python mybot.py"
fixture      one game to be played, as a value
schedule     which fixtures make a match: the same dice and piles, the seats rotated
playing      playing a fixture through `record.Game`
result       what came of a fixture; `resultlog`: results as lines in a file; `spreadsheet`: as CSV
tournament   a match from its plan to its summary, which can be interrupted and resumed
ratings      Plackett-Luce
summary      what a match shows, as a value; `aggregate`: from results to a summary
benchmark    a bot against fixed opponents: its rating, and a manifest from which anybody repeats it
scale        ratings from games against those whose ratings are known
luck         what chance was worth in a game, to be taken out
manifest     a run of the benchmark as a file and as a row
report       the summary as tables for a terminal; `html`: as a page
"""
