"""The forms that conditions are written in (pony.md, section 15)."""

from __future__ import annotations

from typing import Literal

from game.effects.read import Natural, Positive
from game.frozen import frozen
from game.rules.pony.forms import Color, Filter


@frozen
class Count:
    """At least “min” and at most “max” matches.

    当てはまるものが「最小」以上「最大」以下ある。"""

    count: Filter
    min: Natural = 0
    max: Natural | None = None


@frozen
class Excess:
    """Your total power at the Problem exceeds the total requirement by at least this.

    その事件での自分の合計パワーが、要件の合計をこの数以上超えている。"""

    excess_min: Positive


@frozen
class Involving:
    """This card takes part in the faceoff.

    このカードが対決に参加している。"""

    involving: Literal["self"]


@frozen
class FaceoffIs:
    """The faceoff is of this kind.

    対決がこの種類である。"""

    faceoff: Literal["problem", "troublemaker"]


@frozen
class YouAre:
    """You flip for the Troublemaker.

    自分がトラブルメイカーのためにめくっている。"""

    you_are: Literal["troublemaker_side"]


@frozen
class Margin:
    """The faceoff was won by exactly this much.

    対決に、ちょうどこの差で勝った。"""

    margin: Positive


@frozen
class MarginMin:
    """The faceoff was won by at least this much.

    対決に、この差以上で勝った。"""

    margin_min: Positive


@frozen
class ScoredHere:
    """You got so many points from this Problem in this phase.

    このフェイズに、この事件でこの数の得点をした。"""

    scored_here_this_phase_min: Positive


@frozen
class SelfAt:
    """This card is at a Problem, or at home.

    このカードが事件に、またはホームにある。"""

    self_at: Literal["problem", "home"]


@frozen
class HostAt:
    """The card that this Resource is on is at somebody else's Problem.

    このリソースが付いたカードが、ほかの人の事件にいる。"""

    host_at: Literal["opp_problem"]


@frozen
class PowerInPlay:
    """Your characters in play contribute so much power of a colour.

    場の自分のキャラクターが出すその色のパワーが、この数以上ある。"""

    power_in_play: Color
    min: Positive


@frozen
class AllOfColor:
    """Every character of yours that takes part in the faceoff has this colour.

    対決に参加している自分のキャラクターが、すべてこの色である。"""

    all_in_faceoff_color: Color


@frozen
class SelfPower:
    """The current power of this card is at least this.

    このカードの今のパワーが、この数以上である。"""

    self_power_min: Positive


@frozen
class OpponentHas:
    """An opponent of the player it is about has at least so many matches.

    そのプレイヤーの相手のだれかに、当てはまるものがこの数以上ある。"""

    an_opponent_has: Filter
    min: Positive


@frozen
class ThatPlayerHas:
    """The player it is about has at least so many matches.

    そのプレイヤーに、当てはまるものがこの数以上ある。"""

    that_player_has: Filter
    min: Positive


Condition = (
    Count
    | Excess
    | Involving
    | FaceoffIs
    | YouAre
    | Margin
    | MarginMin
    | ScoredHere
    | SelfAt
    | HostAt
    | PowerInPlay
    | AllOfColor
    | SelfPower
    | OpponentHas
    | ThatPlayerHas
)
