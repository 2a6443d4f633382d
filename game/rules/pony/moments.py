"""Happenings: what triggers and replies wait for, with everything they may ask about it (pony.md, 13 and 15)."""

from __future__ import annotations

from game.frozen import frozen
from game.rules.pony.places import Area
from game.table.known import PieceId

BLANK = "blank"  # the kind of a happening about a card that lay face down: it has no text


@frozen
class Moment:
    """Something happened. `on` is a word of the card data, `seat` the player whose deed or phase it is ("tp").

    played, entered   `piece` came into play in `area` (`kind` is "played" if from hand)
    char_entered      the same, for what other cards say of it
    moved             its controller moved `piece` to the Problem `area`, from `source`
    char_moved        `seat` moved `piece` from `source` to `area`
    confront          `seat` confronted the Problem `piece` in `area`
    faceoff_start     over `areas`, of a `kind`; `piece` is the Troublemaker
    faceoff_won       `seat` won by `n`; `areas`, `kind`, `piece` as above
    scored            `seat` got `n` points from the Problems in `areas`
    tm_defeated, defeated    `seat` beat the Troublemaker `was` in `area`; it is `piece` in the discard pile now
    flipped           `seat` flipped `piece`
    phase_start, phase_end   of the phase `kind` in the turn of `seat`
    turn_end          of `seat`
    uncovered         `seat` turned the Troublemaker `piece` in `area` face up
    dismissed         by `seat`: `was` in `area`, now `piece` in the discard pile (0: it went elsewhere)
    to_discard        `was` (0: not from play) reached the discard pile of `owner`, where it is `piece`
    discarded         `seat` discarded `piece` from hand
    drew              `seat` drew its `n`th card of the turn
    gained            `seat` gained `n` tokens
    problem_entered   the Problem `piece` became active in `area`
    solved            the Problem or Dilemma `piece` in `area` is solved, in the turn of `seat`
    """

    on: str
    seat: int
    piece: PieceId = 0
    card: str = ""  # what it is
    owner: int = -1  # whose card it is
    area: Area = ()
    source: Area = ()
    areas: tuple[Area, ...] = ()
    n: int = 0
    kind: str = ""
    was: PieceId = 0  # its id in play, for what has left
