"""Where the words of a card stand: on which card, and what sets them off; and all that is said there. What words need
of that is told in card_needs.py, what can be said of cards of a kind in card_kinds.py.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.effects.nested import Found, nested
from game.frozen import frozen
from game.rules.pony.cards import Ability
from game.rules.pony.forms import Filter, own_deed
from game.rules.pony.modifiers import LimitMod, NeedCharsMod, NeedMod

Kinds = tuple[str, ...]
CHARACTERS: Kinds = ("friend", "mane")
FIGHTING: Kinds = (*CHARACTERS, "troublemaker")
LEAVING: Kinds = ("friend", "resource", "troublemaker")  # these can leave play
DRAWN: Kinds = (*LEAVING, "event")  # these are in hands and draw decks
IN_PLAY: Kinds = (*FIGHTING, "resource", "problem")
KINDS: dict[str, Kinds] = {
    **{kind: (kind,) for kind in (*IN_PLAY, "event")},
    "character": CHARACTERS,
    "card": (*IN_PLAY, "event"),
}
"""Which cards each word for a kind means."""
ITSELF: dict[str, Kinds] = {
    "played": ("friend", "resource"),
    "entered": ("friend", "resource"),
    "moved": CHARACTERS,
    "problem_entered": ("problem",),
    "solved": ("problem", "dilemma"),
    "uncovered": ("troublemaker",),
    "defeated": ("troublemaker",),
    "dismissed": LEAVING,
    "to_discard": LEAVING,
}
"""What can happen to the card itself, and to which kinds of cards."""
ONLY_ITSELF = ("played", "entered", "moved", "problem_entered", "solved")
GONE = ("dismissed", "to_discard", "defeated", "tm_defeated", "discarded")  # what it happened to is in a pile
FOUGHT = ("faceoff_won", "tm_defeated", "defeated")  # a faceoff has just been decided
ONE_KIND = ("problem_faceoff", "troublemaker_faceoff", "problem", "troublemaker")
PEACEFUL = ("phase_start", "phase_end", "turn_end", "confront", "problem_entered", "solved")  # none goes on then


@frozen
class Home:
    """The card that an ability stands on."""

    kind: str
    place: str = ""  # of a Resource
    boosted: bool = False  # the other side of a Mane


@frozen
class Scene:
    """An ability, and the card that it stands on."""

    home: Home
    ability: Ability

    @property
    def on(self) -> str:
        """What sets it off; "" if it is used at will, or holds all the time."""
        return self.ability.on.event if self.ability.on is not None else ""

    @property
    def itself(self) -> bool:
        """True if it is set off by what happens to the card itself."""
        on = self.ability.on
        return on is not None and (on.event in ONLY_ITSELF or on.what == "self")

    @property
    def it(self) -> Kinds:
        """What "it" may be; none where what happens names no card that anything could be done with."""
        on = self.ability.on
        if on is None:
            return ()
        if self.itself:
            return (self.home.kind,)
        if isinstance(on.what, Filter):
            return KINDS[on.what.kind]
        return {
            "uncovered": ("troublemaker",),
            "tm_defeated": ("troublemaker",),
            "confront": ("problem",),
            "discarded": DRAWN,
        }.get(on.event, ())

    @property
    def gone(self) -> bool:
        """True if "it" is in a pile."""
        return self.on in GONE

    @property
    def attached(self) -> bool:
        """True if the card lies on a Friend."""
        return self.home.place in ("any_friend", "opp_friend")

    @property
    def in_play(self) -> bool:
        """True if the card lies on the table."""
        return self.home.kind != "event"

    @property
    def at_problems(self) -> bool:
        """True if the card may be at a Problem."""
        return self.in_play and self.home.place != "home"

    @property
    def moves(self) -> bool:
        """True if the card may be at home, and at a Problem."""
        return self.home.kind in CHARACTERS or self.attached

    @property
    def in_faceoff(self) -> bool:
        """True if a faceoff may be going on."""
        mod = self.ability.mod
        quiet = isinstance(mod, (NeedMod, NeedCharsMod)) or getattr(mod, "act", "") in ("move", "confront")
        return self.ability.phase not in ("main", "troublemaker") and self.on not in PEACEFUL and not quiet

    @property
    def any_faceoff(self) -> bool:
        """True if it is not said already which kind of faceoff it is."""
        a = self.ability
        told = (a.phase, getattr(a.mod, "during", ""), a.on.type if a.on is not None else "")
        return self.on not in ("tm_defeated", "defeated") and not {*ONE_KIND} & {*told}

    @property
    def scoring(self) -> bool:
        """True if it may be in the Score Phase."""
        on = self.ability.on
        not_in_it = on is not None and (on.event in ("phase_start", "turn_end") or on.phase not in ("", "score"))
        return not not_in_it and self.ability.phase not in ("main", "troublemaker", "troublemaker_faceoff")

    @property
    def player(self) -> bool:
        """True if it is about some player besides the card's own."""
        a = self.ability
        return hasattr(a.mod, "who") and not isinstance(a.mod, LimitMod) if a.kind == "static" else not own_deed(a.on)


# ---- what is inside ----------------------------------------------------------------------------------------------
def forms_of(ability: Ability, where: str) -> Iterator[Found]:
    """All that an ability says, but for what sets it off."""
    for part, name in (
        (ability.mod, "static"),
        (ability.provided, "provided"),
        (ability.cost, "cost"),
        (ability.do, "do"),
    ):
        yield from nested(part, f"{where}/{name}")
