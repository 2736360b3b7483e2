"""What is learned: the features of a position, the network that values it, its weights."""
