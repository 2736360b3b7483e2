"""The rules of Marrakech as pure functions over integers.

Nothing here raises, draws a random number, reads a clock or imports a third-party package. A game is a chain
of `State` values: a choice or a chance outcome goes in, the next state comes out. The same functions
run interpreted for people's games and compiled by numba for search and simulation, so they keep to
the subset of Python that both understand.

    board      squares, headings, mosaics, the 84 places of a rug
    printings  what each printed rule sheet says, as values
    state      the position as a tuple of integers, and the switches of the rules
    choices    the choices of a player as numbers, and sets of them
    chance     the outcomes of die and pile, and their weights
    turn       orient, roll (walk and pay), lay, draw, end_turn; legal and act for any step
    tithes     what a walk is expected to cost
    scoring    score, standing, rank
    symmetry   the four symmetries of the board
    admission  which states the rules can go on from
"""
