"""The Arena of the Planeswalkers: figures on a hexagonal battlefield, 2 to 5 players."""
from __future__ import annotations

from game.rules.arena import (
    attack,
    battlefield,
    cards,
    events,
    fight,
    glyphs,
    harm,
    lasting,
    places,
    setup,
    summoning,
    triggers,
    turn,
    victory,
)
from game.rules.arena.army_building import deck
from game.rules.arena.catalogue import read_catalogue
from game.rules.arena.options import OPTIONS
from game.rules.arena.telling import say
from game.table.ruleset import Ruleset
from game.table.state import State
from game.words import Phrase


def worth(s: State, seat: int) -> float:
    """Expected lead of a seat, in points of printed cost."""
    points = victory.scores(s)
    return float(points[seat] - max(points[other] for other in range(s.seats) if other != seat))


RULESET = Ruleset(
    key="arena",
    title=Phrase("Arena of the Planeswalkers", "アリーナ・オブ・ザ・プレインズウォーカーズ"),
    about=Phrase("Lead a planeswalker and two squads over a hexagonal battlefield: summon, climb, engage, cast spells, "
                 "and bring the other planeswalkers down",
                 "プレインズウォーカーと2つの部隊を率いて六角形の戦場を駆ける。召還し、登り、交戦し、スペルを唱え、敵のプレインズウォーカーを倒せ"),
    version=1, seats=(2, 3, 4, 5), minutes=(30, 120), weight=3, accent="#c8503c", options=OPTIONS,
    read=read_catalogue, setup=setup.setup, worth=worth, say=say, deck=deck,
    kinds=(attack, battlefield, cards, events, fight, glyphs, harm, lasting, places, setup, summoning, triggers, turn,
           victory))
