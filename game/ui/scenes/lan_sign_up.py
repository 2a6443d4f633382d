"""Sign-up for a tournament at one's own table on the network: whoever is there plays, with computers beside them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from game.cup.cup import MOST_PLAYERS, PEOPLE, Cup
from game.net.lobby import GUEST
from game.ui import cups
from game.ui import words_lan as L
from game.ui import words_lan_cup as W
from game.ui.art import palette as P
from game.ui.dialogs.dialog import ask
from game.ui.gathering import HostTable
from game.ui.scenes.sign_up import Line, SignUp, line_parts
from game.ui.session import HUMAN
from game.ui.setup_draft import Draft
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Widget
from game.ui.words_cup import TAKE_OUT


class LanSignUp(SignUp):
    """The same as at one table in a room; people have the names they came with, and bring their decks to each game."""

    on_network = True

    def __init__(self, draft: Draft, table: HostTable) -> None:
        super().__init__(draft)
        self.table = table
        self.met = set[str]()  # who was there at any time since this screen was opened

    # ---- who plays -----------------------------------------------------------------------------
    def _propose(self, last: Cup | None) -> None:
        if last is not None:
            self.form, self.length = last.form, last.length
        self._meet()

    def here(self) -> dict[str, str]:
        """Everybody at the table, and whether that is the host or a guest."""
        seated = [chair.name for chair in self.table.chairs if chair.kind == GUEST and chair.here]
        return {self.table.host_name: HUMAN} | dict.fromkeys([*seated, *self.table.watching], GUEST)

    def _meet(self) -> bool:
        """Whoever has come signs up, whoever has gone is out. True if somebody has."""
        before, here = list(self.lines), self.here()
        self.lines[:] = [line for line in before if line.kind not in PEOPLE or line.name in here]
        new = [Line(name, kind) for name, kind in here.items() if name not in self.met]
        self.lines += new[: MOST_PLAYERS - len(self.lines)]
        self.met = set(here)
        return self.lines != before

    def beside(self) -> list[Line]:
        """People at the table who do not play."""
        playing = {line.name for line in self.lines}
        return [Line(name, kind) for name, kind in self.here().items() if name not in playing]

    def add(self, kind: str) -> None:
        if kind == HUMAN:
            self.lines.append(self.beside()[0])
        else:
            super().add(kind)

    def full(self, kind: str) -> str:
        nobody = self.app.say(W.NOBODY_ELSE) if kind == HUMAN and not self.beside() else ""
        return super().full(kind) or nobody

    def cup(self) -> Cup:
        lobby = self.table.host.lobby
        return replace(super().cup(), options=dict(lobby.options), maps=dict(lobby.maps), packs=lobby.packs)

    def begin(self) -> None:
        cup = self.cup()
        if cups.start(self.app, cup):
            self._hold(cup)

    def look_at(self, cup: Cup) -> None:
        """Go on with an earlier tournament; one that is over is looked at."""
        if not cup.open:
            super().look_at(cup)
            return
        here = self.here()
        missing = [entrant.name for entrant in cup.entrants if entrant.kind == GUEST and entrant.name not in here]
        if missing:
            text = W.WITHOUT_ASK.of(", ".join(missing))
            self.app.push(ask(W.WITHOUT, text, partial(self._hold, cup), harm=True, label=W.WITHOUT))
        else:
            self._hold(cup)

    def _hold(self, cup: Cup) -> None:
        self.table.hold(cup, partial(cups.keep, self.app))
        self.app.drop(self)

    # ---- time, layout, drawing -------------------------------------------------------------------
    def update(self, dt: float) -> None:
        if self._meet() and self.desk:
            self.desk.changed()
            self.app.redraw()

    def _line(self, n: int, line: Line, box: Box) -> list[Widget]:
        if line.kind not in PEOPLE:
            return super()._line(n, line, box)
        out = partial(self.lines.remove, line)
        return [Button(f"out:{n}", line_parts(box)[3], icon="cross", tip=self.app.say(TAKE_OUT), do=out)]

    def draw(self, screen: pygame.Surface) -> None:
        super().draw(screen)
        pen, say = self.app.pen(screen), self.app.say
        for line, box in zip(self.lines, self.line_boxes()[0], strict=False):
            if line.kind in PEOPLE:
                name, kind, deck, _ = line_parts(box)
                pen.words(line.name, (name.x + 8, name.cy), 16, P.IVORY, True, width=name.w - 8)
                role = L.HOST_HERE if line.kind == HUMAN else L.GUEST_HERE
                pen.words(say(role), (kind.x, kind.cy), 14, P.MUTED, width=kind.w)
                pen.words(say(W.OWN_DECK), (deck.x, deck.cy), 13, P.MUTED, width=deck.w)
