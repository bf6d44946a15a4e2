"""The laboratory: many seeded games at once, and how fast they go."""
