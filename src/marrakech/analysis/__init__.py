"""Looking back at a game: what was luck, what was choice, and what would have been better.

valuation  the value of every option of a position, from one evaluation
ledger     start + luck + own choices + others' choices = result
review     a whole game, with its losses and turning points
    document   a review as one HTML file
    statistics luck and loss over many games, as plain rows
"""
