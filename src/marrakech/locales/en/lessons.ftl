### Around the lessons.

# $at (number), $of (number)
lessons-step = Step { $at } of { $of }

# $at (number), $of (number)
lessons-extra = Extra { $at } of { $of }

# $at (number), $of (number)
lessons-part = part { $at } of { $of }

lessons-steps = Steps of the lesson
lessons-squares = Squares of the market
lessons-arrows = Ways for Assam
lessons-answers = Answers
lessons-way-left = Turn him left
lessons-way-ahead = Leave him as he is
lessons-way-right = Turn him right
lessons-way-behind = Turn him round
lessons-assam = Assam

# $square (text)
lessons-first = **{ $square } it is.** Now its other half: a square beside it.

# $assam (text): the square on which he stands
lessons-refused-assam = **Under Assam's feet:** he stands on { $assam }, and his own square stays free.

# $assam (text): the square on which he stands
lessons-refused-away = **Not beside Assam:** neither half touches **{ $assam }**, where he stands.

# $assam (text, optional)
lessons-refused-whole = **Both halves of one rug:** they may never be covered in one go.

# $assam (text): the square on which he stands
lessons-refused-far = **Too far from Assam:** no rug with a half here can touch **{ $assam }**, where he stands.

# $assam (text, optional)
lessons-refused-apart = **Not side by side:** the second half of a rug lies beside the first.

lessons-helps-assam = The ringed squares touch his. Start from one of them.
lessons-helps-away = The ringed squares do. Start from one of them.
lessons-helps-whole = One half of it may go, together with something else.
lessons-helps-far = Start from a ringed square, or from one beside it.
lessons-helps-apart = Choose the first half again.

# $count (number)
lessons-counted = **{ $count } so far.** Go on: every square that counts.

lessons-rules = Read the rules
lessons-leave = Leave
lessons-back = Back
lessons-next = Next
lessons-last = Play
lessons-show = Show me
lessons-reached = done
lessons-open = to do
lessons-voice = Anir says
lessons-learn = Learn
lessons-doneTitle = You know the game
lessons-doneText = Turn, roll, pay, lay: that is a turn. In your first game a word of help stands at each step the first time you meet it.
lessons-play = Play your first game
lessons-playNote = Against two novices, with all the help there is.
lessons-close = Close
lessons-terms-dirham = The money of the market. A silver coin is one dirham, a gold one five; everybody begins with 30.
lessons-terms-quarter = A quarter turn: to his left or to his right. Straight ahead is the third choice; turning round is not allowed.
lessons-terms-mosaic = The half circle leads Assam off the board and back on the line beside. It costs no step.
lessons-terms-tithe = What you pay when Assam stops on another merchant's rug: one dirham for each square of the region. Here, four.
lessons-terms-region = All squares of one colour in sight that touch by an edge. A corner does not join them.
lessons-moreTitle = Three more, if you like
lessons-moreText = They come up in some games only.
lessons-again = Once more from the start
lessons-done = done

# $dirhams (number), $squares (number)
lessons-purse = { $dirhams } + { $squares }

lessons-unknown = There is no such lesson.
