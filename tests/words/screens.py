"""What screens say of cards: zoom, collection with its filters and its search, deck editor, lines, counts, set-up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from pygame import Surface

import game
from game.rules.arena import army_building
from game.rules.arena.cards import ArmyList
from game.rules.foton import parties
from game.table.dice import Dice
from game.ui import games
from game.ui.cards import colours_of
from game.ui.deck_cards import DeckLine, PoolCard
from game.ui.editors.tiles import ListLine
from game.ui.editors.workshop import Workshop
from game.ui.games.album import Album, Mark
from game.ui.games.chips import MarkChip
from game.ui.games.decks import DeckSide
from game.ui.games.foton.curve import draw_curve, draw_sums
from game.ui.games.foton.facts import facts
from game.ui.games.foton.hints import hints
from game.ui.games.foton.own_parties import members, party
from game.ui.games.foton.tiles import MegidoLine
from game.ui.scenes.setup import SetupScreen
from game.ui.widgets.box import Box
from game.ui.widgets.chrome import inside
from game.ui.widgets.widget import Look, Widget
from game.words import same
from tests.words.ear import LANGS, Ear, Heard, heard
from tests.words.printed import both, brief, digest

TALL = Box(0, 0, 368, 4000)  # room for all that there is to say
LINES = (("en", 300.0), ("en", 380.0), ("ja", 380.0))  # languages and widths of a line
LOT = 12  # decks by chance


def in_both(read: dict[str, list[str]]) -> list[str]:
    """Lines in both languages: those that are alike once, the others one after the other."""
    en, ja = read["en"], read["ja"]
    if len(en) != len(ja):
        return [*(f"en {brief(line)}" for line in en), *(f"ja {brief(line)}" for line in ja)]
    pairs = zip(map(brief, en), map(brief, ja), strict=True)
    return [line for a, b in pairs for line in ([a] if a == b else [a, f"  {b}"])]


@cache
def album(key: str) -> Album:
    """The collection of a game."""
    rules = game.ruleset(key)
    return games.of(rules).album(rules)


@cache
def filed(key: str) -> Mapping[str, Mapping[str, Any]]:
    """The cards of each tab of the collection."""
    return {tab: album(key).cards(tab) for tab in album(key).kinds}


def card_heads(key: str) -> list[str]:
    """ "force card/red-f01": every card of the collection, tab by tab, as it lies there."""
    return [f"{tab} {card}" for tab, cards in filed(key).items() for card in cards]


def _card(key: str, head: str) -> Any:
    tab, _, card = head.partition(" ")
    return filed(key)[tab][card]


# ---- one card large ------------------------------------------------------------------------------------
def zoom(key: str, head: str) -> list[str]:
    """All that stands beside a card that is shown large, in a panel that has room for it."""
    card, read = _card(key, head), {}
    for lang in LANGS:
        app: Any = heard(lang)
        scene: Any = album(key).zoom([card], 0)
        scene.app, scene.boxes = app, lambda: (Box(0, 0, 420, 588), TALL.copy())
        scene.draw(Surface((8, 8)))
        read[lang] = app.ear.lines()
    return in_both(read)


# ---- the collection ------------------------------------------------------------------------------------
@cache
def chips(key: str, tab: str) -> Sequence[Mark]:
    return album(key).marks(tab)


def found(key: str, tab: str, on: Sequence[str], words: str = "") -> list[str]:
    return [card for card, facts in filed(key)[tab].items() if album(key).fits(facts, frozenset(on), words)]


def collected(key: str, head: str) -> list[str]:
    """Its name, and the chips that find it."""
    card, tab = _card(key, head), head.partition(" ")[0]
    fits = [mark.key for mark in chips(key, tab) if album(key).fits(card, frozenset([mark.key]), "")]
    return [both(album(key).name(card)), " ".join(fits) or "no chip"]


def chip_heads(key: str) -> list[str]:
    tabs = [f"tab {tab}" for tab in album(key).kinds]
    return tabs + [f"chip {tab} {mark.key}" for tab in album(key).kinds for mark in chips(key, tab)]


def chip(key: str, head: str) -> list[str]:
    """The words on a tab or chip and its sign; how many cards it finds by itself and with each of the others."""
    what, tab, value = (*head.split(" ", 2), "")[:3]
    if what == "tab":
        return [both(album(key).kinds[tab]), both(album(key).build), f"{len(filed(key)[tab])} cards"]
    marks = {mark.key: mark for mark in chips(key, tab)}
    alone = found(key, tab, [value])
    pairs = [found(key, tab, [value, other]) for other in marks if other != value]
    counted = " ".join(str(len(pair)) for pair in pairs)
    return [
        *_worded(marks[value]),
        f"finds {len(alone)} {digest(alone)}",
        f"with another {counted} {digest([' '.join(p) for p in pairs])}",
    ]


def _worded(mark: Mark) -> list[str]:
    """What a chip says and shows."""
    sign = getattr(mark.picture(16, heard("en").colours), "said", "?") if mark.picture else str(mark.spot or "plain")
    return [both(mark.label) + (f" ({both(mark.short)})" if mark.short is not None else "") + f" [{sign}]"]


@cache
def questions(key: str) -> Sequence[str]:
    """What one might search for: names and what begins them, words of the texts, numbers, what nobody finds."""
    rules, asked = game.ruleset(key), {" ", "zzz", "0", "007", "祖-07", "祖7", "ψ", "☆", *map(str, range(1, 80, 3))}
    for cards in filed(key).values():
        for card, fact in cards.items():
            name, short = fact.name, card.rpartition("/")[2]
            asked |= {name.en, name.ja, name.en[:3].lower(), name.ja[:2], short, str(getattr(fact, "number", short))}
            for said in rules.text(fact):
                asked |= {said.in_("ja")[:4], said.in_("ja")[-5:], *re.findall(r"[A-Za-z]+", said.en)[:9]}
    return sorted(word for word in asked if word)


def search(key: str, words: str) -> list[str]:
    """How many cards of each tab a word finds, and which."""
    hits = [found(key, tab, (), words) for tab in filed(key)]
    return [f"{'+'.join(str(len(each)) for each in hits)} {digest([' '.join(each) for each in hits])}"]


# ---- deck editors --------------------------------------------------------------------------------------
@cache
def shop(key: str) -> Workshop | None:
    """What the shared deck editor knows of a game; None for those with an editor of their own."""
    rules = game.ruleset(key)
    make = getattr(games.of(rules).editor(key), "make", None)
    return make(rules) if make else None


@cache
def playable(key: str) -> Mapping[str, Any]:
    """The cards that a deck may have, by their keys in the catalogue."""
    if (known := shop(key)) is not None:
        return known.cards()
    kinds = ("megido",) if key == "foton" else ("armies", "spells")
    return {card: fact for kind in kinds for card, fact in filed(key)[kind].items()}


def line(key: str, card: str) -> list[str]:
    """A card as a line of the deck, narrow and wide; where it is listed, how many of it there may be."""
    fact, known, out = playable(key)[card], shop(key), list[str]()
    for lang, width in LINES:
        app = heard(lang)
        for drawn in _lines(key, card, fact, width):
            drawn.draw(app.ear, Look(), None)  # type: ignore[arg-type]
            out += app.ear.lines()
    for mode, _ in (known.modes or (("", same("")),)) if known else ():
        assert known is not None
        out.append(f"{mode} {known.section(fact)} most {known.most(fact, mode)} place {known.place(fact)}".strip())
    return list(dict.fromkeys(out))


def _lines(key: str, card: str, fact: Any, width: float) -> Iterator[Widget]:
    known = shop(key)
    if known is not None:
        yield ListLine("line", Box(0, 0, width, 26), card, fact, known, 2)
    elif key == "foton":
        yield from (MegidoLine("line", Box(0, 0, width, high), fact) for high in (30.0, 40.0))
    else:
        yield from (DeckLine("line", Box(0, 0, width, 25), fact, count) for count in (1, 2))
        yield PoolCard("pool", Box(0, 0, width, 118), fact, 1, 2)


def pool_heads(key: str) -> list[str]:
    return ["all", *(f"chip {widget.key}" for widget in _pool(key, "en")[1])]


def pool(key: str, head: str) -> list[str]:
    """What the deck editor offers to filter by, and the cards that a filter leaves."""
    if head == "all":
        cards, filters, widgets = _pool(key, "en")
        return [f"{len(cards)} cards {digest(cards)}", f"{len(filters)} filters"]
    out = []
    for lang in LANGS:
        _, filters, _ = _pool(key, lang)
        drawn = next(widget for widget in filters if widget.key == head.removeprefix("chip "))
        tip = f" tip {drawn.tip}" if drawn.tip else ""
        picture = getattr(drawn, "picture", None)
        sign = f" [{getattr(picture(16, heard('en').colours), 'said', '?')}]" if picture else ""
        out.append(f"{drawn.label}{sign}{tip}")
    cards = _pool(key, "en", head.removeprefix("chip "))[0]
    return [*out, f"finds {len(cards)} {digest(cards)}"]


def _pool(key: str, lang: str, on: str = "") -> tuple[list[str], list[Any], list[Any]]:
    """Cards on offer, chips and all controls of the deck editor, with one chip on."""
    scene = _editor(key, lang)
    if key == "arena":
        scene.filter = {on.partition(":")[2]} if on else set()
    else:
        scene.pool.on = {on} if on else set()
    widgets = scene.lay()
    cards = [widget.key for widget in widgets if widget.key.startswith("pool:")]
    return cards, [widget for widget in widgets if isinstance(widget, MarkChip) or hasattr(widget, "flip")], widgets


@cache
def _editor(key: str, lang: str) -> Any:
    """The deck editor with nothing in the deck."""
    app = heard(lang)
    scene: Any = games.of(app.rules(key)).editor(key)
    scene.app = app
    scene.enter()
    if key == "arena":
        scene.units, scene.spells = [], []
    elif key == "foton":
        scene.members = []
    else:
        scene.work.take(())
    return scene


# ---- whole decks ---------------------------------------------------------------------------------------
@cache
def decks(key: str) -> Mapping[str, tuple[str, ...]]:
    """Ready-made decks, some by chance, and halves of them, as keys of the catalogue."""
    rules, known = game.ruleset(key), shop(key)
    if known is not None:
        whole = {name: known.keys(deck) for name, deck in known.ready().items()}
        for n in range(LOT):
            assert rules.any_deck is not None
            drawn = rules.any_deck(rules.catalogue, Dice(400 + n), {o.key: o.values[0][0] for o in rules.options})
            whole[f"chance-{n}"] = known.keys(rules.deck(rules.catalogue, drawn))
    else:
        whole = {name: _keys(deck) for name, deck in _ready(key).items()}
        cards = list(playable(key))
        for n in range(LOT):
            whole[f"chance-{n}"] = tuple(Dice(400 + n).shuffled(cards)[: 6 if key == "foton" else 14])
    halves = {f"half-{name}": keys[: len(keys) // 2] for name, keys in whole.items()}
    return {**whole, **halves, "nothing": ()}


def _ready(key: str) -> Mapping[str, Any]:
    rules = game.ruleset(key)
    return (parties if key == "foton" else army_building).ready_made(rules.catalogue)


def _keys(deck: Any) -> tuple[str, ...]:
    if isinstance(deck, ArmyList):
        return (*(f"army/{each}" for each in deck.units), *(f"spell/{each}" for each in deck.spells))
    return tuple(deck.members)


def counts(key: str, head: str) -> list[str]:
    """What an editor says of a deck: its curves and sums, what keeps it from being played, what is worth knowing."""
    keys, read = decks(key)[head], {}
    said: list[str] = []
    for lang in LANGS:
        app = heard(lang)
        said = _summed(key, keys, app)
        read[lang] = app.ear.lines()
    return [*in_both(read), *said]


def _summed(key: str, keys: Sequence[str], app: Heard) -> list[str]:
    room, known = Box(0, 0, 380, 120), shop(key)
    if known is not None:
        counted = Counter(keys)
        known.draw_curves(app.ear, room, counted)
        out = []
        for mode, _ in known.modes or (("", same("")),):
            out += [f"{mode} check {both(check.words)} {check.kept}".strip() for check in known.checks(counted, mode)]
            out += [f"{mode} wrong {both(said)}".strip() for said in known.problems(counted, mode)]
            out += [f"{mode} hint {both(said)}".strip() for said in known.hints(counted, mode)]
            out += [f"{mode} section {s.key} {both(s.title)} {s.guide}".strip() for s in known.sections(mode)]
            suits = [card for card, fact in known.cards().items() if known.suits(fact, counted)]
            out.append(f"{mode} suits {len(suits)} {digest(suits)}".strip())
        return out
    if key == "foton":
        catalogue, mine = app.rules(key).catalogue, party(" ", tuple(keys))
        cards = members(catalogue, mine)
        draw_curve(app.ear, room, facts(cards))
        draw_sums(app.ear, Box(0, 200, 380, 18), facts(cards))
        wrong = [f"wrong {both(said)}" for said in parties.problems(catalogue, mine)]
        return [*wrong, *(f"hint {both(said)}" for said in hints(cards))]
    return _army(keys, app)


def _army(keys: Sequence[str], app: Heard) -> list[str]:
    scene = _editor("arena", app.lang)
    scene.units = [key.removeprefix("army/") for key in keys if key.startswith("army/")]
    scene.spells = [key.removeprefix("spell/") for key in keys if key.startswith("spell/")]
    out = []
    for mode in army_building.FORMATS:
        scene.format = mode
        scene._sums(app.ear, Box(0, 0, 400, 4000))
        out += [f"{mode} wrong {both(said)}" for said in scene.wrong()]
        barred = [card for card, fact in playable("arena").items() if scene.blocked(fact)]
        out.append(f"{mode} blocked {len(barred)} {digest(barred)}")
    out.append("colours " + " ".join(dict.fromkeys(c for key in keys for c in colours_of(playable("arena")[key]))))
    scene.units, scene.spells, scene.format = [], [], "standard"
    return out


# ---- the set-up ----------------------------------------------------------------------------------------
def side_heads(key: str) -> list[str]:
    return list(_ready(key) if shop(key) is None else _shop(key).ready())


def _shop(key: str) -> Workshop:
    known = shop(key)
    assert known is not None
    return known


def side(key: str, head: str) -> list[str]:
    """What the set-up shows of a ready-made deck: the panel, or the cards beside the seat."""
    read = {}
    for lang in LANGS:
        app, scene = heard(lang), _setup(key, lang)
        if isinstance(scene.side, DeckSide):
            scene.side.take(head)
            right = scene.boxes()[1]
            scene.side.draw(app.ear, right.copy(), (0, 0, 0))
            _drawn(app.ear, scene.side.lay(inside(right)), scene)
        else:
            scene.the.decks[0] = head
            scene.side.beside(app.ear, 0, Box(0, 0, 500, 124))
        read[lang] = app.ear.lines()
    return in_both(read)


def _drawn(ear: Ear, widgets: Sequence[Widget], scene: Any) -> None:
    for widget in widgets:
        if not widget.key.startswith("take:"):
            widget.draw(ear, Look(), scene.desk)


@cache
def _setup(key: str, lang: str) -> Any:
    scene: Any = SetupScreen(heard(lang).rules(key))
    scene.app = heard(lang)
    scene.enter()
    return scene
