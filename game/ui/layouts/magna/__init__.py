"""The table of Magna Spectra: two territories one above the other, in a battle the lane between them.

Composition: `room.py`, made of what belongs to a seat (`seats.py`) and the two territories with the lane
(`territory.py`), whose measures are in `ground.py`. Battles: `plans.py` (what is drawn of a strike). Words: `said.py`
(phases, what is declared, hints), `notes.py`, `telling.py` (the log, what events do on the screen), `details.py`,
`words.py`. Looks: `pictures.py`, made of `units.py` and `lands.py`; `printed.py`, `signs.py`. Choices of many small
parts as they would be: `drafts.py`. Pictures for documents: `moments.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame import Surface

from game.rules.magna.attack import Strikers
from game.rules.magna.cards import printed_on
from game.rules.magna.naming import name
from game.table.step import Question
from game.ui.art.palette import hx
from game.ui.faces import magna as faces
from game.ui.layouts.magna import details, drafts, notes, pictures, plans, printed, room, said, signs, sounds, telling
from game.ui.layouts.magna.playmat import PLAYMAT
from game.ui.play.heard import hears
from game.ui.table.layout import Layout, Look
from game.ui.table.telling import by_kind
from game.ui.theme import Colours


def thumb(cards: Mapping[str, Any], look: Look, px: int, colours: Colours) -> Surface | None:
    """A card as a round picture."""
    known = printed_on(cards, look.face)
    return faces.portrait(known, px) if known is not None else None


def narrows(question: Question) -> bool:
    """When all strikers are chosen, no other enemy looks as if it were meant."""
    return isinstance(question, Strikers)


LAYOUT = Layout(
    key="magna",
    accent=hx("#8fb85c"),
    felt=(hx("#0f0609"), hx("#36151f"), hx("#743645")),
    playmat=PLAYMAT,
    exact=True,
    compose=room.compose,
    look=pictures.look,
    picture=pictures.picture,
    sign=signs.sign,
    thumb=thumb,
    printed=printed.printed,
    gem=printed.gem,
    name=name,
    details=details.details,
    things=drafts.things,
    leads=drafts.leads,
    carries=drafts.carries,
    once_more=drafts.once_more,
    rehearses=drafts.rehearses,
    narrows=narrows,
    foreseen=drafts.foreseen,
    ribbon=said.ribbon,
    standing=said.standing_of,
    note=notes.note,
    hint=said.hint,
    shows=drafts.shows,
    overlay=plans.overlay,
    strip=said.strip,
    where=said.where,
    turns=said.turns,
    tell=telling.tell,
    cue=by_kind(telling.CUES),
    heard=hears(sounds.SOUNDS),
)
