"""Moments of the game and what they mean to a card: which trigger of the card data fits which moment.

`OF_ARMIES`, `OF_HIDDEN` and `OF_AURAS` are the triggers that card data may name. Each gives the moment it listens to
and a test, which answers with the piece whose ability it is (figure or army card) or with 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.frozen import frozen
from game.rules.arena.cards import Army
from game.rules.arena.engagement import engaged, touching
from game.rules.arena.places import arena, army_of, figures_of, friends, on_board, spaces
from game.rules.arena.stats import controller
from game.table.known import PieceId
from game.table.state import Piece, State


@frozen
class Moment:
    """What is going on when something triggers; 0, -1 or "" where it does not apply. All ids as they were then."""

    name: str
    seat: int = -1  # whose turn, spell or move it is
    figure: PieceId = 0  # the figure it is about: mover, defender, destroyed one
    other: PieceId = 0  # the opposing figure: attacker
    card: PieceId = 0  # the army card it is about
    spell: PieceId = 0  # the spell piece it is about
    amount: int = 0  # damage


class When(NamedTuple):
    """The moment a trigger listens to, and whether it means this card: the piece it means, or 0.

    The card given is the army card that has the ability; for enchantments the enchantment itself.
    """

    moment: str
    means: Callable[[State, Piece, Moment], int]


# ---- abilities of army cards ------------------------------------------------------------------------------
def own_turn(s: State, card: Piece, m: Moment) -> int:
    """The turn of this army card: its figure, if one still stands."""
    found = figures_of(s, card.id) if m.card == card.id else []
    return found[0].id if found else 0


def turn_of_blue(s: State, card: Piece, m: Moment) -> int:
    return _turn_of_your(s, card, m, lambda army: not army.creature and "blue" in army.colours)


def turn_of_black(s: State, card: Piece, m: Moment) -> int:
    return _turn_of_your(s, card, m, lambda army: not army.creature and "black" in army.colours)


def turn_of_eldrazi_hero(s: State, card: Piece, m: Moment) -> int:
    return _turn_of_your(s, card, m, lambda army: army.kind == "hero_creature" and army.is_a("Eldrazi"))


def _turn_of_your(s: State, card: Piece, m: Moment, fits: Callable[[Army], bool]) -> int:
    """An army card of yours that fits has just been chosen; it is the army card `card` that has the ability."""
    return card.id if m.seat == card.owner and fits(army_of(s, s.pieces[m.card])) else 0


def you_did(s: State, card: Piece, m: Moment) -> int:
    """You did it: the army card itself has the ability."""
    return card.id if m.seat == card.owner else 0


def summoned(s: State, card: Piece, m: Moment) -> int:
    return m.figure if m.card == card.id else 0


def attacker(s: State, card: Piece, m: Moment) -> int:
    """The attacker is a figure of this card. Its effects happen even if it has just been destroyed (10.8)."""
    return m.other if arena(s).fights[-1].attacker_card == card.id else 0


def defender_of_neighbour(s: State, card: Piece, m: Moment) -> int:
    return m.figure if m.card == card.id and attacked_from_next_to(s) else 0


def first_attack(s: State, card: Piece, m: Moment) -> int:
    """The first attack of its own this turn; granted ones do not count."""
    fight = arena(s).fights[-1]
    first = not fight.granted and arena(s).attacked.count(m.other) == 1
    return m.other if first and fight.attacker_card == card.id and on_board(s, m.other) else 0


def mover(s: State, card: Piece, m: Moment) -> int:
    piece = on_board(s, m.figure)
    return m.figure if piece and piece.host == card.id else 0


# ---- enchantments ---------------------------------------------------------------------------------------
def host_attacked(s: State, enchantment: Piece, m: Moment) -> int:
    return m.figure if m.card == enchantment.host else 0


def host_attacked_by_creature(s: State, enchantment: Piece, m: Moment) -> int:
    other = on_board(s, m.other)
    return m.figure if m.card == enchantment.host and other and army_of(s, other).creature else 0


def host_attacked_from_next_to(s: State, enchantment: Piece, m: Moment) -> int:
    return m.figure if m.card == enchantment.host and attacked_from_next_to(s) else 0


def host_destroyed_enemy(s: State, enchantment: Piece, m: Moment) -> int:
    return m.other if arena(s).fights[-1].attacker_card == enchantment.host else 0


def enemy_next_to_host(s: State, enchantment: Piece, m: Moment) -> int:
    """An enemy has ended its move next to a figure of the card that carries the enchantment."""
    piece = on_board(s, m.figure)
    if piece is None or friends(s, controller(s, piece), enchantment.owner):
        return 0
    touched = (p for p in figures_of(s, enchantment.host) if p.id != piece.id and touching(spaces(p), spaces(piece)))
    return m.figure if next(touched, None) else 0


def enemy_creature_engaged_with_host(s: State, enchantment: Piece, m: Moment) -> int:
    piece = on_board(s, m.figure)
    if piece is None or not army_of(s, piece).creature or friends(s, controller(s, piece), enchantment.owner):
        return 0
    return m.figure if any(p.host == enchantment.host for p in engaged(s, piece)) else 0


def opponent_casts(s: State, enchantment: Piece, m: Moment) -> int:
    return m.spell if not friends(s, m.seat, enchantment.owner) else 0


def attacked_from_next_to(s: State) -> bool:
    """True if the attacker of the attack in progress stood next to the defender (A36: on whatever level)."""
    fight = arena(s).fights[-1]
    return touching(fight.attacker_at, fight.target_at)


OF_ARMIES: dict[str, When] = {
    "start_of_own_turn": When("start_of_own_turn", own_turn),
    "end_of_own_turn": When("end_of_own_turn", own_turn),
    "start_of_turn_of_your_blue_planeswalker": When("start_of_own_turn", turn_of_blue),
    "start_of_turn_of_your_black_planeswalker": When("start_of_own_turn", turn_of_black),
    "start_of_turn_of_your_eldrazi_hero": When("start_of_own_turn", turn_of_eldrazi_hero),
    "first_attack_each_turn": When("attack_over", first_attack),
    "army_card_enters_play_by_summoning": When("army_card_enters_play_by_summoning", summoned),
    "figure_of_this_card_summoned": When("figure_of_this_card_summoned", summoned),
    "attack_dice_rolled": When("attack_dice_rolled", attacker),
    "attack_dealt_damage": When("attack_dealt_damage", attacker),
    "attack_damage_exceeds_life": When("attack_damage_exceeds_life", attacker),
    "defended_against_adjacent_attack": When("defended_against_attack", defender_of_neighbour),
    "you_played_sorcery": When("you_played_sorcery", you_did),
    "first_move_to_lower_level_each_turn": When("steps_lower", mover),
}
"""What abilities of army cards wait for."""
OF_HIDDEN: dict[str, When] = {
    "figure_on_enchanted_card_is_attacked": When("attack_declared", host_attacked),
    "figure_on_enchanted_card_is_attacked_by_creature": When("attack_declared", host_attacked_by_creature),
    "figure_on_enchanted_card_is_attacked_by_adjacent": When("attack_declared", host_attacked_from_next_to),
    "figure_on_enchanted_card_would_be_destroyed_by_attack": When("would_be_destroyed_by_attack", host_attacked),
    "figure_on_enchanted_card_destroyed_by_attack": When("destroyed_by_attack", host_attacked),
    "figure_on_enchanted_card_survived_attack": When("survived_attack", host_attacked),
    "enemy_creature_ends_move_engaged_with_figure_on_enchanted_card": When(
        "ends_move", enemy_creature_engaged_with_host
    ),
    "enemy_figure_ends_move_adjacent_to_figure_on_enchanted_card": When("ends_move", enemy_next_to_host),
    "opponent_casts_sorcery": When("opponent_casts_sorcery", opponent_casts),
}
"""What hidden enchantments wait for."""
OF_AURAS: dict[str, When] = {
    **OF_HIDDEN,
    "figure_on_enchanted_card_destroyed_enemy": When("attack_destroyed_enemy", host_destroyed_enemy),
    "adjacent_enemy_attacked_figure_on_enchanted_card": When("attack_over", host_attacked_from_next_to),
}
"""What auras wait for."""
WHEN = {**OF_ARMIES, **OF_AURAS}


# ---- what an effect may wait for ---------------------------------------------------------------------------
def no_damage(s: State, figure: int, other: int, m: Moment) -> bool:
    """The attack of `other` on `figure` is over and has dealt no damage."""
    return (figure, other) == (m.figure, m.other) and arena(s).fights[-1].damage == 0


def ends_its_move(s: State, figure: int, other: int, m: Moment) -> bool:
    return m.figure == figure


class Awaited(NamedTuple):
    """The moment an effect waits for, whether this is it, and how long it waits."""

    moment: str
    means: Callable[[State, int, int, Moment], bool]
    until: str


EVENTS: dict[str, Awaited] = {
    "this_attack_dealt_no_damage": Awaited("attack_over", no_damage, "this_attack"),
    "this_figure_ends_move": Awaited("ends_move", ends_its_move, "this_turn"),
}
