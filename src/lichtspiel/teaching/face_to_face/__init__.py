"""Face to Face: its lesson and its pictures."""
