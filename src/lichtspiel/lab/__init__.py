"""The laboratory: many seeded games at once, how strong bots are, and how fast it all goes."""
