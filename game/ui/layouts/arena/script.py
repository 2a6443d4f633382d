"""Events as acts of a film: dice, cards held up, banners; what figures do is in figure_acts.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import zip_longest
from typing import cast

from game.board3d.picture import COLD, GOLD, HARM, Board, Die, Mark, Reticle, Ring, Throw, facing
from game.hexes import Hex
from game.rules.arena import telling
from game.rules.arena.cards import Spell
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
from game.rules.arena.names import figure_name, seat_name
from game.rules.arena.places import figures_of
from game.table.event import Event, Moved, Rolled
from game.table.state import State
from game.ui.art.dice_faces import SHIELDS, SWORDS
from game.ui.layouts.arena import words
from game.ui.layouts.arena.blow import Blow, blows
from game.ui.layouts.arena.figure_acts import FigureActs, hexes
from game.ui.layouts.arena.runs import hit_by, kind_of, runs, silent, spell_key, wounds_in
from game.ui.layouts.arena.show import Banner, Cast, Gesture, Show
from game.ui.layouts.arena.sounds import Ears
from game.ui.play import words as common
from game.ui.play.film import Act, together
from game.ui.play.heard import Heard, share
from game.ui.play.lines import Line
from game.words import Phrase, same

AIM, TUMBLE, REST, GLANCE = 0.1, 0.45, 0.1, 0.5
HOLD, OWN_HOLD, STAYS = 1.0, 0.5, 1.8  # seconds a card is held up; stays beside what goes on


class Script:
    """Writes the acts for one batch of events; `both` knows the pieces before and after it."""

    def __init__(self, show: Show, both: State, board: Board, ears: Ears, eyes: int, calm: bool = False) -> None:
        self.show, self.both, self.ears, self.eyes, self.calm = show, both, ears, eyes, calm
        self.figures = FigureActs(show, both, board, ears, calm)

    def play(self, run: Sequence[Event], after: Sequence[Event]) -> list[Act]:
        """The acts of events that are shown together (`runs`); `after` is what happens next."""
        match run[0]:
            case AttackRolled() as rolled:
                return list(self.attack_rolled(rolled, wounds_in(run)))
            case Struck():
                return list(self.struck([event for event in run if isinstance(event, Struck)], wounds_in(run)))
            case CastSpell() | Revealed() | Countered() | AbilityUsed() as spoken:
                return list(self.spoken(spoken, after))
        steps = [event for event in run if isinstance(event, Stepped)]
        if steps and kind_of(steps[0]).startswith("walk"):
            return [act for step in steps for act in self.figures.stepped(step, len(steps))]
        each = [acts for acts in (list(self.acts(event)) for event in run) if acts]
        if kind_of(run[0]):
            return [together([act for act in row if act]) for row in zip_longest(*each)]
        return [act for acts in each for act in acts]

    def acts(self, event: Event) -> Iterator[Act]:
        """The acts of one event by itself, none for what shows by itself."""
        match event:
            case TurnBegan():
                yield from self.turn(event)
            case Activated():
                yield from self.figures.activated(event)
            case Arrived():
                yield from self.figures.arrived(event)
            case Stepped():
                yield from self.figures.stepped(event)
            case Fell():
                yield from self.fell(event)
            case Rolled():
                yield from self.rolled(event)
            case AttackDeclared():
                yield from self.declared(event)
            case Wounded() | Healed():
                yield from self.figures.marked(event)
            case Destroyed() | SentBack():
                yield from self.figures.gone(event)
            case Eliminated():
                out = Phrase("{0} is out", "{0}は脱落").of(seat_name(self.both, event.seat))
                yield from self.banner(event, out, event.seat)
            case MatchEnded():
                yield from self.banner(event, common.MATCH_OVER, -1)
            case Moved() if event.target.name == "hand":
                yield Act(0.12, begin=partial(self.ears.event, event))
            case _ if not silent(event):
                yield Act(0.0, begin=partial(self.ears.event, event))

    # ---- dice ----------------------------------------------------------------------------------
    def tumble(
        self, dice: tuple[Die, ...], fight: tuple[Hex, ...] = (), lights: Sequence[Mark] = (), of: Event | None = None
    ) -> Act:
        """Dice tumble beside the fight, when `of` is heard."""
        seed = self.show.number = self.show.number + 1
        rolling = tuple(replace(die, lit=False) for die in dice)

        def begin() -> None:
            self.show.put_away()
            self.show.lights, self.show.fight = list(lights), fight
            self.show.throw = Throw(rolling, 0.0, seed)
            if of is not None:
                self.ears.event(of)
            self.ears.play(Heard("dice", share(len(dice) - 1, 7)), fight[0] if fight else None)

        def show(t: float) -> None:
            self.show.throw = Throw(rolling, t, seed)

        return Act(TUMBLE, begin, show)

    def lie(self, dice: tuple[Die, ...], caption: Phrase) -> None:
        """The dice lie: what counts is lit, what they mean is said."""
        self.show.throw, self.show.caption = Throw(dice, 1.0, self.show.number), caption

    def seen(self) -> None:
        """The dice have been seen."""
        self.show.dark()
        self.show.fold(self.calm)

    def throw(self, dice: tuple[Die, ...], caption: Phrase, fight: tuple[Hex, ...] = ()) -> Iterator[Act]:
        """Dice that only say something."""
        yield self.tumble(dice, fight)
        yield Act(GLANCE, partial(self.lie, dice, caption), end=self.seen, reads=True)

    def struck(self, events: Sequence[Struck], wounds: int) -> Iterator[Act]:
        """All who strike at a figure that leaves strike together, and their dice count together."""
        leaver = self.figures.puppet(events[0].leaver)
        dice = tuple(Die("attack", event.face, event.face in SWORDS) for event in events)
        hits = sum(die.lit for die in dice)
        caption = words.STRUCK_HIT.of(hits) if hits else words.STRUCK_MISS
        if leaver is None:
            yield from self.throw(dice, caption)
            return
        yield self.tumble(dice, leaver.at, [Ring(leaver.at[0], HARM, True)], events[0])
        strikers = [(self.figures.puppet(event.striker), event.face in SWORDS) for event in events]
        found = [Blow(self.figures, one, leaver, int(hit)) for one, hit in strikers if one is not None]
        if found:
            found[-1].wounds = wounds
        yield blows(found, partial(self.lie, dice, caption))
        yield Act(REST, end=self.seen, reads=True)

    def fell(self, event: Fell) -> Iterator[Act]:
        hurt, who = event.face in SWORDS, self.figures.puppet(event.figure)
        yield Act(0.1, partial(self.ears.event, event))
        said = words.FALL_HIT if hurt else words.FALL_MISS
        yield from self.throw((Die("attack", event.face, hurt),), said, who.at if who else ())

    def rolled(self, event: Rolled) -> Iterator[Act]:
        name = seat_name(self.both, event.seat)
        if with_d20(event):
            dice = tuple(Die("d20", face, True) for face in event.faces)
            yield from self.throw(dice, words.ROLLED_D20.of(name, ", ".join(map(str, event.faces))))
        else:
            dice = tuple(Die("attack", face, face in SWORDS) for face in event.faces)
            yield from self.throw(dice, words.swords(sum(face in SWORDS for face in event.faces)))

    def declared(self, event: AttackDeclared) -> Iterator[Act]:
        attacker, target = self.figures.puppet(event.attacker), self.figures.puppet(event.target)
        if attacker is None or target is None:
            return

        def begin() -> None:
            attacker.facing = facing(attacker.at[0], target.at[0])
            self.show.lights = [Ring(attacker.at[0], COLD), *(Reticle(space) for space in target.at)]
            self.ears.event(event)

        yield Act(AIM, begin)

    def attack_rolled(self, event: AttackRolled, wounds: int) -> Iterator[Act]:
        """The dice of both, then the blow, which puts the markers if they follow at once."""
        attacker, target = self.figures.puppet(event.attacker), self.figures.puppet(event.target)
        dice, caption = attack_dice(event)
        if attacker is None or target is None:
            yield from self.throw(dice, caption, target.at if target else ())
            return
        yield self.tumble(dice, target.at, [Ring(attacker.at[0], COLD), *(Reticle(space) for space in target.at)])
        found = Blow(self.figures, attacker, target, event.damage, wounds, event.blocked)
        yield blows([found], partial(self.lie, dice, caption))
        yield Act(REST, end=self.seen, reads=True)

    # ---- words ---------------------------------------------------------------------------------
    def turn(self, event: TurnBegan) -> Iterator[Act]:
        name = common.YOUR_TURN if event.seat == self.eyes else common.TURN_OF.of(seat_name(self.both, event.seat))
        yield Act(0.0, self.show.put_away)
        yield from self.banner(event, name, event.seat)

    def banner(self, event: Event, said: Phrase, seat: int) -> Iterator[Act]:
        """Words across the table, which go while others things already happen."""

        def begin() -> None:
            self.show.banner = None if self.calm else Banner(said, seat)
            self.ears.event(event)

        yield Act(0.0, begin)

    def spoken(self, event: CastSpell | Revealed | Countered | AbilityUsed, after: Sequence[Event]) -> Iterator[Act]:
        """The card that speaks is held up with what it hits, which is lit; somebody else's stays a while."""
        who, own = seat_name(self.both, event.seat), event.seat == self.eyes
        hits = [thing for thing in hit_by(event, after) if isinstance(thing, tuple) or thing in self.both.pieces]
        match event:
            case CastSpell():
                card, note = spell_key(event.spell), Phrase("{0} casts", "{0}が唱えた").of(who)
            case Revealed():
                card, note = spell_key(event.spell), Phrase("{0} reveals", "{0}が公開").of(who)
            case Countered():
                card, note = spell_key(event.spell), Phrase("countered", "打ち消された")
            case _:
                card, note = f"ability/{event.piece}/{event.ability}", Phrase("{0} uses", "{0}が使った").of(who)
        lights = self.spots(hits)
        if isinstance(event, AbilityUsed):
            lights = lights or self.spots([event.piece])
        near = tuple(mark.at for mark in lights if isinstance(mark, Ring))
        counted = Counter(figure_name(self.both, thing) for thing in hits if isinstance(thing, int))
        names = telling.listed([same("{0} ×{1}").of(name, n) if n > 1 else name for name, n in counted.items()])
        held = Cast(card, note, names, near, 0.0 if own or self.calm else STAYS)
        spell = self.both.cards.get(card)
        gesture = cast("Gesture", spell.colour if isinstance(spell, Spell) else "")

        def begin() -> None:
            self.show.card, self.show.lights = held, lights
            self.ears.event(event)
            for space in near if spell is not None and not isinstance(event, Countered) else ():
                self.figures.effect(gesture, space, 0.9)

        def end() -> None:
            self.show.dark()
            held.read = True

        yield Act(OWN_HOLD if own else HOLD, begin, end=end, reads=True)

    def spots(self, things: Sequence[int | Hex]) -> list[Mark]:
        found: list[Mark] = []
        for thing in things:
            if isinstance(thing, tuple):
                found.append(Ring(Hex(*thing), GOLD, True))
            elif (piece := self.both.pieces.get(thing)) is not None:
                shown = [piece] if piece.at else figures_of(self.both, piece.id)
                found += [Ring(h, GOLD, True) for p in shown for h in hexes(p.at)]
        return found


def with_d20(event: Rolled) -> bool:
    """True if it was rolled with the twenty-sided die."""
    return max(event.faces) > 6 or event.why in ("turn order", "colour order", "d20")


def attack_dice(event: AttackRolled) -> tuple[tuple[Die, ...], Phrase]:
    """The dice of both sides, those that count lit, and what came of them in words."""
    attack = tuple(Die("attack", face, face in SWORDS) for face in event.attack)
    defence = tuple(Die("defence", face, face in SHIELDS) for face in event.defence)
    said = words.RESULT_SURE if event.unblockable else words.RESULT
    return (*attack, *defence), said.of(words.hits(event.hits), event.blocked, event.damage, event.unblockable)


def film_of(
    script: Script,
    events: Sequence[Event],
    tell: Callable[[Event], Line | None],
    enter: Callable[[str], None],
    write: Callable[[Line], None],
) -> Iterator[Act]:
    """The acts of a batch of events. A line is written when its event is shown, that of a throw when the dice lie;
    `enter` hears of each phase when it begins."""
    seen = 0
    for run in runs(events):
        seen += len(run)
        acts = script.play(run, events[seen:])
        for event in run:
            if isinstance(event, PhaseBegan):
                acts.insert(0, Act(0.0, begin=partial(enter, event.phase)))
        place = next((n for n, act in enumerate(acts) if act.reads), 0)
        lines = [line for line in map(tell, run) if line is not None]
        acts[place:place] = [Act(0.0, begin=partial(write, line)) for line in lines]
        yield from acts
