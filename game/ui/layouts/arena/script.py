"""Events as acts of a film. What a figure is shown doing is decided here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from game.board3d.picture import COLD, GOLD, HARM, Board, Die, Mark, Point, Reticle, Ring, Throw, facing
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
from game.ui.layouts.arena.board_picture import Puppet, puppet
from game.ui.layouts.arena.show import Cast, Line, Show
from game.ui.play import words as common
from game.ui.play.film import Act, eased
from game.words import Phrase

STEP, FLIGHT, BLINK = 0.24, 0.17, 0.42
DROP, FADE, LUNGE, FLASH = 0.34, 0.5, 0.34, 0.3
TUMBLE, READ, GLANCE = 0.85, 0.95, 0.55
BANNER, HOLD = 1.0, 1.25
SWORDS, SHIELDS = (1, 2, 3), (4, 5)

Sound = Callable[[str], None]


class Script:
    """Writes the acts for one batch of events; `after` is the view they lead to, `both` knows old pieces as well."""

    def __init__(self, show: Show, both: State, board: Board, sound: Sound, eyes: int) -> None:
        self.show, self.both, self.board, self.sound, self.eyes = show, both, board, sound, eyes

    def acts(self, event: Event) -> Iterator[Act]:
        """The acts of one event, none for what shows by itself."""
        match event:
            case TurnBegan():
                yield from self.turn(event)
            case Activated():
                yield from self.activated(event)
            case Arrived():
                yield from self.arrived(event)
            case Stepped():
                yield from self.stepped(event)
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
                yield from self.marked(event)
            case Destroyed() | SentBack():
                yield from self.gone(event)
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

    # ---- figures -------------------------------------------------------------------------------
    def puppet(self, figure: int) -> Puppet | None:
        return self.show.troupe.puppets.get(figure)

    def arrived(self, event: Arrived) -> Iterator[Act]:
        piece = self.both.pieces.get(event.figure)
        if piece is None:
            return
        at = _hexes(event.at)
        newcomer = puppet(self.both, replace(piece, at=event.at, marks=()))

        def begin() -> None:
            self.show.troupe.puppets[newcomer.id] = newcomer
            newcomer.alpha = 0.0
            self.show.lights = [Ring(space, GOLD, True) for space in at]
            self.sound("summon")

        def show(t: float) -> None:
            newcomer.alpha, newcomer.lift = min(1.0, 1.6 * t), 1.6 * (1 - eased(t)) ** 2

        yield Act(DROP, begin, show, self.dark)

    def stepped(self, event: Stepped) -> Iterator[Act]:
        mover = self.puppet(event.figure) or self.stand_in(event.figure, event.source)
        if mover is None:
            return
        source, target = _hexes(event.source), _hexes(event.target)
        if event.why in ("teleport", "swap"):
            yield from self.blink(mover, target)
        elif event.why == "turn" or source == target:
            yield Act(0.12, end=lambda: self.land(mover, target))
        else:
            yield self.walk(mover, source, target, event.why == "fly")

    def walk(self, mover: Puppet, source: tuple[Hex, ...], target: tuple[Hex, ...], flies: bool) -> Act:
        starts, ends = [self.board.spot(h) for h in source], [self.board.spot(h) for h in target]
        rise = max(abs(b[1] - a[1]) for a, b in zip(starts, ends, strict=True))
        hop = 0.9 if flies else 0.10 + 0.4 * rise
        wet = any(self.wet(h) for h in target)

        def begin() -> None:
            mover.facing = facing(source[0], target[0])
            self.sound("fly" if flies else "splash" if wet else "step")

        def show(t: float) -> None:
            k = eased(t)
            mover.places = tuple(_between(a, b, k) for a, b in zip(starts, ends, strict=True))
            mover.lift = hop * 4 * t * (1 - t)

        return Act((FLIGHT if flies else STEP) + 0.08 * min(rise, 3.0), begin, show, lambda: self.land(mover, target))

    def wet(self, space: Hex) -> bool:
        cell = self.board.at.get(space)
        return bool(cell and cell.water)

    def blink(self, mover: Puppet, target: tuple[Hex, ...]) -> Iterator[Act]:
        def out(t: float) -> None:
            mover.alpha = 1 - t

        def there(t: float) -> None:
            mover.alpha = t

        yield Act(BLINK / 2, lambda: self.sound("spell"), out, lambda: self.land(mover, target))
        yield Act(BLINK / 2, show=there, end=lambda: self.land(mover, target))

    def land(self, mover: Puppet, at: tuple[Hex, ...]) -> None:
        mover.at, mover.places, mover.lift, mover.alpha = at, (), 0.0, 1.0

    def stand_in(self, figure: int, at: tuple[int, ...]) -> Puppet | None:
        """The puppet of a figure that came and went within one batch of events."""
        piece = self.both.pieces.get(figure)
        if piece is None or not piece.at:
            return None
        made = puppet(self.both, replace(piece, at=at))
        self.show.troupe.puppets[figure] = made
        return made

    def marked(self, event: Wounded | Healed) -> Iterator[Act]:
        harm = isinstance(event, Wounded)

        def begin() -> None:
            if found := self.puppet(event.figure):
                found.wounds = max(0, found.wounds + (event.amount if harm else -event.amount))
                self.show.rise(found.at, f"{'-' if harm else '+'}{event.amount}", harm)
                self.sound("hit" if harm else "glyph")

        def show(t: float) -> None:
            if harm and (found := self.puppet(event.figure)):
                found.flash = 1 - t

        yield Act(FLASH, begin, show)

    def gone(self, event: Destroyed | SentBack) -> Iterator[Act]:
        dead = isinstance(event, Destroyed)

        def show(t: float) -> None:
            if found := self.puppet(event.figure):
                found.fallen, found.alpha = (eased(min(1.0, t * 1.5)) if dead else 0.0), 1 - t * t
                found.lift = 0.0 if dead else 1.2 * eased(t)

        def end() -> None:
            self.show.troupe.puppets.pop(event.figure, None)

        yield Act(FADE, lambda: self.sound("destroyed" if dead else "spell"), show, end)

    def activated(self, event: Activated) -> Iterator[Act]:
        spots = [space for p in figures_of(self.both, event.card) for space in _hexes(p.at)]

        def begin() -> None:
            self.show.lights = [Ring(space, GOLD, True) for space in spots]
            self.sound("turn")

        yield Act(0.45, begin, end=self.dark)

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
        yield Act(read, rest, end=self.dark, reads=True)

    def struck(self, event: Struck) -> Iterator[Act]:
        striker, leaver = self.puppet(event.striker), self.puppet(event.leaver)
        if striker and leaver:
            yield self.lunge(striker, leaver)
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
        attacker, target = self.puppet(event.attacker), self.puppet(event.target)
        if attacker is None or target is None:
            return

        def begin() -> None:
            attacker.facing = facing(attacker.at[0], target.at[0])
            self.show.lights = [Ring(attacker.at[0], COLD), *(Reticle(space) for space in target.at)]
            self.sound("click")

        yield Act(0.35, begin)

    def attack_rolled(self, event: AttackRolled) -> Iterator[Act]:
        attacker, target = self.puppet(event.attacker), self.puppet(event.target)
        lights: list[Mark] = [Ring(attacker.at[0], COLD)] if attacker else []
        lights += [Reticle(space) for space in target.at] if target else []
        dice, caption = attack_dice(event)
        yield from self.throw(dice, caption, lights=lights)
        if attacker and target:
            yield self.lunge(attacker, target, "hit" if event.damage else "block")

    def lunge(self, attacker: Puppet, target: Puppet, cue: str = "hit") -> Act:
        """A short thrust towards the target and back; a shooter only leans forward."""
        near = min(_apart(a, b) for a in attacker.at for b in target.at) <= 1
        reach = 0.62 if near else 0.22
        starts = [self.board.spot(h) for h in attacker.at]
        goal = self.board.spot(target.at[0])

        def show(t: float) -> None:
            k = reach * (t / 0.4 if t < 0.4 else (1 - t) / 0.6) * 0.5
            mover = starts[0]
            away = (goal[0] - mover[0]) * k, 0.0, (goal[2] - mover[2]) * k
            if not near:
                length = max(1.0, ((goal[0] - mover[0]) ** 2 + (goal[2] - mover[2]) ** 2) ** 0.5)
                away = away[0] / length, 0.0, away[2] / length
            attacker.places = tuple((p[0] + away[0], p[1], p[2] + away[2]) for p in starts)

        def end() -> None:
            attacker.places = ()

        return Act(LUNGE, lambda: self.sound(cue), show, end)

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
            self.dark()

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
        spots = [h for p in ([piece] if piece.at else figures_of(self.both, piece.id)) for h in _hexes(p.at)]

        def begin() -> None:
            self.show.lights = [Ring(space, GOLD, True) for space in spots]
            self.show.banner, self.show.banner_seat, self.show.fade = named, event.seat, 1.0
            self.sound("spell")

        def end() -> None:
            self.show.banner = None
            self.dark()

        yield Act(0.7, begin, end=end)

    def spots(self, things: Sequence[int | Hex]) -> list[Mark]:
        found: list[Mark] = []
        for thing in things:
            if isinstance(thing, tuple):
                found.append(Ring(Hex(*thing), GOLD, True))
            elif (piece := self.both.pieces.get(thing)) is not None:
                shown = [piece] if piece.at else figures_of(self.both, piece.id)
                found += [Ring(h, GOLD, True) for p in shown for h in _hexes(p.at)]
        return found

    def dark(self) -> None:
        self.show.lights = []


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
    enter: Callable[[str], None] = lambda phase: None,
) -> Iterator[Act]:
    """The acts of a batch of events. A line is written when its event is shown, that of a throw when the dice lie;
    `enter` hears of each phase when it begins."""
    for event in events:
        acts = list(script.acts(event))
        if isinstance(event, PhaseBegan):
            acts.insert(0, Act(0.0, begin=partial(enter, event.phase)))
        if (line := tell(event)) is not None:
            place = next((n for n, act in enumerate(acts) if act.reads), 0)
            acts.insert(place, Act(0.0, begin=partial(script.show.write, line)))
        yield from acts


def _hexes(at: Sequence[int]) -> tuple[Hex, ...]:
    return tuple(Hex(at[i], at[i + 1]) for i in range(0, len(at) - 1, 2))


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t


def _apart(a: Hex, b: Hex) -> int:
    return max(abs(a.q - b.q), abs(a.r - b.r), abs(a.q + a.r - b.q - b.r))
