"""What the shape of the card data cannot say: which words fit together. The vocabulary of section 15 is closed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields

from game.effects.effect import Effect
from game.effects.faults import MISSING, ONE_OF, CardError, Faults
from game.rules.pony import card_faults as F
from game.rules.pony.card_kinds import check_kinds
from game.rules.pony.card_needs import check_needs
from game.rules.pony.card_scenes import GONE, Home, Scene, forms_of
from game.rules.pony.cards import Ability, Card, Dilemma, EventCard, Friend, Keyword, Mane, Problem, Resource, Rules
from game.rules.pony.effects.deck_ops import LookAtDeck, SearchFor
from game.rules.pony.forms import Choose, ChooseOne, Cost, ExhaustCost, Filter, Occasion, own_deed
from game.rules.pony.layers import check_modifier
from game.rules.pony.triggers import ANSWERED

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
    "faceoff_won": ("who",),
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
    "to_discard": ("what",),
    "defeated": ("what",),
    "gained": ("who",),
    "char_entered": ("what",),
    "char_moved": ("what",),
}

UNDERSTOOD: dict[tuple[str, str], tuple[str, ...]] = {  # where only some words, besides filters, mean anything
    ("played", "at"): ("problem",),
    ("entered", "at"): ("problem",),
    ("faceoff_won", "at"): ("here",),
    ("tm_defeated", "at"): ("here",),
    ("uncovered", "what"): ("self", "tm_here", "any"),
    ("dismissed", "what"): ("self",),
    ("to_discard", "what"): ("self",),
    ("defeated", "what"): ("self",),
    ("char_entered", "what"): (),
    ("char_moved", "what"): (),
}
LOOKING = (LookAtDeck, SearchFor)


def check_rules(rules: Rules, where: str) -> None:
    """The numbers of the rules make a game."""
    if (
        not rules.tokens
        or rules.tokens[0][0] != 0
        or any(len(step) != 2 for step in rules.tokens)
        or list(rules.tokens) != sorted(rules.tokens)
    ):
        raise CardError(f"{where}/tokens", F.TOKENS)


# ---- abilities ---------------------------------------------------------------------------------------------------
def check_ability(ability: Ability, home: Home, where: str) -> None:
    """CardError unless the parts of an ability belong together, and to the card that it stands on."""
    scene, faults = Scene(home, ability), Faults()
    if ability.mod is not None:
        with faults:
            check_modifier(ability.mod, ability.provided, where)
    if (ability.phase == "reaction") > (ability.on is not None):
        faults.say(where, F.ANSWERS)
    if ability.on is not None:
        if ability.kind == "play" and ability.phase != "reaction":
            faults.say(f"{where}/on", F.NO_ANSWER)
        _check_occasion(ability.on, f"{where}/on", faults)
        _check_reply(scene, f"{where}/on", faults)
    there = [*forms_of(ability, where)]
    check_needs(scene, there, where, faults)
    check_kinds(scene, there, where, faults)
    _check_price(ability.cost, f"{where}/cost", faults)
    for effect, at, _ in there:
        if isinstance(effect, Effect):
            _check_effect(effect, scene, at, faults)
    faults.tell()


def _check_effect(effect: Effect, scene: Scene, where: str, faults: Faults) -> None:
    if own_deed(scene.ability.on) and "tp" in (_chooser(effect), effect.who if isinstance(effect, LOOKING) else ""):
        faults.say(where, F.OWN_DEED)
    if getattr(effect, "who", "") == "each" and _chooser(effect) == "you":
        faults.say(f"{where}/what/by", F.EACH_CHOOSES)
    if isinstance(effect, LookAtDeck):
        _check_look(effect, where, faults)
    if isinstance(effect, SearchFor) and effect.reveal and effect.zone == "discard":
        faults.say(f"{where}/reveal", F.SEEN_ANYWAY)


def _check_reply(scene: Scene, where: str, faults: Faults) -> None:
    """It can be replied to, by this card."""
    if "reaction" in (scene.ability.kind, scene.ability.phase):
        if scene.on not in ANSWERED:
            faults.say(f"{where}/event", F.NO_REPLY.of(scene.on, ", ".join(ANSWERED)))
        elif scene.itself:
            faults.say(f"{where}/what", F.LEFT_ALREADY)


def _chooser(effect: Effect) -> str:
    what = getattr(effect, "what", None)
    return what.by if isinstance(what, Choose) else ""


def _check_look(effect: LookAtDeck, where: str, faults: Faults) -> None:
    if (effect.take is not None) != (effect.then == "take_one_rest_top"):
        faults.say(f"{where}/take", F.TAKEN)
    elif effect.take is None and (effect.reveal or effect.may):
        faults.say(f"{where}/{'reveal' if effect.reveal else 'may'}", F.ONE_TAKEN)
    if effect.take is not None and effect.deck != "you":
        faults.say(f"{where}/deck", F.OWN_DECK)


def _check_price(costs: Sequence[Cost], where: str, faults: Faults) -> None:
    """A price can be paid whole if each part of it can: none is asked twice, nor of a card that has left."""
    asked = [getattr(cost, fields(cost)[0].name) for cost in costs]
    own = [type(cost) for cost, what in zip(costs, asked, strict=True) if what == "self"]
    chosen = [what for what in asked if isinstance(what, ChooseOne)]
    if sum(isinstance(what, int) for what in asked) > 1:
        faults.say(where, F.PAID_ONCE)
    if len(set(own)) < len(own) or any(part is not ExhaustCost for part in own[:-1]):
        faults.say(where, F.EXHAUSTED_FIRST)
    if len(chosen) > 1 or (chosen and own and not chosen[0].choose.other):
        faults.say(where, F.ONE_CHOSEN)


def _check_occasion(on: Occasion, where: str, faults: Faults) -> None:
    for name in (f.name for f in fields(on) if f.name != "event"):
        said, known = getattr(on, name), UNDERSTOOD.get((on.event, name))
        if said and name not in NARROWED[on.event]:
            faults.say(f"{where}/{name}", F.NO_SUCH.of(on.event))
        elif known is not None and isinstance(said, str) and said and said not in known:
            faults.say(f"{where}/{name}", F.CANNOT_SAY.of(on.event, said))
    for name in NEEDED.get(on.event, ()):
        if not getattr(on, name):
            faults.say(where, MISSING.of(name))
    if isinstance(on.what, Filter) and "what" in NARROWED[on.event]:
        _check_what(on.what, on.event, f"{where}/what", faults)


def _check_what(what: Filter, event: str, where: str, faults: Faults) -> None:
    """Which cards it may happen to."""
    if event == "uncovered":
        faults.say(where, F.UNCOVERED)
    if event in GONE:
        for word in what.said:
            if word != "of":
                faults.say(f"{where}/{word}", F.GONE)
        if what.of not in ("any", "you", "opp"):
            faults.say(f"{where}/of", ONE_OF.of("any, you, opp", repr(what.of)))


# ---- cards -------------------------------------------------------------------------------------------------------
def check_card(card: Card, where: str) -> None:
    """CardError unless the numbers of a card are possible, and its parts belong together."""
    faults = Faults()
    if isinstance(card, Mane):
        for name, side in (("start", card.start), ("boosted", card.boosted)):
            _check_keywords(side.keywords, f"{where}/{name}/keywords", faults)
    if isinstance(card, EventCard) and len(card.abilities) != 1:
        faults.say(f"{where}/abilities", F.ONE_ABILITY)
    if isinstance(card, Friend):
        if len(set(card.colors)) != len(card.colors) or len(card.colors) > 2:
            faults.say(f"{where}/colors", F.COLOURS)
        _check_keywords(card.keywords, f"{where}/keywords", faults)
    if isinstance(card, Resource):
        if (card.place == "dilemma") != (card.dilemma is not None):
            faults.say(f"{where}/dilemma", F.DILEMMA)
        if card.dilemma is not None:
            _check_sides(card.dilemma, f"{where}/dilemma", faults)
    if isinstance(card, Problem):
        _check_sides(card, where, faults)
    if getattr(card, "villain", False) and not getattr(card, "epic", False):
        faults.say(f"{where}/villain", F.VILLAIN)
    faults.tell()


def _check_keywords(keywords: Iterable[Keyword], where: str, faults: Faults) -> None:
    for place, keyword in enumerate(keywords):
        if (keyword.n > 0) != (keyword.id == "competitive"):
            faults.say(f"{where}/{place}", F.COMPETITIVE)


def _check_sides(card: Problem | Dilemma, where: str, faults: Faults) -> None:
    """Both requirements: two parts at most (7.2)."""
    for name, parts in (("owner_req", card.owner_req), ("opp_req", card.opp_req)):
        if not 1 <= len(parts) <= 2:
            faults.say(f"{where}/{name}", F.PARTS)
        if any(part.other and part.color == "wild" for part in parts):
            faults.say(f"{where}/{name}", F.ANY_COLOUR)
