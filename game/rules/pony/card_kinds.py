"""What can be said of cards of a kind, and done to them (pony.md, 15): a Problem has no colour, and only Friends are
frightened. Words that ask for what no such card has, or do what nothing comes of, mean nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from game.effects.faults import CHANGES_NOTHING, Faults
from game.effects.nested import Found, nested
from game.rules.pony import card_faults as F
from game.rules.pony.card_scenes import (
    CHARACTERS,
    DRAWN,
    FIGHTING,
    IN_PLAY,
    KINDS,
    LEAVING,
    Kinds,
    Scene,
)
from game.rules.pony.choosing import OnCards
from game.rules.pony.condition_forms import Count
from game.rules.pony.effects.board_ops import (
    AddPower,
    DismissCards,
    ExhaustCards,
    FrightenCards,
    PutCards,
    ReadyCards,
    Reattach,
    RetireCards,
)
from game.rules.pony.effects.deck_ops import LookAtDeck, PlayFreely, SearchFor
from game.rules.pony.effects.faceoff_ops import FlipMore
from game.rules.pony.effects.gain_ops import CheaperNext, ScorePoints
from game.rules.pony.effects.move_ops import MoveCards
from game.rules.pony.effects.troublemaker_ops import Cover, PeekAt, Uncover
from game.rules.pony.forms import (
    All,
    ChosenIf,
    DismissCost,
    ExhaustCost,
    Filter,
    Occasion,
    Per,
    ReturnCost,
    SendHomeCost,
)
from game.rules.pony.modifiers import (
    CannotMod,
    CostMod,
    FlipMod,
    FlippedToMod,
    GrantMod,
    NeedMod,
    PowerMod,
    ReplaceDismissMod,
    TotalMod,
)

BOARD: Kinds = (*CHARACTERS, "resource")  # these are exhausted, and ready again
HAVE: Mapping[str, Kinds] = {
    "on": ("resource",),
    "on_kind": ("resource",),
    "has_resource": ("friend",),
    "state": BOARD,
    "face": ("friend", "troublemaker"),
    "color": CHARACTERS,
    "not_color": CHARACTERS,
    "any_color": CHARACTERS,
    "trait": (*BOARD, "event"),
    "power_max": FIGHTING,
    "power_min": FIGHTING,
    "printed_power": (*FIGHTING, "resource", "event"),
    "printed_power_max": (*FIGHTING, "resource", "event"),
}
"""Of which kinds of cards a filter can say something."""
AT: Mapping[str, Kinds] = {
    "home": BOARD,
    "faceoff": FIGHTING,
    "last_faceoff": CHARACTERS,
    "hand": DRAWN,
}
"""Which kinds can be somewhere; anywhere else all those that are ever in play."""
ON_THE_TABLE = ("on", "on_kind", "has_resource", "state", "face", "other", "not_it")  # not in a hand
TAKES: Mapping[type, Kinds] = {
    ReadyCards: BOARD,
    ExhaustCards: BOARD,
    FrightenCards: ("friend",),
    DismissCards: LEAVING,
    RetireCards: LEAVING,
    PutCards: DRAWN,
    AddPower: FIGHTING,
    MoveCards: FIGHTING,
    PeekAt: ("troublemaker",),
    Uncover: ("troublemaker",),
    Cover: ("troublemaker",),
    Reattach: ("resource",),
    ExhaustCost: BOARD,
    DismissCost: LEAVING,
    ReturnCost: LEAVING,
    SendHomeCost: CHARACTERS,
    PowerMod: FIGHTING,
    GrantMod: CHARACTERS,
    ReplaceDismissMod: LEAVING,
    PlayFreely: LEAVING,
    SearchFor: DRAWN,
}
"""What is done to which kinds of cards."""
INTO: Mapping[str, Kinds] = {"play_free": LEAVING, "home_frightened": ("friend",)}
"""Which kinds can be put somewhere, where that says it."""
CANNOT: Mapping[str, Kinds] = {
    "move": CHARACTERS,
    "move_away": CHARACTERS,
    "play": CHARACTERS,  # Manes are never played
    "dismiss": LEAVING,
    "exhaust": BOARD,
}
PRINTED = {
    SearchFor: "what",
    LookAtDeck: "take",
    PlayFreely: "what",
    CheaperNext: "what",
    CostMod: "what",
    FlippedToMod: "what",
}
"""Where a filter is about cards of the draw deck, by what is printed on them."""
ANYWHERE = (PutCards, PlayFreely, SearchFor)  # what is done to cards that are not in play
HAPPENS: Mapping[str, Kinds] = {
    "char_entered": ("friend",),
    "char_moved": CHARACTERS,
    "dismissed": LEAVING,
    "to_discard": DRAWN,
    "defeated": ("troublemaker",),
}
"""To which kinds of cards it can happen."""


def check_kinds(scene: Scene, there: Sequence[Found], where: str, faults: Faults) -> None:
    """All that an ability says of cards can be true of some, and all that it does be done to some. `there`: all that it
    says."""
    chosen = False
    for thing, at, outer in there:
        if isinstance(thing, Filter):
            _check_filter(thing, at, outer, faults)
        elif type(thing) in TAKES or isinstance(thing, CannotMod):
            _check_done(thing, scene, at, faults)
        if isinstance(thing, ChosenIf) and not chosen:
            faults.say(at, F.NOTHING_CHOSEN)
        chosen = chosen or isinstance(outer, OnCards)
        _check_numbers(thing, at, faults)
    on = scene.ability.on
    if on is not None and isinstance(on.what, Filter):
        for thing, at, outer in nested(on.what, f"{where}/on/what", on):
            _check_filter(thing, at, outer, faults)


# ---- what is said of cards ---------------------------------------------------------------------------------------
def _check_filter(f: Filter, where: str, outer: Any, faults: Faults) -> None:
    kinds = KINDS[f.kind]
    if not any_of(kinds, _there(f, where, outer)):
        faults.say(f"{where}/kind", F.NOT_THERE.of(f.kind))
    for word in f.said:
        have = DRAWN if f.at == "hand" and word in ("power_max", "power_min") else HAVE.get(word, kinds)
        if not any_of(kinds, have):
            faults.say(f"{where}/{word}", F.HAS_NONE.of(f.kind, word))
        elif f.at == "hand" and word in ON_THE_TABLE:
            faults.say(f"{where}/{word}", F.NOT_IN_HANDS)
    if isinstance(f.on, Filter) and not any_of(KINDS[f.on.kind], ("friend",)):
        faults.say(f"{where}/on/kind", F.BEARER)


def _there(f: Filter, where: str, outer: Any) -> Kinds:
    """Of which kinds there are cards where a filter looks for them."""
    if where.endswith(f"/{PRINTED.get(type(outer))}") or getattr(outer, "act", "") == "play":
        return ("friend",) if where.endswith("/onto") else DRAWN
    if isinstance(outer, Occasion):
        return HAPPENS.get(outer.event, IN_PLAY)
    return AT.get(f.at, IN_PLAY)


def any_of(kinds: Iterable[str], others: Kinds) -> bool:
    return any(kind in others for kind in kinds)


# ---- what is done to cards ---------------------------------------------------------------------------------------
def _check_done(thing: Any, scene: Scene, where: str, faults: Faults) -> None:
    """It can be done to some of the cards that are named."""
    name = "what" if hasattr(thing, "what") else fields(thing)[0].name  # a price is called by what is done
    what, takes = getattr(thing, name), CANNOT[thing.act] if isinstance(thing, CannotMod) else TAKES[type(thing)]
    if isinstance(thing, (PutCards, SearchFor)):
        takes = INTO.get(thing.to, takes)
    kinds, in_play = _named(what, scene)
    if not in_play and not isinstance(thing, ANYWHERE):
        faults.say(f"{where}/{name}", F.OUT_OF_PLAY)
    elif kinds and not _can_be_done(thing, kinds, takes):
        faults.say(f"{where}/{name}", F.NOT_DONE.of(", ".join(takes)))
    elif isinstance(thing, (PeekAt, Uncover)) and what in ("self", "it"):
        faults.say(f"{where}/{name}", F.FACE_UP_ANYWAY)
    elif isinstance(thing, MoveCards):
        _check_way(thing, kinds, scene, where, faults)


def _can_be_done(thing: Any, kinds: Kinds, takes: Kinds) -> bool:
    """To one of them at least; what is forbidden to play, to all."""
    if isinstance(thing, CannotMod) and thing.act == "play":
        return set(kinds) <= set(takes)
    return any_of(kinds, takes)


def _named(what: Any, scene: Scene) -> tuple[Kinds, bool]:
    """Which kinds of cards are named, and whether they are in play."""
    if what == "self":
        return (scene.home.kind,), scene.in_play and not (scene.itself and scene.gone)
    if what == "it":
        return scene.it, not scene.gone
    if what == "host":
        return ("friend",), True
    f = what if isinstance(what, Filter) else getattr(what, fields(what)[0].name)  # of some, all, one at random
    return KINDS[f.kind], f.at != "hand"


def _check_way(move: MoveCards, kinds: Kinds, scene: Scene, where: str, faults: Faults) -> None:
    """Troublemakers have no home, only what has moved goes back, and several cards go to different Problems."""
    if move.to == "origin" and move.what != "it" and (move.what, scene.itself) != ("self", True):
        faults.say(f"{where}/what", F.HAS_NOT_MOVED)
    if move.to == "home" and not any_of(kinds, CHARACTERS):
        faults.say(f"{where}/to", F.NO_HOME)
    if move.to == "different_problems" and not isinstance(move.what, All) and getattr(move.what, "n", 1) == 1:
        faults.say(f"{where}/to", F.GOES_ALONE)


# ---- numbers -----------------------------------------------------------------------------------------------------
def _check_numbers(thing: Any, where: str, faults: Faults) -> None:
    """They change something, at a time that there is, and a count can be met, and missed."""
    n = getattr(thing, "n", None)
    if (
        (isinstance(thing, (NeedMod, CostMod, TotalMod, ScorePoints)) and n == 0)
        or (isinstance(thing, FlipMod) and n == 0 == thing.ignore_highest)
        or (isinstance(thing, AddPower) and n == 0 and not thing.colors)
        or (isinstance(thing, Per) and thing.x == 0)
        or (isinstance(thing, FlipMore) and isinstance(n, int) and n < 1)
    ):
        faults.say(where, CHANGES_NOTHING)
    if getattr(thing, "who", "") == "tm_side" and getattr(thing, "during", "") in ("problem_faceoff", "score_phase"):
        faults.say(f"{where}/who", F.NO_TROUBLEMAKER)
    if isinstance(thing, AddPower) and thing.until == "permanent" and thing.colors:
        faults.say(f"{where}/colors", F.NO_LASTING_COLOURS)
    if isinstance(thing, Count):
        if thing.max is None and thing.min == 0:
            faults.say(where, F.ALWAYS_SO)
        elif thing.max is not None and thing.max < thing.min:
            faults.say(where, F.NEVER_SO)
