"""Army cards: the full card, and the compact strip beside the battlefield."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Surface

from game.frozen import frozen
from game.rules.arena.cards import Army
from game.rules.arena.sheet_words import STATS
from game.ui.art import palette as P
from game.ui.art.cuts import NARROWEST
from game.ui.art.draw import Layer, centre, put
from game.ui.art.kept import kept
from game.ui.art.palette import IDENTITY, Colour, mix
from game.ui.art.text import Rules, font, line, squeezed, width
from game.ui.faces.arena.frame import BAR, HEAD, TEXTLESS, ZOOMED, panel, paper, plate, with_state
from game.ui.faces.arena.gems import coin, colour_gem, life_pips, stat_gem
from game.ui.faces.arena.portraits import portrait
from game.ui.faces.arena.strips import Condition, strip, type_words
from game.ui.faces.arena.words import ARMY_KINDS, RECONSTRUCTED, SIZE, SIZES, TWO_SPACES
from game.ui.faces.frame import card_size, corner, finish, inset, stock
from game.ui.faces.kit.card_names import band, put_band, put_title, title

Figures = tuple[int, int, int]  # how many are on the battlefield, in reserve, lost
NAMES = ("life", "move", "range", "power", "toughness")
# type sizes to try, and the least share of the card that the portrait must keep
ROOMY = (((16, 15, 14), 0.36), ((15, 14, 13), 0.3), ((13, 12), 0.24), ((12,), 0.18))
TIGHT = (((13, 12), 0.32), ((12, 11), 0.27))
WHITE: Colour = (255, 250, 236)
METAL: dict[str, Colour] = {"planeswalker": P.BRASS_LIT, "hero_creature": (222, 228, 240), "squad_creature": P.IVORY}
STOCKS: dict[str, tuple[Colour, Colour, Colour]] = {  # body, lit edge, cut edge
    "planeswalker": (mix(P.BRASS, P.BRASS_LIT, 0.3), (255, 246, 210), P.BRASS_DEEP),
    "hero_creature": ((176, 182, 194), (245, 248, 255), (66, 70, 82)),
    "squad_creature": (P.IVORY, (255, 252, 240), (112, 96, 72)),
}


def army_face(
    army: Army,
    lang: str,
    height: int,
    *,
    wounds: Sequence[int] = (),
    stats: Mapping[str, tuple[int, int]] | None = None,
    figures: Figures | None = None,
    state: str = "",
    scale: float = 1.0,
) -> Surface:
    """An army card, `height` pixels high: below 130 without its abilities, from 300 on with all they say.

    `wounds`: damage on each figure on the battlefield; `stats`: (now, printed) by name, the printed ones if left out.
    `scale` is the interface scale: these limits and the smallest type grow with it.
    """
    return _face(army, lang, height, _condition(wounds, stats, figures), state, scale)


def army_strip(
    army: Army,
    lang: str,
    size: tuple[int, int],
    *,
    wounds: Sequence[int] = (),
    stats: Mapping[str, tuple[int, int]] | None = None,
    figures: Figures | None = None,
    state: str = "",
    scale: float = 1.0,
) -> Surface:
    """The compact face: name, portrait, life of each figure, four stats. Any size from 120 x 56 up, upright or flat."""
    return strip(army, lang, size, _condition(wounds, stats, figures), state, scale)


def _condition(
    wounds: Sequence[int], stats: Mapping[str, tuple[int, int]] | None, figures: Figures | None
) -> Condition:
    return Condition(tuple(wounds), tuple(sorted((stats or {}).items())), figures)


@kept(10)
def _face(army: Army, lang: str, height: int, how: Condition, state: str, scale: float) -> Surface:
    if state:
        return with_state(_face(army, lang, height, how, "", scale), state, corner(height))
    if height < TEXTLESS * scale:
        return _small(army, lang, height, scale)
    return _full(army, lang, height, how, height >= ZOOMED * scale)


def identity(army: Army) -> str:
    """The colour that a card of several colours is framed in: its first; "" if it has none."""
    return army.colours[0] if army.colours else ""


def _ground(army: Army, height: int) -> tuple[Surface, int]:
    """Stock and panel: gold for a planeswalker, silver for a hero, ivory for a squad."""
    w, h = card_size(height)
    s = stock((w, h), *STOCKS[army.kind])
    e = max(3, round(height * 0.024))
    rim = mix(IDENTITY[identity(army)][0], (0, 0, 0), 0.4)
    ground = panel((w - 2 * e, h - 2 * e), identity(army), 0.18)
    inset(s, ground, (e, e), max(2.0, corner(height) - e * 0.6), rim, max(0.8, height / 380))
    return s, e


def _small(army: Army, lang: str, height: int, scale: float) -> Surface:
    """For the table: portrait, colour, cost, the name."""
    s, e = _ground(army, height)
    w = s.get_width()
    iw = w - 2 * e
    name = band(army, lang, iw, scale)
    foot = name.high
    picture = portrait(army.key, identity(army), (iw - 2, height - 2 * e - foot - 1))
    inset(s, picture, (e + 1, e + 1), 4, METAL[army.kind])
    _gems(s, army, (e - 1, e - 1), max(6, round(height * 0.085)))
    put_band(s, name, (e, height - e - foot), iw, None, scale)
    return finish(s, 8)


def _gems(s: Surface, army: Army, at: tuple[float, float], r: int) -> int:
    """The stones of all its colours, overlapping; gives back how wide they are."""
    colours = army.colours or ("",)
    for k, colour in enumerate(colours):
        put(s, colour_gem(colour, r), (at[0] + k * r * 1.4, at[1]))
    return round(2 * r + (len(colours) - 1) * r * 1.4)


@frozen
class _Plan:
    """Where things are on a full card, in pixels."""

    zoom: bool
    bar: int  # name
    strip: int  # type line
    row: int  # stats
    foot: int
    art: int
    pad: int
    text: Rules

    @property
    def least(self) -> int:
        """The smallest type."""
        return round(self.strip * (0.52 if self.zoom else 0.75))


def _planned(army: Army, lang: str, height: int, edge: int, room: float, zoom: bool) -> _Plan:
    """As large a portrait and as large type as the abilities allow."""
    unit = height / (420 if zoom else 200)
    bar, type_, row, foot = (round(v * unit) for v in ((48, 23, 43, 19) if zoom else (24, 16, 20, 1)))
    pad = max(3, round((8 if zoom else 4) * unit))
    free = height - 2 * edge - bar - type_ - row - foot
    words = [(f"{a.name.in_(lang)}{'.' if lang == 'en' else '：'}", a.text.text(lang)) for a in army.abilities]
    for sizes, share in ROOMY if zoom else TIGHT:
        for size in sizes:
            text = Rules(words, max(10, round(size * unit)), room - 2 * pad - 4, 1.22, 0.3)
            if free - text.height - 2 * pad >= share * height:
                art = min(round(free - text.height - 2 * pad), round(height * 0.46))
                return _Plan(zoom, bar, type_, row, foot, art, pad, text)
    if zoom:  # the wordiest: numbers without their words, lines closer
        free, row = free + row - round(26 * unit), round(26 * unit)
        text = Rules(words, max(10, round(12 * unit)), room - 2 * pad - 2, 1.12, 0.16)
    else:  # no room for what they do: what they are called
        names = [a.name.in_(lang) for a in army.abilities]
        text = Rules(names, max(10, round(12 * unit)), room - 2 * pad, 1.25, 0.1)
    art = max(round(height * 0.1), round(free - text.height - 2 * pad))
    return _Plan(zoom, bar, type_, row, foot, art, pad, text)


def _full(army: Army, lang: str, height: int, how: Condition, zoom: bool) -> Surface:
    """For setup, collection, zoom: everything."""
    s, e = _ground(army, height)
    w = s.get_width()
    iw = w - 2 * e
    plan = _planned(army, lang, height, e, iw, zoom)
    deep, body, _ = IDENTITY[identity(army)]
    y = e + plan.bar
    picture = portrait(army.key, identity(army), (iw - 4, plan.art - 2))
    inset(s, picture, (e + 2, y + 1), max(2.0, corner(height) * 0.45), METAL[army.kind], max(1.0, w / 190))
    _title(s, army, lang, e, plan)
    if how.wounds:
        _wounds(s, army, how, (e + 6, y + plan.art - 4), max(4, round(height / 78)))
    y += plan.art
    _type_line(s, army, lang, (e, y, iw, plan.strip), plan)
    y += plan.strip
    _stats(s, army, lang, how, (e, y, iw, plan.row), plan)
    y += plan.row
    box = (iw - 2, height - e - plan.foot - y - 1)
    inset(s, paper(box, body), (e + 1, y), max(2.0, corner(height) * 0.5), mix(deep, P.BRASS, 0.45), max(0.8, w / 300))
    top = y + max(plan.pad * 0.6, (box[1] - plan.text.height) / 2)
    plan.text.letter(s, (e + 1 + plan.pad, top))
    plan.text.draw(s, (e + 1 + plan.pad, top), P.INK, mix(deep, P.INK, 0.15))
    if zoom:
        _footer(s, army, e, plan)
    return finish(s, 8)


def _title(s: Surface, army: Army, lang: str, e: int, plan: _Plan) -> None:
    """Colour, name, cost."""
    w, bar, zoom = s.get_width(), plan.bar, plan.zoom
    deep, body, _ = IDENTITY[identity(army)]
    r = round(bar * 0.43)
    top, low = mix(P.PARCHMENT, (255, 255, 255), 0.3), mix(P.PARCHMENT, body, 0.28)
    plate(s, (e + r, e + 2, w - 2 * e - r - (r if zoom else 2), bar - 4), "", top, low, mix(deep, P.BRASS, 0.5))
    gems = _gems(s, army, (e, e + bar / 2 - r - 1), r)
    put(s, coin(army.cost, r), (w - e - 2 * r - (2 if zoom else 4), e + (bar / 2 - r - 1 if zoom else bar + 1)))
    left, room = e + gems + 3, w - 2 * e - gems - (2 * r if zoom else 6) - 8
    name, other = army.name.in_(lang), army.name.in_("ja" if lang == "en" else "en")
    if army.epithet.en:
        other = f"{army.epithet.in_(lang)} · {other}"
    if not zoom:
        k = bar / BAR
        put_title(s, title(army, lang, room, bar, k, HEAD), (left, e, room, bar - 1), k, "middle", P.INK)
        return
    shown = squeezed(name, "display", round(bar * 0.48), True, P.INK, room, round(bar * 0.3), 0.7)
    centre(s, shown, left + room / 2, e + bar * 0.38)
    small = squeezed(
        other, "sans", round(bar * 0.25), False, mix(P.INK, P.PARCHMENT, 0.3), room, round(bar * 0.25), 0.6
    )
    centre(s, small, left + room / 2, e + bar * 0.74)


def _wounds(s: Surface, army: Army, how: Condition, at: tuple[float, float], r: int) -> None:
    """The life of each figure on the battlefield, a row each, upwards from the foot of the portrait."""
    for k, wounds in enumerate(reversed(how.wounds)):
        pips = life_pips(dict(how.stats).get("life", (army.life, 0))[0], wounds, r)
        put(s, pips, (at[0], at[1] - (k + 1) * (2 * r + 3)))


def _type_line(s: Surface, army: Army, lang: str, box: tuple[int, int, int, int], plan: _Plan) -> None:
    """Kind and type at the left, size and number of figures at the right."""
    x, y, w, h = box
    size = max(plan.least, round(h * 0.64))
    big = SIZE.of(SIZES.get(army.size_class, army.size_class), army.size).in_(lang)
    many = [f"×{army.figures}"] if army.figures > 1 else []
    facts = [big, *([TWO_SPACES.in_(lang)] if army.two_spaces else []), *many] if plan.zoom else many
    side = (" · " if lang == "en" else "・").join(facts)
    tone = mix(WHITE, IDENTITY[identity(army)][2], 0.5)
    right = squeezed(side, "sans", max(plan.least, size - 2), False, tone, w * 0.56, plan.least) if side else None
    room = w - 8 - (right.get_width() + 8 if right else 0)
    words = type_words(army, lang)
    if width(words, font("sans", plan.least, True)) * NARROWEST > room:  # too long for small cards: the kind must do
        words = ARMY_KINDS[army.kind].in_(lang)
    left = squeezed(words, "sans", size, True, WHITE, room, plan.least, 0.7)
    put(s, left, (x + 4, y + h / 2 - left.get_height() / 2))
    if right:
        put(s, right, (x + w - 4 - right.get_width(), y + h / 2 - right.get_height() / 2))


def _stats(s: Surface, army: Army, lang: str, how: Condition, box: tuple[int, int, int, int], plan: _Plan) -> None:
    """Five stones in a dark row, with their words on a zoomed card that has room for them."""
    x, y, w, h = box
    ly = Layer((w, h), 3)
    ly.box((10, 8, 8, 190), (2, 1, w - 4, h - 3), h * 0.18)
    ly.box((*mix(P.BRASS_DEEP, P.BRASS, 0.4), 255), (2, 1, w - 4, h - 3), h * 0.18, max(0.8, w / 300))
    put(s, ly.done(), (x, y))
    worded = plan.zoom and h > w * 0.125
    size = round(h * 0.46) if worded else min(round(h * 0.72), round(w / 5 * 0.46))
    now, across = dict(how.stats), (w - 14) / 5
    for k, name in enumerate(NAMES):
        printed = int(getattr(army, name))
        value, cx = now.get(name, (printed, printed))[0], x + 7 + across * (k + 0.5)
        centre(s, stat_gem(name, value, size, printed), cx, y + h * (0.36 if worded else 0.48))
        if worded:
            word = squeezed(STATS[name].in_(lang), "sans", round(h * 0.28), False, P.MUTED, across - 2, plan.least, 0.7)
            centre(s, word, cx, y + h * 0.76)


def _footer(s: Surface, army: Army, e: int, plan: _Plan) -> None:
    """On a zoomed card: the set of an expansion, and a discreet word if something on it is ours."""
    y, size = s.get_height() - e - plan.foot, max(plan.least, round(plan.foot * 0.66))
    tone = mix(IDENTITY[identity(army)][2], (255, 255, 255), 0.2)
    if army.set:
        put(s, line(army.set, font("sans", size), tone), (e + 5, y + 1))
    if army.reconstructed or any(a.reconstructed for a in army.abilities):
        t = line(f"{RECONSTRUCTED.en} · {RECONSTRUCTED.ja}", font("sans", size), tone)
        put(s, t, (s.get_width() - e - 5 - t.get_width(), y + 1))
