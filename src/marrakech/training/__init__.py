"""How the network is made: self-play on the compiled kernel, learning, and a gate before it ships."""
