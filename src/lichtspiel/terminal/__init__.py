"""Play in a terminal: as a picture for eyes, as plain sentences for ears and pipes."""
