"""The screens around a pony match, driven by mouse and keyboard events alone; every one fits its window."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game import cli
from game.match.match import Setup
from game.players.levels import bot
from game.rules.pony import events as E
from game.rules.pony.cards import Deck
from game.rules.pony.deck_building import legal, problems, ready_made
from game.rules.pony.kinds import kind_of
from game.rules.pony.places import points, pony
from game.rules.pony.sheet import cards
from game.rules.pony.sheet_words import BOOSTED_SIDE, START_SIDE
from game.table.dice import Dice
from game.ui import matches, own_decks
from game.ui.editors.deck_editor import DeckEditor
from game.ui.games.card_relic import SECRET
from game.ui.games.pony import words as W
from game.ui.games.pony.curves import facts
from game.ui.games.pony.look import LOOK
from game.ui.games.pony.shown import key_cards, opening
from game.ui.games.pony.workshop import PonyWorkshop, editor
from game.ui.scenes.collection import Collection
from game.ui.scenes.replays import Replays
from game.ui.scenes.result import Result
from game.ui.scenes.setup import SetupScreen
from game.ui.scenes.shelf import Shelf
from game.ui.session import AUDIENCE, Session, Watching
from game.ui.sheets.card_sheet import CardSheet
from game.ui.sheets.zoom import card_sheet
from tests.ui.hands import Hands
from tests.ui.test_screens import faults

pytestmark = pytest.mark.sampled(18, of="screens of Pony")

PONY = game.ruleset("pony")
FACTS = PONY.catalogue
CARDS = cards(FACTS)
SHOP = PonyWorkshop(PONY)
ENTER, ESCAPE, DELETE = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_DELETE
# fifteen cards three times each, and five Problems twice each: a legal deck around Twilight Sparkle
DRAWN = tuple(f"PR{n:03}" for n in (22, 26, 28, 29, 31, 33, 52, 54, 55, 58, 60, 63, 98, 139, 157))
ROW = ("PR177", "PR190", "PR162", "PR175", "PR182")


def key(number: str) -> str:
    return next(each for each, card in CARDS.items() if card.number == number)


def keys(**counts: int) -> list[str]:
    return [key(number) for number, n in counts.items() for _ in range(n)]


def whole() -> tuple[str, ...]:
    """The keys of a legal deck."""
    return (key("PR004"), *(key(n) for n in DRAWN for _ in range(3)), *(key(n) for n in ROW for _ in range(2)))


def keep(hands: Hands, name: str, cards: tuple[str, ...]) -> None:
    assert own_decks.save(hands.app.home, PONY, SHOP.deck(name, cards))


def kept(hands: Hands) -> dict[str, Any]:
    return own_decks.load(hands.app.home, PONY)[0]


def played(
    hands: Hands,
    decks: tuple[Any, ...] = ("rainbow_rarity", "fluttershy"),
    whole: bool = True,
    folder: Path | None = None,
) -> Session:
    """A match that bots have played for a person."""
    seats = len(decks)
    bots = [bot("normal" if seat else "random", PONY, seat, 3) for seat in range(seats)]
    setup = Setup("pony", seats, 4, {}, decks, ("Mika",), ("human", *("normal",) * (seats - 1)))
    match = game.record.begin(setup, bots, folder)
    while match.state.result is None and (whole or len(match.entries) < 8):
        match.tick()
    return Session(match, matches.bots, game.record, None, matches.complain(hands.app))


def said(hands: Hands) -> list[str]:
    return [note.text for note in hands.texts()]


# ---- the shelf and the set-up ------------------------------------------------------------------------
def test_two_clicks_from_the_shelf_to_a_running_match(hands: Hands) -> None:
    hands.show(Shelf())
    hands.click("box:pony")
    shown = hands.top
    assert isinstance(shown, SetupScreen) and shown.rules is PONY
    hands.click("start")
    setup = hands.top.session.setup
    assert (setup.ruleset, setup.kinds, setup.decks[0]) == ("pony", ("human", "normal"), "rainbow_rarity")


def test_one_click_takes_each_ready_made_deck_and_shows_its_mane_and_friends(hands: Hands) -> None:
    scene = hands.show(SetupScreen(PONY))
    for name, ready in ready_made(FACTS).items():
        hands.click(f"take:{name}")
        assert scene.draft.setup().decks[0] == name
        shown = [w.card for w in hands.desk.widgets if w.key.startswith("card:")]  # type: ignore[attr-defined]
        assert shown == [card for card, _ in key_cards(FACTS, ready)] and shown[0].key == ready.mane
        first = opening(FACTS, ready)
        assert first and first.key == ready.start and {ready.name.en, first.name.en} <= set(said(hands))
    hands.click("take:")
    assert scene.draft.setup().decks[0] is None and not hands.desk.find("card:0")


@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_seats_each_choose_a_deck(hands: Hands, seats: int) -> None:
    scene = hands.show(SetupScreen(PONY))
    hands.click("count", x=(seats - 1.5) / 3)
    assert scene.the.seats == seats
    hands.click(f"deck:{seats - 1}")
    hands.click(f"deck:{seats - 1}:endless_night")
    assert scene.the.decks[seats - 1] == "endless_night"
    hands.click("start")
    setup = hands.top.session.setup
    assert setup.seats == seats and setup.decks[seats - 1] == "endless_night"


def test_the_keyboard_alone_chooses_a_deck_and_starts(hands: Hands) -> None:
    hands.show(SetupScreen(PONY))
    hands.tab_to("deck:0")
    hands.key(ENTER, pygame.K_DOWN, ENTER)
    hands.tab_to("start")
    hands.key(ENTER)
    assert hands.top.session.setup.decks == ("fluttershy", None)


def test_every_option_of_the_rules_can_be_set(hands: Hands) -> None:
    scene = hands.show(SetupScreen(PONY))
    hands.click("tab:options")
    for option in PONY.options:
        hands.click(option.key, x=0.9)
        if hands.desk.menu:
            hands.click(f"{option.key}:{option.values[1][0]}")
    assert dict(scene.draft.setup().options) == {o.key: o.values[1][0] for o in PONY.options}


def test_a_click_on_a_card_shows_it_large(hands: Hands) -> None:
    hands.show(SetupScreen(PONY))
    hands.click("card:1")
    assert isinstance(hands.top, CardSheet) and hands.top.card.name.en == "Holly Dash"


def test_an_unfinished_own_deck_is_listed_and_says_why_it_cannot_be_taken(hands: Hands) -> None:
    keep(hands, "Half", whole()[:20])
    scene = hands.show(SetupScreen(PONY))
    hands.click("deck:0")
    hands.click("deck:0:own/Half")
    assert scene.the.decks[0] == "rainbow_rarity" and "at least 45" in hands.app.toasts[-1].said.en
    hands.key(ESCAPE)
    scene.the.decks[0] = "own/Half"
    hands.desk.changed()
    hands.click("start")
    assert hands.top is scene and "Half" in hands.app.toasts[-1].said.en


@pytest.mark.sampled(2, of="decks built at the screen")
def test_a_deck_built_from_the_set_up_by_mouse_is_played(hands: Hands) -> None:
    scene = hands.show(SetupScreen(PONY))
    hands.click("seat:1")
    hands.click("build")
    editing = hands.top
    assert isinstance(editing, DeckEditor) and not editing.work.total
    build(hands)
    hands.click("save")
    hands.click("back")
    assert hands.top is scene and scene.the.decks[1] == "own/My deck"
    hands.click("start")
    mine = hands.top.session.setup.decks[1]
    assert mine["mane"] == "PR004" and sum(mine["cards"].values()) == 45 and sum(mine["problems"].values()) == 10


# ---- the deck editor -----------------------------------------------------------------------------------
def build(hands: Hands) -> None:
    """A legal deck with the mouse alone: filters, then the third mark below a card, or the second."""
    hands.click("kind:mane")
    hands.click("pool:PR004", y=0.4)
    hands.click("kind:mane")
    for colour, many in (("purple", 6), ("orange", 6)):
        hands.click("kind:friend")
        hands.click(f"color:{colour}")
        for number in [n for n in DRAWN if colour in getattr(CARDS[key(n)], "colors", ())][:many]:
            hands.click(f"pool:{number}", x=0.5 + 18 / hands.widget(f"pool:{number}").box.w, y=0.95)
        hands.click(f"color:{colour}")
        hands.click("kind:friend")
    for kind, number in (("event", "PR098"), ("resource", "PR139"), ("troublemaker", "PR157")):
        hands.click(f"kind:{kind}")
        hands.click(f"pool:{number}", x=0.5 + 18 / hands.widget(f"pool:{number}").box.w, y=0.95)
        hands.click(f"kind:{kind}")
    hands.click("kind:problem")
    for number in ROW:
        hands.click(f"pool:{number}", x=0.5 + 9 / hands.widget(f"pool:{number}").box.w, y=0.95)
    hands.click("kind:problem")


@pytest.mark.sampled(2, of="decks built at the screen")
def test_a_legal_deck_is_built_saved_and_opened_again_with_the_mouse_alone(hands: Hands) -> None:
    scene = hands.show(editor("pony", fresh=True))
    build(hands)
    assert Counter(scene.work.keys()) == Counter(whole()) and scene.problems() == []
    assert any(text.startswith("Legal") for text in said(hands))
    hands.click("save")
    mine = kept(hands)["My deck"]
    assert legal(FACTS, mine) == "" and mine.mane == key("PR004") and mine.start == key("PR177")
    again = hands.show(editor("pony", mine))
    assert Counter(again.work.keys()) == Counter(whole())


def test_mane_draw_deck_and_problem_deck_are_counted_by_themselves(hands: Hands) -> None:
    scene = hands.show(editor("pony", SHOP.deck("", keys(PR004=1, PR020=3, PR168=2))))
    inside = {pile.key: scene.work.inside(pile) for pile, _ in scene.work.piles()}
    assert inside == {"mane": 1, "cards": 3, "problems": 2}
    assert any("1 of 1 Mane" in text and "3 of 45 cards" in text and "2 of 10 Problems" in text for text in said(hands))


def test_another_mane_takes_the_place_of_the_first(hands: Hands) -> None:
    scene = hands.show(editor("pony", fresh=True))
    hands.click("pool:PR004", y=0.4)
    hands.click("pool:PR001", y=0.4)
    assert scene.work.keys() == [key("PR001")]


def test_a_fourth_copy_and_a_third_problem_are_refused_in_one_sentence(hands: Hands) -> None:
    scene = hands.show(editor("pony", SHOP.deck("", keys(PR007=3, PR168=2))))
    hands.click("pool:PR007", y=0.3)
    assert scene.work.counts[key("PR007")] == 3 and "At most 3" in hands.app.toasts[-1].said.en
    hands.click("kind:problem")
    hands.click("pool:PR168", y=0.3)
    assert scene.work.counts[key("PR168")] == 2 and "At most 2" in hands.app.toasts[-1].said.en


def test_a_deck_may_have_more_than_forty_five_cards_but_not_eleven_problems(hands: Hands) -> None:
    scene = hands.show(editor("pony", SHOP.deck("", whole())))
    hands.click("pool:PR007", y=0.3)
    assert scene.work.total == 57 and scene.problems() == [] and not scene.work.missing
    scene.set(key("PR168"), 1)
    assert "exactly 10" in scene.problems()[0].en and scene.work.missing == -1
    hands.desk.changed()
    hands.click("trim")
    assert scene.problems() == []


def test_what_is_missing_is_filled_by_lot_in_the_colours_of_the_mane(hands: Hands) -> None:
    for seed in range(6):
        counts = Counter(keys(PR003=1, PR041=2))
        SHOP.fill(counts, "", Dice(seed))
        assert problems(FACTS, SHOP.deck("", tuple(counts.elements()))) == [] and counts[key("PR041")] >= 2
        found = facts(CARDS, counts)
        assert len([colour for colour in found.friends if found.friends[colour] and colour != "none"]) <= 3
    scene = hands.show(editor("pony", fresh=True))
    hands.click("fill")
    assert scene.problems() == [] and scene.work.total == 56


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (whole()[1:], "no Mane Character"),
        (whole()[:40] + whole()[46:], "at least 45"),
        (whole()[:-1], "exactly 10"),
        (
            tuple(k for k in whole() if not getattr(CARDS[k], "starting", False))
            + (key("PR163"),) * 2
            + (key("PR165"),) * 2
            + (key("PR171"),) * 2
            + (key("PR172"),) * 2,
            "no Starting Problem",
        ),
    ],
)
def test_what_keeps_a_deck_from_being_played_is_said_in_sentences(
    hands: Hands, cards: tuple[str, ...], why: str
) -> None:
    scene = hands.show(editor("pony", SHOP.deck("", cards)))
    assert any(why in each.en for each in scene.problems())


def test_hints_tell_what_a_deck_lacks() -> None:
    def told(cards: tuple[str, ...]) -> str:
        return " | ".join(hint.en for hint in SHOP.hints(Counter(cards), ""))

    assert "Begin with a Mane" in told(())
    blue = tuple(k for k in whole() if kind_of(k) not in ("mane", "troublemaker"))
    assert "No Troublemakers" in told((key("PR004"), *blue))
    assert "No Friend has the colour of the Mane" in told((key("PR001"), *blue))
    assert "asks for yellow" in told((key("PR004"), *blue, key("PR164")))
    others = [key(f"PR{n:03}") for n in range(95, 103) for _ in range(3)]
    assert "Few Friends (0)" in told((key("PR004"), *others))


def test_curves_count_every_card_of_the_draw_deck_once() -> None:
    for ready in ready_made(FACTS).values():
        counted = facts(FACTS, Counter((ready.mane, *ready.cards, *ready.problems)))
        assert counted.drawn == len(ready.cards) == sum(bar.total() for bar in counted.costs.values())
        assert counted.kinds["problem"] == len(ready.problems) == 10 and counted.mane is FACTS[ready.mane]


def test_a_file_that_holds_no_deck_gets_one_sentence_and_stays_unless_it_is_damaged(hands: Hands) -> None:
    folder = own_decks.folder(hands.app.home, PONY)
    folder.mkdir(parents=True)
    bad = {
        "a": "{",
        "b": json.dumps({"name": "B", "mane": 4, "cards": {}}),
        "c": json.dumps({"name": "C", "cards": {"PR999": 1}}),
        "d": json.dumps({"name": "D", "cards": {"PR020": -1}}),
        "e": json.dumps({"name": "E", "problems": "PR168"}),
    }
    for name, words in bad.items():
        (folder / f"{name}.json").write_text(words)
    decks, wrong = own_decks.load(hands.app.home, PONY)
    assert not decks and len(wrong) == len(bad) and all(each.said.ja and "\n" not in each.said.en for each in wrong)
    assert not (folder / "a.json").exists() and (folder / "a.json.damaged").read_text() == "{"
    hands.show(editor("pony"))
    assert len(list(folder.glob("*.json"))) == len(bad) - 1 and "left alone" in hands.app.toasts[0].said.en


# ---- on the command line -----------------------------------------------------------------------------
def written(mane: str = "PR004", problems: dict[str, int] | None = None, **counts: int) -> str:
    return json.dumps({"name": "Dawn", "mane": mane, "cards": counts, "problems": problems or dict.fromkeys(ROW, 2)})


FULL: dict[str, Any] = dict.fromkeys(DRAWN, 3)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("{", "it is not JSON"),
        (written(XX999=3), "there is no card 'XX999'"),
        (written(PR020=-1), "cannot be in it -1 times"),
        (written(PR020=3), "it has 3 cards, there must be at least 45"),
        (written(**{**FULL, "PR022": 4}), "it has 4 copies of Apple Cobbler"),
        (written(mane="", **FULL), "it has no Mane Character"),
        (written(problems={"PR175": 2}, **FULL), "its Problem deck has 2 cards, there must be exactly 10"),
    ],
)
def test_each_bad_deck_on_the_command_line_gets_one_sentence(
    words: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.json"
    file.write_text(words)
    assert cli.main(["bots", "pony", "random", "random", "--matches", "1", "--deck", f"0={file}"]) != 0
    told = capsys.readouterr().err.strip()
    assert why in told and "Traceback" not in told and "\n" not in told


def test_bots_play_an_own_deck_and_a_ready_made_one(hands: Hands, capsys: pytest.CaptureFixture[str]) -> None:
    keep(hands, "Dawn", whole())
    words = ["bots", "pony", "random", "random", "--matches", "1", "--deck", "0=Dawn", "--deck", "1=pinkie_pie"]
    assert cli.main(words) == 0 and "Dawn" in capsys.readouterr().out


# ---- collection --------------------------------------------------------------------------------------
def test_the_collection_has_all_cards_with_filters_and_zoom(hands: Hands) -> None:
    scene = hands.show(Collection("pony"))
    assert len(scene.shown()) == 120
    hands.click("color:yellow")
    hands.click("trait:Critter")
    shown = [FACTS[each] for each in scene.shown()]
    assert shown and all("yellow" in card.colors and "Critter" in card.traits for card in shown)
    hands.click(f"card:{scene.shown()[0]}")
    assert isinstance(hands.top, CardSheet) and len(hands.top.cards) == len(shown)
    hands.key(pygame.K_RIGHT, ESCAPE)
    hands.click("kind", x=0.5)
    hands.click("color:yellow")
    assert len(scene.shown()) == 62
    hands.click("kind", x=0.85)
    assert len(scene.shown()) == 52
    hands.click("kind:troublemaker")
    assert len(scene.shown()) == 16
    hands.click("build")
    assert isinstance(hands.top, DeckEditor)


def test_details_name_the_rules_and_both_sides_of_a_mane(hands: Hands) -> None:
    hands.show(card_sheet(LOOK, PONY, [FACTS[key("PR005")]], 0))
    assert {START_SIDE.en, BOOSTED_SIDE.en, "11"} <= set(said(hands))


# ---- result and replays --------------------------------------------------------------------------------
def test_the_result_counts_what_was_told(hands: Hands) -> None:
    session = played(hands)
    scene = hands.show(Result(session))
    tally, state, counts, scored = scene.report.tally, pony(session.match.state), Counter[str](), Counter[int]()
    watching = Watching(session.match)
    watching.look_through(AUDIENCE)
    more = True
    while more:
        more = watching.step()
        for _, events in watching.news():
            for event in events:
                counts[type(event).__name__] += 1
                if isinstance(event, E.Scored):
                    scored[event.seat] += event.n
    assert counts["Confronted"] == sum(tally.counts[seat, "confronted"] for seat in range(2))
    assert counts["Defeated"] == sum(tally.counts[seat, "beaten"] for seat in range(2))
    assert counts["TurnBegan"] == tally.turns == len(tally.course) - 1 and counts["MatchEnded"] == 1
    for seat in range(2):
        assert sum(n for (owner, _), n in tally.scored.items() if owner == seat) == scored[seat] == points(state, seat)
    assert tally.course[-1] == tuple(points(state, seat) for seat in range(2)) and tally.winners == state.result
    assert [scene.report.deck(seat).en for seat in range(2)] == ["Rainbow Dash & Rarity", "Fluttershy"]
    if tally.why == "points":
        assert state.result is not None
        winner = state.result[0]
        assert scene.report.why() == W.WHY["points"].of(scene.name(winner), points(state, winner))


def test_who_gave_up_is_named(hands: Hands) -> None:
    session = played(hands, whole=False)
    session.match.concede(0)
    scene = hands.show(Result(session))
    assert scene.report.why().en == "Mika gave up" and scene.report.tally.winners == (1,)


def test_four_players_are_ranked(hands: Hands) -> None:
    session = played(hands, ("rainbow_rarity", "fluttershy", "pinkie_pie", "twilight_applejack"))
    scene = hands.show(Result(session))
    order = [points(pony(session.match.state), seat) for seat in scene.report.order()]
    assert len(order) == 4 and order == sorted(order, reverse=True) and not faults(hands, "four")


def test_the_result_offers_rematch_replay_and_saving(hands: Hands) -> None:
    scene = hands.show(Result(played(hands)))
    seed = scene.setup.seed
    hands.click("save")
    assert list((hands.app.home / "replays").glob("pony-*.hexfold"))
    hands.click("rematch")
    assert hands.top.session.setup.seed != seed
    assert hands.top.session.setup.decks == ("rainbow_rarity", "fluttershy")


def test_replays_name_decks_but_keep_an_own_one_of_the_opponent_secret(hands: Hands) -> None:
    own = PONY.deck_data(SHOP.deck("Hidden", whole()))
    played(hands, ("rainbow_rarity", own), whole=False, folder=game.record.folder()).close()
    hands.show(Replays())
    told = said(hands)
    assert "Rainbow Dash & Rarity" in told and "Hidden" not in told and SECRET.en in told


# ---- everything fits -----------------------------------------------------------------------------------
def setup_for(hands: Hands, *decks: str) -> None:
    scene = hands.show(SetupScreen(PONY))
    if len(decks) > 2:
        hands.click("count", x=(len(decks) - 1.5) / 3)
    scene.the.decks[: len(decks)] = decks
    hands.desk.changed()


def options(hands: Hands) -> None:
    hands.show(SetupScreen(PONY))
    hands.click("tab:options")


def edited(hands: Hands, change: Callable[[DeckEditor], None]) -> None:
    scene = hands.show(editor("pony", ready_made(FACTS)["luna_night_watch"]))
    change(scene)
    hands.desk.changed()


def halved(scene: DeckEditor) -> None:
    for each in list(scene.work.counts)[12:]:
        scene.work.put(each, 0)


def tab(hands: Hands, x: float) -> None:
    hands.show(Collection("pony"))
    hands.click("kind", x=x)


SCENES: dict[str, Callable[[Hands], Any]] = {
    "shelf": lambda h: h.show(Shelf()),
    "setup": lambda h: setup_for(h, "twilight_applejack", "endless_night"),
    "setup by chance": lambda h: setup_for(h, "", "pinkie_pie"),
    "setup for four": lambda h: setup_for(h, "luna_night_watch", "", "pinkie_pie", "fluttershy"),
    "options": options,
    "collection": lambda h: h.show(Collection("pony")),
    "tools": lambda h: tab(h, 0.5),
    "problems": lambda h: tab(h, 0.85),
    "empty deck": lambda h: h.show(editor("pony", fresh=True)),
    "whole deck": lambda h: edited(h, lambda s: None),
    "half a deck": lambda h: edited(h, halved),
    "too large a deck": lambda h: edited(h, lambda s: s.work.put(key("PR168"), 5)),
    "mane": lambda h: h.show(card_sheet(LOOK, PONY, [FACTS[key("PR003")], FACTS[key("PR001")]], 0)),
    "problem": lambda h: h.show(card_sheet(LOOK, PONY, [FACTS[key("PR166")]], 0)),
    "dilemma": lambda h: h.show(card_sheet(LOOK, PONY, [FACTS[key("MT108")]], 0)),
    "result": lambda h: h.show(Result(played(h))),
}
LARGE = ("setup", "whole deck")  # at 1.5 the layout is that of 1280x720, but for rounding
TABBED = ("setup for four", "options", "collection", "half a deck", "mane", "result")


# ---- a deck with two Manes to choose from -----------------------------------------------------------------
def test_another_mane_may_lead_the_first_two_decks(hands: Hands) -> None:
    """The first two theme decks came with two Manes (pony.md, section 20)."""
    scene = hands.show(SetupScreen(PONY))
    hands.click("take:rainbow_rarity")
    hands.click("mane")
    assert scene.draft.deck_of(0).mane == key("PR005")
    assert hands.widget("card:0").card.key == key("PR005")  # type: ignore[attr-defined]
    hands.click("mane")
    assert scene.draft.setup().decks[0] == "rainbow_rarity"
    hands.click("mane")
    hands.click("start")
    assert hands.top.session.setup.decks[0]["mane"] == "PR005"
    read = PONY.deck(FACTS, hands.top.session.setup.decks[0])
    assert isinstance(read, Deck) and legal(FACTS, read) == ""


def test_a_deck_with_one_mane_offers_no_other(hands: Hands) -> None:
    hands.show(SetupScreen(PONY))
    hands.click("take:fluttershy")
    assert hands.desk.find("mane") is None
