"""Events as acts of a film: dice, cards held up, banners; what figures do is in figure_acts.py."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from game.board3d.picture import COLD, GOLD, HARM, Board, Die, Mark, Reticle, Ring, Throw, facing
from game.hexes import Hex
from game.rules.arena.events import (
    AbilityUsed,
    Activated,
    Arrived,
    AttackDeclared,
    AttackRolled,
    CastSpell,
    Countered,
    Destroyed,
    Eliminated,
    Fell,
    Healed,
    MatchEnded,
    PhaseBegan,
    Revealed,
    SentBack,
    Stepped,
    Struck,
    TurnBegan,
    Wounded,
)
from game.rules.arena.names import seat_name
from game.rules.arena.places import army_of, figures_of
from game.table.event import Event, Moved, Rolled
from game.table.state import State
from game.ui.layouts.arena import words
from game.ui.layouts.arena.figure_acts import FigureActs, Sound, hexes
from game.ui.layouts.arena.show import Cast, Show
from game.ui.play import words as common
from game.ui.play.film import Act
from game.ui.play.lines import Line
from game.words import Phrase

TUMBLE, READ, GLANCE = 0.85, 0.95, 0.55
BANNER, HOLD = 1.0, 1.25
SWORDS, SHIELDS = (1, 2, 3), (4, 5)


class Script:
    """Writes the acts for one batch of events; `both` knows the pieces before and after it."""

    def __init__(self, show: Show, both: State, board: Board, sound: Sound, eyes: int) -> None:
        self.show, self.both, self.sound, self.eyes = show, both, sound, eyes
        self.figures = FigureActs(show, both, board, sound)

    def acts(self, event: Event) -> Iterator[Act]:
        """The acts of one event, none for what shows by itself."""
        match event:
            case TurnBegan():
                yield from self.turn(event)
            case Activated():
                yield from self.figures.activated(event)
            case Arrived():
                yield from self.figures.arrived(event)
            case Stepped():
                yield from self.figures.stepped(event)
            case Struck():
                yield from self.struck(event)
            case Fell():
                yield from self.fell(event)
            case Rolled():
                yield from self.rolled(event)
            case AttackDeclared():
                yield from self.declared(event)
            case AttackRolled():
                yield from self.attack_rolled(event)
            case Wounded() | Healed():
                yield from self.figures.marked(event)
            case Destroyed() | SentBack():
                yield from self.figures.gone(event)
            case CastSpell() | Revealed() | Countered() | AbilityUsed():
                yield from self.spoken(event)
            case Eliminated():
                yield from self.banner(
                    Phrase("{0} is out", "{0}は脱落").of(seat_name(self.both, event.seat)), event.seat, "lose"
                )
            case MatchEnded():
                yield from self.banner(common.MATCH_OVER, -1, "win" if self.eyes in event.winners else "turn")
            case Moved() if event.target.name == "hand":
                yield Act(0.12, begin=lambda: self.sound("card"))

    # ---- dice ----------------------------------------------------------------------------------
    def throw(
        self,
        dice: tuple[Die, ...],
        caption: Phrase,
        sides: tuple[Phrase, Phrase] | None = None,
        read: float = READ,
        lights: Sequence[Mark] = (),
    ) -> Iterator[Act]:
        """Dice tumble into the tray; then what they show is lit and said."""
        seed = self.show.number = self.show.number + 1
        rolling = tuple(replace(die, lit=False) for die in dice)

        def begin() -> None:
            self.show.caption, self.show.sides, self.show.lights = None, sides, list(lights)
            self.show.throw = Throw(rolling, 0.0, seed)
            self.sound("dice")

        def show(t: float) -> None:
            self.show.throw = Throw(rolling, t, seed)

        def rest() -> None:
            self.show.throw, self.show.caption = Throw(dice, 1.0, seed), caption

        yield Act(TUMBLE, begin, show)
        yield Act(read, rest, end=self.show.dark, reads=True)

    def struck(self, event: Struck) -> Iterator[Act]:
        striker, leaver = self.figures.puppet(event.striker), self.figures.puppet(event.leaver)
        if striker and leaver:
            yield self.figures.lunge(striker, leaver)
        hit = event.face in SWORDS
        lights = [Ring(leaver.at[0], HARM, True)] if leaver else []
        yield from self.throw(
            (Die("attack", event.face, hit),),
            words.STRUCK_HIT if hit else words.STRUCK_MISS,
            read=GLANCE,
            lights=lights,
        )

    def fell(self, event: Fell) -> Iterator[Act]:
        hurt = event.face in SWORDS
        yield Act(0.1, lambda: self.sound("fall"))
        yield from self.throw(
            (Die("attack", event.face, hurt),), words.FALL_HIT if hurt else words.FALL_MISS, read=GLANCE
        )

    def rolled(self, event: Rolled) -> Iterator[Act]:
        name = seat_name(self.both, event.seat)
        if max(event.faces) > 6 or event.why in ("turn order", "colour order", "d20"):
            dice = tuple(Die("d20", face, True) for face in event.faces)
            yield from self.throw(dice, words.ROLLED_D20.of(name, ", ".join(map(str, event.faces))), read=GLANCE)
        else:
            dice = tuple(Die("attack", face, face in SWORDS) for face in event.faces)
            hits = sum(face in SWORDS for face in event.faces)
            yield from self.throw(dice, Phrase("{0} swords", "剣{0}個").of(hits), read=GLANCE)

    def declared(self, event: AttackDeclared) -> Iterator[Act]:
        attacker, target = self.figures.puppet(event.attacker), self.figures.puppet(event.target)
        if attacker is None or target is None:
            return

        def begin() -> None:
            attacker.facing = facing(attacker.at[0], target.at[0])
            self.show.lights = [Ring(attacker.at[0], COLD), *(Reticle(space) for space in target.at)]
            self.sound("click")

        yield Act(0.35, begin)

    def attack_rolled(self, event: AttackRolled) -> Iterator[Act]:
        attacker, target = self.figures.puppet(event.attacker), self.figures.puppet(event.target)
        lights: list[Mark] = [Ring(attacker.at[0], COLD)] if attacker else []
        lights += [Reticle(space) for space in target.at] if target else []
        dice, caption = attack_dice(event)
        yield from self.throw(dice, caption, lights=lights)
        if attacker and target:
            yield self.figures.lunge(attacker, target, "hit" if event.damage else "block")

    # ---- words ---------------------------------------------------------------------------------
    def turn(self, event: TurnBegan) -> Iterator[Act]:
        name = common.YOUR_TURN if event.seat == self.eyes else common.TURN_OF.of(seat_name(self.both, event.seat))

        def clear() -> None:
            self.show.throw, self.show.caption, self.show.sides = None, None, None

        yield Act(0.0, clear)
        yield from self.banner(name, event.seat, "turn")

    def banner(self, said: Phrase, seat: int, cue: str) -> Iterator[Act]:
        def begin() -> None:
            self.show.banner, self.show.banner_seat = said, seat
            self.sound(cue)

        def show(t: float) -> None:
            self.show.fade = min(1.0, 5 * t, 5 * (1 - t))

        def end() -> None:
            self.show.banner, self.show.fade = None, 0.0

        yield Act(BANNER, begin, show, end)

    def spoken(self, event: CastSpell | Revealed | Countered | AbilityUsed) -> Iterator[Act]:
        """The card that speaks is held up."""
        who = seat_name(self.both, event.seat)
        lights: list[Mark] = []
        match event:
            case CastSpell():
                card = (
                    f"spell/{event.spell}"
                    if event.spell and not event.spell.startswith("spell/")
                    else event.spell or "spell"
                )
                note = Phrase("{0} casts", "{0}が唱えた").of(who)
                lights = self.spots(event.targets)
            case Revealed():
                card = event.spell if event.spell.startswith("spell/") else f"spell/{event.spell}"
                note = Phrase("{0} reveals", "{0}が公開").of(who)
            case Countered():
                card = event.spell if event.spell.startswith("spell/") else f"spell/{event.spell}"
                note = Phrase("countered", "打ち消された")
            case _:
                yield from self.ability(event)
                return

        def begin() -> None:
            self.show.card = Cast(card, event.seat, note)
            self.show.lights = lights
            self.sound("spell")

        def end() -> None:
            self.show.card = None
            self.show.dark()

        yield Act(HOLD, begin, end=end, reads=True)

    def ability(self, event: AbilityUsed) -> Iterator[Act]:
        """An ability flashes its name over its figure."""
        piece = self.both.pieces.get(event.piece)
        if piece is None:
            return
        named = (
            next((a.name for a in army_of(self.both, piece).abilities if a.key == event.ability), None)
            if piece.card.startswith(("figure/", "army/"))
            else None
        )
        spots = [h for p in ([piece] if piece.at else figures_of(self.both, piece.id)) for h in hexes(p.at)]

        def begin() -> None:
            self.show.lights = [Ring(space, GOLD, True) for space in spots]
            self.show.banner, self.show.banner_seat, self.show.fade = named, event.seat, 1.0
            self.sound("spell")

        def end() -> None:
            self.show.banner = None
            self.show.dark()

        yield Act(0.7, begin, end=end)

    def spots(self, things: Sequence[int | Hex]) -> list[Mark]:
        found: list[Mark] = []
        for thing in things:
            if isinstance(thing, tuple):
                found.append(Ring(Hex(*thing), GOLD, True))
            elif (piece := self.both.pieces.get(thing)) is not None:
                shown = [piece] if piece.at else figures_of(self.both, piece.id)
                found += [Ring(h, GOLD, True) for p in shown for h in hexes(p.at)]
        return found


def attack_dice(event: AttackRolled) -> tuple[tuple[Die, ...], Phrase]:
    """The dice of both sides, those that count lit, and what came of them in words."""
    attack = tuple(Die("attack", face, face in SWORDS) for face in event.attack)
    defence = tuple(Die("defence", face, face in SHIELDS) for face in event.defence)
    said = words.RESULT_SURE if event.unblockable else words.RESULT
    return (*attack, *defence), said.of(event.hits, event.blocked, event.damage, event.unblockable)


def film_of(
    script: Script,
    events: Sequence[Event],
    tell: Callable[[Event], Line | None],
    enter: Callable[[str], None],
    write: Callable[[Line], None],
) -> Iterator[Act]:
    """The acts of a batch of events. A line is written when its event is shown, that of a throw when the dice lie;
    `enter` hears of each phase when it begins."""
    for event in events:
        acts = list(script.acts(event))
        if isinstance(event, PhaseBegan):
            acts.insert(0, Act(0.0, begin=partial(enter, event.phase)))
        if (line := tell(event)) is not None:
            place = next((n for n, act in enumerate(acts) if act.reads), 0)
            acts.insert(place, Act(0.0, begin=partial(write, line)))
        yield from acts
