"""What is likely to be chosen next: what Normal in the next seat would do on the tables to which an action may lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.players.careful import Careful
from game.players.mindful import End
from game.table.ruleset import Ruleset
from game.table.state import Sight, State, choose, legal
from game.table.step import Step
from game.table.view import View, look, sees
from game.words import Phrase, seat_name

LIKELY = 2 / 3  # of the tables
PASSED = 6  # choices on the way that say nothing: the only one, what only ends something, details of something else
OWN = Phrase("Then likely: {0}", "次はおそらく：{0}")
THEIRS = Phrase("Then likely, {0}: {1}", "次はおそらく、{0}：{1}")


class Reply(NamedTuple):
    """A choice in words, and whose."""

    seat: int
    said: Phrase


def expected(rules: Ruleset, view: View, eyes: int, ends: Sequence[End]) -> Phrase | None:
    """One sentence on what comes next, as whoever has these eyes may expect it; None if nothing is likely.

    Cards that were only imagined are not spoken of: that somebody may play one is no news of what they hold.
    """
    replies = Counter(reply(rules, view, eyes, end.table) for end in ends)
    if not replies:
        return None
    likely, times = replies.most_common(1)[0]
    if likely is None or times < LIKELY * len(ends):
        return None
    return OWN.of(likely.said) if likely.seat == eyes else THEIRS.of(seat_name(likely.seat), likely.said)


def reply(rules: Ruleset, view: View, eyes: int, table: State) -> Reply | None:
    """What Normal would choose next on an imagined table; None if that is over, or turns on what is only imagined."""
    s = table.clone()
    for _ in range(PASSED):
        if s.result is not None or not s.asks:
            return None
        seat = min(s.asks)
        seen, options = look(s, seat), legal(s, seat)
        step = options[Careful(seat, rules.worth, rules.advise, worlds=1).pick(seen, legal(seen, seat))]
        detail = s.asks[seat].part or s.asks[seat].inner
        if len(options) > 1 and not step.ends and not detail:
            return Reply(seat, afar(step.say(s))) if _known(view, eyes, s, step) else None
        choose(s, seat, step)
    return None


def afar(said: Phrase) -> Phrase:
    """A choice in words for whom nothing is pointed at: "summon Rhox Veteran", not "here"."""
    return Phrase(said.en.replace(" here", ""), said.ja.replace("ここに", ""), said.verb)


def _known(view: View, eyes: int, s: State, step: Step) -> bool:
    """True if all pieces that a choice is about were seen before, or lie open now and have the face of one that was."""
    seen = {piece.id: piece.card for piece in view.pieces.values() if sees(piece, eyes)}
    about = [s.pieces[thing] for thing in step.about() if isinstance(thing, int)]
    return all(
        piece.id in seen or (piece.zone.sight is Sight.OPEN and piece.face_up and piece.card in seen.values())
        for piece in about
    )
