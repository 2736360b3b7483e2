"""What people and files see of a game: notation, moves and events, the game and its file."""
