"""What a page is told and may ask, as JSON; for any host of the page, with or without a web server.

The class names are those of the OpenAPI document, from which the page's types are generated. Colours are
letters (H, I, S, A), squares `a1` to `g7`, rugs `d4-e4`; seats are numbered from 0. Everything about a game
is public: all viewers see the same. An update consists of about a hundred of these objects, without reference
cycles: `gc=False` excludes them from garbage collection.

about      what a host offers            positions  positions, and what was tried from them
seating    setting up, taking seats      studied    reviews and rankings
actions    what a seat may do            tries      puzzles
games      a game as a visitor sees it   advice     hints and evaluations
tables     a game as everybody sees it   updates    what happened
boards     the board and the purses      choosing   what may be done next
problems   why a request was refused     learner    where somebody stands
"""
