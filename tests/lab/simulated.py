"""What the tests of simulations play."""

from lichtspiel import get_game

SETUP = get_game("face-to-face").setup()
BOTS = ("medium", "easy")
GAMES = 12
SEED = 5
