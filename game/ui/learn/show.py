"""What is seen of the coach: his panel in its place, rings and arrows, the hand of "Show me"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from pygame import Surface

from game.table.step import Thing
from game.ui.learn import words
from game.ui.learn.aims import Aim
from game.ui.learn.arrows import MANY, draw_arrow_to, draw_hand, draw_number, draw_ring, draw_shade
from game.ui.learn.coach_panel import (
    FOLDED_H,
    Action,
    Content,
    PanelPlan,
    draw_folded,
    draw_panel,
    folded_width,
    measures,
    planned,
    small_widgets,
    widgets,
)
from game.ui.learn.placing import Target, free_place, targets
from game.ui.learn.portrait import name, portrait
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.learn.scenes import Coached

CROWD = 8  # more places than this are lit by the table alone
GLIDE, PRESS, REST = 0.7, 0.45, 0.6  # seconds of the hand: on its way, clicking, waiting
ROUNDS = 2  # how often the hand shows it
FRAMES = 15.0
PATIENCE = 20.0  # seconds without input until arrows rest


class Show:
    """Panel and pointers of a lesson."""

    def __init__(self, scene: Coached) -> None:
        self.scene, self.coach = scene, scene.coach
        self.clock, self.since, self.quiet = 0.0, 0.0, 0.0
        self.hand: list[Thing | object] = []  # what the hand clicks, in order
        self.hand_clock = 0.0
        self._made: tuple[object, PanelPlan | None, str] = (None, None, "")
        self._placed: tuple[object, Box] = (None, Box(0, 0, 0, 0))

    def forget(self) -> None:
        """Language, size or colours are others."""
        self._made, self._placed = (None, None, ""), (None, Box(0, 0, 0, 0))

    def moved(self) -> None:
        """What the panel must not cover lies elsewhere now."""
        self._placed = (None, Box(0, 0, 0, 0))

    # ---- time --------------------------------------------------------------------------------------
    @property
    def moves(self) -> bool:
        """True while arrows bob or the hand moves."""
        calm = self.scene.app.settings.reduced_motion
        return not calm and (bool(self.hand) or (self.quiet < PATIENCE and bool(self.aimed() or self.pointed())))

    def update(self, seconds: float) -> bool:
        """Let time pass; True if it is time for another picture."""
        self.quiet += seconds
        if not self.moves:
            return False
        self.clock += seconds
        self.since += seconds
        if self.hand:
            self.hand_clock += seconds
            if self.hand_clock > ROUNDS * (len(self.hand) * (GLIDE + PRESS) + REST):
                self.hand, self.coach.shows = [], False
        if self.since < 1 / FRAMES:
            return False
        self.since = 0.0
        return True

    def clicks(self, on: bool) -> None:
        """The hand shows where to click, or goes."""
        self.hand = list(self.coach.clicks()) if on else []
        self.hand_clock = 0.0
        self.scene.app.redraw()

    # ---- where -------------------------------------------------------------------------------------
    def aimed(self) -> list[Target]:
        """Where to click next."""
        return targets(self.scene, self.coach.aim())

    def pointed(self) -> list[Target]:
        """What the words speak of."""
        aim, kinds = self.coach.pointed()
        return targets(self.scene, aim, kinds) if aim or kinds else []

    def place(self) -> Box:
        """Where the panel lies: anew only when it says something else or the screen is another."""
        plan, said = self._plan()
        coach, app = self.coach, self.scene.app
        size = plan.size if plan is not None else (folded_width(app.ruler(), said, app.logical[0] - 24), FOLDED_H)
        draft = coach.table.draft
        stage = (len(draft.stages), bool(draft.menu)) if draft is not None else ()
        answered = cast(Any, self.scene).controls.reply.shown
        flies = hasattr(self.scene, "camera") and self.scene.camera.moving
        key = (size, app.logical, coach.place, coach.folded, coach.ready, stage, flies, answered)
        if self._placed[0] != key:
            now = self._placed[1] if self._placed[0] is not None else None
            aimed = sorted(self.aimed(), key=lambda target: target.kind == "space")  # cards and buttons first
            self._placed = (key, free_place(self.scene, size, aimed[: CROWD * 2], self.pointed(), now))
            self.scene.desk.stale = True  # the buttons go along
        return self._placed[1]

    # ---- what it says ------------------------------------------------------------------------------
    def _plan(self) -> tuple[PanelPlan | None, str]:
        """The panel laid out, and the one line it has when it is folded."""
        app, coach = self.scene.app, self.coach
        key = (coach.version, coach.place, coach.ready, coach.folded, app.lang, app.logical, app.scale, coach.answer,
               app.text_factor, self.scene.session.over, coach.presses)  # fmt: skip
        if self._made[0] != key:
            content = self.content()
            plan = None if coach.folded else planned(app.ruler(), content, measures(app.logical, factor(self.scene)))
            self._made = (key, plan, content.task or content.title)
            self.scene.desk.stale = True
        return self._made[1], self._made[2]

    def content(self) -> Content:
        """What the panel says now."""
        coach, say, lesson = self.coach, self.scene.app.say, self.scene.session.lesson
        step, steps = coach.place.beat, len(lesson.beats)
        called = name(self.scene.session.rules, lesson.coach)
        head = f"{say(words.LESSON.of(self.scene.number + 1))} · {say(lesson.title)}"
        return Content(
            head,
            say(coach.title()),
            say(coach.words()),
            say(coach.task()),
            bool(coach.answer) and not coach.reading,
            step,
            steps,
            say(words.STEP_OF.of(min(step + 1, steps), steps)),
            say(words.YOUR_COACH.of(called) if called.en else words.COACH),
            say(called if called.en else words.COACH),
            self.actions(),
            self.small(),
        )

    def actions(self) -> tuple[Action, ...]:
        """The buttons."""
        coach, say, key = self.coach, self.scene.app.say, self.scene.app.key_for
        if coach.finished:
            return self.ending()
        found: list[Action] = []
        if coach.reading:
            found.append(Action("next", say(words.NEXT), coach.go_on, "main", key("confirm")))
        else:
            found.append(Action("show", say(words.SHOW_ME), coach.show_me, "plain", key("hint")))
            found.append(Action("skip", say(words.SKIP_STEP), coach.skip_step, "quiet", key("skip")))
        if self.scene.rule():
            rule = say(Phrase("Rule {0}", "ルール{0}").of(first_rule(self.scene.rule())))
            found.append(Action("rule", rule, self.scene.open_rule, "quiet", key("rules"), "book"))
        return tuple(found)

    def ending(self) -> tuple[Action, ...]:
        """The buttons when all beats are done."""
        scene, say, key = self.scene, self.scene.app.say, self.scene.app.key_for
        found: list[Action] = []
        last = scene.next_lesson() is None
        if not last:
            found.append(Action("follow", say(words.NEXT_LESSON), scene.follow_on, "main", key("confirm")))
        if not scene.session.over:
            kind, hint = ("main", key("confirm")) if last else ("plain", "")
            found.append(Action("free", say(words.PLAY_ON), scene.fold, kind, hint))
        found.append(Action("again", say(words.AGAIN), scene.again, "quiet"))
        found.append(Action("leave", say(words.LEAVE), scene.app.pop, "quiet"))
        return tuple(found)

    def small(self) -> tuple[Action, ...]:
        """The signs in the corner."""
        coach, say = self.coach, self.scene.app.say
        found: list[Action] = []
        if not coach.folded and not coach.finished and coach.session.can_go_back():
            found.append(Action("back", say(words.BACK), coach.step_back, icon="left"))
        fold = words.UNFOLD if coach.folded else words.FOLD
        key = self.scene.app.key_for("coach")
        found.append(
            Action(
                "fold", say(fold) + (f" [{key}]" if key else ""), self.scene.fold, icon="up" if coach.folded else "down"
            )
        )
        return tuple(found)

    def widgets(self) -> list[Widget]:
        """The buttons in their places."""
        plan, _ = self._plan()
        box = self.place()
        if plan is None:
            return small_widgets(box, self.small())
        return widgets(self.scene.app.ruler(), plan, box)

    # ---- drawing -----------------------------------------------------------------------------------
    def draw(self, pen: Pen) -> None:
        """Everything, the panel on top."""
        aimed, pointed = self.aimed(), self.pointed()
        shown = aimed if len(aimed) <= CROWD else []
        said_there = cast(Any, self.scene).controls.whisper  # nothing may lie over a reason
        if self.scene.app.top is self.scene and not said_there:
            self._point(pen, shown, [t for t in pointed if all(t.box != other.box for other in shown)])
        plan, said = self._plan()
        box = self.place()
        if plan is None:
            draw_folded(pen, box, said, bool(self.coach.answer))
        else:
            draw_panel(pen, box, plan, self.face(pen))
        self.scene.desk.draw(pen)
        self._hand(pen)

    def face(self, pen: Pen) -> Callable[[int], Surface | None]:
        """The coach's portrait of any size."""
        rules, card = self.scene.session.rules, self.scene.session.lesson.coach
        return lambda px: portrait(rules, card, px, pen.colours)

    def _point(self, pen: Pen, aimed: list[Target], pointed: list[Target]) -> None:
        """Rings round what is meant, arrows onto what is to be clicked."""
        room = self.scene.app.logical
        lit = [target.box for target in (*aimed, *pointed)]
        if lit:
            draw_shade(pen, room, lit)
        for target in pointed:
            draw_ring(pen, target, strong=not aimed)
        for target in aimed:
            draw_ring(pen, target)
        clock = self.clock if self.moves else 0.0
        if aimed:
            said = self.label()
            first = min(aimed, key=lambda target: (target.box.y, target.box.x))
            for n, target in enumerate(aimed if len(aimed) <= MANY else [first]):
                button = target.step is not None
                draw_arrow_to(pen, target, said if n == 0 and not button else "", clock, room)
        elif pointed and len(pointed) <= 2:
            for target in pointed:
                draw_arrow_to(pen, target, "", clock, room)

    def label(self) -> str:
        """What stands beside the arrow."""
        draft = self.coach.table.draft
        begun = draft is not None and (draft.underway or draft.taken)
        return self.scene.app.say(words.THEN_HERE if begun else words.CLICK_HERE)

    def _hand(self, pen: Pen) -> None:
        """The hand on its way from click to click; where nothing moves, numbers."""
        if not self.hand:
            return
        spots = [spot for one in self.hand if (spot := self._spot(one)) is not None]
        if not spots:
            return
        if self.scene.app.settings.reduced_motion:
            for n, spot in enumerate(spots):
                draw_number(pen, spot, n + 1)
            return
        box = self.place()
        each = GLIDE + PRESS
        turn, t = divmod(self.hand_clock % (len(spots) * each + REST), each)
        n = int(turn)
        here = spots[min(n, len(spots) - 1)]
        start = spots[n - 1] if n else (box.cx, box.y)
        way = min(1.0, t / GLIDE)
        way = way * way * (3 - 2 * way)
        at = start[0] + (here[0] - start[0]) * way, start[1] + (here[1] - start[1]) * way
        draw_hand(pen, at, max(0.0, (t - GLIDE) / PRESS) if n < len(spots) else 0.0)

    def _spot(self, one: object) -> tuple[float, float] | None:
        """Where the hand clicks for a thing or a button."""
        aim = Aim(steps=(one,)) if hasattr(one, "say") else Aim(things=(one,))  # type: ignore[arg-type]
        found = targets(self.scene, aim)
        return (found[0].box.cx, found[0].box.cy) if found else None


def first_rule(rule: str) -> str:
    """The number of the first rule that is cited: "6 water, A4" is 6."""
    return rule.split(",")[0].split()[0]


def factor(scene: Coached) -> float:
    """How much larger running text is than usual."""
    return min(1.2, scene.app.text_factor)
