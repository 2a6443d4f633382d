"""Names and the lines of the log (names.py, telling.py)."""

from __future__ import annotations

import pytest

import game
from game.rules.arena import events as e
from game.rules.arena.harm import Destroy
from game.rules.arena.names import card_name, figure_name, seat_name, single
from game.rules.arena.places import ENCHANTMENTS, GLYPHS, ArenaState, hand, library
from game.rules.arena.telling import TELLERS, say
from game.table.event import Event, Moved, Rolled, Shuffled
from game.table.state import State, run
from game.table.view import hear, look
from game.words import Phrase
from tests.rules.arena.byhand import Figure, Who, table

CARDS = game.ruleset("arena").catalogue


def real() -> tuple[ArenaState, Who]:
    """Gideon with a Rhox Veteran against Jace with a Phantom."""
    return table(
        ["......"],
        Figure("G", 0, (0, 0), card="gideon"),
        Figure("R", 0, (1, 0), card="rhox_veterans"),
        Figure("J", 1, (5, 0), card="jace"),
        Figure("L", 1, (4, 0), card="leyline_phantoms"),
        cards=CARDS,
    )


def test_every_event_has_a_teller_or_is_plainly_silent() -> None:
    silent = {e.PhaseBegan}
    kinds = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert kinds - silent <= set(TELLERS)


def test_a_player_is_called_by_the_colour_and_a_figure_by_its_owner() -> None:
    s, who = real()
    assert seat_name(s, 0).ja == "白" and figure_name(s, who["R"]).en == "White's Rhox Veteran"
    assert figure_name(s, who.card("rhox_veterans")).en == "White's Rhox Veterans"


@pytest.mark.parametrize(
    "key, name",
    [
        ("flamewing_phoenixes", "Flamewing Phoenix"),
        ("restless_zombies", "Restless Zombie"),
        ("gideon", "Gideon Jura"),
        ("blazing_firecats", "Blazing Firecat"),
    ],
)
def test_one_figure_of_a_squad_is_named_in_the_singular(key: str, name: str) -> None:
    assert single(CARDS[f"army/{key}"]).en == name


def line_of(event: Event, s: State) -> Phrase:
    """The line of an event that is worth one."""
    line = say(event, s)
    assert line is not None
    return line


def test_an_attack_is_told_with_its_dice() -> None:
    s, who = real()
    line = line_of(e.AttackRolled(who["R"], who["L"], (1, 1, 6), (4, 6), 2, 1, 1, 2), s)
    assert line.en == "2 of 3 dice hit, 1 of 2 block, 1 unblockable: 2 damage"
    assert line.ja == "攻撃ダイス3個で命中2、防御ダイス2個で盾1、防げない命中1：ダメージ2"
    assert line_of(e.AttackDeclared(who["R"], who["L"]), s).ja == "白のローウクスの古参兵が青の力線の幻影を攻撃した"


def test_dice_are_told_by_what_they_show_and_the_d20_by_its_number() -> None:
    s, _ = real()
    assert (
        line_of(Rolled(0, (1, 2, 5, 6), "spell/r01"), s).en
        == "White rolls for Searing Bolt: sword 2, shield 1, blank 1"
    )
    assert line_of(Rolled(1, (17,), "turn order"), s).ja == "青が手番を決める20面ダイスを振った：17"


def test_a_figure_that_is_destroyed_meanwhile_is_still_called_by_its_name() -> None:
    """The log is written when everything of a choice has happened."""
    s, who = real()
    s.then(Destroy((who["L"],)))
    run(s)
    assert line_of(e.AttackDeclared(who["R"], who["L"]), s).en == "White's Rhox Veteran attacks Blue's Leyline Phantom"


def test_a_card_drawn_is_named_to_its_owner_only() -> None:
    s, _ = real()
    card = s.put("spell/w01", 0, library(0), back="spell")
    now = s.move(card, hand(0))
    event = Moved(card.id, now.id, library(0), hand(0))
    assert line_of(hear(event, 0), look(s, 0)).en == "White draws Honor of the Pure"
    assert line_of(hear(event, 1), look(s, 1)).en == "White draws a card"


def test_a_hidden_enchantment_is_laid_without_its_name() -> None:
    s, who = real()
    piece = s.put("spell/w02", 0, ENCHANTMENTS, back="spell", face_up=False, host=who.card("rhox_veterans"))
    assert line_of(e.CastSpell(0, piece.id, ""), look(s, 1)).en == "White lays a hidden enchantment"
    assert card_name(look(s, 1), look(s, 1).pieces[piece.id].card).ja == "伏せエンチャント"


def test_a_face_down_glyph_is_not_named() -> None:
    s, _ = table(["...."], Figure("A", 0, (0, 0)), glyphs={(1, 0): "might"})
    disc = s.change(s.inside(GLYPHS)[0], face_up=False, seen_by=frozenset())
    assert card_name(look(s, 0), look(s, 0).pieces[disc.id].card).en == "a face-down glyph"


def test_what_is_not_worth_a_line_has_none() -> None:
    s, who = real()
    assert say(e.Stepped(who["R"], (1, 0), (2, 0), "walk"), s) is None
    assert say(e.ArmyFell(who.card("gideon")), s) is None and say(Shuffled(hand(0)), s) is None
    assert line_of(e.ArmyFell(who.card("rhox_veterans")), s).ja == "白のローウクスの古参兵は全滅した"


def test_the_end_of_a_match_names_winners_reason_and_scores() -> None:
    s, _ = real()
    assert line_of(e.MatchEnded((0,), "score", (410, 402)), s).en == "White wins the match (by the score; 410–402)"
    assert line_of(e.MatchEnded((0, 1), "planeswalkers", (1, 2)), s).en.startswith("White and Blue win the match")
    assert line_of(e.MatchEnded((), "draw", (1, 1)), s).ja == "引き分けで終了した"
