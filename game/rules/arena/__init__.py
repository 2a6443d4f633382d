"""The Arena of the Planeswalkers: figures on a hexagonal battlefield, 2 to 5 players (arena.md).

Chapters of the rulebook and the files that hold them:

    1-2  terms                      glossary.py, names.py (what is called what), places.py (where everything lies),
                                    battlefield.py, field_data.py (a battlefield as plain data), active_figures.py
    3    set-up                     setup.py, options.py
    4    the turn                   turn.py, hands.py (drawing and discarding)
    5    summoning                  summoning.py, summon_spaces.py (who, and where), arriving.py (where figures can be
                                    put, by whatever means)
    6    movement                   movement.py, footing.py (prices), routes.py and search.py (ways), walking.py,
                                    leading.py (step by step), flying.py, strides.py (what happens on the way),
                                    falling.py, refusals.py (why not there)
    7    figures on two spaces      long_figures.py
    8    engagement and strikes     engagement.py, strikes.py
    9    distance and sight         grid.py, sight.py; islands.py (proof of a battlefield: what nobody walks to)
    10   attacks                    choosing_attacks.py, attack_targets.py (whom, and why not), forecast.py (dice,
                                    chances), attack.py (its course), fight.py (one in progress)
    11   damage and destruction     harm.py
    12   spells                     spells.py, card_targets.py (what may be chosen) and choosing_targets.py,
                                    references.py (what is meant), hidden.py, lasting.py
    13   abilities                  abilities.py, trigger_moments.py (what a trigger means), trigger_order.py (what goes
                                    off, whose first), stats.py (numbers)
    14   glyphs                     glyphs.py, stats.py
    15   victory                    victory.py
    16   army building              army_building.py
    17   cards                      cards.py, forms.py (what is printed), effects/ (what they do), card_data.py,
                                    catalogue.py, card_checks.py, card_places.py, card_references.py, card_fitting.py,
                                    card_faults.py (reader), printed.py (for lists),
                                    sheet.py and sheet_words.py (what else is said of a card)
    -    card texts                 card_text.py (a whole text), card_sentences.py (of its effects), card_phrases.py
                                    (when, how long ...), card_nouns.py (whom), card_marks.py (its parts)
    -    events and the log         events.py, telling.py
    -    learning it                guide.py (what now?), lessons/ (rigged matches with a coach), positions.py
    -    what enemies may do next   danger.py
    -    why not?                   why_not.py (phases), why_idle.py (what each thing waits for in them)
    -    the computer player        worth.py, aspects.py (what counts), advice.py, foresight.py,
                                survey.py (a quick look), fighters.py (a figure in it); measures.py (what `bench` times)

Options (options.py): army, choose_colours, summon (A1), planeswalker_death (A21), glyphs (14),
engaged_must_attack_engaged (A15), and `map`, the key of a battlefield.

Rulings of section 19 and where they are made:

    A1   two figures in all are summoned in a turn; option: all figures of two army cards   summoning.py
    A2   spells are cast before moving and after the attacks, three in all                  turn.py, spells.py
    A3   the last phase discards to seven, then moves the marker                            turn.py
    A4   climbing and falling: more than the size number                                    footing.py, falling.py
    A5   engagement needs the same level                                                    engagement.py
    A6   a step to another level beside the same enemy is not struck                        strikes.py
    A7   engagement on the way does not stop a move; leaving it again is struck             strides.py
    A8   only friends that are not engaged are passed                                       footing.py
    A9   an occupied water space or glyph cannot be entered                                 footing.py
    A10  a fall is one die, a sword one damage; water never hurts                           falling.py
    A11  a two-space figure crosses one water space as if it were land                      long_figures.py
    A12  a glyph stops the leading half                                                     search.py
    A13  figures do not block sight                                                         sight.py
    A14  ruins stand on spaces, which are closed                                            footing.py
    A15  engaged figures attack only whom they are engaged with; option                     attack_targets.py
    A16  water is below land, so land has the height advantage                              forecast.py
    A17  a planeswalker is not a creature                                                   cards.py, card_targets.py
    A18  "when you summon the squad" goes off once, when its card comes into play           summoning.py
    A19  nothing is summoned on a glyph                                                     arriving.py
    A20  a duel is scored by the printed cost of what stands on the battlefield             victory.py
    A21  who has lost the planeswalker is out; option                                       victory.py
    A22  a countered spell was not played, but it is one of the three                       spells.py
    A23  activated abilities: active card only, between complete moves and attacks          abilities.py
    A24  auras of different names add up, the same name is not allowed twice                stats.py, card_targets.py
    A25  Necrotic Stench counts once                                                        stats.py
    A26  Avatar of Justice counts opponents' figures of every kind                          stats.py
    A27  Mind Stealer takes opponents' planeswalkers only                                   card data, card_targets.py
    A28  trample reaches one figure next to the defender, not the attacker                  effects/attack_ops.py
    A29  an empty library is no loss                                                        hands.py
    A30  a flyer does not stop on glyphs                                                    flying.py
    A31  a card without figures on the battlefield cannot be chosen                         turn.py
    A32  figures in the reserve keep an army card in play                                   harm.py
    A33  planeswalkers are placed before the d20 for the turn order                         setup.py
    A34  no fall check when the rear drops into water                                       falling.py
    A35  flying ignores levels, falling, ruins, water, glyphs and figures on the way        flying.py
    A36  "adjacent" does not look at levels, the reach of a range 1 attack does             engagement.py,
                                                                                            attack_targets.py
    A37  card effects place nothing on a glyph                                              arriving.py
    A38  Haste does not put a figure on the active army card                                active_figures.py, stats.py
    A39  "cannot move" stops walked and flown moves, not teleports and swaps                movement.py

What the rulebook leaves open and this package settles stands in the docstring of the file concerned ("settled here").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.effects.travel import kinds_of
from game.rules.arena import setup, victory
from game.rules.arena.advice import advise
from game.rules.arena.army_building import DECK_FORM, dealt
from game.rules.arena.catalogue import LANGUAGE, read_catalogue
from game.rules.arena.foresight import FORESIGHT
from game.rules.arena.glossary import GLOSSARY
from game.rules.arena.options import OPTIONS
from game.rules.arena.printed import printed
from game.rules.arena.telling import say
from game.rules.arena.worth import JUDGEMENT
from game.table.lesson import Lesson, Lessons
from game.table.ruleset import Ruleset
from game.table.state import State
from game.words import Phrase

if TYPE_CHECKING:
    from game.table.reasons import OrderOfPlay
    from game.table.sheet import Sheets


def order() -> OrderOfPlay:
    """Loaded when somebody asks why not, or what now."""
    from game.rules.arena.why_not import ORDER

    return ORDER


def lessons() -> tuple[Lesson, ...]:
    """Loaded when somebody wants to learn."""
    from game.rules.arena.lessons import LESSONS

    return LESSONS


def measures(catalogue: Mapping[str, Any], states: Sequence[State]) -> dict[str, Callable[[], object]]:
    """What `bench` measures of the Arena."""
    from game.rules.arena.measures import measures

    return measures(catalogue, states)


def sheets() -> Sheets:
    """Loaded when somebody reads about a card."""
    from game.rules.arena.sheet import SHEETS

    return SHEETS


RULESET = Ruleset(
    key="arena",
    title=Phrase("Arena of the Planeswalkers", "アリーナ・オブ・ザ・プレインズウォーカーズ"),
    about=Phrase(
        "Lead a planeswalker and two squads over a hexagonal battlefield: summon, climb, engage, cast spells, "
        "and bring the other planeswalkers down",
        "プレインズウォーカーと2つのスクワッドを率いて六角形の戦場を駆ける。"
        "召還し、登り、交戦し、スペルを唱え、敵のプレインズウォーカーを倒せ",
    ),
    version=3,
    seats=(2, 3, 4, 5),
    minutes=(30, 120),
    weight=3,
    accent="#3fb8a6",
    options=OPTIONS,
    on_maps=True,
    read=read_catalogue,
    language=LANGUAGE,
    setup=setup.setup,
    kinds=partial(kinds_of, __name__),
    order=order,
    terms=GLOSSARY,
    worth=JUDGEMENT.worth,
    judgement=JUDGEMENT,
    say=say,
    decks=DECK_FORM,
    dealt=dealt,
    concede=victory.concede,
    advise=advise,
    foresight=FORESIGHT,
    printed=printed,
    sheets=sheets,
    lessons=Lessons(lessons),
    measures=measures,
)
