"""A table in words, as one pair of eyes sees it: who has what, what lies where, what is known of a card.

Everything is said as the picture says it: names, facts and texts come from `Layout`, and so from the sheets of cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.table.ruleset import Ruleset
from game.table.state import Piece, Sight
from game.table.step import Spot, Step, Thing
from game.table.view import View, sees
from game.ui.rulebook.clause_spots import told
from game.ui.table import words_of_text as W
from game.ui.table.besides_cards import Count
from game.ui.table.layout import SILENT, Composition, Details, Layout, Note, Place
from game.ui.table.naming import sentence
from game.ui.table.words import RECONSTRUCTED
from game.words import Phrase

Said = tuple[str, int]  # words, and the piece they are about; 0 for none


@dataclass
class TableWords:
    """Words of a view. `names` are those of the seats, `named` puts them into sentences."""

    layout: Layout
    view: View
    eyes: int
    composition: Composition
    lang: str
    rules: Ruleset
    names: Sequence[str]
    named: Callable[[Phrase], Phrase] = lambda said: said

    def say(self, said: Phrase) -> str:
        """A phrase as a line: in the names of the people, with a capital."""
        return sentence(self.named(said), self.lang)

    def row(self, parts: Iterable[str]) -> str:
        """What stands side by side."""
        return ("、" if self.lang == "ja" else ", ").join(part for part in parts if part)

    def apart(self, parts: Iterable[str]) -> str:
        """What is said one after the other in a line."""
        return ("；" if self.lang == "ja" else "; ").join(part for part in parts if part)

    # ---- seats ---------------------------------------------------------------------------------
    def seats(self) -> list[int]:
        """Those who play, the nearest first."""
        near = max(self.eyes, 0)
        return [(near + n) % self.view.seats for n in range(self.view.seats)]

    def standing(self, seat: int) -> str:
        """Points and facts of a seat."""
        found = self.layout.standing(self.view, seat)
        facts = [*found.facts, *(said for _, said in found.badges)]
        facts += [W.CALLED.of(said, number) for _, number, said in found.counts]
        facts += [W.CALLED.of(count.words, count.number) for count in self._counts(seat) if count.words != found.word]
        points = Phrase("{0} {1}", "{1} {0}").of(found.points, found.word)
        return self.row(self.say(said) for said in dict.fromkeys((points, *facts)))

    def _counts(self, seat: int) -> list[Count]:
        """The numbers that stand on the mat of a seat; the own ones stand on the desk."""
        made = self.composition
        mats = [made.regions.counts if mat.own else mat.box for mat in made.mats if mat.seat == seat]
        return [count for count in made.counts if any(mat.holds((count.box.cx, count.box.cy)) for mat in mats)]

    def phase(self) -> str:
        """The phase, and how far the match has come."""
        ribbon = self.layout.ribbon(self.view)
        parts = [ribbon.phases[ribbon.now]] if 0 <= ribbon.now < len(ribbon.phases) else []
        return self.row(self.say(part) for part in (*parts, *([ribbon.detail] if ribbon.detail else [])))

    # ---- what lies where -----------------------------------------------------------------------
    def heading(self, place: Place, piece: Piece | None = None) -> str:
        """What a place is called, and whose it is; one that has no name by where its pieces are."""
        called, seat = place.title or place.name or SILENT, place.zone.owner
        if piece is not None and not called.en:
            return self.say(self.layout.where(self.view, Spot(place.zone, piece.at)))
        name = self.say(called)
        return name if seat is None or not name else W.CALLED.in_(self.lang).format(self.names[seat], name)

    def inside(self, place: Place) -> list[Piece]:
        """The pieces of a place, in their order."""
        found = [p for p in self.view.inside(place.zone) if place.only is None or place.only(p)]
        return sorted(found, key=place.sort) if place.sort is not None else found

    def told(self, place: Place) -> list[Piece]:
        """The pieces of a place of which something is told: backs in a pile or in a foreign hand are only counted."""
        return [p for p in self.inside(place) if sees(p, self.eyes) or place.zone.sight is Sight.OPEN]

    def counted(self, place: Place) -> str:
        """How much lies there of which no more is told: "Deck: 31 cards"; "" where that is all told."""
        many, name = len(self.inside(place)), self.say(place.title or place.name or SILENT)
        if not name or (many and self.told(place) == self.inside(place)):
            return ""
        form = W.EMPTY if not many else W.ONE_CARD if many == 1 else W.CARDS
        return form.in_(self.lang).format(name, many)

    def lying(self) -> dict[str, list[Said]]:
        """What is open to these eyes, by the names of the places: one's own first, then what is nobody's."""
        found: dict[str, list[Said]] = {}
        near = max(self.eyes, 0)
        for place in sorted(self.composition.places, key=lambda place: place.zone.owner not in (near, None)):
            for piece in self.told(place):
                title = self.heading(place, piece)
                found.setdefault(title, []).append((self.placed(piece, title), piece.id))
        return {title: lines for title, lines in found.items() if title}

    def placed(self, piece: Piece, under: str = "") -> str:
        """A card in a line, with where it is unless the heading that it stands under says so."""
        where = self.say(self.layout.where(self.view, piece.id))
        return f"{where}: {self.brief(piece)}" if where and where != under else self.brief(piece)

    # ---- a card --------------------------------------------------------------------------------
    def details(self, piece: Piece) -> Details | None:
        """What the inspector would say of it."""
        return self.layout.details(self.view, piece, self.eyes)

    def name(self, piece: Piece) -> str:
        """What it is called."""
        return self.say(self.layout.name(self.view, piece))

    def brief(self, piece: Piece) -> str:
        """A card in one line: its name, kind and numbers, what it hangs on, what holds of it now."""
        details, name = self.details(piece), self.name(piece)
        host = self.view.pieces.get(piece.host) if piece.host else None
        if host is not None and self.name(host) != name:
            name = W.ON.in_(self.lang).format(name, self.name(host))
        if details is None:
            return name
        facts = [f"{label.in_(self.lang)} {said}" for label, said in details.facts]
        rule = self.say(details.rule) if details.rule else ""
        return self.apart((name, details.kind.in_(self.lang), self.row(facts), rule))

    def all_about(self, piece: Piece) -> list[str]:
        """All there is to know of a card: its line, its text, words explained."""
        details = self.details(piece)
        if details is None:
            return [self.brief(piece)]
        lines = [self.brief(piece), *(line.text(self.lang) for line in details.lines)]
        lines += told(self.rules, details.marks, self.lang)
        lines += [f"{term.in_(self.lang)}: {meaning.text(self.lang)}" for term, meaning in details.terms]
        return [*lines, *([RECONSTRUCTED.in_(self.lang)] if details.reconstructed else [])]

    # ---- a choice ------------------------------------------------------------------------------
    def thing(self, thing: Thing) -> str:
        """What a thing is called, and where it is."""
        where = self.say(self.layout.where(self.view, thing))
        if isinstance(thing, Spot):
            return where or self._place_name(thing)
        piece = self.view.pieces.get(thing)
        name = self.name(piece) if piece is not None else W.NAMELESS.in_(self.lang)
        return self.row((name, where))

    def _place_name(self, spot: Spot) -> str:
        """What the place of a spot is called, with its cell."""
        for place in self.composition.places:
            if place.zone == spot.zone:
                cell = next((cell.label for cell in place.cells if cell.at == tuple(spot.at)), "")
                return " ".join(part for part in (self.heading(place), cell) if part)
        return ""

    def option(self, option: Step) -> str:
        """A choice in its own words, with where it leads if these do not say it."""
        said, about = self.say(option.say(self.view)), option.about()
        where = self.say(self.layout.where(self.view, about[-1])) if about else ""
        if not where or where.lower() in said.lower():
            return said
        return self.apart((where, said) if isinstance(about[-1], Spot) else (said, where))

    # ---- what else is shown --------------------------------------------------------------------
    def score(self) -> Iterator[str]:
        """Running scores, who acts when, sides that are compared: what stands beside the table."""
        layout, view, eyes = self.layout, self.view, self.eyes
        if (tally := layout.tally(view)) is not None:
            for seat, cells in tally.rows:
                pairs = (f"{head.in_(self.lang)} {cell}" for (_, head), cell in zip(tally.heads, cells, strict=False))
                yield f"{self.names[seat]}: {self.row(pairs)}"
        if (contest := layout.contest(view, eyes)) is not None:
            yield f"{self.say(contest.title)}: {self.say(contest.stake)}"
            for side in contest.sides:
                name = self.say(side.name) if side.name else self.names[side.seat]
                flips = [f"{self.say(flip.name)} {flip.number}" for flip in side.flips]
                yield f"{name}: {side.total} ({self.row([f'{side.base} {self.say(side.words)}', *flips])})"
            if contest.words is not None:
                yield self.say(contest.words)
        if (strip := layout.strip(view, eyes)) is not None:
            turns = (self.row((self.say(turn.name), turn.number, self.say(turn.note))) for turn in strip.rows)
            yield f"{self.say(strip.title)}: {self.apart(turns)}"
        if (page := layout.page(view, eyes)) is not None:
            yield self.note(page)

    def note(self, note: Note) -> str:
        """A note in a line: its head, its rows, what they come to."""
        rows = (f"{self.say(words)} {number}".rstrip() for _, words, number in note.rows)
        return self.apart((self.say(note.title), *rows, self.say(note.result) if note.result else ""))
