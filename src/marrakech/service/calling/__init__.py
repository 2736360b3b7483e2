"""Calling people whose turn it is, outside the page.

crier      finds the turns that wait, plans the calls and sends them, one process at a time
addressbook  how each guest is called: given, confirmed, tried, stopped
outlets    the ways that this house has: `push`, `mail`, `webhook`
wording    what a call says, in the language of whoever gets it
outbound   the one way out: addresses given by strangers are checked, time and size are bounded
"""
