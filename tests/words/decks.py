"""What screens say of cards that a deck may have: deck editor, lines of its list, counts of decks, set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import game
from game.table.dice import Dice
from game.ui import games
from game.ui.editors.tiles import ListLine
from game.ui.editors.workshop import Workshop
from game.ui.games.deck_setup import DeckSide
from game.ui.scenes.setup import SetupScreen
from game.ui.widgets.box import Box
from game.ui.widgets.chrome import inside
from game.ui.widgets.widget import Look, Widget
from game.words import same
from tests.words.ear import LANGS, Ear, Heard, heard
from tests.words.printed import both, digest
from tests.words.screens import in_both

LINES = (("en", 300.0), ("en", 380.0), ("ja", 380.0))  # languages and widths of a line
LOT = 12  # decks by chance


# ---- deck editors --------------------------------------------------------------------------------------
@cache
def shop(key: str) -> Workshop:
    """What the deck editor knows of a game."""
    editor: Any = games.of(game.ruleset(key)).editor(key)
    made: Workshop = editor.make(game.ruleset(key))
    return made


def playable(key: str) -> Mapping[str, Any]:
    """The cards that a deck may have, by their keys in the catalogue."""
    return shop(key).cards()


def line(key: str, card: str) -> list[str]:
    """A card as a line of the deck, narrow and wide; where it is listed, how many of it there may be."""
    fact, known, out = playable(key)[card], shop(key), list[str]()
    for lang, width in LINES:
        app = heard(lang)
        drawn = ListLine("line", Box(0, 0, width, 26), card, fact, known, 2)
        drawn.draw(app.ear, Look(), None)  # type: ignore[arg-type]
        out += app.ear.lines()
    for mode, _ in known.modes or (("", same("")),):
        out.append(f"{mode} {known.section(fact)} most {known.most(fact, mode)} place {known.place(fact)}".strip())
    return list(dict.fromkeys(out))


def pool_heads(key: str) -> list[str]:
    return ["all", *(f"chip {widget.key}" for widget in _pool(key, "en")[1])]


def pool(key: str, head: str) -> list[str]:
    """What the deck editor offers to filter by, and the cards that a filter leaves."""
    if head == "all":
        cards, filters = _pool(key, "en")
        return [f"{len(cards)} cards {digest(cards)}", f"{len(filters)} filters"]
    out = []
    for lang in LANGS:
        drawn = next(widget for widget in _pool(key, lang)[1] if widget.key == head.removeprefix("chip "))
        tip = f" tip {drawn.tip}" if drawn.tip else ""
        picture = getattr(drawn, "picture", None)
        sign = f" [{getattr(picture(16, heard('en').colours), 'said', '?')}]" if picture else ""
        out.append(f"{drawn.label}{sign}{tip}")
    cards = _pool(key, "en", head.removeprefix("chip "))[0]
    return [*out, f"finds {len(cards)} {digest(cards)}"]


def _pool(key: str, lang: str, on: str = "") -> tuple[list[str], list[Any]]:
    """Cards on offer and chips of the deck editor, with one chip on."""
    scene = _editor(key, lang)
    scene.pool.on = {on} if on else set()
    widgets = scene.lay()
    cards = [widget.key for widget in widgets if widget.key.startswith("pool:")]
    return cards, [widget for widget in widgets if hasattr(widget, "flip")]


@cache
def _editor(key: str, lang: str) -> Any:
    """The deck editor with nothing in the deck."""
    app = heard(lang)
    scene: Any = games.of(app.rules(key)).editor(key)
    scene.app = app
    scene.enter()
    scene.work.take(())
    return scene


# ---- whole decks ---------------------------------------------------------------------------------------
@cache
def decks(key: str) -> Mapping[str, tuple[str, ...]]:
    """Ready-made decks, some by chance, and halves of them, as keys of the catalogue."""
    rules, known = game.ruleset(key), shop(key)
    whole = {name: known.form.keys(deck) for name, deck in known.ready().items()}
    cards = list(playable(key))
    for n in range(LOT):
        if rules.any_deck is None or key == "foton":
            whole[f"chance-{n}"] = tuple(Dice(400 + n).shuffled(cards)[: 6 if key == "foton" else 14])
        else:
            drawn = rules.any_deck(rules.catalogue, Dice(400 + n), {o.key: o.values[0][0] for o in rules.options})
            whole[f"chance-{n}"] = known.form.keys(rules.deck(rules.catalogue, drawn))
    halves = {f"half-{name}": keys[: len(keys) // 2] for name, keys in whole.items()}
    return {**whole, **halves, "nothing": ()}


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
    known, counted, out = shop(key), Counter(keys), list[str]()
    known.draw_curves(app.ear, Box(0, 0, 380, 120), counted)
    for mode, _ in known.modes or (("", same("")),):
        out += [f"{mode} check {both(check.words)} {check.kept}".strip() for check in known.checks(counted, mode)]
        out += [f"{mode} wrong {both(said)}".strip() for said in known.problems(counted, mode)]
        out += [f"{mode} hint {both(said)}".strip() for said in known.hints(counted, mode)]
        out += [f"{mode} section {s.key} {both(s.title)} {s.guide}".strip() for s in known.sections(mode)]
        suits = [card for card, fact in known.cards().items() if known.suits(fact, counted)]
        out.append(f"{mode} suits {len(suits)} {digest(suits)}".strip())
    return out


# ---- the set-up ----------------------------------------------------------------------------------------
def side_heads(key: str) -> list[str]:
    return list(shop(key).ready())


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
