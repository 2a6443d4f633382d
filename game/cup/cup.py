"""A tournament of two to eight people and computers. A best of three is one of two players.

    cup = Cup("foton", (Entrant("Aki", "human"), Entrant("Vega", "easy")), seed=7, length=3)
    while cup.open:
        setup = cup.setup(cup.open[0])     # how the next game of a match begins: like any other
        cup = cup.ended(cup.open[0], winner, recording)

Nothing but the games that have ended is kept: rounds, standing and what is next follow from them and the seed. All
games are of two, also where the rules know more seats. A match is one game, or goes to who first wins two of three;
then the loser of a game takes the first seat in the next. Who begins, the rules decide: where they leave it to the
loser of the last game, they mean that seat. After a draw the seats are exchanged.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Annotated, Any, Literal

from game.cup.pairing import Pairing, Round, round_robin, swiss, swiss_rounds
from game.cup.standing import DRAWN, WIN, Line, standing
from game.frozen import frozen
from game.match.match import Setup, Word
from game.match.record import GUEST
from game.table.codec import Most, Within
from game.table.dice import Dice

MOST_PLAYERS = 8
PEOPLE = ("human", GUEST)
SEEDS = 1 << 32
GAMES = 1 << 8  # seeds for the games of one tournament: both players, and the number of their game

Form = Literal["robin", "swiss"]
Length = Literal[1, 3]
Player = Annotated[int, Within(0, MOST_PLAYERS - 1)]


@frozen
class Entrant:
    """Somebody who plays in a tournament: "human", "guest" on the network, or the level of a computer; a deck as a
    match takes it, None for whatever is dealt."""

    name: Annotated[str, Most(24)]
    kind: Annotated[str, Most(24)]
    deck: Any = None


@frozen
class Game:
    """A game that has ended: who played, who won (`DRAWN`: nobody, or both), the name of its recording."""

    pairing: tuple[Player, Player]
    winner: Annotated[int, Within(DRAWN, MOST_PLAYERS - 1)]
    recording: Annotated[str, Most(200)] = ""


@dataclass(frozen=True)
class Cup:
    """A tournament, as far as it has been played."""

    ruleset: Word
    entrants: Annotated[tuple[Entrant, ...], Most(MOST_PLAYERS)]
    seed: Annotated[int, Within(0, SEEDS - 1)]
    form: Form = "robin"
    length: Length = 1  # games of a match, at most
    options: Mapping[Word, Word] = field(default_factory=dict)
    maps: Mapping[Word, Any] = field(default_factory=dict)
    games: Annotated[tuple[Game, ...], Most(100)] = ()
    begun: Mapping[Word, Word] = field(default_factory=dict)  # recordings of games that have begun, by their seeds
    packs: Mapping[Word, Word] = field(default_factory=dict)  # that its cards are from: checksums by name

    # ---- rounds --------------------------------------------------------------------------------
    @property
    def rounds_in_all(self) -> int:
        """How many rounds there are, those included that are not known yet."""
        players = len(self.entrants)
        return swiss_rounds(players) if self.form == "swiss" else players - 1 + players % 2

    @property
    def table(self) -> list[Line]:
        """The standing now, the first player first."""
        return self.after(self.rounds[: self.now + 1])

    @cached_property
    def lots(self) -> tuple[int, ...]:
        """The players in the order of their lots."""
        return tuple(Dice(self.seed).shuffled(range(len(self.entrants))))

    @cached_property
    def rounds(self) -> tuple[Round, ...]:
        """All rounds that are known: of a Swiss tournament those up to the one that is played."""
        if self.form == "robin":
            return tuple(round_robin(self.lots))
        known: tuple[Round, ...] = ()
        while len(known) < self.rounds_in_all and all(map(self.decided, known[-1] if known else ())):
            lines = self.after(known)
            points = {line.player: line.points for line in lines}
            known = (*known, swiss([line.player for line in lines], points, [p for each in known for p in each]))
        return known

    @cached_property
    def now(self) -> int:
        """The number of the round that is played, from 0; of the last one when all is over."""
        left = (n for n, pairings in enumerate(self.rounds) if not all(map(self.decided, pairings)))
        return next(left, len(self.rounds) - 1)

    @cached_property
    def open(self) -> tuple[Pairing, ...]:
        """The matches of the present round that are not decided; none once all is over."""
        return tuple(pairing for pairing in self.rounds[self.now] if not self.decided(pairing))

    def after(self, rounds: tuple[Round, ...]) -> list[Line]:
        """The standing by these rounds, the first player first. To rest is a win where not everybody rests."""
        return standing(self.lots, rounds, self.winner, WIN if self.form == "swiss" else 0)

    # ---- matches -------------------------------------------------------------------------------
    @property
    def on_network(self) -> bool:
        """True if guests play in it."""
        return any(entrant.kind == GUEST for entrant in self.entrants)

    def of_people(self, pairing: Pairing) -> bool:
        """True if a person plays in a match."""
        return any(self.entrants[player].kind in PEOPLE for player in pairing)

    def games_of(self, pairing: Pairing) -> list[Game]:
        """The games that two players have played against each other."""
        return [game for game in self.games if set(game.pairing) == set(pairing)]

    def wins(self, pairing: Pairing) -> tuple[int, ...]:
        """How many games each has won against the other."""
        winners = [game.winner for game in self.games_of(pairing)]
        return tuple(winners.count(player) for player in pairing)

    def decided(self, pairing: Pairing) -> bool:
        """True if a match needs no further game: one has won most of them, or all are played; or somebody rests."""
        played = self.games_of(pairing)
        return len(pairing) == 1 or max(self.wins(pairing)) > self.length // 2 or len(played) == self.length

    def winner(self, pairing: Pairing) -> int | None:
        """Who has won a match: `DRAWN` for a draw, who rests if somebody does; None while it is not decided."""
        if not self.decided(pairing):
            return None
        wins = self.wins(pairing)
        ahead = [player for player, won in zip(pairing, wins, strict=True) if won == max(wins)]
        return ahead[0] if len(ahead) == 1 else DRAWN

    def seated(self, pairing: Pairing) -> Pairing:
        """Who sits in the first seat of the next game of a match, and who in the second."""
        for game in self.games_of(pairing):
            if game.winner in (DRAWN, pairing[0]):
                pairing = (pairing[1], pairing[0])
        return pairing

    def won_by(self, pairing: Pairing, seats: Collection[int]) -> int:
        """Who has won the next game of a match if these seats have: `DRAWN` if it is not one of them alone."""
        won = [player for seat, player in enumerate(self.seated(pairing)) if seat in seats]
        return won[0] if len(won) == 1 else DRAWN

    def setup(self, pairing: Pairing) -> Setup:
        """How the next game of a match begins."""
        low, high = sorted(pairing)
        seed = self.seed * GAMES + (low * MOST_PLAYERS + high) * 4 + len(self.games_of(pairing))
        players = [self.entrants[player] for player in self.seated(pairing)]
        decks, names = tuple(player.deck for player in players), tuple(player.name for player in players)
        kinds = tuple(player.kind for player in players)
        packs = dict(self.packs)
        return Setup(self.ruleset, 2, seed, dict(self.options), decks, names, kinds, dict(self.maps), packs=packs)

    def pairing_of(self, setup: Setup) -> Pairing | None:
        """The match whose next game begins like this; None if there is none."""
        return next((pairing for pairing in self.open if self.setup(pairing) == setup), None)

    def recording_of(self, pairing: Pairing) -> str:
        """The recording of the next game of a match, if it has begun; else ""."""
        return self.begun.get(str(self.setup(pairing).seed), "")

    def began(self, pairing: Pairing, recording: str) -> Cup:
        """The tournament with the next game of a match under way."""
        return replace(self, begun={**self.begun, str(self.setup(pairing).seed): recording})

    def ended(self, pairing: Pairing, winner: int, recording: str = "") -> Cup:
        """The tournament after one more game. ValueError if it is not to be played now."""
        if pairing not in self.open or winner not in (DRAWN, *pairing):
            raise ValueError(f"no game of {pairing} is to be played now that {winner} could win")
        seed, game = str(self.setup(pairing).seed), Game((pairing[0], pairing[1]), winner, recording)
        left = {key: name for key, name in self.begun.items() if key != seed}
        return replace(self, games=(*self.games, game), begun=left)

    def checked(self) -> Cup:
        """The same tournament; ValueError if it cannot have been played like that."""
        if len(self.entrants) < 2:
            raise ValueError("nobody to play against")
        played = replace(self, games=(), begun={})
        for game in self.games:
            played = played.ended(game.pairing, game.winner, game.recording)
        return replace(played, begun=self.begun)

    def again(self, seed: int) -> Cup:
        """The same players once more, with new lots."""
        return replace(self, seed=seed, games=(), begun={})
