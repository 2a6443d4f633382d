"""The deck editor, driven by mouse and keyboard events alone: decks of thirty or fifteen Medarot cards."""

from __future__ import annotations

import json
import stat
from collections import Counter
from typing import Any

import pygame
import pytest

import game
from game.rules.medarot.deck_building import problems
from game.table.dice import Dice
from game.ui import own_decks
from game.ui.dialogs.dialog import Dialog
from game.ui.editors.deck_editor import DeckEditor
from game.ui.editors.work import Work
from game.ui.games.medarot.workshop import MedarotWorkshop, editor
from game.ui.sheets.card_sheet import CardSheet
from tests.ui.hands import Hands

pytestmark = pytest.mark.sampled(16, of="the deck editor")

MEDAROT = game.ruleset("medarot")
SHOP = MedarotWorkshop(MEDAROT)
ENTER, ESCAPE, DELETE, CTRL = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_DELETE, pygame.KMOD_CTRL
METABEE, IKKI = "card/medarot/metabee", "card/medarotter/ikki"
ROBOTS = ("metabee", "saikachis", "arcbeetle", "blackbeetle", "kantaros", "warbonnet", "unitris")
PEOPLE = ("ikki", "arika", "karin")


def keys(**counts: int) -> list[str]:
    """Card keys by id and count."""
    known = {key.rpartition("/")[2]: key for key in SHOP.cards()}
    return [known[name] for name, n in counts.items() for _ in range(n)]


def keep(hands: Hands, name: str, *cards: str) -> None:
    assert own_decks.save(hands.app.home, MEDAROT, SHOP.deck(name, cards))


def kept(hands: Hands) -> dict[str, Any]:
    return own_decks.load(hands.app.home, MEDAROT)[0]


def said(hands: Hands) -> str:
    return " | ".join(note.text for note in hands.texts())


# ---- building ----------------------------------------------------------------------------------------
@pytest.mark.sampled(2, of="decks built at the screen")
def test_a_legal_deck_is_built_saved_and_opened_again_with_the_mouse_alone(hands: Hands) -> None:
    scene = hands.show(editor("medarot", fresh=True))
    for name in ROBOTS:
        for _ in range(3):
            hands.click(f"pool:{name}", y=0.4)
    hands.click("type:person")
    for name in PEOPLE:
        for _ in range(3):
            hands.click(f"pool:{name}", y=0.4)
    assert scene.work.total == 30 and scene.problems() == []
    hands.click("save")
    assert sorted(kept(hands)["My deck"].cards) == sorted(keys(**dict.fromkeys((*ROBOTS, *PEOPLE), 3)))
    assert problems(MEDAROT.catalogue, kept(hands)["My deck"]) == []


def test_the_marks_below_a_card_set_its_copies_at_once(hands: Hands) -> None:
    scene = hands.show(editor("medarot", fresh=True, mode="beginner"))
    for name in ("metabee", "saikachis", "arcbeetle", "blackbeetle"):
        hands.click(f"pool:{name}", x=0.62, y=0.94)  # the third mark: three copies at once
    hands.click("type:person")
    hands.click("pool:ikki", x=0.62, y=0.94)
    assert scene.work.total == 15 and scene.problems() == [] and "Legal" in said(hands)
    hands.click("save")
    assert problems(MEDAROT.catalogue, kept(hands)["My deck"], "beginner") == []


@pytest.mark.sampled(2, of="decks built at the screen")
def test_a_legal_deck_is_built_with_the_keyboard_alone(hands: Hands) -> None:
    scene = hands.show(editor("medarot", fresh=True))
    hands.tab_to("search")
    hands.type("KBT")  # five of this line stand first
    hands.tab_to("pool:metabee")
    hands.key(ENTER, ENTER, pygame.K_RIGHT, pygame.K_3, pygame.K_RIGHT, pygame.K_PLUS, pygame.K_PLUS, pygame.K_MINUS)
    assert [scene.work.counts[key] for key in keys(metabee=1, saikachis=1, arcbeetle=1)] == [2, 3, 1]
    hands.key(pygame.K_RIGHT, pygame.K_3, DELETE, pygame.K_RIGHT, pygame.K_9)
    assert [scene.work.counts[key] for key in keys(blackbeetle=1, kantaros=1)] == [2, 0]
    hands.tab_to("fill")
    hands.key(ENTER)
    assert scene.problems() == [] and scene.work.counts[METABEE] >= 2
    hands.tab_to("name")
    hands.type("Keys only")
    hands.tab_to("save")
    hands.key(ENTER)
    assert list(kept(hands)) == ["Keys only"] and problems(MEDAROT.catalogue, kept(hands)["Keys only"]) == []


def test_dragging_over_puts_in_and_dragging_off_takes_out(hands: Hands) -> None:
    scene = hands.show(editor("medarot", fresh=True))
    card, right = hands.widget("pool:metabee").box, scene.boxes()[1]
    hands.drag((card.cx, card.y + 40), (right.cx, right.cy))
    assert scene.work.counts[METABEE] == 1
    line = hands.widget("deck:metabee").box
    hands.drag((line.cx, line.cy), (line.cx, line.cy + 60))
    assert scene.work.counts[METABEE] == 1  # let go over the deck: nothing changes
    hands.drag((line.cx, line.cy), (card.cx, card.cy))
    assert scene.work.total == 0


def test_a_fourth_copy_is_refused_in_one_sentence(hands: Hands) -> None:
    scene = hands.show(editor("medarot", SHOP.deck("", keys(metabee=3))))
    hands.click("pool:metabee", y=0.3)
    assert scene.work.counts[METABEE] == 3 and "At most 3" in hands.app.toasts[-1].said.en
    hands.tab_to("pool:metabee")
    hands.key(pygame.K_4)
    assert scene.work.counts[METABEE] == 3
    hands.key(pygame.K_0)
    assert scene.work.counts[METABEE] == 0


def test_a_click_on_a_line_takes_one_out_and_minus_below_a_card_too(hands: Hands) -> None:
    scene = hands.show(editor("medarot", SHOP.deck("", keys(metabee=3, ikki=1))))
    hands.click("deck:metabee")
    hands.click("pool:metabee", x=0.08, y=0.95)
    assert scene.work.counts[METABEE] == 1
    hands.click("deck:ikki")
    assert scene.work.keys() == [METABEE]


def test_delete_takes_out_the_card_that_has_the_keyboard(hands: Hands) -> None:
    scene = hands.show(editor("medarot", SHOP.deck("", keys(metabee=2))))
    hands.tab_to("deck:metabee")
    hands.key(DELETE)
    assert scene.work.counts[METABEE] == 1


# ---- legality ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("cards", "mode", "words"),
    [
        ({"metabee": 3}, "normal", "it has 3 cards, there must be exactly 30"),
        ({"metabee": 4, "ikki": 26}, "normal", "it has 4 copies of Metabee, at most 3 are allowed"),
        ({"ikki": 30}, "normal", "it has no Medarot"),
        ({"metabee": 3, "saikachis": 3}, "beginner", "it has 6 cards, there must be exactly 15"),
    ],
)
def test_each_illegal_deck_says_why(cards: dict[str, int], mode: str, words: str) -> None:
    assert words in [problem.en for problem in SHOP.problems(Counter(keys(**cards)), mode)]


def test_legality_is_told_as_one_builds(hands: Hands) -> None:
    scene = hands.show(editor("medarot", fresh=True))
    assert "30 cards to go" in said(hands)
    hands.click("pool:metabee", y=0.4)
    assert "29 cards to go" in said(hands)
    hands.click("mode", x=0.75)
    assert "14 cards to go" in said(hands)
    hands.click("fill")
    assert "Legal" in said(hands) and scene.problems() == []
    hands.click("mode", x=0.25)
    assert "15 cards to go" in said(hands)


def test_what_is_too_much_is_named_and_taken_out_by_one_button(hands: Hands) -> None:
    three = dict.fromkeys((*ROBOTS[1:], *PEOPLE), 3)
    cards = keys(metabee=5, koji=1, **three)
    scene = hands.show(editor("medarot", SHOP.deck("", cards)))
    assert scene.work.total == 33 and "3 cards too many" in said(hands)
    hands.click("trim")
    assert scene.problems() == [] and scene.work.counts[METABEE] == 3


def test_filling_by_lot_keeps_what_is_there_and_follows_the_guide() -> None:
    for seed in range(20):
        for mode, people in (("normal", 10), ("beginner", 5)):
            counts = Counter(keys(metabee=3, ikki=1))
            SHOP.fill(counts, mode, Dice(seed))
            assert SHOP.problems(counts, mode) == [] and counts[METABEE] == 3
            assert sum(n for key, n in counts.items() if "medarotter" in key) == people


def test_the_list_is_in_parts_by_type_and_cost() -> None:
    work = Work(SHOP, "normal")
    work.take(keys(ikki=1, honeyforce=1, rokusho=2, arcbeetle=1, metabee=1))
    assert [key.rpartition("/")[2] for key, _ in work.lines()] == [
        "metabee",
        "arcbeetle",
        "rokusho",
        "honeyforce",
        "ikki",
    ]


# ---- the pool ----------------------------------------------------------------------------------------
def test_filters_narrow_the_pool_in_both_languages(hands: Hands) -> None:
    scene = hands.show(editor("medarot"))
    cards = SHOP.cards()
    hands.click("type:melee")
    hands.click("cost:1")
    assert {(cards[key].type, cards[key].cost) for key in scene.pool.shown()} == {("melee", 1)}
    hands.click("cost:1")
    hands.click("rarity:5")
    assert all(cards[key].rarity == 5 for key in scene.pool.shown())
    for mark in ("type:melee", "rarity:5"):
        hands.click(mark)
    hands.click("timing:trigger")
    shown = [cards[key] for key in scene.pool.shown()]
    assert shown and all("trigger" in (card.upper.timing, card.lower.timing) for card in shown)
    hands.click("timing:trigger")
    for words, name in (("メタビー", "metabee"), ("rokusho", "rokusho"), ("Pierce", "metabee"), ("貫通", "metabee")):
        hands.click("search")
        hands.key(pygame.K_BACKSPACE, mod=CTRL)
        hands.type(words)
        assert name in [key.rpartition("/")[2] for key in scene.pool.shown()]
    hands.key(pygame.K_BACKSPACE, mod=CTRL)
    hands.type("KWG")
    assert {cards[key].line for key in scene.pool.shown() if hasattr(cards[key], "line")} >= {"KWG"}
    hands.type("nobody")
    assert scene.pool.shown() == [] and "No card fits" in said(hands)


def test_in_a_small_window_the_filters_are_lists() -> None:
    hands = Hands((960, 540))
    scene = hands.show(editor("medarot"))
    hands.click("filter:type")
    hands.click("filter:type:person")
    assert len(scene.pool.shown()) == 36
    hands.click("filter:timing")
    hands.click("filter:timing:defense")
    assert 0 < len(scene.pool.shown()) < 36
    hands.app.close()


def test_a_card_on_which_the_mouse_rests_is_shown_in_full_and_right_click_zooms(hands: Hands) -> None:
    scene = hands.show(editor("medarot"))
    before = hands.app.picture().copy()
    box = hands.widget("pool:arcbeetle").box
    hands.move((box.cx, box.cy))
    assert scene.wake() is not None
    for _ in range(5):
        hands.app.step(0.1)
    x, y = round(box.right_edge) + 60, round(box.cy)
    assert before.get_at((x, y)) != hands.app.picture().get_at((x, y)) and scene.wake() is None
    hands.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(round(box.cx), round(box.cy)), button=3))
    assert isinstance(hands.top, CardSheet) and hands.top.card.name.en == "Arcbeetle"


# ---- files -------------------------------------------------------------------------------------------
def test_a_ready_made_deck_is_where_one_of_ones_own_begins(hands: Hands) -> None:
    scene = hands.show(editor("medarot"))
    hands.click("open")
    hands.click("open:ready/beginner_kuwagata")
    assert scene.work.mode == "beginner" and scene.work.total == 15 and not scene.work.file and not scene.work.dirty
    hands.click("name")
    hands.type("Mine")
    hands.click("save")
    assert list(kept(hands)) == ["Mine"]
    again = hands.show(editor("medarot", kept(hands)["Mine"]))
    assert again.work.mode == "beginner" and again.work.file == "Mine"


def test_rename_copy_and_delete(hands: Hands) -> None:
    keep(hands, "Dawn", *keys(metabee=3, ikki=3))
    hands.show(editor("medarot"))
    hands.click("name")
    hands.key(pygame.K_BACKSPACE, mod=CTRL)
    hands.type("Dusk")
    hands.click("save")
    assert list(kept(hands)) == ["Dusk"]
    hands.click("copy")
    hands.click("save")
    assert sorted(kept(hands)) == ["Dusk", "Dusk 2"]
    hands.click("remove")
    hands.key(ESCAPE)
    assert sorted(kept(hands)) == ["Dusk", "Dusk 2"]
    hands.click("remove")
    hands.click("answer:0")
    assert list(kept(hands)) == ["Dusk"]


def test_the_name_of_another_deck_is_asked_for_once_more(hands: Hands) -> None:
    keep(hands, "Dawn", *keys(metabee=3))
    scene = hands.show(editor("medarot", fresh=True))
    hands.click("pool:arcbeetle", y=0.4)
    hands.click("name")
    hands.type("Dawn")
    hands.click("save")
    asking = hands.top
    assert isinstance(asking, Dialog) and kept(hands)["Dawn"].cards == tuple(keys(metabee=3))
    hands.click("answer:0")
    assert hands.top is scene and kept(hands)["Dawn"].cards == tuple(keys(arcbeetle=1))


def test_leaving_and_opening_another_deck_ask_about_what_is_not_saved(hands: Hands) -> None:
    scene: DeckEditor = hands.show(editor("medarot", fresh=True))
    hands.click("pool:metabee", y=0.4)
    hands.key(ESCAPE)
    asking = hands.top
    assert isinstance(asking, Dialog)
    hands.key(ESCAPE)
    assert hands.top is scene
    hands.click("open")
    hands.click("open:ready/robo_raiders")
    asking = hands.top
    assert isinstance(asking, Dialog)
    hands.click("answer:1")
    assert scene.work.total == 30 and not kept(hands)
    hands.app.push(editor("medarot", fresh=True))
    hands.app.step(0.1)
    hands.key(ESCAPE)
    assert hands.top is scene


def test_a_deck_goes_through_the_clipboard(hands: Hands) -> None:
    scene = hands.show(editor("medarot"))
    hands.click("export")
    words = hands.app.window.clipboard()
    assert words.startswith("hexfold-medarot:")
    cards = dict(scene.work.counts)
    hands.click("clear")
    assert scene.work.total == 0
    hands.click("import")
    assert dict(scene.work.counts) == cards and scene.work.name == "My deck"


@pytest.mark.parametrize(
    "words", ["", "hello", "hexfold-medarot:AAAA", '{"name": 3}', '{"name":"x","cards":{"nobody":3}}', "[" * 3000]
)
def test_a_bad_text_gets_one_sentence_and_changes_nothing(words: str, hands: Hands) -> None:
    scene = hands.show(editor("medarot"))
    before = dict(scene.work.counts)
    hands.app.window.clipboard(words)
    hands.click("import")
    assert hands.app.toasts[-1].harm and dict(scene.work.counts) == before


BAD = {
    "array.json": ("[]", "it holds no deck"),
    "broken.json": ("{", "it is not JSON"),
    "count.json": ('{"name": "a", "cards": {"metabee": -2}}', "cannot be in it -2 times"),
    "many.json": ('{"name": "a", "cards": {"metabee": 150, "ikki": 150}}', "more than 200 cards"),
    "nameless.json": ('{"cards": {"metabee": 3}}', "its name is not a text"),
    "nocards.json": ('{"name": "a", "cards": 5}', "do not say how many"),
    "unknown.json": ('{"name": "a", "cards": {"megaman": 3}}', "there is no card 'megaman'"),
    "huge.json": (" " * 30_000, "larger than"),
}


@pytest.mark.parametrize("name", BAD)
def test_each_file_that_holds_no_deck_gets_one_sentence_and_is_set_aside_only_if_it_is_damaged(
    name: str, hands: Hands
) -> None:
    words, why = BAD[name]
    path = own_decks.folder(hands.app.home, MEDAROT) / name
    path.parent.mkdir(parents=True)
    path.write_text(words)
    hands.show(editor("medarot"))
    toast = hands.app.toasts[-1]
    assert toast.harm and name in toast.said.en and why in toast.said.en and toast.said.ja != toast.said.en
    assert (path.with_name(f"{name}.damaged") if name in ("broken.json", "huge.json") else path).read_text() == words


def test_an_unfinished_deck_is_saved_and_says_what_it_lacks(hands: Hands) -> None:
    hands.show(editor("medarot", fresh=True))
    hands.click("pool:metabee", y=0.4)
    hands.click("save")
    assert list(kept(hands)) == ["My deck"] and "exactly 30" in hands.app.toasts[-1].said.en


def test_saving_into_a_folder_that_cannot_be_written_says_so(hands: Hands) -> None:
    folder = own_decks.folder(hands.app.home, MEDAROT)
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where the folder should be")
    hands.show(editor("medarot"))
    hands.click("save")
    assert hands.app.toasts[-1].harm and "cannot be saved" in hands.app.toasts[-1].said.en


def test_a_file_is_replaced_whole(hands: Hands) -> None:
    keep(hands, "Dawn", *keys(metabee=3))
    keep(hands, "Dawn", *keys(metabee=1, ikki=2))
    files = list(own_decks.folder(hands.app.home, MEDAROT).iterdir())
    assert len(files) == 1 and json.loads(files[0].read_text())["cards"] == {"metabee": 1, "ikki": 2}
    assert stat.S_ISREG(files[0].stat().st_mode)
