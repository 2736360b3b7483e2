"""Drawing positions: as text for a terminal, as SVG for a page or a notebook."""
