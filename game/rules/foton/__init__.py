"""Megido 72 The Foton: parties of six Megido, a draft of photons, five turns, three kinds compared; 2 to 4 players.

Chapters of the rulebook (foton.md) and the files that hold them:

    1-2  terms                     places.py (where everything lies: read this first), glossary.py, words.py
    3    set-up                    setup.py, parties.py, options.py
    4    draft phase               draft.py
    5    main phase                turn.py (5.1, 5.2, 5.4, 5.5), acting.py (5.3), lines.py (what is resolved),
                                   interference.py (5.6), counters.py (5.7), automatic.py (5.8)
    6    photon-adding phase       adding.py
    7    scoring phase             scoring.py
    8    detailed rules            effect_choices.py (who chooses what), moving_cards.py (drawing, moving, turning),
                                   extra_photons.py
    9    effect vocabulary         effects/ (one class for each word), selectors.py, values.py, conditions.py
    10-12 cards and parties        catalogue.py, card_checks.py, card_faults.py (reader), cards.py (facts), card_text.py
                                   and nouns.py (the text of a card), card_marks.py (its parts), sheet.py and
                                   sheet_words.py (what else is said of it)
    15   refusals                  refusals.py; why_not.py (phases, what is done in them), why_idle.py (what each thing
                                   waits for)
    16   decision points           distinct_sets.py; giving_up.py (questions, and who has given up)
    17   computer player           worth.py, aspects.py (what counts), advice.py, foresight.py, planning.py,
                                   readings.py, drafted_deck.py
    -    events and the log        events.py, telling.py; trials.py (what random matches are proved with)
    -    cards                     printed.py (numbers on a card's face)
    -    learning                  lessons/, guide.py (what each question is for)
    -    tables set up by hand     positions.py

Options (options.py): rest_draw (R-3), turn_draw (R-2).

Rulings of section 13 and where they are made:

    R-1   the start card stays; the role of the turn player moves in the draft       draft.py
    R-2   nothing is drawn at the start of a turn; option                            turn.py
    R-3   resting draws three; option                                                turn.py
    R-4   events in the own turn, any number, before and after the main action       turn.py
    R-5   no passing                                                                 turn.py
    R-6   up to as many photons as there are ☆                                       adding.py
    R-7   rested Megido count for the limit of five                                  counters.py
    R-8   a rested Megido that had countered lies face down; its name is known       turn.py
    R-9   an interference may be countered that would do nothing                     counters.py
    R-10  no card has two interference lines                                         card_checks.py
    R-11  the target chooses among its cards, unless the text says "you choose"      effect_choices.py,
                                                                                     effects/photon_ops.py
    R-12  a total of 0 is ranked                                                     scoring.py
    R-13  discarded extra photons go back to the supply                              extra_photons.py
    R-14  discard piles are public                                                   places.py
    R-15  automatic effects: once per resolved card, no chains                       automatic.py
    R-16  what is optional must be completable to be offered                         effect_choices.py
    R-17  areas are filled A, B, C ..., each completely before the next              draft.py
    R-18  an empty area cannot be taken                                              draft.py
    R-19  a face-up un-acted Megido has neither ☆ nor automatic effect               adding.py, automatic.py
    R-20  what was paid counts for the conditions of the card it paid for            acting.py
    R-21  an interference happens even with nothing to hit                           interference.py
    R-22  the owner orders the cards that go under a deck                            effect_choices.py
    R-23  for who has given up: rest the first Megido, add nothing, still ranked     giving_up.py
    R-24  to be a target and not to counter is to be interfered with                 interference.py
    R-25  a counter's cost and benefit come at once                                  counters.py
    R-26  two counters of one card set an automatic effect off once                  automatic.py

What the rulebook leaves open and this package settles stands in the docstring of the file concerned ("settled here").
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.effects.travel import kinds_of
from game.rules.foton import cards, parties, setup
from game.rules.foton.advice import advise
from game.rules.foton.card_text import text as card_text
from game.rules.foton.catalogue import LANGUAGE, read
from game.rules.foton.foresight import FORESIGHT
from game.rules.foton.giving_up import concede
from game.rules.foton.glossary import GLOSSARY
from game.rules.foton.options import OPTIONS
from game.rules.foton.printed import printed
from game.rules.foton.telling import say
from game.rules.foton.trials import any_party, missing
from game.rules.foton.worth import JUDGEMENT
from game.table.lesson import Lesson, Lessons
from game.table.ruleset import Ruleset
from game.words import Phrase

if TYPE_CHECKING:
    from game.table.reasons import OrderOfPlay
    from game.table.sheet import Sheets


def text(fact: object) -> tuple[Phrase, ...]:
    """The lines of a Megido or an event; nothing for what has none."""
    return card_text(fact) if isinstance(fact, (cards.Megido, cards.EventCard)) else ()


def order() -> OrderOfPlay:
    """Loaded when somebody asks why not, or what now."""
    from game.rules.foton.why_not import ORDER

    return ORDER


def lessons() -> tuple[Lesson, ...]:
    """Loaded when somebody wants to learn."""
    from game.rules.foton.lessons import LESSONS

    return LESSONS


def sheets() -> Sheets:
    """Loaded when somebody reads about a card."""
    from game.rules.foton.sheet import SHEETS

    return SHEETS


RULESET = Ruleset(
    key="foton",
    title=Phrase("Megido 72 The Foton", "メギド72 The Foton"),
    about=Phrase(
        "Command six of the 72 Megido: draft photons, spend them turn by turn, strike and counter, and hold "
        "the strongest field of each kind at the end",
        "72体のメギドから6体を率いる。フォトンをドラフトし、行動に使い、妨害し、対抗し、"
        "種類ごとに最も強い場を作り上げよ",
    ),
    version=2,
    seats=setup.SEATS,
    minutes=(15, 40),
    weight=2,
    accent="#a77be0",
    options=OPTIONS,
    read=read,
    language=LANGUAGE,
    setup=setup.setup,
    kinds=partial(kinds_of, __name__),
    order=order,
    terms=GLOSSARY,
    worth=JUDGEMENT.worth,
    judgement=JUDGEMENT,
    say=say,
    decks=parties.DECK_FORM,
    concede=concede,
    printed=printed,
    text=text,
    sheets=sheets,
    giving_up=Phrase(
        "Your Megido only rest from now on. You are still ranked.",
        "以後はメギドを休息させるだけになります。順位はつきます。",
    ),
    advise=advise,
    foresight=FORESIGHT,
    missing=missing,
    any_deck=any_party,
    lessons=Lessons(lessons),
)
