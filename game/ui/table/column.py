"""The right column, the same in all games: inspector, buttons, log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from game.table.state import Piece
from game.table.step import Spot
from game.table.view import sees
from game.ui.play import words as common
from game.ui.play.part import Part
from game.ui.play.rules import rule_here
from game.ui.play.stage import Selection
from game.ui.rulebook.excerpt import excerpt
from game.ui.table import words
from game.ui.table.choice_buttons import draw_button
from game.ui.table.contest import draw_contest
from game.ui.table.frames import draw_glow
from game.ui.table.hint_note import draw_hint, set_hint
from game.ui.table.inspector import Seen, draw_inspector, inspector_ground, least_height, quoted, spots_in
from game.ui.table.layout import Details, Look, Note
from game.ui.table.log import LOG_LEAST, draw_journal
from game.ui.table.naming import sentence
from game.ui.table.notes import draw_note, note_height
from game.ui.table.parts import numbered
from game.ui.table.sprites import Sprites
from game.ui.table.tally import draw_tally, tally_height
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase, listed

if TYPE_CHECKING:
    from game.ui.table.panels import Said
    from game.ui.table.scene import CardTable

CARD_LEAST = 190.0  # height of a card's words; a note stands below them only where there is more


class Column:
    """Draws the right column of a table."""

    def __init__(self, scene: CardTable) -> None:
        self.scene = scene
        self._noted: tuple[tuple[object, ...], Note | None] = ((), None)
        self._rule = ""  # that of what was asked last
        self._pointed = 0  # the piece that was pointed at last

    # ---- the inspector -------------------------------------------------------------------------
    def inspector_box(self) -> Box:
        """The room of the inspector: what the buttons leave free is its, too."""
        made = self.scene.table.composition.regions
        tops = (part.box.y for part in self.scene.parts if part.key.startswith(("choice", "barred", "back")))
        foot = min([made.actions.foot, *(top - 8 for top in tops if top > made.inspector.y)])
        return Box(
            made.inspector.x, made.inspector.y, made.inspector.w, max(made.inspector.h * 0.6, foot - made.inspector.y)
        )

    def inspector(self, pen: Pen, said: Said, sprites: Sprites) -> None:
        """The score if the game keeps one, what is looked at, what a choice would bring."""
        scene, table = self.scene, self.scene.table
        box, scene.reading.spots = self.inspector_box(), []
        inspector_ground(pen, box)
        room = box.copy()
        if said.tally is not None:
            draw_tally(pen, room.top(tally_height(len(said.sitters)), 2), said.tally, said.sitters, table.eyes)
        contest = table.contest()
        if contest is not None and not scene.controls.part_is_card():
            draw_contest(pen, room, contest.told(scene.named), said.sitters, self._thumb, scene.colour_of)
            return
        seen, note = self.seen(sprites), self.note()
        told = note_height(pen, note, room.w - 8) if note is not None else 0.0
        needs = max(CARD_LEAST, least_height(pen, room, seen)) if seen is not None else told + 8
        page = table.layout.page(table.trial, table.eyes)
        high = note_height(pen, page, room.w - 8) if page is not None else 0.0
        if page is not None and room.h - high >= needs:
            foot = room.bottom(high, 4)
            draw_note(pen, Box(foot.x + 4, foot.y - 4, foot.w - 8, foot.h), page)
        if note is not None and (seen is None or room.h - told >= needs):
            part = room.bottom(told) if seen is not None else room.top(told + 8).inset(0, 4)
            draw_note(pen, part.inset(4, 0), note)
        factor = scene.app.text_factor
        if seen is None and (ruled := self.ruled(pen.lang)) is not None:
            seen = quoted(pen, room, ruled, factor)
        if seen is None:
            return
        near = self._near()
        draw_inspector(pen, room, seen, table.layout.gem, factor, table.composition.regions.large and not near)
        if near:
            scene.reading.show(pen, spots_in(pen, room, seen, factor), seen.details.title, paper=True)

    def _near(self) -> bool:
        """True while the mouse is in the inspector, to read: then even in a large window the card is in words."""
        scene = self.scene
        mouse = scene.controls.logical(scene.app.mouse)
        return not (scene.detail or scene.controls.by_keys) and self.inspector_box().holds(mouse)

    def ruled(self, lang: str) -> Seen | None:
        """While nothing is looked at: the rule of what was asked last."""
        table = self.scene.table
        self._rule = rule_here(self.scene)[0] or self._rule
        found = excerpt(table.rules, lang, self._rule)
        if found is None:
            return None
        title, lines = found
        return Seen("", Details(Phrase(title, title), words.RULE_NOW, tuple(Phrase(line, line) for line in lines)))

    def _thumb(self, look: Look, px: int) -> Surface | None:
        table = self.scene.table
        return table.layout.thumb(table.shown.cards, look, px, self.scene.app.colours)

    def looked_at(self) -> int:
        """The piece that the inspector shows: pointed at, else chosen last, else what asks, else whose turn
        it is; 0 for none. Who goes on to the inspector to read there finds what was pointed at last."""
        table, part = self.scene.table, self.scene.controls.part
        if part is not None and part.piece:
            self._pointed = part.piece
        pointed = [self._pointed] if (part is not None and part.piece) or self._near() else []
        one = table.draft is not None and not isinstance(table.draft.top, Selection)
        chosen = [t for t in reversed(table.draft.chosen() if table.draft and one else ()) if isinstance(t, int)]
        strip = self.scene.drawing.panels.above.strip()
        speaks = table.layout.speaks(table.trial, table.eyes)
        acts = [turn.piece for turn in strip.rows if turn.state == "now"] if strip is not None else []
        return next((i for i in (*pointed, *chosen, speaks, *acts) if self._details(i) is not None), 0)

    def _details(self, piece: int) -> Details | None:
        table = self.scene.table
        found = table.trial.pieces.get(piece)
        if found is None:
            return None
        return table.layout.details(table.trial, found, table.eyes) or self._remembered(found)

    def _remembered(self, back: Piece) -> Details | None:
        """Which cards these eyes have seen to go to a hand that they cannot look into."""
        table = self.scene.table
        cards = [clue.card for clue in table.trial.clues if clue.zone is back.zone]
        seen = [back.looking(card=card, seen_by=frozenset((table.eyes,))) for card in cards]
        known = [table.layout.details(table.trial, piece, table.eyes) for piece in seen]
        return Details(words.SEEN_IN_HAND, listed(each.title for each in known if each is not None)) if known else None

    def seen(self, sprites: Sprites) -> Seen | None:
        """The card of the log that is pointed at, or the piece that is looked at."""
        scene, layout = self.scene, self.scene.table.layout
        cards = scene.table.shown.cards
        if scene.controls.lit_cards and scene.controls.lit_line >= 0:
            key = scene.controls.lit_cards[0]
            printed = layout.printed(cards, key)
            if printed is not None:
                details = Details(printed.name, printed.kind, printed.text)
                return Seen(key, details, printed, *self._face(scene.look_of_key(key), sprites))
        part = scene.controls.part
        chosen = scene.table.draft is not None and bool(scene.table.draft.chosen())
        spots = [t for t in part.things if isinstance(t, Spot)] if part is not None and not part.piece else []
        if spots and not chosen and (ground := layout.ground(scene.table.trial, spots[0])) is not None:
            return Seen("", ground)
        piece = scene.table.trial.pieces.get(self.looked_at())
        details_ = self._details(piece.id) if piece is not None else None
        if piece is None or details_ is None:
            return None
        known = sees(piece, scene.table.eyes)
        if not known:
            return Seen("", details_)
        return Seen(
            piece.card, details_, layout.printed(cards, piece.card), *self._face(scene.look_of_piece(piece), sprites)
        )

    def _face(self, look: Look, sprites: Sprites) -> tuple[Callable[[int], Surface], float]:
        return partial(sprites.picture, look), self.scene.table.layout.ratio(self.scene.table.shown.cards, look)

    def note(self) -> Note | None:
        """What is pointed at, or chosen, would bring. Where a set is put together, the mouse rests on what it chose."""
        table, part = self.scene.table, self.scene.controls.part
        gathers = table.draft is not None and isinstance(table.draft.top, Selection)
        pointed = part.things if part is not None and part.things and not gathers else ()
        chosen = table.draft.chosen() if table.draft else ()
        key = (table.version, id(table.trial), pointed, chosen)
        if key != self._noted[0]:
            note = table.layout.note(table.trial, table.eyes, pointed) if pointed else None
            note = note or table.layout.note(table.trial, table.eyes, chosen)
            self._noted = (key, note and note.named(self.scene.named))
        return self._noted[1]

    # ---- buttons and log -------------------------------------------------------------------------
    def buttons(self, pen: Pen) -> None:
        """Choices that have no thing to click."""
        scene = self.scene
        digits = {part.key: str(n) for n, part in enumerate(numbered(scene.parts), 1) if n < 10}
        for part in scene.parts:
            if part.kind not in ("tool", "seat", "barred") and (
                part.step is not None or part.do in ("back", "clear", "tray")
            ):
                self._button(pen, part, digits.get(part.key, ""))
            elif part.kind == "barred":
                draw_button(pen, part.box, label(pen, scene.named(part.words), part.box.w - 40), off=True)

    def _button(self, pen: Pen, part: Part, digit: str) -> None:
        scene = self.scene
        lit = scene.controls.hover == part.key
        hint = scene.controls.keys.hint_of(part)
        key = scene.app.key_for(hint) if hint else "" if scene.app.pads.used else digit  # no pad has digits
        said = label(pen, scene.named(part.words), part.box.w - 40 - pen.exact().width(key, 12))
        down = lit and scene.controls.pressed is not None
        draw_button(pen, part.box, said, kind=part.kind, key=key, hover=lit, down=down)
        if part.step is not None and part.step == scene.controls.hints.step:
            draw_glow(pen, part.box, pen.colours.offer, 11, 0.8)

    def hint(self, pen: Pen) -> None:
        """What would be done, or what a rival says, over the log."""
        scene, hint = self.scene, self.scene.controls.hints.shown
        if hint is None:
            scene.talk.draw(pen, scene.table.composition.regions.log)
        else:
            rows, high = set_hint(pen, hint, scene.named, scene.table.composition.regions.log, scene.app.text_factor)
            again = scene.app.key_for("hint") if scene.controls.hints.again else ""
            draw_hint(pen, scene.table.composition.regions.log.copy().top(high), hint, rows, again)

    def log(self, pen: Pen) -> None:
        """What happened."""
        scene, rows = self.scene, self.scene.rows()
        lit = rows[scene.controls.lit_line][0] if 0 <= scene.controls.lit_line < len(rows) else None
        box = scene.log_box()
        if box.h >= LOG_LEAST:
            draw_journal(pen, box, rows, common.LOG, lit, scene.log_factor)


def label(pen: Pen, said: Phrase, wide: float) -> str:
    """A phrase as it stands on a button: what does not fit in two lines of usual size is left out after the colon."""
    whole = sentence(said, pen.lang)
    if len(pen.exact().rows(whole, 12, wide, True)) <= 2:
        return whole
    return whole.partition("：" if pen.lang == "ja" else ": ")[0]
