"""The text view of a match: what is asked, the choices, who has what, what lies where, what happened.

A choice is made here as it is made by clicks: a line stands for a thing on the table, chosen ones leave fewer, what
waits to be confirmed or ends the question stands below. So a choice of several steps is put together in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.players.adviser import told as counting
from game.table.state import Piece
from game.table.step import Step, Thing
from game.ui.keys import DEFAULTS
from game.ui.play import words as common
from game.ui.play.draft import Draft
from game.ui.play.refusal import whispered
from game.ui.play.stage import Selection
from game.ui.table import words_of_text as W
from game.ui.table.naming import named
from game.ui.table.parts import Choice, choices
from game.ui.table.table_words import Said, TableWords
from game.ui.told import Aloud, TextLine, TextPart

if TYPE_CHECKING:
    from game.ui.table.scene import CardTable

LOG = 60  # lines of the log that are told
REASONS = 4  # of a hint


class InWords:
    """Tells a table as it is shown now. What its lines do is what the hand would do."""

    def __init__(self, scene: CardTable) -> None:
        self.scene, table = scene, scene.table
        people = [scene.name_of(seat) for seat in range(scene.session.setup.seats)]
        self.words = TableWords(
            table.layout,
            table.face,
            table.eyes,
            table.composition,
            scene.app.lang,
            table.rules,
            [sitter.name for sitter in scene.sitters()],
            lambda said: named(said, people),
        )

    def parts(self) -> list[TextPart]:
        """All of it, what is asked first."""
        scene, words = self.scene, self.words
        return [
            self._now(words),
            *([self._choices(words, scene.table.draft)] if scene.table.draft is not None else []),
            *([self._answer()] if self.answer() else []),
            self._seats(words),
            *(self._part(title, lines, words) for title, lines in words.lying().items()),
            *(self._ground(words)),
            self._log(words),
            self._tools(words),
        ]

    # ---- now -----------------------------------------------------------------------------------
    def _now(self, words: TableWords) -> TextPart:
        """The game, whose turn it is, what is asked, what the running score is."""
        scene, table = self.scene, self.scene.table
        whose = common.YOUR_TURN if scene.playing() == table.eyes else common.TURN_OF.of(scene.name_of(scene.playing()))
        hint, guide = table.layout.hint(table.face, table.eyes), scene.what_now()
        found = [
            self.asked(),
            *([guide.purpose.text(words.lang), guide.matters.text(words.lang)] if guide else []),
            *([words.say(hint)] if hint else []),
        ]
        found += [words.row((words.say(whose), words.phase())), *words.score(), *self._note(words)]
        return TextPart(words.say(table.rules.title), tuple(TextLine(each) for each in found if each))

    def asked(self) -> str:
        """What is asked, or what goes on."""
        return self.words.say(self.scene.prompt()[0])

    def _note(self, words: TableWords) -> list[str]:
        """What the choice that is under way would bring."""
        table = self.scene.table
        chosen = table.draft.chosen() if table.draft is not None else ()
        note = table.layout.note(table.face, table.eyes, chosen) if chosen else None
        return [words.note(note)] if note is not None else []

    # ---- choices -------------------------------------------------------------------------------
    def _choices(self, words: TableWords, draft: Draft) -> TextPart:
        """What may be chosen next: things, then what confirms, ends, or takes back."""
        table = self.scene.table
        trial = replace(words, view=table.trial)
        if len(draft.menu) > 1:
            lines = [TextLine(trial.option(step), partial(self.press, step)) for step in draft.menu]
            back = TextLine(common.CANCEL.in_(words.lang), table.back)
            return TextPart(W.CHOICES.in_(words.lang), (*lines, back), True)
        things = [self._thing(trial, thing, draft) for thing in self._things(draft)]
        buttons = [self._button(trial, choice) for choice in choices(table)]
        lines = [*buttons, *things] if draft.confirms is not None else [*things, *buttons]
        return TextPart(W.CHOICES.in_(words.lang), tuple(lines), True)

    def _things(self, draft: Draft) -> list[Thing]:
        """What is on offer, in the order of the choices; then what may be let go."""
        on_offer = self.scene.table.round()
        first = [thing for thing in draft.top.next_things() if thing in on_offer]
        rest = [thing for option in draft.stages[draft.rehearsed].options for thing in option.about()]
        return list(dict.fromkeys((*first, *(thing for thing in rest if thing in on_offer), *draft.top.clicked)))

    def _thing(self, words: TableWords, thing: Thing, draft: Draft) -> TextLine:
        """A thing on offer: the choice that it stands for, or how many."""
        left = draft.top.next_things().get(thing, [])
        if thing in draft.chosen():
            said = W.LET_GO.in_(words.lang).format(words.thing(thing))
        elif len(left) == 1 and not isinstance(draft.top, Selection):
            said = words.option(left[0])
        elif left and not isinstance(draft.top, Selection):
            said = W.HAS_CHOICES.in_(words.lang).format(words.thing(thing), len(left))
        else:
            said = words.thing(thing)
        piece = words.view.pieces.get(thing) if isinstance(thing, int) else None
        return TextLine(said, partial(self.take, (thing,)), more=self._more(words, piece))

    def _button(self, words: TableWords, choice: Choice) -> TextLine:
        """A button; one that is off says why."""
        if choice.kind == "barred":
            nos = [no for no in self.scene.table.barred() if no.button == choice.said]
            why = " ".join(words.say(said) for said in whispered(nos[:1]))
            return TextLine(words.apart((words.say(choice.said), W.NOT_NOW.in_(words.lang).format(why))))
        if choice.step is not None:
            return TextLine(words.option(choice.step), partial(self.press, choice.step))
        return TextLine(words.say(choice.said), partial(self.scene.controls.keys.do, choice.do))

    def take(self, things: tuple[Thing, ...]) -> None:
        """Choose a thing, else say why it cannot be chosen."""
        controls = self.scene.controls
        self.scene.act(lambda: controls.take(things) or controls.explain(things))

    def press(self, step: Step) -> None:
        """Choose what a button stands for."""
        self.scene.app.sound("click")
        self.scene.act(partial(self.scene.table.press, step))

    # ---- seats and places ----------------------------------------------------------------------
    def _seats(self, words: TableWords) -> TextPart:
        """Who plays, with what counts, and what of theirs is only counted."""
        lines, who = list[TextLine](), self.scene.sitters()
        for seat in words.seats():
            name = words.row((who[seat].name, who[seat].level))
            lines.append(TextLine(f"{name}: {words.standing(seat)}"))
            counted = [words.counted(place) for place in words.composition.places if place.zone.owner == seat]
            if said := words.row(dict.fromkeys(counted)):
                lines.append(TextLine(f"{who[seat].name}: {said}"))
        shared = [words.counted(place) for place in words.composition.places if place.zone.owner is None]
        lines += [TextLine(said) for said in dict.fromkeys(shared) if said]
        return TextPart(W.PLAYERS.in_(words.lang), tuple(lines))

    def _part(self, title: str, lines: list[Said], words: TableWords) -> TextPart:
        """What lies in a place. Enter chooses a card that is on offer, else says why not."""
        return TextPart(title, tuple(self._lying(words, said, words.view.pieces[piece]) for said, piece in lines))

    def _lying(self, words: TableWords, said: str, piece: Piece) -> TextLine:
        table = self.scene.table
        things = table.layout.things(words.view, piece)
        state = table.state_of(things)
        mark = {"select": W.CHOSEN, "offer": W.MAY_BE_CHOSEN, "faint": W.MAY_BE_CHOSEN}.get(state)
        do = partial(self.take, things) if table.draft is not None else None
        return TextLine(words.apart((said, mark.in_(words.lang) if mark else "")), do, more=self._more(words, piece))

    def _more(self, words: TableWords, piece: Piece | None) -> Callable[[], list[str]] | None:
        """All about a card; at its end why nothing can be done with it, if nothing can."""
        if piece is None:
            return None

        def told() -> list[str]:
            table, things = self.scene.table, self.scene.table.layout.things(words.view, piece)
            asked = table.draft is not None or table.watched
            nos = table.why_not(things) if asked and not table.state_of(things) else []
            return [*words.all_about(piece), *(words.say(said) for said in whispered(nos[:2]))]

        return told

    def _ground(self, words: TableWords) -> Iterator[TextPart]:
        """What lies where no places are."""
        for ground in words.layout.ground_words(words.view, words.eyes):
            lines = []
            for thing, said in ground.lines:
                piece = words.view.pieces.get(thing) if isinstance(thing, int) else None
                do = partial(self.take, (thing,)) if self.scene.table.draft is not None else None
                line = words.apart((words.placed(piece) if piece is not None else "", words.say(said)))
                lines.append(TextLine(line, do, more=self._more(words, piece)))
            yield TextPart(words.say(ground.title), tuple(lines))

    # ---- what happened, and the rest -----------------------------------------------------------
    def answer(self) -> str:
        """What was answered to a key or a click: reasons, a hint."""
        words, hint = self.words, self.scene.controls.hints.shown
        said = [words.say(each) for each in self.scene.controls.whisper]
        if hint is not None:
            gains = [f"{words.say(gain.said)} {gain.amount:+.1f}" for gain in counting(hint.gains, REASONS)]
            then = [words.say(hint.then)] if hint.then is not None else []
            said += [f"{words.say(hint.head)}: {words.say(hint.choice)}", *gains, words.say(hint.verdict), *then]
        return words.apart(said)

    def _answer(self) -> TextPart:
        words = self.words
        return TextPart(W.ANSWER.in_(words.lang), (TextLine(self.answer()),))

    def _log(self, words: TableWords) -> TextPart:
        """What has happened, the newest first. Enter on a line says why somebody chose that."""
        scene = self.scene
        lines = reversed(scene.table.log.lines[-LOG:])
        return TextPart(
            common.LOG.in_(words.lang),
            tuple(TextLine(words.say(line.said), partial(scene.controls.press_line, line)) for line in lines),
        )

    def _tools(self, words: TableWords) -> TextPart:
        """What the row of tools does, and the bar of a recording."""
        scene, lines = self.scene, []
        for part in scene.parts:
            if part.do and part.words.en and part.kind not in ("phase", "card"):
                key = f" [{scene.app.key_for(part.hint)}]" if part.hint in DEFAULTS else ""
                lines.append(TextLine(words.say(part.words) + key, partial(scene.controls.keys.do, part.do)))
        return TextPart(W.TOOLS.in_(words.lang), tuple(lines))

    # ---- aloud ---------------------------------------------------------------------------------
    def aloud(self) -> Aloud:
        """What speech follows."""
        words, part = self.words, self.scene.controls.part if self.scene.controls.by_keys else None
        happened = tuple(words.say(line.said) for line in self.scene.table.log.lines[-LOG:])
        focus = ""
        if part is not None:
            piece = words.view.pieces.get(part.piece)
            focus = (
                words.brief(piece)
                if piece is not None
                else words.say(part.step.say(words.view) if part.step else part.words)
            )
        return Aloud(self.asked() if self.scene.table.idle else "", happened, self.answer(), focus)
