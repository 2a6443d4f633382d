"""What the shape of the card data cannot say: which words fit together. The vocabulary of section 15 is closed."""

from __future__ import annotations

from collections.abc import Iterable

from game.effects.effect import Effect
from game.effects.read import CardError
from game.rules.pony.cards import Ability, Card, Dilemma, EventCard, Friend, Keyword, Mane, Problem, Resource, Rules
from game.rules.pony.effects.control_ops import IfSo, UnlessPaid
from game.rules.pony.effects.faceoff_ops import FlipAgain, FlipHigher
from game.rules.pony.forms import Occasion

NARROWED: dict[str, tuple[str, ...]] = {  # what each happening may be narrowed by
    "played": ("at",),
    "entered": ("at",),
    "moved": ("origin",),
    "confront": ("who", "first"),
    "faceoff_start": ("involving",),
    "faceoff_won": ("who", "type", "involving", "at"),
    "scored": ("who",),
    "tm_defeated": ("who", "at"),
    "defeated": ("what",),
    "flipped": ("who",),
    "phase_start": ("phase", "whose"),
    "phase_end": ("phase", "whose"),
    "turn_end": ("whose",),
    "uncovered": ("what", "by_you"),
    "char_entered": ("what", "at", "played", "first"),
    "char_moved": ("what", "to"),
    "dismissed": ("what",),
    "to_discard": ("what",),
    "discarded": ("who",),
    "drew": ("who", "nth"),
    "gained": ("who",),
    "problem_entered": (),
    "solved": (),
}
NEEDED: dict[str, tuple[str, ...]] = {  # and what must be said of it
    "confront": ("who",),
    "scored": ("who",),
    "tm_defeated": ("who",),
    "flipped": ("who",),
    "discarded": ("who",),
    "phase_start": ("phase", "whose"),
    "phase_end": ("phase", "whose"),
    "turn_end": ("whose",),
    "drew": ("who",),
    "uncovered": ("what",),
    "dismissed": ("what",),
    "gained": ("who",),
    "char_entered": ("what",),
    "char_moved": ("what",),
}


def check_rules(rules: Rules, where: str) -> None:
    """The numbers of the rules make a game."""
    if (
        not rules.tokens
        or rules.tokens[0][0] != 0
        or any(len(step) != 2 for step in rules.tokens)
        or list(rules.tokens) != sorted(rules.tokens)
    ):
        raise CardError(f"{where}/tokens: must be pairs of scores and tokens, rising from score 0")


# ---- abilities ---------------------------------------------------------------------------------------------------
def check_ability(ability: Ability, where: str) -> None:
    """The parts of an ability belong together."""
    if (ability.phase == "reaction") > (ability.on is not None):
        raise CardError(f"{where}/on: must say what it answers")
    if ability.on is not None:
        if ability.kind == "play" and ability.phase != "reaction":
            raise CardError(f"{where}/on: nothing is answered here")
        _check_occasion(ability.on, f"{where}/on")
    for effect in _all(ability.do):
        if isinstance(effect, (FlipAgain, FlipHigher)) and (ability.on is None or ability.on.event != "flipped"):
            raise CardError(f"{where}/do: there is no flipped card here")


def _check_occasion(on: Occasion, where: str) -> None:
    fields = (
        "who",
        "what",
        "at",
        "origin",
        "to",
        "phase",
        "whose",
        "type",
        "involving",
        "by_you",
        "played",
        "first",
        "nth",
    )
    for name in fields:
        if getattr(on, name) and name not in NARROWED[on.event]:
            raise CardError(f"{where}/{name}: '{on.event}' has no such thing")
    for name in NEEDED.get(on.event, ()):
        if not getattr(on, name):
            raise CardError(f"{where}: the field '{name}' is missing")


def _all(effects: Iterable[Effect]) -> Iterable[Effect]:
    for effect in effects:
        yield effect
        if isinstance(effect, (IfSo, UnlessPaid)):
            yield from _all(effect.then if isinstance(effect, IfSo) else effect.otherwise)


# ---- cards -------------------------------------------------------------------------------------------------------
def check_card(card: Card, where: str) -> None:
    """The numbers of a card are possible, and its parts belong together."""
    if isinstance(card, Mane):
        _check_mane(card, where)
        return
    if isinstance(card, EventCard) and len(card.abilities) != 1:
        raise CardError(f"{where}/abilities: an Event has exactly one")
    if isinstance(card, Friend):
        if len(set(card.colors)) != len(card.colors) or len(card.colors) > 2:
            raise CardError(f"{where}/colors: there are at most two different ones")
        _check_keywords(card.keywords, where)
    if isinstance(card, Resource):
        if (card.place == "dilemma") != (card.dilemma is not None):
            raise CardError(f"{where}/dilemma: a Dilemma has its requirements and a bonus, other Resources have none")
        if card.dilemma is not None:
            _check_sides(card.dilemma, f"{where}/dilemma")
    if isinstance(card, Problem):
        _check_sides(card, where)
    if getattr(card, "villain", False) and not getattr(card, "epic", False):
        raise CardError(f"{where}/villain: every Villain is an Epic")
    if bool(card.abilities) != bool(card.text.en):
        raise CardError(f"{where}/text: a card has a text if it does something, and only then")


def _check_mane(card: Mane, where: str) -> None:
    for name, side in (("start", card.start), ("boosted", card.boosted)):
        _check_keywords(side.keywords, f"{where}/{name}")


def _check_keywords(keywords: Iterable[Keyword], where: str) -> None:
    for keyword in keywords:
        if (keyword.n > 0) != (keyword.id == "competitive"):
            raise CardError(f"{where}/keywords: only 'competitive' has a number, of at least 1")


def _check_sides(card: Problem | Dilemma, where: str) -> None:
    """Both requirements: two parts at most (7.2)."""
    for name, parts in (("owner_req", card.owner_req), ("opp_req", card.opp_req)):
        if not 1 <= len(parts) <= 2:
            raise CardError(f"{where}/{name}: must be one part or two")
        if any(part.other and part.color == "wild" for part in parts):
            raise CardError(f"{where}/{name}: any colour has no opposite")
