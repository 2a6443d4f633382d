"""The turn (arena.md, section 4) and the glyphs that have their say in it (section 14)."""

from __future__ import annotations

from typing import Any

import pytest

import game
from game.rules.arena.choosing_attacks import Attack, EndAttacks
from game.rules.arena.events import Activated, GlyphTurned, Healed, PhaseBegan, TurnBegan
from game.rules.arena.glyphs import Renew, turn_up
from game.rules.arena.harm import Destroy
from game.rules.arena.lasting import Lasting
from game.rules.arena.movement import EndMoves
from game.rules.arena.places import GLYPHS, ArenaState, hand, library, spent
from game.rules.arena.spells import CastSpells, EndSpells
from game.rules.arena.summoning import ChooseSummon, Summon
from game.rules.arena.trigger_order import Trigger
from game.rules.arena.turn import Activate, ChooseArmy, Discard, DiscardDown, Turn
from game.table.state import State, choose, legal, run
from tests.rules.arena.byhand import Figure, Who, all_offered, offered, table, take, told, why_not

CARDS = game.ruleset("arena").catalogue
SPELLS = {f"spell/w{n:02}": CARDS[f"spell/w{n:02}"] for n in range(1, 13)}
PW = Figure("PW", 0, (0, 0), kind="planeswalker")
FOE = Figure("Foe", 1, (9, 0), kind="planeswalker")
ROW = [".........."]


def turn(
    *figures: Figure, rows: list[str] = ROW, library_size: int = 5, hand_size: int = 0, **more: Any
) -> tuple[ArenaState, Who]:
    """Seat 0 begins a turn."""
    s, who = table(rows, *figures, cards=SPELLS, **more)
    for n in range(library_size):
        s.put(f"spell/w{n + 1:02}", 0, library(0), back="spell")
    for n in range(hand_size):
        s.put(f"spell/w{n + 1:02}", 0, hand(0), back="spell")
    s.then(Turn(0))
    run(s)
    return s, who


def asked(s: State) -> list[str]:
    return [type(q).__name__ for q in s.asks.values()]


def finish(s: ArenaState) -> None:
    """Answer everything with the last option (the one that ends something) until another seat is asked."""
    seat = s.current
    while s.result is None and s.current == seat:
        choose(s, min(s.asks), legal(s, min(s.asks))[-1])


# ---- the five phases ---------------------------------------------------------------------------------
def test_a_turn_has_five_phases_and_two_spell_windows() -> None:
    s, _ = turn(PW, FOE, Figure("Kor", 0), hand_size=1)
    finish(s)
    mine = [e.phase for e in told(s, PhaseBegan) if e.seat == 0]
    assert mine == ["draw", "activate", "window A", "move", "attack", "window B", "end"]
    assert told(s, TurnBegan) == [TurnBegan(0, 1), TurnBegan(1, 2)]


def test_the_questions_come_in_the_order_of_the_book() -> None:
    s, _who = turn(PW, FOE, Figure("Kor", 0))
    seen = []
    while s.current == 0:
        seen += asked(s)
        choose(s, 0, legal(s, 0)[-1])
    assert seen == ["ChooseArmy", "ChooseSummon", "CastSpells", "ChooseMove", "ChooseAttack", "CastSpells"]


def test_the_first_phase_draws_one_card_on_the_first_turn_too() -> None:
    s, _ = turn(PW, FOE)
    assert len(s.inside(hand(0))) == 1 and len(s.inside(library(0))) == 4


def test_ex47_an_empty_library_gives_nothing_and_is_no_loss() -> None:
    """A29."""
    s, _ = turn(PW, FOE, library_size=0)
    assert not s.inside(hand(0)) and s.result is None and asked(s) == ["ChooseArmy"]


def test_ex47_nine_cards_at_the_end_of_the_turn_are_discarded_down_to_seven() -> None:
    """A3."""
    s, _who = turn(PW, FOE, library_size=1, hand_size=8)
    while asked(s) != ["DiscardDown"]:
        choose(s, 0, legal(s, 0)[-1])
    assert len(s.inside(hand(0))) == 9 and all(isinstance(o, Discard) for o in legal(s, 0))
    assert s.asks[0] == DiscardDown(0) and s.asks[0].ask(s).en == "Discard down to 7 cards: 2 to go"
    take(s, Discard)
    take(s, Discard)
    assert len(s.inside(hand(0))) == 7 and len(s.inside(spent(0))) == 2 and s.current == 1


def test_seven_cards_may_be_kept() -> None:
    s, _ = turn(PW, FOE, library_size=1, hand_size=6)
    finish(s)
    assert len(s.inside(hand(0))) == 7


def test_the_marker_moves_on_by_one_and_the_next_seat_plays() -> None:
    s, _ = turn(PW, FOE, turn=4)
    finish(s)
    assert (s.turn, s.current, s.spells_cast, s.active) == (5, 1, 0, 0)


def test_what_lasts_for_this_turn_ends_with_it() -> None:
    s, who = turn(PW, FOE)
    s.lasting += (Lasting("power", 1, figures=(who["PW"],), until="this_turn", source="spell/w05"),)
    finish(s)
    assert s.lasting == ()


# ---- the active army card ------------------------------------------------------------------------------
def test_one_army_card_with_a_figure_on_the_battlefield_is_chosen() -> None:
    """2.1, A31: cards without figures there are refused with a reason."""
    s, who = turn(PW, FOE, Figure("Rhox", 0, (2, 0)), Figure("Kor", 0))
    assert {o.card for o in all_offered(s, Activate)} == {who.card("PW"), who.card("Rhox")}
    assert legal(s, 0)[0].about() == (who.card("PW"),)
    (refusal,) = why_not(s, who.card("Kor"))
    assert (refusal.rule, refusal.why.en) == ("A31", "Kor has no figure on the battlefield")
    choose(s, 0, Activate(0, who.card("Rhox")))
    assert s.active == who.card("Rhox") and told(s, Activated) == [Activated(0, who.card("Rhox"))]


def test_a_figure_waits_until_an_army_card_is_chosen() -> None:
    s, who = turn(PW, FOE)
    assert [(no.why.en, no.rule) for no in why_not(s, who["PW"])] == [("Choose an army card first", "4.2")]
    assert [no.why.en for no in why_not(s, who["Foe"])] == ["this belongs to another player"]


def test_a_detained_card_cannot_be_chosen() -> None:
    s, who = turn(PW, FOE, Figure("Rhox", 0, (2, 0)))
    s.asks.clear()
    s.lasting = (Lasting("may not be chosen", card=who.card("Rhox"), until="their_next_turn", of=0),)
    s.then(Turn(0))
    run(s)
    assert {o.card for o in all_offered(s, Activate)} == {who.card("PW")}
    assert [no.rule for no in why_not(s, who.card("Rhox"))] == ["13 Detain"]


def test_if_no_card_can_be_chosen_the_turn_goes_on_with_its_end() -> None:
    s, _who = turn(FOE, Figure("Kor", 0), active="", hand_size=9)
    assert asked(s) == ["DiscardDown"] and not told(s, Activated)


def test_only_a_planeswalker_summons() -> None:
    s, who = turn(PW, FOE, Figure("Rhox", 0, (2, 0)), Figure("Kor", 0))
    choose(s, 0, Activate(0, who.card("Rhox")))
    assert isinstance(s.asks[0], CastSpells)
    s, who = turn(PW, FOE, Figure("Rhox", 0, (2, 0)), Figure("Kor", 0))
    choose(s, 0, Activate(0, who.card("PW")))
    assert isinstance(s.asks[0], ChooseSummon)


def test_spells_may_be_cast_after_summoning_and_again_after_the_attacks() -> None:
    """A2."""
    s, _who = turn(PW, FOE, Figure("Kor", 0), Figure("Foe2", 1, (1, 0)))
    take(s, Activate)
    take(s, Summon)
    assert s.asks[0] == CastSpells(0, "A")
    take(s, EndSpells)
    take(s, EndMoves)
    s.dice.rigged = (6,) * 6
    take(s, Attack)
    take(s, EndAttacks)
    assert s.asks[0] == CastSpells(0, "B")


def test_the_start_and_the_end_of_the_turn_of_a_card_trigger(monkeypatch: pytest.MonkeyPatch) -> None:
    """2.2 and phase 5."""
    seen = []
    monkeypatch.setattr(Trigger, "do", lambda self, s: seen.append((self.moment.name, self.moment.card, s.phase)))
    s, who = turn(PW, FOE)
    take(s, Activate)
    finish(s)
    names = [name for name, card, _ in seen if card == who.card("PW")]
    assert names[0] == "start_of_own_turn" and names[-1] == "end_of_own_turn"
    assert {name: phase for name, _, phase in seen}["end_of_own_turn"] == "end"


def test_a_turn_goes_on_if_the_active_figures_are_destroyed_in_it() -> None:
    s, who = turn(PW, FOE, Figure("Rhox", 0, (2, 0)))
    choose(s, 0, Activate(0, who.card("Rhox")))
    s.asks.clear()
    s.then(Destroy((who["Rhox"],)), CastSpells(0, "A"))
    run(s)
    finish(s)
    assert s.current == 1 and s.turn == 2


# ---- glyphs ----------------------------------------------------------------------------------------------
def test_insight_draws_one_more_card_for_each_glyph_stood_on() -> None:
    s, _ = turn(PW, FOE, glyphs={(0, 0): "insight"})
    assert len(s.inside(hand(0))) == 2
    s, _ = turn(PW, FOE, glyphs={(9, 0): "insight"})
    assert len(s.inside(hand(0))) == 1, "the enemy stands on that one"


def test_a_two_space_figure_occupies_a_glyph_with_either_half() -> None:
    s, _ = turn(PW, FOE, Figure("W", 0, ((2, 0), (3, 0))), glyphs={(3, 0): "insight"})
    assert len(s.inside(hand(0))) == 2


def test_renewal_removes_one_damage_from_a_figure_of_ones_choice_before_the_draw() -> None:
    s, who = turn(
        PW, FOE, Figure("Rhox", 0, (2, 0), wounds=2), Figure("Kor", 0, (3, 0), wounds=1), glyphs={(0, 0): "renewal"}
    )
    assert {o.figure for o in all_offered(s, Renew)} == {who["Rhox"], who["Kor"]}
    assert [no.rule for no in why_not(s, who["PW"])] == ["14"]
    assert not s.inside(hand(0)), "it comes before the draw"
    take(s, Renew, figure=who["Rhox"])
    assert s.pieces[who["Rhox"]].has("wounds") == 1 and told(s, Healed) and len(s.inside(hand(0))) == 1


def test_renewal_asks_nothing_if_nobody_is_hurt_or_nobody_stands_there() -> None:
    for column in (0, 5):
        s, _ = turn(PW, FOE, Figure("Rhox", 0, (2, 0), wounds=column and 1), glyphs={(column, 0): "renewal"})
        assert asked(s) == ["ChooseArmy"]


def test_a_face_down_glyph_is_turned_up_by_the_figure_that_stops_on_it() -> None:
    s, who = table(ROW, PW, FOE, glyphs={(0, 0): "might", (5, 0): "insight"})
    for disc in s.inside(GLYPHS):
        s.change(disc, face_up=False)
    turn_up(s, s.pieces[who["PW"]])
    assert [d.face_up for d in s.inside(GLYPHS)] == [True, False] and len(told(s, GlyphTurned)) == 1
    turn_up(s, s.pieces[who["PW"]])
    assert len(told(s, GlyphTurned)) == 1


# ---- words -------------------------------------------------------------------------------------------------
def test_questions_and_choices_of_the_turn_have_words_in_both_languages() -> None:
    s, _who = turn(PW, FOE)
    assert isinstance(s.asks[0], ChooseArmy)
    assert s.asks[0].ask(s).en == "Activate one of your army cards"
    assert offered(s, Activate)[0].say(s).ja == "PWをアクティベートする"
