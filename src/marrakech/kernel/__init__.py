"""The rules of Marrakech as pure functions over integers.

Nothing here raises, draws a random number, reads a clock or imports a third party. A game is a chain
of `State` values: a choice or a chance outcome goes in, the next state comes out. The same functions
run interpreted for people's games and compiled by numba for search and simulation, so they keep to
the subset of Python that both understand.

    board      squares, headings, mosaics, the 84 places of a rug
    printings  what each printed rule sheet says, as values
    state      the position as a tuple of integers, and the switches of the rules
    turn       orient, roll (walk and pay), lay, draw, turn
    scoring    score, standing, place
    chance     outcomes and their weights
    symmetry   the four ways to look at the same board
"""
