"""The learned value with search: `master`.

params       what is looked at deeper, and what is wanted
values       vectors of eight: each player's chance of winning and final score
arrays       the arrays a search works in, grouped by what they are for
evaluation   the network's value of a turn that begins
laying       the values of all places of a rug, from what each of them changes
expectation  the exact expectation of one turn
answers      what follows if the others play greedily until it is our turn again
decide       a choice, one or two turns deep
master       the bot: `decide` within limits of time and positions
"""
