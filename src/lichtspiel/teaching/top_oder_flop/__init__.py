"""Top oder Flop: its lesson and its pictures, and positions for them set up by hand."""
