"""The battlefield as a person has it in front of them: a table with figures on hexes. Nothing here draws."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.hexes import Hex
from game.rules.arena.engagement import engaged
from game.rules.arena.events import AttackRolled, Destroyed, Eliminated, Fell, Struck, TurnBegan, Wounded
from game.rules.arena.places import BOARD, arena, figure_at, figures, spaces
from game.rules.arena.telling import say
from game.table.event import Event, Rolled
from game.table.ruleset import Ruleset
from game.table.state import State
from game.table.step import Spot, Step, Thing
from game.table.view import View, sees
from game.ui.layouts.arena import said
from game.ui.layouts.arena.board_picture import board_of
from game.ui.layouts.arena.layout import LAYOUT
from game.ui.layouts.arena.script import Script, film_of, with_d20
from game.ui.layouts.arena.show import Show
from game.ui.layouts.arena.sounds import Ears
from game.ui.play.draft import Draft
from game.ui.play.heard import Sound
from game.ui.play.lines import Line
from game.ui.play.sitting import both_of
from game.ui.session import Session
from game.ui.table import table

NAMED = ("figure", "attacker", "target", "striker", "leaver", "card", "piece", "now", "glyph")


class Table(table.Table):
    """The match, the eyes one looks through, and everything that is under way."""

    def __init__(self, session: Session, rules: Ruleset, sound: Sound, pace: float = 1.0, calm: bool = False) -> None:
        self.board = Show()
        self._engaged: tuple[View | None, frozenset[int]] = (None, frozenset())
        self.phase = ""  # of the ribbon: a phase, "A" or "B"
        self.across: Callable[[Hex], float] = lambda space: 0.0  # how far right a space is seen, -1 to 1
        super().__init__(session, rules, LAYOUT, sound, pace, calm)

    # ---- how events become motion --------------------------------------------------------------
    def stage(self, view: View, events: Sequence[Event]) -> None:
        both = both_of(self.shown, view)
        board, eyes = board_of(arena(view).field), self.session.eyes
        ears = Ears(both, board, eyes, self.sound, lambda space: self.across(space))
        script = Script(self.board, both, board, ears, eyes, self.calm)
        acts = list(film_of(script, events, lambda event: self.line(event, both), self._enter, self.show.write))
        turn = arena(view)
        self.film.add(acts if turn.current == self.session.eyes else self.hurried(acts, (turn.current, turn.turn)))

    def settle(self) -> None:
        super().settle()
        self.board.troupe.follow(self.shown)
        self.board.lights = []
        self._read_phase()

    def asked(self, options: Sequence[Step]) -> Draft:
        self._read_phase()
        self.focus = -1  # one's own cards are asked for
        return super().asked(options)

    def forget(self) -> None:
        super().forget()
        self.board.put_away()
        self.board.clear()

    def skip(self) -> None:
        super().skip()
        self.board.clear()

    def undo(self) -> bool:
        if not super().undo():
            return False
        self.phase = ""  # a window for spells that had begun by then has not begun any more
        return True

    def grow_old(self, seconds: float) -> bool:
        fading = self.board.ageing
        self.board.grow_old(seconds, self.tempo)
        return super().grow_old(seconds) or fading

    @property
    def moving(self) -> bool:
        return super().moving or self.board.ageing

    def _enter(self, phase: str) -> None:
        """A phase begins on the ribbon."""
        self.phase = phase.removeprefix("window ")
        self._turn_to_phase()

    def line(self, event: Event, both: State) -> Line | None:
        words = say(event, both)
        if words is None:
            return None
        pieces = tuple(i for name in NAMED if (i := getattr(event, name, 0)) and isinstance(i, int))
        places = tuple(
            space
            for i in pieces
            if i in both.pieces and both.pieces[i].zone == BOARD
            for space in spaces(both.pieces[i])
        )
        tone = "harm" if isinstance(event, (Wounded, Destroyed, Eliminated)) else ""
        if isinstance(event, TurnBegan):
            tone = "turn"
        known = (both.pieces[i] for i in pieces if i in both.pieces and sees(both.pieces[i], self.eyes))
        cards = dict.fromkeys(p.card if p.zone != BOARD else both.pieces[p.host].card for p in known)
        return Line(words, pieces, tone, places, tuple(cards), dice_of(event))

    def _read_phase(self) -> None:
        s = arena(self.shown)
        question = next(iter(self.shown.asks.values()), None)
        window = getattr(question, "window", "")
        if window or self.phase not in ("A", "B") or s.phase not in ("activate", "move", "attack"):
            self.phase = window or s.phase
        self._turn_to_phase()

    def _turn_to_phase(self) -> None:
        """The ribbon shows it."""
        self.page = said.ribbon(self.playing or self.shown, self.phase)
        self.version += 1

    # ---- looking -------------------------------------------------------------------------------
    def engaged(self) -> frozenset[int]:
        """The figures that are engaged in what is shown; worked out once."""
        if self._engaged[0] is not self.shown:
            found = frozenset(p.id for p in figures(self.shown) if engaged(self.shown, p))
            self._engaged = (self.shown, found)
        return self._engaged[1]

    def things_at(self, space: Hex) -> list[Thing]:
        """What a click on a space may mean: the space, the figure on it, its army card."""
        found: list[Thing] = [Spot(BOARD, space)]
        piece = figure_at(self.shown, space)
        return [*found, piece.id, piece.host] if piece else found

    def things_on(self, figure: int) -> list[Thing]:
        """What a click on a figure may mean: the figure, where it stands, its army card."""
        piece = self.shown.pieces.get(figure)
        if piece is None or piece.zone != BOARD:
            return [figure]
        return [figure, *(Spot(BOARD, space) for space in spaces(piece)), piece.host]

    def stands(self, piece: int) -> bool:
        """A figure stands on the board, or its army's tile for it; its figures stand for a tile that is not shown."""
        found = self.trial.pieces.get(piece)
        if found is None or found.card.startswith("spell"):
            return False
        host = self.cards.find(found.host) if found.host else None
        on_board = found.zone == BOARD or any(p.host == piece for p in self.trial.inside(BOARD))
        return on_board or (host is not None and bool(host.place))

    def spaces_of(self, things: Sequence[Thing]) -> Iterator[Hex]:
        """The spaces of the board that things are on."""
        for thing in things:
            if isinstance(thing, Spot):
                if thing.zone == BOARD and len(thing.at) >= 2:
                    yield Hex(*thing.at[:2])
            elif (piece := self.trial.pieces.get(thing)) is not None:
                if piece.zone == BOARD:
                    yield from spaces(piece)
                elif piece.card.startswith(("army/", "spell")):
                    card = piece.id if piece.card.startswith("army/") else piece.host
                    for p in self.trial.inside(BOARD):
                        if p.host == card:
                            yield from spaces(p)


def dice_of(event: Event) -> tuple[tuple[int, bool], ...]:
    """The combat dice that an event tells of: the face of each, whether it defends."""
    match event:
        case AttackRolled(attack=attack, defence=defence):
            return (*((face, False) for face in attack), *((face, True) for face in defence))
        case Struck(face=face) | Fell(face=face):
            return ((face, False),)
        case Rolled(faces=faces) if not with_d20(event):
            return tuple((face, False) for face in faces)
    return ()
