"""The numbered rules of Klappe & Action!: `docs/rules/klappe-und-action.md` as a table."""

from lichtspiel.engine.rulebook import Rule, Rulebook

RULEBOOK = Rulebook(
    "KA",
    (
        Rule(1, "material"),
        Rule(2, "material", "partly"),
        Rule(3, "acts"),
        Rule(4, "acts"),
        Rule(5, "acts", "partly"),
        Rule(6, "acts"),
        Rule(7, "filming"),
        Rule(8, "filming", "partly"),
        Rule(9, "filming", "partly"),
        Rule(10, "filming", "partly"),
        Rule(11, "editing"),
        Rule(12, "editing", "ours"),
        Rule(13, "editing", "ours"),
        Rule(14, "closing"),
        Rule(15, "closing"),
        Rule(16, "closing", "partly"),
        Rule(17, "closing", "partly"),
        Rule(18, "solo"),
        Rule(19, "solo", "partly"),
        Rule(20, "solo", "partly"),
        Rule(21, "solo", "partly"),
        Rule(22, "solo", "partly"),
        Rule(23, "solo", "partly"),
        Rule(24, "solo"),
        Rule(25, "sight", "partly"),
        Rule(26, "script", "ours"),
    ),
)
