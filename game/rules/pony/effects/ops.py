"""The words of the card data that say what happens (section 15), and the class of each."""

from __future__ import annotations

from game.effects.effect import Effect
from game.rules.pony.effects.board_ops import (
    AddPower,
    BoostMane,
    DismissCards,
    ExhaustCards,
    FrightenCards,
    PutCards,
    ReadyCards,
    Reattach,
    RetireCards,
)
from game.rules.pony.effects.control_ops import IfSo, UnlessPaid
from game.rules.pony.effects.deck_ops import LookAtDeck, PlayFreely, SearchFor
from game.rules.pony.effects.faceoff_ops import FlipAgain, FlipHigher, FlipMore
from game.rules.pony.effects.gain_ops import (
    CheaperNext,
    DiscardCards,
    DrawCards,
    GainTokens,
    LoseTokens,
    MillCards,
    ScorePoints,
    ShuffleDeck,
)
from game.rules.pony.effects.move_ops import MoveCards
from game.rules.pony.effects.troublemaker_ops import Cover, PeekAt, Uncover

OPS: dict[str, type[Effect]] = {
    "draw": DrawCards,
    "discard": DiscardCards,
    "mill": MillCards,
    "gain": GainTokens,
    "lose": LoseTokens,
    "score": ScorePoints,
    "move": MoveCards,
    "ready": ReadyCards,
    "exhaust": ExhaustCards,
    "frighten": FrightenCards,
    "dismiss": DismissCards,
    "retire": RetireCards,
    "put": PutCards,
    "power": AddPower,
    "flip": FlipMore,
    "reflip": FlipAgain,
    "flip_bonus": FlipHigher,
    "look": LookAtDeck,
    "search": SearchFor,
    "peek": PeekAt,
    "uncover": Uncover,
    "cover": Cover,
    "play_free": PlayFreely,
    "next_cost": CheaperNext,
    "turn_over": BoostMane,
    "reattach": Reattach,
    "shuffle": ShuffleDeck,
    "if": IfSo,
    "unless_pay": UnlessPaid,
}
