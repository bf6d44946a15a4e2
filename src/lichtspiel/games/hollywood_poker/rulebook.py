"""The numbered rules of Hollywood Poker: `docs/rules/hollywood-poker.md` as a table."""

from lichtspiel.engine.rulebook import Rule, Rulebook

RULEBOOK = Rulebook(
    "HP",
    (
        Rule(1, "setup", "partly"),
        Rule(2, "setup", "partly"),
        Rule(3, "setup", "partly"),
        Rule(4, "setup", "ours"),
        Rule(5, "double"),
        Rule(6, "exchange", "partly"),
        Rule(7, "exchange"),
        Rule(8, "exchange", "partly"),
        Rule(9, "play"),
        Rule(10, "play", "partly"),
        Rule(11, "play"),
        Rule(12, "play", "partly"),
        Rule(13, "play"),
        Rule(14, "play", "partly"),
        Rule(15, "play", "ours"),
        Rule(16, "finishing", "partly"),
        Rule(17, "finishing"),
        Rule(18, "finishing"),
        Rule(19, "match", "partly"),
        Rule(20, "match", "partly"),
        Rule(21, "match", "partly"),
        Rule(22, "match", "ours"),
        Rule(23, "sight", "ours"),
    ),
)
