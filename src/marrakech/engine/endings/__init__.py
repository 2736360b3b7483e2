"""Exact endings: what a position with few rugs left is worth if everybody plays best for themselves.

last_turn       the turn of the last rug in all hands, by whole numbers and sets of squares
ending_arrays   the arrays that an ending is solved in: the way down the tree, and positions solved before
solving         every position below the root, down to the last turns
endings         the interface: `Endings`, for a `State` its exact value and those of all options
"""
