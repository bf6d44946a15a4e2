"""The numbered rules of The Game: Face to Face: `docs/rules/face-to-face.md` as a table."""

from lichtspiel.engine.rulebook import Rule, Rulebook

RULEBOOK = Rulebook(
    "FF",
    (
        Rule(1, "setup"),
        Rule(2, "setup"),
        Rule(3, "setup"),
        Rule(4, "turn"),
        Rule(5, "turn"),
        Rule(6, "turn"),
        Rule(7, "turn"),
        Rule(8, "turn"),
        Rule(9, "turn"),
        Rule(10, "turn"),
        Rule(11, "turn"),
        Rule(12, "turn", "ours"),
        Rule(13, "turn"),
        Rule(14, "turn"),
        Rule(15, "end"),
        Rule(16, "end"),
        Rule(17, "end", "ours"),
        Rule(18, "end", "ours"),
        Rule(19, "end"),
        Rule(20, "sight", "ours"),
        Rule(21, "sight", "ours"),
    ),
)
