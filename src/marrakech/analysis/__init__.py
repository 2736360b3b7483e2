"""Looking back at a game: what was luck, what was choice, and what would have been better.

valuation  the value of every option of a position, from one evaluation
ledger     start + luck + own choices + others' choices + correction = result; accounts rounds it to add up
sampling   one option played on with given dice, the luck taken out
rollout    the options of a position played to the end many times, with common dice; rolled is the result
deep       the values of a game's choices by search and playouts
reviewed   a review and a ranking as values, without compiled code
review     a whole game, with its losses and turning points
ranker     the choices of one position, the best first
puzzles    positions with one choice that is clearly best, as a file; puzzlemaker looks for them, puzzleproof
           judges them again, themes says what they are about, glicko how hard they are
playinglevel  how somebody plays, from reviewed games, with a range; learnerfile is what they keep
reference  typical figures: the loss of our bots, the spread of luck
    verdict    a game in a sentence; phrases puts it and reasons into words
    decision_list  every decision as rows of text
    document   a review as one HTML file
    statistics luck and loss over many games, as plain rows; plots draws them
"""
