"""Everything in two dimensions over the board, from back to front."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.board3d.picture import Reticle, Ring
from game.rules.arena.cards import Spell
from game.rules.arena.names import card_name as name_of
from game.rules.arena.names import figure_name
from game.table.step import Thing
from game.ui.art import palette as P
from game.ui.faces.arena import card_back
from game.ui.layouts.arena import badges, board_buttons, fan, hud, labels, odds, strip, words
from game.ui.layouts.arena.chip import draw_chip
from game.ui.layouts.arena.controls import TIP_WAIT
from game.ui.layouts.arena.effects import draw_effects
from game.ui.layouts.arena.held_up import draw_held_up
from game.ui.layouts.arena.marks import Marking
from game.ui.layouts.arena.seats import seat_colour
from game.ui.layouts.arena.standing import badges_of
from game.ui.play.glass import glass
from game.ui.play.part import Part
from game.ui.play.refusal import draw as draw_refusal
from game.ui.play.rules import KEY as PROMPT
from game.ui.play.rules import draw_badge
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import lit_edge
from game.ui.widgets.desk import draw_tip
from game.ui.widgets.ornaments import focus_ring
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield

MANY_TILT = 3.4  # degrees between neighbours of the hand, at most


def draw_hud(scene: Battlefield, screen: Surface, marks: Marking) -> None:
    """All panels and signs. What is covered is drawn first."""
    pen, table, room, say = scene.pen(screen), scene.table, scene.room, scene.app.say
    risked = odds.odds_now(scene)
    scene.shows_odds = risked is not None
    draw_effects(screen, scene.camera.orbit, table.show.effects)
    board_signs(scene, pen, screen, marks, risked is not None)
    vignette(scene, screen)
    odds.draw_fight(scene, pen, marks, risked)
    names = hud.seat_names(table, say)
    hud.draw_ribbon(pen, table, room.ribbon, say, scene.controls.hover)
    said, mine = scene.prompt()
    dots = 1 + int(scene.clock * 2.5) % 3 if table.session.thinking() and table.idle else 0
    plate = hud.draw_prompt(pen, room.prompt, say(said), mine, dots, scene.what_now())
    scene.prompt_spot = draw_badge(scene, pen, plate if mine else None, scene.controls.hover == PROMPT)
    hud.draw_seats(pen, table, room, scene.pinned, scene.controls.hover, names, say)
    hud.draw_turn(pen, table, room.turn, say)
    strip.draw_head(pen, table, room.head, scene.pinned, names[scene.pinned] if scene.pinned < len(names) else "", say)
    factor = scene.app.settings.text_factor
    rows = hud.log_rows(pen, table.show.lines, room.log, say, scene.controls.scroll, factor)
    lit = rows[scene.controls.lit_line][0] if 0 <= scene.controls.lit_line < len(rows) else None
    hud.draw_log(pen, rows, room.log, lit, factor)
    parts(scene, pen)
    if table.replay is not None:
        scene.replaying.draw(pen)
    draw_held_up(scene, pen, marks)
    if (banner := table.show.banner) is not None:
        tone = seat_colour(pen.colours, table.shown, banner.seat) if banner.seat >= 0 else P.BRASS
        hud.draw_banner(pen, room, say(banner.said), tone, banner.fade)
    drag(scene, pen)
    notes(scene, pen, marks)


def board_signs(scene: Battlefield, pen: Pen, screen: Surface, marks: Marking, aimed: bool) -> None:
    """Badges over figures, numbers and words over spaces; who has the odds of a shot need not read that it is clear."""
    size, orbit, board = screen.get_size(), scene.camera.orbit, scene.camera.board
    digits = [label for label in marks.labels if label.tone in ("cost", "path")]
    labels.draw_labels(pen, orbit, board, digits, size, scene.app.lang)
    if scene.controls.shows_heights:
        labels.draw_heights(pen, orbit, board, size)
    puppets = list(scene.table.show.troupe.puppets.values())
    drawn = badges.draw_badges(pen, orbit, board, puppets, badges_now(scene, marks), size, ())
    quiet = ("cost", "path", "sight") if aimed else ("cost", "path")
    plates = [label for label in marks.labels if label.tone not in quiet]
    drawn = labels.draw_labels(pen, orbit, board, plates, size, scene.app.lang, drawn)
    k = pen.scale
    scene.signs = [Box(r.x / k, r.y / k, r.w / k, r.h / k) for r in drawn]
    labels.draw_floats(pen, orbit, board, scene.table.show.floats, size)


def badges_now(scene: Battlefield, marks: Marking) -> dict[int, badges.Badge]:
    """The badge of every figure: numbers over those that somebody looks at or that are acting."""
    orbit, board, table = scene.camera.orbit, scene.camera.board, scene.table
    small = badges.crowded(orbit, board, len(table.show.troupe.puppets), scene.app.size, scene.app.scale)
    looked_at = {figure for figure, glow in marks.glows.items() if glow != "offer"}
    lit = {mark.at for mark in table.show.lights if isinstance(mark, (Ring, Reticle))}
    return badges_of(scene.app.colours, table, small, looked_at, lit)


def vignette(scene: Battlefield, screen: Surface) -> None:
    """The foot of the picture fades, so that the hand lies on something."""
    w, h = screen.get_size()
    high = scene.app.px(150)

    def paint() -> Surface:
        shade = Surface((1, high), pygame.SRCALPHA)
        for y in range(high):
            shade.set_at((0, y), (0, 0, 0, round(95 * (y / high) ** 1.5)))
        return pygame.transform.scale(shade, (w, high))

    screen.blit(scene.app.gallery.get(("vignette", w, high), paint), (0, h - high))


# ---- parts -----------------------------------------------------------------------------------------
def state_of(scene: Battlefield, things: tuple[Thing, ...]) -> str:
    """How something looks that stands for these things: chosen, on offer, or at rest."""
    draft = scene.table.draft
    if draft is None or not scene.table.idle:
        return ""
    if any(thing in draft.chosen() for thing in things):
        return "select"
    offers = draft.offers()
    return "offer" if any(thing in offers for thing in things) else ""


def parts(scene: Battlefield, pen: Pen) -> None:
    """Cards, buttons, the hand; the ring of the keyboard round what it is on."""
    table, say, hover = scene.table, scene.app.say, scene.controls.hover
    hand = [part for part in scene.parts if part.kind == "spell"]
    order = {part.key: n for n, part in enumerate(sorted(hand, key=lambda p: p.box.x))}
    raised = None
    for part in scene.parts:
        lit = hover == part.key
        if part.kind == "tool":
            tool(scene, pen, part, lit)
        elif part.kind == "card":
            strip.draw_army(pen, table, part, state_of(scene, part.things), lit, say)
        elif part.kind == "spell":
            if part.key == scene.controls.raised:
                raised = part
                continue
            off = order[part.key] - (len(hand) - 1) / 2
            tilt = -min(MANY_TILT, 16 / max(1, len(hand))) * off
            fan.draw_hand_card(pen, table, part, dimmed(scene, part), tilt, 10 if dimmed(scene, part) == "offer" else 0)
        elif part.kind == "pick":
            pick(scene, pen, part, lit)
        elif part.step is not None or part.key == "back":
            down = lit and scene.controls.pressed is not None
            hint = scene.controls.keys.hint_of(part)
            key = scene.app.key_for(hint) if hint else ""
            board_buttons.draw_action(pen, part, lit, down, capital(say(part.words), scene.app.lang), key)
    if raised is not None and table.show.card is None:
        fan.draw_raised(pen, table, raised, dimmed(scene, raised) or "hover", scene.room.size)
    focused = scene.focus_part()
    if focused is not None:
        focus_ring(pen, fan.zoomed(focused, scene.room.size) if focused.key == scene.controls.raised else focused.box)


def dimmed(scene: Battlefield, part: Part) -> str:
    """A card of the hand while others are on offer."""
    state = state_of(scene, part.things)
    draft = scene.table.draft
    if (
        not state
        and draft is not None
        and any(
            isinstance(t, int) and (p := scene.table.trial.pieces.get(t)) and p.zone.name == "hand"
            for t in draft.offers()
        )
    ):
        return "off"
    return state


def capital(said: str, lang: str) -> str:
    return said[:1].upper() + said[1:] if lang == "en" else said


def tool(scene: Battlefield, pen: Pen, part: Part, lit: bool) -> None:
    table = scene.table
    off = part.do == "undo" and not table.session.can_undo()
    label = ""
    if part.do == "speed":
        label = "" if table.speed < 0 else "»" if not table.speed else f"{table.speed:g}×"
    board_buttons.draw_tool(pen, part, lit, off, label, part.do == "log" and scene.log_open)


def pick(scene: Battlefield, pen: Pen, part: Part, lit: bool) -> None:
    """A card to choose from, in the middle of the screen; under an enchantment, what it lies on."""
    s = scene.table.trial
    piece = s.pieces[part.piece]
    spell = s.cards.get(piece.card)
    if isinstance(spell, Spell):
        fan.draw_card(pen, part.box, spell, "hover" if lit else "offer")
    else:
        pen.put(card_back("", pen.px(part.box.h)), part.box.x, part.box.y)
    if lit:
        lit_edge(pen, part.box, 10)
    if piece.host in s.pieces:
        note = Box(part.box.x, part.box.foot + 4, part.box.w, 24)
        name = scene.app.say(figure_name(s, piece.host))
        glass(pen, note, 8)
        pen.words(name, (note.cx, note.cy), 13, P.IVORY, anchor="center", width=note.w - 10)


def drag(scene: Battlefield, pen: Pen) -> None:
    """What is dragged hangs on the pointer."""
    c = scene.controls
    if not c.dragging:
        return
    x, y = c.logical(scene.app.mouse)
    spell = next(
        (fan.printed(scene.table, t) for t in c.dragged if isinstance(t, int) and fan.printed(scene.table, t)), None
    )
    if spell is not None:
        fan.draw_card(pen, Box(x - 30, y - 42, 78, 110), spell, "select")
        return
    ink = pen.layer(30, 30)
    ink.ring((*P.SELECT, 255), (15, 15), 11, 3)
    ink.disc((*P.SELECT, 130), (15, 15), 5)
    pen.lay(ink, x - 15, y - 15)


# ---- words beside the pointer ----------------------------------------------------------------------
def notes(scene: Battlefield, pen: Pen, marks: Marking) -> None:
    """Reasons, and the tip of what the mouse rests on."""
    c = scene.controls
    if c.reply.draw(pen, c.hover):
        return
    if c.whisper:
        text = "\n".join(phrase.text(scene.app.lang) for phrase in c.whisper)
        x, y = c.logical((round(c.whisper_at[0]), round(c.whisper_at[1])))
        draw_tip(pen, text, Box(x - 1, y - 1, 2, 20), scene.room.size, True)
        return
    part = c.part
    if tabs_tip(scene, pen):
        return
    if part is None and not scene.shows_odds:
        draw_chip(scene, pen, marks)
    if part is None or c.rested < TIP_WAIT or c.by_keys or part.kind in ("spell", "log", "rule"):
        return
    if part.kind == "phase":
        if scene.table.idle and (found := c.reasons_of(part)):
            draw_refusal(pen, c.reply.made(found[:1], part.box))
        return
    said = tip_of(scene, part)
    if said:
        draw_tip(pen, said, part.box, scene.room.size, False)


def tabs_tip(scene: Battlefield, pen: Pen) -> bool:
    """The tip of a tab beside an army card: which enchantment it is. False if the mouse rests on none."""
    c, s = scene.controls, scene.table.trial
    at = c.logical(scene.app.mouse)
    for part in scene.parts if c.rested >= TIP_WAIT and not c.by_keys else ():
        card = s.pieces.get(part.piece) if part.kind == "card" else None
        for piece, tab in strip.tabs(s, card, part.box) if card is not None else ():
            if tab.holds(at):
                draw_tip(pen, scene.app.say(words.ENCHANTED.of(name_of(s, piece.card))), tab, scene.room.size, False)
                return True
    return False


def tip_of(scene: Battlefield, part: Part) -> str:
    """What a part says of itself, with its key."""
    say = scene.app.say
    key = f" [{scene.app.key_for(part.hint)}]" if part.hint else ""
    if part.kind == "card":
        card = scene.table.trial.pieces.get(part.piece)
        stand = strip.standing(scene.table.trial, card) if card else None
        extra = [strip.reserve_words(stand, say)] if stand else []
        return " · ".join([say(part.words), *(x for x in extra if x)])
    if part.kind == "seat":
        return say(words.ARMIES_OF.of(scene.name_of(int(part.key.split()[1]))))
    return say(part.words) + key if part.words != Phrase("", "") and part.kind in ("tool", "scrub", PROMPT) else ""
