"""Klappe & Action!, the rules: what may be done in a position, and doing it.

Read it beside the rulebook; each rule is cited where it is kept. This file has the table and the
course of an act. What is asked, and what then happens, is told by questions: `turns` (a scene is
laid), `effect` (the steps of its effect), `closing` (the film is checked). `film`, `hands` and
`row` are what lies on the table, `script` says which scene has which effect, and
`film_effects` and `card_effects` what the effects do; `seeing` makes what a seat sees of it.

Sides are 0 and 1; in solo both are played by seat 0, and side 1 is the fictional partner, whose
hand lies in a row on the table (KA-18).
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from lichtspiel.engine.bits import members, set_of
from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Outcome, Setup, State
from lichtspiel.engine.errors import IllegalAction
from lichtspiel.engine.messages import Problem, Refusal
from lichtspiel.engine.objects import by_attributes
from lichtspiel.games.klappe_und_action.actions import Lay
from lichtspiel.games.klappe_und_action.closing import OVER, check_order
from lichtspiel.games.klappe_und_action.decision import Decision
from lichtspiel.games.klappe_und_action.deeds import Deed
from lichtspiel.games.klappe_und_action.film import Film, blank_film
from lichtspiel.games.klappe_und_action.hands import Hands, no_hands
from lichtspiel.games.klappe_und_action.observing import observe
from lichtspiel.games.klappe_und_action.problems import problems_of
from lichtspiel.games.klappe_und_action.row import Row
from lichtspiel.games.klappe_und_action.scenes import (
    ACTS,
    ALL_SCENES,
    BITS,
    HANDS_OF_ACT,
    SCENE_OF_BIT,
    SCENES,
    SLOT_OF_BIT,
    SLOTS_OF_ACT,
    items,
    placed,
    slots_of,
    strip_of,
)
from lichtspiel.games.klappe_und_action.script import Script
from lichtspiel.games.klappe_und_action.seeing import view_of
from lichtspiel.games.klappe_und_action.turns import EXCHANGE, LAYING
from lichtspiel.games.klappe_und_action.view import (
    ActBegins,
    Dealt,
    EditingBegins,
    ExtrasDrawn,
    KlappeView,
    Laid,
    Lapsed,
    TurnedUp,
)


class KlappeUndAction(State):
    """A position: where every scene is, what is asked, and who knows what."""

    script: Script
    solo: bool
    act: i64
    director: i64
    """The side with the chair (KA-5)."""
    reshoots: i64
    film: Film
    hands: Hands
    row: Row | None
    """Solo only."""
    under: i64
    """Strip: the face-down slot cards (KA-4)."""
    unused: i64
    turn: i64
    """The side whose turn it is while filming."""
    laid: i64
    """Strip: the scenes in the order they were laid."""
    lays: i64
    used: i64
    """Scenes whose effect was carried out in this act."""
    editing: bool
    decisions: i64
    """Team decisions since the end of filming."""
    decision: Decision
    reason: str

    def __init__(
        self, setup: Setup, script: Script, film: Film, hands: Hands, row: Row | None
    ) -> None:
        super().__init__(setup)
        self.script = script
        self.solo = row is not None
        self.act = 0
        self.director = 0
        self.reshoots = 0
        self.film = film
        self.hands = hands
        self.row = row
        self.under = 0
        self.unused = ALL_SCENES
        self.turn = 0
        self.laid = 0
        self.lays = 0
        self.used = 0
        self.editing = False
        self.decisions = 0
        self.decision = LAYING
        self.reason = ""

    # -- dealing --------------------------------------------------------------------

    def deal(self, chance: Chance) -> None:
        """KA-4: shuffle, lay the slot cards, deal the hands; the rest stays unseen."""
        self.act += 1
        self._pass_the_chair(chance)
        kept = self.row.kept() if self.row is not None else []
        self._clear(SLOTS_OF_ACT[self.act - 1])
        row = self.row
        deck = [scene for scene in SCENES if scene not in kept]
        chance.shuffle(deck)
        planted: list[int] = []
        if row is not None and self.act == ACTS:
            row.plant(kept)
            planted = kept
        at = self.film.size - len(planted)
        self.under = strip_of([*planted, *deck[:at]])
        first, second = HANDS_OF_ACT[self.act - 1]
        self._deal_hand(self.director, deck[at : at + first])
        at += first
        self._deal_hand(1 - self.director, deck[at : at + second])
        at += second
        if row is not None and self.act == 1:
            row.draw_extras(deck[at : at + row.places])
            at += row.places
        self.unused = set_of(deck[at:])
        self.turn = self.director
        self.actor = 0 if self.solo else self.director
        self._tell_deal()

    def _pass_the_chair(self, chance: Chance) -> None:
        """KA-5: chosen by the players or drawn by lot; then it changes hands. KA-18: in
        solo the player has it in acts 1 and 3."""
        if self.act > 1:
            self.director = 1 - self.director
        elif not self.solo:
            agreed = self.setup.options["director"]
            self.director = chance.below(2) if agreed == "random" else int(agreed == "second")

    def _clear(self, size: i64) -> None:
        """An empty film, and nothing known, asked or done yet."""
        self.film = blank_film(size)
        self.hands = no_hands()
        if self.row is not None:
            self.row = self.row.next_act()
        self.laid = 0
        self.lays = 0
        self.used = 0
        self.editing = False
        self.decisions = 0
        self.decision = LAYING

    def _deal_hand(self, side: i64, scenes: list[int]) -> None:
        if side == 1 and self.row is not None:
            self.row.deal(scenes)
        else:
            self.hands.toggle(side, set_of(scenes))

    def _tell_deal(self) -> None:
        told, row = self.told, self.row
        if told is None:
            return
        told.all(ActBegins(self.act, self.director, self.film.size))
        told.only(0, Dealt(tuple(members(self.hands.hand0))))
        if row is None:
            told.only(1, Dealt(tuple(members(self.hands.hand1))))
        elif self.act == 1 and row.extra0:
            told.all(ExtrasDrawn(tuple(row.extras())))

    # -- what may be done, and doing it ---------------------------------------------

    def legal_actions(self) -> list[Action]:
        legal: list[Action] = []
        if self.actor >= 0:
            self.decision.question.list_answers(self, legal)
        return legal

    def random_action(self, chance: Chance) -> Action:
        return self.decision.question.draw_answer(self, chance)

    def why_illegal(self, action: Action) -> Refusal | None:
        if self.actor == CHANCE:
            return Refusal("KA-4", "ka-not-dealt")
        if self.actor == NOBODY:
            return Refusal("KA-17" if self.reason == "won" else "KA-16", "ka-over")
        return self.decision.question.why_not(self, action)

    def apply(self, action: Action) -> None:
        refusal = self.why_illegal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        question = self.decision.question
        if self.editing and question.of_team:
            self.decisions += 1
        question.answer(self, action)

    def can_take_back(self) -> bool:
        """Team decisions, until the act is closed: the whole film lies open. In solo also an extra
        scene that is not exchanged yet (KA-22): nothing was seen."""
        question = self.decision.question
        return question is EXCHANGE or (self.decisions > 0 and question.of_team)

    def decided_together(self) -> bool:
        """KA-13: editing and reshoots. Nobody holds a card any more."""
        return self.editing and self.decision.question.of_team and not self.solo

    # -- filming --------------------------------------------------------------------

    def lay(self, lay: Lay) -> None:
        """KA-7, then the camera effect of the scene, if it has one (KA-9)."""
        if self.told is not None:
            self.told.all(Laid(self.turn, lay.scene, lay.slot + 1))
        self.hands.toggle(self.turn, lay.bit)
        self.film.put(lay.bit, lay.slot_bit, lay.strip)
        self.laid |= placed(lay.scene, self.lays)
        self.lays += 1
        announced = False
        row = self.row
        if row is not None:
            announced = row.forced != 0 and self.turn == 0
            row.forced = 0
        if self.script.camera_set & lay.bit == 0 or announced:  # KA-19: its effect is ignored
            self._next_turn()
        else:
            self.script.effect(lay.scene).offer(self, lay.scene, 0)

    def _next_turn(self) -> None:
        """The seats take turns until the film is full (KA-7)."""
        if self.film.empty == 0:
            self._begin_editing()
        else:
            self.turn = 1 - self.turn
            self.actor = 0 if self.solo else self.turn
            self.decision = LAYING

    def turn_up(self) -> i64:
        """Solo: the leftmost face-down scene of the row. It stays up."""
        row = self.row
        assert row is not None
        scene = row.take()
        self.hands.hand1 |= BITS[scene]
        if self.told is not None:
            self.told.all(TurnedUp(scene))
        return scene

    def finish(self, scene: i64) -> None:
        """The effect of this scene has been carried out."""
        self.used |= BITS[scene]
        self.go_on(scene)

    def go_on(self, scene: i64) -> None:
        """The effect of this scene is over, carried out or not."""
        if self.editing:
            self._edit_after(scene)
        else:
            self._next_turn()

    # -- editing --------------------------------------------------------------------

    def _begin_editing(self) -> None:
        """KA-11; KA-13: the director decides for the team."""
        self.editing = True
        self.actor = 0 if self.solo else self.director
        if self.told is not None:
            self.told.all(EditingBegins())
        self._edit_after(0)

    def _edit_after(self, scene: i64) -> None:
        """KA-11, KA-12: the next scissors effect by printed number, wherever it lies. One
        without a target lapses; one that must and leaves no choice is carried out."""
        script = self.script
        rest = self.film.present & script.scissors_set & ~(2 * BITS[scene] - 1)
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            this: i64 = SCENE_OF_BIT[bit % 19]
            effect = script.effect(this)
            choices = effect.targets(self, this)
            if choices == 0:
                if self.told is not None:
                    self.told.all(Lapsed(this))
                continue
            if script.must_set & bit == 0 or choices & (choices - 1) != 0:
                self.decision = Decision(effect.first_step(self), effect, choices, this, 0, 0)
                return
            self.used |= bit
            effect.carry_out(self, this, 0, SLOT_OF_BIT[choices % 11])
        check_order(self)

    def end(self, reason: str) -> None:
        self.reason = reason
        self.actor = NOBODY
        self.decision = OVER

    # -- looking --------------------------------------------------------------------

    def view(self, seat: int) -> KlappeView:
        return view_of(self, seat)

    def observe(self, seat: int) -> bytes:
        return observe(self, seat)

    def phase(self) -> str:
        return self.decision.question.phase or ("editing" if self.editing else "filming")

    def is_edited(self) -> bool:
        """Whether all scissors effects are done: the film is checked, or was."""
        return self.editing and self.decision.question.phase != ""

    def silence(self) -> Refusal | None:
        """KA-8: no talking from the deal until the last lay and its effect."""
        if self.solo or self.actor == CHANCE or self.phase() != "filming":
            return None
        return Refusal("KA-8", "ka-silence")

    def outcome(self) -> Outcome | None:
        """KA-17: both seats win or lose together. Each reshoot left makes the film better."""
        if not self.reason:
            return None
        seats = self.setup.seats
        if self.reason == "lost":
            return Outcome("lost", (), (0,) * seats)
        score: int = 1 + self.reshoots
        return Outcome("won", tuple(range(seats)), (score,) * seats)

    def planted(self) -> i64:
        """How many slots, from the first on, have an open extra scene as slot card (KA-23)."""
        return 0 if self.row is None else self.row.planted

    def problems(self) -> list[Problem]:
        return problems_of(self)

    def cards(self) -> list[int]:
        return [*self.cards_in_play(), *members(self.unused)]

    def cards_in_play(self) -> list[int]:
        """All but the unused ones."""
        row = self.row
        return [
            *members(self.film.present),
            *members(self.hands.hand0),
            *members(self.hands.hand1),
            *items(self.under, self.film.size),
            *(row.face_down() if row is not None else []),
            *([extra for extra in row.extras() if extra] if row is not None else []),
        ]

    def to_json(self) -> dict[str, object]:
        film, hands, decision = self.film, self.hands, self.decision
        row = self.row or Row(0)
        return {
            "act": self.act,
            "director": self.director,
            "actor": self.actor,
            "phase": self.phase(),
            "asked": {
                "what": decision.question.name,
                "scene": decision.scene,
                "copied": decision.copied,
                "chosen": decision.chosen,
            },
            "film": items(film.scenes, film.size),
            "numbers": items(film.numbers, film.size),
            "covered": slots_of(film.covered),
            "laid": items(self.laid, self.lays),
            "slot_cards": items(self.under, film.size),
            "looked": [slots_of(hands.looked0), slots_of(hands.looked1)],
            "hands": [members(hands.hand0), members(hands.hand1)],
            "deeds": [_deed_json(deed) for deed in hands.deeds],
            "used": members(self.used),
            "decisions": self.decisions,
            "reshoots": self.reshoots,
            "solo": {
                "row": row.face_down(),
                "forced": row.forced,
                "extras": row.extras(),
                "extras_used": row.marked(row.extras_used),
                "returned": row.marked(row.returned),
                "planted": row.planted,
            },
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(
            self, self.setup, self.script, self.film, self.hands, self.row, told=None
        )

    def copy(self) -> KlappeUndAction:
        row = self.row
        if row is not None:
            row = row.copy()
        twin = KlappeUndAction(self.setup, self.script, self.film.copy(), self.hands.copy(), row)
        twin.actor = self.actor
        twin.act = self.act
        twin.director = self.director
        twin.reshoots = self.reshoots
        twin.under = self.under
        twin.unused = self.unused
        twin.turn = self.turn
        twin.laid = self.laid
        twin.lays = self.lays
        twin.used = self.used
        twin.editing = self.editing
        twin.decisions = self.decisions
        twin.decision = self.decision
        twin.reason = self.reason
        return twin


def new_game(setup: Setup, script: Script) -> KlappeUndAction:
    """Before the first act is dealt."""
    row = Row(int(setup.options["extras"])) if setup.seats == 1 else None
    game = KlappeUndAction(setup, script, blank_film(SLOTS_OF_ACT[0]), no_hands(), row)
    game.reshoots = int(setup.options["reshoots"])
    return game


def _deed_json(deed: Deed) -> dict[str, object]:
    if deed.is_trade:
        return {"after": deed.after, "by": deed.by, "gave": deed.gave, "got": deed.got}
    return {"after": deed.after, "by": deed.by, "shown": deed.shown}
