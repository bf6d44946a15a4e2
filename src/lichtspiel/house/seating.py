"""The seating: who has which seat, and the phase of a table; everything but the game."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from lichtspiel.engine.contract import Setup
from lichtspiel.engine.record import BurnedRound, Player
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import Seeds
from lichtspiel.house import log
from lichtspiel.house.store import Listing, Turn
from lichtspiel.protocol.common import Phase


@dataclass(frozen=True)
class Chair:
    """A seat and its occupant. It is free if it has neither a token nor a bot."""

    name: str = ""
    token: str = field(default="", repr=False)
    bot: str = ""
    """The level; of a bot that plays over the network, its name. That one has a token, too."""
    hash: str = ""
    """How its person has committed to a contribution, which means that they are ready."""
    hashes: int = 0
    """How often they have."""
    contribution: str | None = field(default=None, repr=False)
    """None: not revealed yet."""
    stand_in: bool = False
    muted: bool = False
    since: int = 0
    """When its person sat down; their clock does not run before."""
    link: str = field(default="", repr=False)
    link_until: int = 0
    came_by: str = field(default="", repr=False)
    """The link that its token was claimed with."""

    @property
    def free(self) -> bool:
        return not self.token and not self.bot

    @property
    def ready(self) -> bool:
        return bool(self.hash)

    @property
    def person(self) -> bool:
        return bool(self.token) and not self.bot

    @property
    def network_bot(self) -> bool:
        return bool(self.token and self.bot)

    @property
    def decided_by_bot(self) -> bool:
        """Whether a bot of this server is to decide."""
        return bool(self.bot and not self.token) or self.stand_in


@dataclass
class Seating:
    """Derived from a table's log, entry by entry, without playing the game."""

    id: str
    phase: Phase = "waiting"
    chairs: list[Chair] = field(default_factory=list)
    rematch: str = ""
    created: int = 0
    changed: int = 0
    collected: int | None = None
    """Since when the people reveal their contributions; None: they do not."""
    burned: list[BurnedRound] = field(default_factory=list, repr=False)
    """The rounds of contributions that failed."""
    openly: bool = False
    """Whether contributions were shown as they came, as before they were committed to."""
    opened: log.Opened = field(init=False)
    setup: Setup = field(init=False)
    seeds: Seeds = field(init=False, repr=False)

    def copy(self) -> Seating:
        twin = Seating(self.id, self.phase, list(self.chairs), self.rematch, self.created)
        twin.opened, twin.setup, twin.seeds = self.opened, self.setup, self.seeds
        twin.changed, twin.collected, twin.burned = self.changed, self.collected, [*self.burned]
        twin.openly = self.openly
        return twin

    def fold(self, entry: log.Entry, at: int) -> bool:  # noqa: PLR0912 - one case for each entry
        """Apply an entry; return whether the listing may have changed."""
        match entry:
            case log.Opened():
                self.opened = entry
                game = get_game(entry.game, entry.ruleset)
                self.setup = game.setup(entry.seats, entry.options, kept=True)
                self.seeds = Seeds(bytes.fromhex(entry.seed), ())
                self.chairs = [Chair()] * entry.seats
                self.created = at
            case log.Seated():
                name, bot = ("", entry.name) if entry.bot else (entry.name, "")
                self.chairs[entry.seat] = Chair(name=name, token=entry.token, bot=bot, since=at)
            case log.BotSeated():
                self.chairs[entry.seat] = Chair(bot=entry.level)
            case log.Freed():
                # During a game, a bot has to take over.
                self.chairs[entry.seat] = Chair(stand_in=self.phase == "playing")
            case log.Linked():
                self._change(entry.seat, link=entry.code, link_until=entry.until)
                return False
            case log.Moved():
                came = {"token": entry.token, "came_by": entry.link}
                self._change(entry.seat, **came, link="", link_until=0)
                if self.phase == "waiting":  # this device does not know what was committed to
                    self._change(entry.seat, hash="")
            case log.Readied():
                hashes = self.chairs[entry.seat].hashes + 1
                said = entry.contribution or None
                self._change(entry.seat, hash=entry.hash, hashes=hashes, contribution=said)
            case log.Collected():
                self.collected = at
            case log.Revealed():
                self._change(entry.seat, contribution=entry.contribution)
                return False
            case log.Burned():
                self._burn(entry)
            case log.Started():
                self._start()
            case log.Played(last=True):
                self.phase = "over"
            case log.StoodIn():
                self._change(entry.seat, stand_in=True)
            case log.CameBack():
                self._change(entry.seat, stand_in=False)
            case log.Muted():
                self._change(entry.seat, muted=entry.muted)
            case log.Rematched():
                self.rematch = entry.table
            case log.Closed():
                self.phase = "closed"
            case _:
                return False
        self.changed = at
        return True

    def _start(self) -> None:
        self.phase = "playing"
        self.collected = None
        said = tuple(chair.contribution or "" for chair in self.chairs)
        self.seeds = self.seeds.with_contributions(tuple(self.opened.contributions) or said)
        self.openly = any(chair.contribution and not chair.hash for chair in self.chairs)

    def _burn(self, entry: log.Burned) -> None:
        self.burned.append(
            BurnedRound(
                why=entry.why,
                seats=tuple(entry.seats),
                commitment=self.seeds.commitment(),
                seed=self.seeds.table,
                hashes=tuple(chair.hash for chair in self.chairs),
                contributions=tuple(chair.contribution for chair in self.chairs),
            )
        )
        self.seeds = Seeds(bytes.fromhex(entry.seed), ())
        self.collected = None
        for seat in range(len(self.chairs)):
            self._change(seat, hash="", hashes=0, contribution=None)

    def _change(self, seat: int, **changes: str | bool | int | None) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **changes)  # type: ignore[arg-type]

    def players(self) -> list[Player]:
        return [Player(chair.name, chair.bot) for chair in self.chairs]

    def seat_of(self, token: str) -> int | None:
        """The seat held by the token of this hash."""
        for seat, chair in enumerate(self.chairs):
            if token and chair.token == token:
                return seat
        return None

    @property
    def revealing(self) -> bool:
        return self.collected is not None and self.phase == "waiting"

    @property
    def has_people(self) -> bool:
        """Whether a person holds any seat."""
        return any(chair.person for chair in self.chairs)

    def listing(self, winners: tuple[int, ...], turn: Turn) -> Listing:
        return Listing(
            id=self.id,
            code=self.opened.code,
            game=self.opened.game,
            phase=self.phase,
            open=self.opened.open,
            names=tuple(chair.name for chair in self.chairs),
            bots=tuple(chair.bot for chair in self.chairs),
            changed=self.changed,
            winners=winners,
            actor=turn.actor,
            due=turn.due,
            holders={chair.token: seat for seat, chair in enumerate(self.chairs) if chair.token},
        )
