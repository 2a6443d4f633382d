"""What the events of the Pony game sound like."""

from __future__ import annotations

from typing import Any

from game.rules.pony import events as e
from game.table.state import State
from game.ui.play.heard import Heard, Sounds, Tells, ended, printed, share

STRONG = 6  # power of the heaviest
MANY = 5  # points, tokens


def _sized(cue: str) -> Tells:
    """A cue as heavy as the power that is printed on the card."""

    def heard(x: Any, both: State, eyes: int) -> Heard:
        return Heard(cue, share(1 + printed(both, x.piece, "power"), STRONG))

    return heard


def _number(cue: str, most: int) -> Tells:
    """A cue as heavy as the number in the event."""

    def heard(x: Any, both: State, eyes: int) -> Heard:
        return Heard(cue, share(abs(x.n), most))

    return heard


SOUNDS: Sounds = {
    e.FirstPlayer: Heard("toss_up"),
    e.Mulliganed: Heard("fan", 0.8),
    e.TurnBegan: lambda x, both, eyes: Heard("turn" if x.seat == eyes else "morning"),
    e.PhaseBegan: Heard("page", 0.1),
    e.MatchEnded: ended,
    e.Scored: _number("peal", MANY),
    e.GainedTokens: _number("tokens", MANY),
    e.SpentTokens: _number("tokens_spent", MANY),
    e.Drew: _number("fan", MANY),
    e.Discarded: Heard("toss", 0.3),
    e.Milled: Heard("toss", 0.4),
    e.LookedAt: Heard("page", 0.5),
    e.Fetched: Heard("slide"),
    e.Played: _sized("friend"),
    e.Entered: _sized("lands"),
    e.UsedAbility: Heard("charm"),
    e.WentOff: Heard("charm", 0.3),
    e.Relocated: _sized("canter"),
    e.Exhausted: Heard("tired", 0.4),
    e.Readied: Heard("awake", 0.3),
    e.Frightened: Heard("trembles"),
    e.Rallied: Heard("takes_heart"),
    e.LeftPlay: Heard("vanishes"),
    e.Boosted: Heard("boosted", 0.8),
    e.Reattached: Heard("lands", 0.2),
    e.Strengthened: _number("stronger", MANY),
    e.Revealed: _sized("trouble"),
    e.Covered: Heard("sneaks", 0.4),
    e.Confronted: Heard("faceoff", 0.4),
    e.FaceoffBegan: Heard("faceoff", 0.8),
    e.Flipped: Heard("flip", 0.7),
    e.IgnoredFlip: Heard("toss", 0.5),
    e.FlipRaised: Heard("stronger", 0.4),
    e.Compared: lambda x, both, eyes: Heard("even", 0.6) if x.winner < 0 else Heard("peal", 0.6),
    e.FaceoffEnded: lambda x, both, eyes: Heard("even", 0.4) if x.winner < 0 else Heard("boosted", 0.4),
    e.Defeated: Heard("beaten", 0.8),
    e.Solved: Heard("solved", 0.8),
    e.BecameActive: Heard("problem"),
}
