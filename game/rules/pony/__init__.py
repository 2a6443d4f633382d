"""My Little Pony Collectible Card Game: Problems, Friends and faceoffs, 2 to 4 players (pony.md).

Chapters of the rulebook and the files that hold them:

    1    terms                      glossary.py, words.py, places.py
    2    components, decks          cards.py, kinds.py; catalogue.py, entries.py (card data); card_checks.py,
                                    card_scenes.py, card_needs.py, card_kinds.py (what means something where),
                                    card_faults.py; printed.py, deck_building.py
    3    zones and areas            places.py
    4    set-up                     setup.py, opening.py, options.py
    5    the turn                   turn.py; 5.2 troubles.py, revealing.py; 5.3 main_phase.py, playing.py, moving.py;
                                    5.4 score_phase.py, solving.py; 5.5 end_phase.py; tokens.py, drawing.py
    6    power, states, colours     power.py, states.py, lasting.py
    7    requirements               requirements.py
    8    faceoffs                   faceoff.py (as data), facing_off.py, flipping.py, comparing.py (totals),
                                    faceoff_result.py, clearing.py
    9    Troublemakers              revealing.py, troubles.py, score_phase.py (blocking)
    10   Problems, Dilemmas         solving.py, leaving.py (a Dilemma that is dismissed)
    11   Mane Characters            states.py (turning over), leaving.py (what never leaves)
    12   winning                    scoring.py
    13   cards, timing, replies     hands.py, playable.py, playable_events.py, playing.py, entering.py, using.py;
                                    costs.py, limits.py (what is forbidden); choosing.py, choosing_players.py, alike.py
                                    (what is offered once), wrong_targets.py (why not this card), unique.py
         triggers, in this order    moments.py (what happened), triggers.py (what it sets off), aftermath.py (when that
                                    is carried out, and what may be replied), pending.py (how)
    14   keywords                   power.py, costs.py; Studious faceoff_result.py, Random flipping.py,
                                    Inspired peering.py
    15   effect vocabulary          forms.py, condition_forms.py, modifiers.py, layers.py (their order), sources.py
                                    (what is in force), filters.py (which cards), effects/ (one class a word),
                                     card_text.py, card_marks.py (the parts of a text)
    16   three and four players     places.py (reach), playing.py, facing_off.py
    17   options                    options.py
    -    what a card says of itself  sheet.py, sheet_words.py; wording/ (the phrase book)
    -    what is worked out once     remembering.py
    -    refusals, log              refusals.py, why_not.py, why_idle.py, guide.py; events.py, telling.py
    -    computer                   worth.py, aspects.py (what counts), survey.py, forecast.py, trials.py,
                                advice.py, planning.py (a whole Main Phase), foresight.py
    -    lessons, tables by hand    lessons/, positions.py

Rulings of section 17 and where they are made:

    A1   15 points win                                      the card data, scoring.py
    A2   two confronted Problems alone: no faceoff; option  score_phase.py
    A3   a combined faceoff covers all Problems in play     score_phase.py
    A4   no bonus for the first to confront; option         score_phase.py
    A5   having confronted is enough for the turn player    score_phase.py
    A6   the turn player's order, each as things stand      score_phase.py
    A7   exhausted characters give no power                 power.py
    A8   Stubborn ones do                                   power.py
    A9   who is frightened is not moved                     moving.py
    A10  to ready is not to rally                           states.py
    A11  Epics discard face-down Troublemakers; option      revealing.py
    A12  a newcomer beside an Epic is discarded             revealing.py
    A13  of two Epics one is kept                           revealing.py
    A14  one challenge for each Troublemaker and turn       troubles.py
    A15  the challenger picks who goes home                 faceoff_result.py
    A16  tie without cards: no winner, still solved         facing_off.py, score_phase.py
    A17  one empty deck in a tie: the other flips on        facing_off.py
    A18  replies at the start, the window after the flips   facing_off.py
    A19  with two players both flip                         facing_off.py
    A20  Resources on characters stay with them             solving.py
    A21  no points for Troublemakers that are cleared away  solving.py
    A22  the home limit retires                             end_phase.py
    A23  two-coloured power is split                        requirements.py
    A24  colourless is not of any colour                    requirements.py
    A25  negative power counts as 0                         power.py
    A26  "+1 and +1" Events                                 the card data
    A27  the Starting marks                                 the card data
    A28  Fiddly Faddle: the opponent's deck                 the card data
    A29  an effect may reveal an opponent's Troublemaker    revealing.py
    A30  nothing is triggered in set-up                     triggers.py
    A31  ignored highest flips                              facing_off.py
    A32  nothing for the second player                      turn.py
    A33  who arrives joins                                  moving.py
    A34  a beaten Troublemaker is defeated and dismissed    faceoff_result.py
    A35  a blocked Problem is covered and solved, too       score_phase.py, solving.py
    A36  one card each in a tie                             facing_off.py
    A37  who flips for a Troublemaker wins for it           facing_off.py
    A38  a Dilemma that is dismissed                        leaving.py
    A39  discarded at once: not revealed                    revealing.py
    A40  all discards and frights first, then triggers      revealing.py

Settled here, where the rulebook leaves it open:

    S1   a ready-made deck is known to everybody, an own deck is secret; unknown cards of it are guessed from the
         ready-made ones                                    setup.py, deck_building.py
    S2   who is asked for a reply or in a window of Events follows from what is public: tokens, power in play, how many
         cards are in hand; with nothing to decide the screen passes for the person (`moot`)
                                                            playing.py, aftermath.py
    S3   the order of confronting is asked among the Problems that can be confronted at that moment; naming another one
         first would change nothing                         score_phase.py
    S4   Problems with reveals are gone through in the order of the row: only what triggers later could tell
                                                            revealing.py
    S5   a frightened Friend was seen by everybody before, a Troublemaker that is turned down, too; a Friend that comes
         into play frightened was not                       states.py, entering.py, revealing.py
    S6   an exhausted or frightened character that took part may be the one sent home by a lost challenge
                                                            comparing.py
    S7   with 3 or 4 players a Resource goes on Friends in the own home and within reach   playing.py
    S8   Inspired looks at the deck of the next player, after the other triggers of the phase's start
                                                            peering.py
    S9   who gives up is gone: of three or four the best of the others has won            scoring.py
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.effects.travel import kinds_of
from game.rules.pony import setup
from game.rules.pony.advice import advise
from game.rules.pony.card_text import card_text
from game.rules.pony.catalogue import read_catalogue
from game.rules.pony.deck_building import DECK_FORM, any_deck
from game.rules.pony.entries import LANGUAGE
from game.rules.pony.foresight import FORESIGHT
from game.rules.pony.glossary import GLOSSARY
from game.rules.pony.options import OPTIONS
from game.rules.pony.printed import printed
from game.rules.pony.scoring import concede
from game.rules.pony.telling import say
from game.rules.pony.worth import JUDGEMENT
from game.table.lesson import Lesson, Lessons
from game.table.ruleset import Ruleset
from game.words import Phrase

if TYPE_CHECKING:
    from game.table.reasons import OrderOfPlay
    from game.table.sheet import Sheets


def order() -> OrderOfPlay:
    """Loaded when somebody asks why not, or what now."""
    from game.rules.pony.why_not import ORDER

    return ORDER


def lessons() -> tuple[Lesson, ...]:
    """Loaded when somebody wants to learn."""
    from game.rules.pony.lessons import LESSONS

    return LESSONS


def sheets() -> Sheets:
    """Loaded when somebody reads about a card."""
    from game.rules.pony.sheet import SHEETS

    return SHEETS


RULESET = Ruleset(
    key="pony",
    title=Phrase("My Little Pony CCG", "マイリトルポニー"),
    about=Phrase(
        "Lead your friends to the troubles of Equestria, meet what each Problem asks for, win the faceoffs "
        "over them, and send Troublemakers to stand in everybody else's way: fifteen points win",
        "友達を率いてエクエストリアの事件へ。要件を満たし、対決に勝ち、トラブルメイカーで相手のじゃまをしよう。"
        "先に15点で勝ち",
    ),
    version=2,
    seats=(2, 3, 4),
    minutes=(25, 50),
    weight=3,
    accent="#d765b4",
    options=OPTIONS,
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
    concede=concede,
    giving_up=Phrase(
        "The match is over: the best of the others wins", "対戦はそこで終わり、ほかで最も得点の高い人の勝ちになります"
    ),
    advise=advise,
    foresight=FORESIGHT,
    printed=printed,
    text=card_text,
    sheets=sheets,
    any_deck=any_deck,
    lessons=Lessons(lessons),
)
