"""Names and sentences as people write them."""

import pytest

from lichtspiel.engine.writing import may_be_shown

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
RAINBOW_FLAG = "\N{WAVING WHITE FLAG}\ufe0f\u200d\N{RAINBOW}"
ARTIST = "\N{WOMAN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}\u200d\N{ARTIST PALETTE}"


@pytest.mark.parametrize("text", ["Ada", "Ädä Ö.", "李娜", FAMILY, f"Ada {RAINBOW_FLAG}", ARTIST])
def test_letters_and_pictures_are_shown(text: str) -> None:
    assert may_be_shown(text)


@pytest.mark.parametrize(
    "text",
    [
        *("A\nda", "A\x00da", "Ada\N{RIGHT-TO-LEFT OVERRIDE}", "Ada\N{ZERO WIDTH SPACE}"),
        *(
            "A\u200dda",
            "\u200d",
            "Ada\u200d",
            "\u200d\N{GIRL}",
            f"{FAMILY}\u200d",
            "\N{MAN}\u200d!",
        ),
    ],
)
def test_what_nobody_would_see_is_not(text: str) -> None:
    assert not may_be_shown(text)
