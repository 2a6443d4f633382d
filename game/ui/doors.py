"""The doors of the house: how one screen leads to another.

Whoever opens a screen takes it from here, by way of the app it is shown in: `self.app.push(self.app.doors.shelf())`.
So no screen has to know the room another one is in, and nothing below the screens imports one. Each is loaded when its
door is first opened: the title is there at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import game
from game.match.as_far import AsFar
from game.match.match import Match
from game.players.worker import Brains
from game.table.ruleset import Ruleset
from game.ui import games
from game.ui.scene import Scene
from game.ui.seating import own_seat
from game.ui.session import AUDIENCE, Session
from game.words import Phrase

if TYPE_CHECKING:
    from game.cup.cup import Cup
    from game.ui.gathering import Gathering, HostTable
    from game.ui.puzzles.shelf_of import ShelfOf
    from game.ui.setup_draft import Draft
    from game.ui.widgets.fields import Field

SILENT = Phrase("", "")


class Doors:
    """Makes screens; the app shows them."""

    def shelf(self, key: str = "") -> Scene:
        """The games; the one of that key is chosen, or the one that was played last."""
        from game.ui.scenes.shelf import Shelf

        return Shelf(key)

    def typing(self, field: Field) -> Scene:
        """A keyboard on the screen for a field."""
        from game.ui.dialogs.typing import Typing

        return Typing(field)

    def setup(self, rules: Ruleset, lan: str = "") -> Scene:
        """What is chosen before a match; `lan` is the network card on which it is hosted, if it is."""
        from game.ui.scenes.setup import SetupScreen

        return SetupScreen(rules, lan=lan)

    def rivals(self, key: str) -> Scene:
        """The rivals of a game."""
        from game.ui.scenes.rivals import Rivals

        return Rivals(key)

    def sign_up(self, draft: Draft) -> Scene:
        """Who plays in a tournament, by the decks and options of a set-up."""
        from game.ui.scenes.sign_up import SignUp

        return SignUp(draft)

    def lan_sign_up(self, draft: Draft, table: HostTable) -> Scene:
        """Who plays in a tournament at one's own table on the network."""
        from game.ui.scenes.lan_sign_up import LanSignUp

        return LanSignUp(draft, table)

    def cup(self, cup: Cup) -> Scene:
        """A tournament."""
        from game.ui.scenes.cup_screen import CupScreen

        return CupScreen(cup)

    def lan(self) -> Scene:
        """Tables on the network."""
        from game.ui.scenes.lan import Lan

        return Lan()

    def lobby(self, table: Gathering) -> Scene:
        """A table on the network before its match."""
        from game.ui.scenes.lobby import Lobby

        return Lobby(table)

    def collection(self, key: str) -> Scene:
        """The cards of a game."""
        from game.ui.scenes.collection import Collection

        return Collection(key)

    def packs(self) -> Scene:
        """The packs in the user's folder."""
        from game.ui.scenes.pack_list import PackList

        return PackList()

    def workshop(self, key: str) -> Scene:
        """Where cards of a game are made."""
        from game.ui.workshop.card_workshop import CardWorkshop

        return CardWorkshop(key)

    def replays(self) -> Scene:
        """Recorded matches."""
        from game.ui.scenes.replays import Replays

        return Replays()

    def old_match(self, found: AsFar) -> Scene:
        """A recorded match of other rules, to be read."""
        from game.ui.scenes.old_match import OldMatch

        return OldMatch(found)

    def profile(self) -> Scene:
        """What has been played here, and by whom."""
        from game.ui.scenes.profile import ProfileScreen

        return ProfileScreen()

    def settings(self) -> Scene:
        """What a person can choose for the whole program."""
        from game.ui.scenes.settings import SettingsScreen

        return SettingsScreen()

    def credits(self) -> Scene:
        """Who made what."""
        from game.ui.scenes.credits import Credits

        return Credits()

    def rulebook(self, key: str, rule: str = "", cited: Phrase = SILENT) -> Scene:
        """The rulebook of a game, at a rule; `cited` says what led there."""
        from game.ui.scenes.rulebook import Rulebook

        return Rulebook(key, rule, cited)

    def learn(self, key: str = "") -> Scene:
        """The lessons of a game; of the one played last, if none is named."""
        from game.ui.scenes.learn import Learn

        return Learn(key)

    def lesson(self, rules: Ruleset, number: int, step: int = 0, keeps: bool = True) -> Scene:
        """A lesson, at a step of it. ValueError if there is no such lesson."""
        from game.ui.learn.start import begun

        session, layout = begun(rules, number, step), games.of(rules).layout
        if layout is None:
            from game.ui.learn.on_field import LessonField

            return LessonField(session, number, keeps)
        from game.ui.learn.on_table import LessonTable

        return LessonTable(session, layout(), number, keeps)

    def puzzles(self, key: str) -> Scene:
        """The puzzles of a game."""
        from game.ui.scenes.puzzle_list import PuzzleList

        return PuzzleList(key)

    def puzzle(self, shelf: ShelfOf, number: int) -> Scene:
        """A puzzle of a game, from 0. BadFile if the rules of today do not lead to it."""
        from game.ui.puzzles.puzzle_session import PuzzleSession

        session = PuzzleSession(game.record, shelf.key, shelf.puzzles[number], Brains(game.content))
        layout = games.of(game.ruleset(shelf.key)).layout
        if layout is None:
            from game.ui.puzzles.puzzle_field import PuzzleField

            return PuzzleField(session, shelf, number)
        from game.ui.puzzles.puzzle_table import PuzzleTable

        return PuzzleTable(session, layout(), shelf, number)

    def match(self, session: Session) -> Scene:
        """The battlefield or the card table on which a match is played or watched.

        Where several people share it, it shows nobody's hand until the first who is asked says to be there.
        """
        if session.hotseat:
            session.look_through(AUDIENCE)
        layout = games.of(game.ruleset(session.setup.ruleset)).layout
        if layout is None:
            from game.ui.layouts.arena.scene import Battlefield

            return Battlefield(session)
        from game.ui.table.scene import CardTable

        return CardTable(session, layout())

    def review(self, match: Match, seat: int | None = None) -> Scene:
        """What may be learned from a match, first by a seat; else by the only person who played. ValueError for one
        that cannot be recorded."""
        from game.ui.scenes.review_screen import ReviewScreen

        mine = own_seat(match.setup) if match.setup is not None and seat is None else seat
        return ReviewScreen(match, mine or 0)

    def result(self, session: Session) -> Scene:
        """How a match has ended."""
        from game.ui.scenes.result import Result

        return Result(session)
