"""What words need of where they stand, a row of `NEEDS` for each kind of thing: where it can never be had, a word means
nothing, and is refused in one sentence (pony.md, 13 and 15).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Literal, get_args, get_origin

from game.effects.effect import Effect
from game.effects.faults import Faults
from game.effects.nested import Found, nested
from game.effects.read import Unsaid, hints
from game.frozen import frozen
from game.rules.pony import card_faults as F
from game.rules.pony.card_scenes import CHARACTERS, FIGHTING, FOUGHT, ITSELF, Home, Scene
from game.rules.pony.condition_forms import (
    AllOfColor,
    Excess,
    FaceoffIs,
    HostAt,
    Involving,
    Margin,
    MarginMin,
    OpponentHas,
    ScoredHere,
    SelfAt,
    SelfPower,
    ThatPlayerHas,
    YouAre,
)
from game.rules.pony.effects.board_ops import BoostMane, Reattach
from game.rules.pony.effects.faceoff_ops import FlipAgain, FlipHigher, FlipMore
from game.rules.pony.forms import BonusOf, Filter, NamesInFaceoff, Occasion, PowerOf
from game.rules.pony.modifiers import FlippedToMod, NeedCharsMod, NeedMod, TotalMod
from game.words import Phrase


@frozen
class Word:
    """A form, or only these values of one of its fields; of any field or form, where none is named."""

    form: Any  # a class, or several
    field: str = ""
    values: tuple[Any, ...] = ()


@frozen
class Need:
    """What some words need, and what is said where it can never be had."""

    words: tuple[Word, ...]
    why: Phrase
    met: Callable[[Scene], bool]


AREAS = ("here", "host_problem")
A_HOST = Need(
    (Word(object, "", ("host", "host_problem", "host_controller")), Word(HostAt)),
    F.NO_HOST,
    lambda scene: scene.attached,
)
A_PLACE = Need(
    (Word(object, "", ("here", "tm_here", "problem_here", "top_power_here")),),
    F.NO_HERE,
    lambda scene: scene.in_play,
)
NEEDS = (
    A_HOST,
    A_PLACE,
    Need(
        (
            Word(object, "", ("tm_here", "problem_here")),
            Word((NeedMod, NeedCharsMod, TotalMod, FlippedToMod), "at", AREAS),
            Word((Excess, ScoredHere)),
        ),
        F.NEVER_AT_A_PROBLEM,
        lambda scene: scene.at_problems,
    ),
    Need((Word(Filter, "other", (True,)),), F.OTHER_ANYWAY, lambda scene: scene.in_play),
    Need((Word(SelfAt),), F.STAYS, lambda scene: scene.moves),
    Need((Word(Reattach, "what", ("self",)),), F.NO_HOST, lambda scene: scene.attached),
    Need((Word(Filter, "on", ("self",)),), F.BEARS_NOTHING, lambda scene: scene.home.kind == "friend"),
    Need((Word(Involving),), F.TAKES_NO_PART, lambda scene: scene.home.kind in FIGHTING),
    Need((Word(SelfPower),), F.NO_POWER, lambda scene: scene.home.kind in FIGHTING),
    Need((Word(PowerOf),), F.NO_POWER, lambda scene: scene.home.kind != "problem"),
    Need((Word(BoostMane),), F.NOT_TURNED, lambda scene: scene.home == Home("mane")),
    Need((Word(object, "", ("it",)), Word(Filter, "not_it", (True,))), F.NO_IT, lambda scene: bool(scene.it)),
    Need((Word(Filter, "not_it", (True,)),), F.IT_IS_GONE, lambda scene: not scene.gone),
    Need((Word(Filter, "at", ("it",)),), F.IT_IS_NOWHERE, lambda scene: scene.on != "discarded"),
    Need((Word(object, "to", ("origin",)),), F.NO_ORIGIN, lambda scene: scene.on in ("moved", "char_moved")),
    Need(
        (
            Word(object, "who", ("tm_side",)),
            Word(Filter, "at", ("faceoff", "faceoff_problem")),
            Word(Effect, "until", ("faceoff",)),
            Word((FlipMore, NamesInFaceoff, FaceoffIs, YouAre, Involving)),
        ),
        F.NO_FACEOFF,
        lambda scene: scene.in_faceoff,
    ),
    Need((Word(FlipMore), Word(Effect, "until", ("faceoff",))), F.FACEOFF_OVER, lambda scene: scene.on not in FOUGHT),
    Need((Word((FaceoffIs, YouAre)),), F.SAID_WHICH, lambda scene: scene.any_faceoff),
    Need(
        (Word(Filter, "at", ("last_faceoff",)), Word(AllOfColor)),
        F.NO_LAST_FACEOFF,
        lambda scene: scene.on in FOUGHT,
    ),
    Need((Word((Margin, MarginMin)),), F.NO_LEAD, lambda scene: scene.on == "faceoff_won"),
    Need((Word((FlipAgain, FlipHigher)),), F.NO_FLIP, lambda scene: scene.on == "flipped"),
    Need((Word(BonusOf),), F.NOT_CONFRONTED, lambda scene: scene.on == "confront"),
    Need((Word(ScoredHere),), F.NO_POINTS_YET, lambda scene: scene.scoring),
    Need((Word((ThatPlayerHas, OpponentHas)),), F.NO_PLAYER, lambda scene: scene.player),
)


@cache
def words_of(form: Any) -> tuple[tuple[Need, str, tuple[Any, ...]], ...]:
    """What a form may say that needs something: the need, the field, and with which values; "" for the form itself."""
    return tuple(
        (need, field, values)
        for need in NEEDS
        for word in need.words
        if issubclass(form, word.form)
        for field, values in _fields(form, word)
    )


def _fields(form: Any, word: Word) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The fields of a form in which a word may stand, with the values that do."""
    if not word.values:
        yield "", ()
        return
    for name, kind in hints(form).items():
        values = tuple(value for value in _allowed(kind) if value in word.values)
        if values and word.field in ("", name):
            yield name, values


def _allowed(kind: Any) -> Iterator[Any]:
    """The closed words that an annotation allows."""
    if kind is bool:
        yield from (False, True)
    for part in get_args(kind) if get_origin(kind) is not tuple else ():
        if get_origin(kind) is Literal:
            yield part
        else:
            yield from _allowed(part)


def unsaid(need: Need, among: Iterable[type]) -> tuple[Unsaid, ...]:
    """The words of a need in these forms, for cards of which the schema can tell that it is never met."""
    return tuple(
        Unsaid(form, need.why, field, values)
        for form in among
        for asked, field, values in words_of(form)
        if asked is need
    )


def check_needs(scene: Scene, there: Sequence[Found], where: str, faults: Faults) -> None:
    """Every word of an ability has what it needs. `there`: all that it says."""
    for thing, at, _ in there:
        _check_needs(thing, at, scene, faults)
    if scene.ability.on is not None:
        before = replace(scene, ability=replace(scene.ability, on=None, phase=""))  # nothing has happened yet
        for thing, at, _ in nested(scene.ability.on, f"{where}/on"):
            _check_needs(thing, at, before, faults)
        _check_occasion(scene.ability.on, scene, f"{where}/on", faults)


def _check_needs(thing: Any, where: str, scene: Scene, faults: Faults) -> None:
    form: Any = type(thing)
    for need, field, values in words_of(form):
        if (not field or getattr(thing, field) in values) and not need.met(scene):
            faults.say(f"{where}{'/' if field else ''}{field}", need.why)


def _check_occasion(on: Occasion, scene: Scene, where: str, faults: Faults) -> None:
    """It can happen, and the card is there then."""
    home = "dilemma" if scene.home.place == "dilemma" and on.event == "solved" else scene.home.kind
    if scene.itself and home not in ITSELF.get(on.event, (home,)):
        faults.say(f"{where}/event", F.NOT_TO_THIS.of(on.event))
    if on.event == "confront" or (on.at == "here" and on.event in FOUGHT):
        if scene.in_play and not scene.at_problems:
            faults.say(f"{where}/event", F.NEVER_AT_A_PROBLEM)
        elif on.event == "confront" and not scene.in_play:
            faults.say(f"{where}/event", F.NO_HERE)
    if on.involving and scene.home.kind not in (FIGHTING if on.event == "faceoff_start" else CHARACTERS):
        faults.say(f"{where}/involving", F.TAKES_NO_PART)
