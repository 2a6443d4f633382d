"""What a second reading of the rulebook found: secrets that could be followed, moves that no card allows."""

from __future__ import annotations

from game.rules.magna.declaration import Decide, Declare
from game.rules.magna.events import Fetched
from game.rules.magna.lasting import Lasting
from game.rules.magna.lasting import begin as begin_lasting
from game.rules.magna.looking import AskDiscard, FetchIt, Seen
from game.rules.magna.places import MagnaState, field, hand
from game.rules.magna.production import ChooseSlot, SetTrap
from game.table.state import choose, legal
from game.table.view import hear, look

from .byhand import all_of, done, fight_at, find, produce, question, settle, strike, table, take, use, where

TAILWIND = ("Windswept Plain", "Floodgate Pass", "Shrine on the Beast Trail")


# ---- hidden: hands (chapter 3) ---------------------------------------------------------------------------------
def test_a_card_searched_from_the_deck_is_not_shown_to_the_enemy() -> None:
    """Conscription says "put into your hand", not "show": decks and hands are hidden."""
    tables = []
    for name in ("Orc Scout", "Undine"):
        s = table("A:Conscription@hand", f"A:{name}@deck", "A:Wyvern@deck", fight=(1, 0))
        produce(s)
        use(s, "A:Conscription")
        take(s, FetchIt, f"A:{name}")
        assert where(s, f"A:{name}") == "hand"
        tables.append(s)
    one, other = tables
    assert look(one, 1) == look(other, 1)
    assert [hear(event, 1) for event in one.events] == [hear(event, 1) for event in other.events]


def test_a_card_out_of_the_open_discard_pile_is_named() -> None:
    s = table("A:Miracle@hand", "A:Cathedral Acolyte@2", "A:Wyvern@discard", fight=(2, 0))
    produce(s)
    use(s, "A:Miracle")
    assert [event.card for event in s.events if isinstance(event, Fetched)] == [find(s, "A:Wyvern").card]


def test_who_has_looked_at_a_hand_cannot_follow_its_cards_afterwards() -> None:
    """Spy: the cards are seen once. What is set face-down later goes by no name the spy has read."""
    s = table("A:Spy@hand", "A:Fog Sailor@2", "B:Pitfall@hand", "B:Wyvern@hand", "B:Undine@hand", fight=(0, 1))
    produce(s)
    take(s, Declare, "A:Spy")
    while question(s) == "Specify":
        choose(s, 0, legal(s, 0)[0])
    read = {piece.id for piece in look(s, 0).inside(hand(1))}
    assert len(read) == 3
    take(s, Seen)
    assert read.isdisjoint(piece.id for piece in s.inside(hand(1)))
    produce(s, 1)
    take(s, SetTrap, "B:Pitfall")
    assert s.asks[1].card not in read  # type: ignore[attr-defined]
    assert not isinstance(look(s, 0).asks[1], ChooseSlot)  # and what is being set is nobody else's business


def test_being_asked_what_to_discard_does_not_tell_that_all_cards_are_alike() -> None:
    """S2, Plunder: somebody with three equal cards is asked as anybody is."""
    for other in ("Undine", "Wyvern"):
        s = table("A:Plunder@hand", "A:War-Cry Drummer@2", "B:Undine@hand", f"B:{other}@hand", fight=(1, 0))
        produce(s)
        use(s, "A:Plunder")
        assert isinstance(s.asks.get(1), AskDiscard)


def test_a_cost_of_a_hand_card_is_asked_for_whatever_the_hand_holds() -> None:
    """S2, Soul Trade: discard 1 card."""
    for other in ("Undine", "Wyvern"):
        s = table(
            "A:Undine@hand",
            f"A:{other}@hand",
            bases=(("Obsidian Spire", "Floodgate Pass", "Searing Iron Fort"), TAILWIND),
        )
        produce(s)
        take(s, Declare, "A:Obsidian Spire")
        assert question(s).startswith("Specify"), other
        take(s, Decide, "A:Undine")
        assert where(s, "A:Undine@discard") == "discard"


# ---- relocating (section 12) ------------------------------------------------------------------------------------
def test_a_slot_that_a_moved_unit_has_left_is_free_for_the_next_one() -> None:
    s = table("A:Orc Desert Transport@2", "A:Orc Scout@1", "A:Orc Charger@1", "A:Lava Giant@3")
    produce(s)
    take(s, Declare, "A:Orc Desert Transport")
    take(s, Decide, "A:Orc Scout", "A@2.1")
    take(s, Decide, "A:Lava Giant", "A@1.0")
    assert where(s, "A:Orc Scout") == "2" and where(s, "A:Lava Giant") == "1"
    assert len({unit.at for unit in s.inside(field(0))}) == 4


def test_of_two_equal_units_the_one_that_made_room_is_no_longer_the_same() -> None:
    """After an exchange one Orc Scout stands at base 3, and either of them may be the second unit that moves."""
    s = table("A:Orc Desert Transport@2", "A:Orc Scout@1*2", "A:Lava Giant@3")
    produce(s)
    first, second = (piece.id for piece in all_of(s, "A:Orc Scout"))
    take(s, Declare, "A:Orc Desert Transport")
    take(s, Decide, "A:Lava Giant", "A:Orc Scout")
    assert {first, second} <= {each[0] for each in about(s) if each}


# ---- who takes the damage of a charge (MS-6.15, 7.5) -----------------------------------------------------------
def test_of_two_equal_units_the_one_that_cannot_be_destroyed_may_take_the_charge() -> None:
    """Holy Mending on one of two Paladins (4/4), a charge of 5: the protected one absorbs its 4, and nobody falls."""
    s = table("A:Lava Giant@0", "B:Paladin@2*2", "B:Healing Maiden@2")
    fight_at(s, 2)
    strike(s, "A:Lava Giant")
    take(s, Declare, "B:Healing Maiden")
    choose(s, 1, next(option for option in legal(s, 1) if option.about() == (find(s, "B:Paladin").id,)))
    settle(s)
    paladins = {piece.id for piece in all_of(s, "B:Paladin")}
    assert question(s) == "DamageOrder" and paladins <= {option.about()[0] for option in legal(s, 1)}
    (protected,) = {effect.unit for effect in s.lasting}
    choose(s, 1, next(option for option in legal(s, 1) if option.about() == (protected,)))
    settle(s)
    assert len(all_of(s, "B:Paladin@2")) == 2 and where(s, "B:Healing Maiden") == "2"


def test_equal_units_under_different_effects_are_no_matter_of_course() -> None:
    """Two Paladins alone, one of them protected: the order is asked for, as it decides who falls."""
    s = table("A:Lava Giant@0", "B:Paladin@2*2")
    fight_at(s, 2)
    _, second = (piece.id for piece in all_of(s, "B:Paladin"))
    begin_lasting(s, Lasting(second, "momentary", 1, prevents="destroy"))
    strike(s, "A:Lava Giant")
    assert question(s) == "DamageOrder" and len(legal(s, 1)) == 2
    choose(s, 1, next(option for option in legal(s, 1) if option.about() == (second,)))
    settle(s)
    assert len(all_of(s, "B:Paladin@2")) == 2


# ---- equal units that are not in the same case -----------------------------------------------------------------
def about(s: MagnaState) -> set[tuple[object, ...]]:
    """What the options of the question are about."""
    return {option.about() for option in legal(s, min(s.asks))}


def test_the_target_of_a_skirmish_can_be_protected_whatever_equal_unit_stands_beside_it() -> None:
    """Barkskin for the second of two Azure Lake Knights, at whom the skirmish goes."""
    s = table("A:Lava Giant@0", "B:Azure Lake Knight@2*2", "B:Watermirror Mage@2", "B:Barkskin@hand")
    fight_at(s, 2)
    first, second = (piece.id for piece in all_of(s, "B:Azure Lake Knight"))
    choose(s, 0, next(option for option in legal(s, 0) if option.about() == (second,)))
    settle(s)
    take(s, Declare, "B:Barkskin")
    assert {(first,), (second,)} <= about(s)
    choose(s, 1, next(option for option in legal(s, 1) if option.about() == (second,)))
    settle(s)
    assert len(all_of(s, "B:Azure Lake Knight@2")) == 2


def test_the_links_of_a_chain_may_go_at_two_equal_units() -> None:
    """Two Wolves chain Fangs of the Pack: one Lake Squire each, not twice the same one."""
    s = table("A:Wolf of the Forbidden Violet Sea@0*2", "B:Lake Squire@2*2")
    fight_at(s, 2)
    first, second = (piece.id for piece in all_of(s, "B:Lake Squire"))
    take(s, Declare, "A:Wolf of the Forbidden Violet Sea")
    assert question(s) == "Chain"  # equal ones: the first link has no choice
    choose(s, 0, next(option for option in legal(s, 0) if isinstance(option, Declare)))
    settle(s)
    assert {(first,), (second,)} <= about(s)
    choose(s, 0, next(option for option in legal(s, 0) if option.about() == (second,)))
    settle(s)
    while question(s) in ("Chain", "Block"):
        done(s)
    assert not all_of(s, "B:Lake Squire@field")


def test_an_effect_may_fall_on_the_equal_unit_that_was_not_chosen_before() -> None:
    """Beast Trail: one of two Knights moves, the one that stays becomes Normal."""
    s = table("A:Beast Trail@hand", "A:Azure Lake Knight@2 checked*2", fight=(1, 0))
    produce(s)
    first, second = (piece.id for piece in all_of(s, "A:Azure Lake Knight"))
    take(s, Declare, "A:Beast Trail")
    take(s, Decide, "A:Azure Lake Knight", "A@3.0")
    done_choosing = next(option for option in legal(s, 0) if not option.about())
    choose(s, 0, done_choosing)
    settle(s)
    assert {(first,), (second,)} == about(s)


def test_the_equal_unit_that_does_not_pay_may_be_given_up() -> None:
    """Rite of Sacrifice: one Shadow Familiar is checked, the other one discarded."""
    s = table("A:Rite of Sacrifice@hand", "A:Shadow Familiar@2*2", fight=(1, 0))
    produce(s)
    first, second = (piece.id for piece in all_of(s, "A:Shadow Familiar"))
    take(s, Declare, "A:Rite of Sacrifice")
    assert {(first,), (second,)} == about(s)


# ---- what others are told while somebody chooses ---------------------------------------------------------------
def test_everybody_can_be_told_that_somebody_is_choosing_for_a_card_he_has_not_shown() -> None:
    """Fire Plot is being declared: the opponent hears that a card is, not which one, and nothing breaks."""
    s = table("A:Fire Plot@hand", "A:War-Cry Drummer@2", "B:Undine@1", "B:Lake Squire@2", fight=(3, 0))
    produce(s)
    take(s, Declare, "A:Fire Plot")
    asked = s.asks[0]
    assert "Fire Plot" in str(asked.ask(look(s, 0)).en)
    for eyes in (1, -1):
        assert "Fire Plot" not in str(asked.ask(look(s, eyes)).en)
