"""Positions drawn by our own hand: as text for a terminal, as SVG for a page or a notebook."""
