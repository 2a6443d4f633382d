"""What the scenes of a running match have in common: passing the screen on, the way to the result, the prompt."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

import pygame

import game
from game.table.guide import Hint
from game.ui import pictures, thumbnails
from game.ui.art.palette import Colour
from game.ui.dialogs.curtain import Curtain
from game.ui.dialogs.unsaved import before_leaving
from game.ui.play import words
from game.ui.play.menu import SOON, MatchMenu
from game.ui.play.sitting import Sitting
from game.ui.scene import Scene
from game.ui.seating import name_of
from game.ui.session import Session
from game.ui.widgets.box import Box
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.play.company import Company
    from game.ui.play.replaying import Replaying

TOP_BAR = 46.0  # logical height of what is above every table: no part of its picture
LAST_LOOK = 1.4  # seconds the table is shown after the end
AWAY = 60.0  # seconds: a screen that rests longer has nobody before it
OVER = 0.1  # seconds between two looks at a match that is over, until its result comes


class MatchScene(Scene):
    """A running or recorded match on the screen."""

    own_pictures = True
    session: Session
    table: Sitting
    replaying: Replaying
    guides = True  # what the present question is for may be said
    ended: float = 0.0  # seconds since the match has been over
    sat: float = 0.0  # seconds that somebody has been at the table
    followed: float | None = None  # when it was passed on last
    others: Company | None = None  # at other screens of the network

    # ---- what each screen says -----------------------------------------------------------------
    def lay_out(self) -> None:
        """Place everything for the window and what there is to show."""
        raise NotImplementedError

    def scrub(self) -> Box:
        """Where the bar of a replay lies."""
        raise NotImplementedError

    def hovered(self) -> str:
        """The key of the part that is pointed at."""
        raise NotImplementedError

    def colour_of(self, seat: int) -> Colour:
        """The colour of a seat."""
        raise NotImplementedError

    def playing(self) -> int:
        """The seat whose turn it is."""
        raise NotImplementedError

    def uncover(self, seat: int) -> None:
        """The next person is there: their eyes open."""
        raise NotImplementedError

    def let_go(self) -> None:
        """Nothing is pointed at or held any more: something comes over the table."""

    def takes(self, action: str) -> bool:
        """True if the key of an action is meant for something that lies over the table."""
        return False

    def menu(self) -> Scene:
        """The match menu."""
        return MatchMenu(self)

    def act(self, do: Callable[[], object]) -> None:
        """Let the person do something that is no event of mouse or keys."""
        do()

    # ---- what all do alike ---------------------------------------------------------------------
    def packs_here(self) -> Mapping[str, str]:
        return self.session.setup.packs

    def name_of(self, seat: int) -> Phrase:
        """What a seat is called."""
        return name_of(self.session.setup, seat)

    def named(self, said: Phrase) -> Phrase:
        """A sentence in the names of the people at the table."""
        return said

    def got_up(self) -> None:
        """Whoever sat here leaves the table."""
        if self.table.replay is None and self.session.people:
            self.app.profile.got_up(self.session.setup.ruleset, self.sat)

    def follow_match(self, dt: float) -> None:
        """Pass the screen on, and show the result when everything has been seen."""
        now = time.monotonic()
        self.sat += min(AWAY, now - (now if self.followed is None else self.followed))
        self.followed = now
        if self.session.networked:
            self.company().update()
        if self.session.chair.lapsed:
            self.session.chair.lapsed = False
            self.app.toast(words.OTHER_TABLE)
        if self.table.wants_curtain >= 0 and self.app.top is self:
            self.curtain(self.table.wants_curtain)
        if self.session.over and self.table.idle and self.table.replay is None:
            self.ended += dt
            calm = self.app.settings.pace == 0 or self.app.settings.reduced_motion
            if self.ended > (0.0 if calm else LAST_LOOK) and self.session.has_record:
                self.result()

    def company(self) -> Company:
        """The others at the table, where it is one of a network."""
        if self.others is None:
            from game.ui.play.company import Company, Networked  # and with it the network

            self.others = Company(self, cast(Networked, self.session))
        return self.others

    def talks(self, event: pygame.event.Event) -> bool:
        """Open the talk with its key; False if this event means something else."""
        if self.session.networked and self.app.action(event) == "talk":
            self.company().open()
            return True
        return False

    def due(self) -> list[float]:
        """Seconds until the match must be looked after, though nobody touches anything: one for each reason."""
        waits = [SOON] if self.table.goes_on or self.replaying.under_way else []
        if self.session.over and self.session.has_record and self.table.replay is None:
            waits.append(OVER)
        return waits

    def curtain(self, seat: int) -> None:
        """Ask the next person to the screen, if several share it."""
        if not self.session.hotseat:
            self.table.look_through(seat)
        elif self.table.idle:
            self.let_go()
            self.app.push(
                Curtain(
                    self.name_of(seat),
                    self.colour_of(seat),
                    lambda: self.uncover(seat),
                    game.ruleset(self.session.setup.ruleset).title,
                    self.told(seat),
                    self.pause,
                )
            )

    def told(self, seat: int) -> list[Phrase]:
        """The log of what everybody could see since a person was at the screen last."""
        rules = game.ruleset(self.session.setup.ruleset)
        lines = [rules.say(event, view) for view, events in self.session.public(seat) for event in events]
        return [self.named(line) for line in lines if line is not None]

    def pause(self) -> None:
        """From the curtain to the title: the match is kept with each choice."""
        before_leaving(self.app, self.session, lambda: self.app.back_to(type(self.app.stack[0])))

    def result(self) -> None:
        """The result comes in the place of the table."""
        if self.app.top is self and self.session.networked and self.session.view.result is None:
            before_leaving(self.app, self.session, self.app.pop)  # ended by vote: there is no result
        elif self.app.top is self:
            self.keep_picture()
            self.app.replace(self.app.doors.result(self.session))

    def keep_picture(self) -> None:
        """The table as it is at the end, beside the recording: for the list of replays."""
        path, screen = self.session.recording(), self.app.window.surface()
        if path is not None:
            self.draw(screen)
            bar = self.app.px(TOP_BAR)
            thumbnails.keep(path, screen, pygame.Rect(0, bar, screen.get_width(), screen.get_height() - bar))

    def keep_moment(self) -> None:
        """A picture of the table as it is now, for the person at the screen."""
        screen = pygame.Surface(self.app.size, 0, 32)
        self.draw(screen)
        pictures.keep(self.app, screen, self.session.moment)

    def what_now(self) -> Hint | None:
        """What the present question is for, while the person at the screen is asked and wants to read it."""
        table = self.table
        if not self.guides or not self.app.settings.what_now or not table.idle or table.replay is not None:
            return None
        if table.draft is None or len(table.draft.menu) > 1:
            return None
        return table.order.hint(table.question)

    def prompt(self) -> tuple[Phrase, bool]:
        """What is asked, and whether the person at the screen is asked."""
        table = self.table
        if table.question is not None and table.idle:
            if table.draft and len(table.draft.menu) > 1:
                return words.CHOOSE_ONE, True
            return table.question.ask(table.trial), True
        if table.regret and table.idle:
            return words.ENDED.of(self.app.key_for("undo")), False
        thinking = self.session.thinking()
        if thinking and table.idle:
            return words.THINKING.of(self.name_of(thinking[0])), False
        if self.session.passing and table.idle:
            return words.PASSED, False
        if table.shown.result is not None:
            return words.MATCH_OVER, False
        return words.PLAYING.of(self.name_of(self.playing())), False
