"""Looking back at a game: what was luck, what was choice, and what would have been better.

valuation  the value of every option of a position, from one evaluation
ledger     start + luck + own choices + others' choices = result
sampling   options played on many times, with common dice and the luck taken out
deep       the values of a game's choices by search and playouts
reviewed   a review and a ranking as values, without compiled code
review     a whole game, with its losses and turning points
ranker     the choices of one position, the best first
puzzles    positions with one choice that is clearly best, as a file; puzzlemaker looks for them
reference  typical figures: the loss of our bots, the spread of luck
    verdict    a game in a sentence; phrases puts it and reasons into words
    document   a review as one HTML file
    statistics luck and loss over many games, as plain rows; plots draws them
"""
