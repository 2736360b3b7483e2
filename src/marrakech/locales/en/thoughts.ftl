### What bots thought, once a game is over: the page's and the terminal's.

thoughts-way-left = Assam to the left
thoughts-way-ahead = Assam straight on
thoughts-way-right = Assam to the right

# $round (number), $what (text): a rug or one of the ways, $amount (decimal): dirhams
thoughts-noviceWay = Round { $round }, { $what }: I reckoned that this walk would cost me { $amount }. I did not think of the rug to lay after it.

# $round (number), $what (text), $amount (decimal)
thoughts-noviceRug = Round { $round }, { $what }: I saw myself { $amount } points ahead. Which of my own squares the rug covers I did not notice.

# $round (number), $what (text), $amount (decimal)
thoughts-apprenticeWay = Round { $round }, { $what }: with the best rug there I saw myself { $amount } points ahead. Where Assam goes after that I did not ask.

# $round (number), $what (text), $amount (decimal)
thoughts-apprenticeRug = Round { $round }, { $what }: I saw myself { $amount } points ahead. Where Assam goes next I did not ask.

# $round (number), $what (text), $amount (decimal)
thoughts-merchant = Round { $round }, { $what }: after the next player’s answer I saw myself { $amount } points ahead.

# $round (number), $what (text), $share (percent)
thoughts-master = Round { $round }, { $what }: I gave myself { $share } to win.
thoughts-slipped = I had seen something better, and let it slip.
