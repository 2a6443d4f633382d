"""Phrases that card texts are made of: when, how long, on what condition, and what abilities and restrictions do."""

from __future__ import annotations

from game.words import Phrase

DURATIONS = {
    "this_turn": Phrase("this turn", "このターン、"),
    "their_next_turn": Phrase("in that opponent's next turn", "その対戦相手の次のターンの間、"),
    "until_your_next_turn_starts": Phrase("until your next turn", "自分の次のターンまで、"),
}


CONDITIONS = {
    "in_water": Phrase("while standing in water", "水の中にいる間、"),
    "attacked_by_nonadjacent": Phrase(
        "against attackers that are not adjacent", "隣接していないフィギュアからの攻撃に対して、"
    ),
    "attacked_by_nonadjacent_creature": Phrase(
        "against attacking creatures that are not adjacent", "隣接していないクリーチャーからの攻撃に対して、"
    ),
}


TRIGGERS = {
    "start_of_own_turn": Phrase("at the start of the turn of {1}", "{1}のターンの開始時に"),
    "end_of_own_turn": Phrase("at the end of the turn of {1}", "{1}のターンの終了時に"),
    "start_of_turn_of_your_blue_planeswalker": Phrase(
        "at the start of the turn of a blue planeswalker of yours", "自分の青のプレインズウォーカーのターンの開始時に"
    ),
    "start_of_turn_of_your_black_planeswalker": Phrase(
        "at the start of the turn of a black planeswalker of yours", "自分の黒のプレインズウォーカーのターンの開始時に"
    ),
    "start_of_turn_of_your_eldrazi_hero": Phrase(
        "at the start of the turn of an Eldrazi hero of yours", "自分のエルドラージの英雄のターンの開始時に"
    ),
    "first_attack_each_turn": Phrase("after the first attack of {0} in a turn", "{0}の各ターンの最初の攻撃の後"),
    "army_card_enters_play_by_summoning": Phrase(
        "when {1} come into play by being summoned", "{1}が召還されて場に出たとき"
    ),
    "figure_of_this_card_summoned": Phrase("when a {0} is summoned", "{0}が召還されたとき"),
    "attack_dice_rolled": Phrase("when a {0} attacks", "{0}が攻撃するとき"),
    "attack_dealt_damage": Phrase("when the attack of a {0} deals damage", "{0}の攻撃がダメージを与えたとき"),
    "attack_damage_exceeds_life": Phrase(
        "when its attack deals more damage than destroying the defender takes",
        "攻撃が防御側を破壊するのに必要な数を超えるダメージを与えたとき",
    ),
    "defended_against_adjacent_attack": Phrase(
        "when {0} defends against an adjacent attacker", "{0}が隣接するフィギュアからの攻撃を防御したとき"
    ),
    "you_played_sorcery": Phrase(
        "whenever you play a sorcery (a countered one does not count)",
        "自分がソーサリーを唱えるたび（打ち消されたものは数えない）",
    ),
    "first_move_to_lower_level_each_turn": Phrase(
        "the first time each turn {0} moves to a lower level", "各ターン、{0}が初めて低いマスへ移動したとき"
    ),
    "figure_on_enchanted_card_is_attacked": Phrase(
        "when one of its figures is attacked", "このアーミーカードのフィギュアが攻撃されたとき"
    ),
    "figure_on_enchanted_card_is_attacked_by_creature": Phrase(
        "when a creature attacks one of its figures", "クリーチャーがこのアーミーカードのフィギュアを攻撃したとき"
    ),
    "figure_on_enchanted_card_is_attacked_by_adjacent": Phrase(
        "when an adjacent figure attacks one of its figures",
        "隣接するフィギュアがこのアーミーカードのフィギュアを攻撃したとき",
    ),
    "figure_on_enchanted_card_would_be_destroyed_by_attack": Phrase(
        "when an attack would destroy one of its figures", "攻撃がこのアーミーカードのフィギュアを破壊しようとしたとき"
    ),
    "figure_on_enchanted_card_destroyed_by_attack": Phrase(
        "when an attack destroys one of its figures", "攻撃がこのアーミーカードのフィギュアを破壊したとき"
    ),
    "figure_on_enchanted_card_survived_attack": Phrase(
        "after an attack that one of its figures has survived", "このアーミーカードのフィギュアが攻撃に耐えた後"
    ),
    "enemy_creature_ends_move_engaged_with_figure_on_enchanted_card": Phrase(
        "when an enemy creature ends its move engaged with one of its figures",
        "敵のクリーチャーがこのアーミーカードのフィギュアと交戦状態で移動を終えたとき",
    ),
    "enemy_figure_ends_move_adjacent_to_figure_on_enchanted_card": Phrase(
        "when an enemy figure ends its move next to one of its figures",
        "敵のフィギュアがこのアーミーカードのフィギュアに隣接して移動を終えたとき",
    ),
    "opponent_casts_sorcery": Phrase("when an opponent casts a sorcery", "対戦相手がソーサリーを唱えたとき"),
    # what effects wait for
    "figure_on_enchanted_card_destroyed_enemy": Phrase(
        "when a figure on this army card destroys an enemy figure",
        "このアーミーカードのフィギュアが敵のフィギュアを破壊したとき",
    ),
    "adjacent_enemy_attacked_figure_on_enchanted_card": Phrase(
        "after an adjacent enemy has attacked a figure on this army card",
        "隣接する敵がこのアーミーカードのフィギュアを攻撃した後",
    ),
    "this_attack_dealt_no_damage": Phrase("if no damage gets through", "ダメージをまったく受けなければ"),
    "this_figure_ends_move": Phrase("after the move of {0}", "{0}の移動の後"),
}


# An ability that is gained: said of one figure, said of several, in Japanese.
GAINED = {
    "flying": (
        "may fly for its whole move: each space entered costs 1 whatever the height; water, glyphs, ruins and "
        "other figures are passed freely and no engagement arises on the way. Enemies engaged with it strike "
        "when it takes off. It must land on a free space that is no ruin",
        "may fly",
        "飛行で移動してもよい。その移動では高さに関係なく1マスにつき移動力1を使い、"
        "水・グリフ・障害物・他のフィギュアを無視して通過でき、途中で交戦しない。"
        "飛び立つとき、交戦中の敵から追撃を受ける。障害物でない空きマスに降りること",
    ),
    "phantom_walk": (
        "may move through other figures and is never struck for leaving an engagement",
        "may move through other figures and are never struck",
        "他のフィギュアを通り抜けて移動でき、交戦から離れても追撃を受けない",
    ),
    "no_strikes": (
        "is not struck when leaving an engagement",
        "are not struck when leaving an engagement",
        "交戦から離れるときに追撃を受けない",
    ),
    "terrain_ease": (
        "pays nothing for climbing and does not stop in water",
        "pay nothing for climbing and do not stop in water",
        "登りに移動力を使わず、水で止まらない",
    ),
    "water_walk": (
        "moves through water without stopping",
        "move through water without stopping",
        "水で止まらずに移動できる",
    ),
    "water_no_stop_adjacent": (
        "may move through free water spaces next to {0} without stopping",
        "may move through free water spaces next to {0} without stopping",
        "{0}に隣接する空いている水のマスで止まらずに移動できる",
    ),
    "trample": ("has trample", "have trample", "トランプルを持つ"),
    "acts_on_summoning_turn": (
        "may still move and attack this turn, in the same phases as the planeswalker",
        "may still move and attack this turn",
        "このターン、プレインズウォーカーと同じ移動・攻撃フェイズに移動と攻撃ができる",
    ),
}


FORBIDDEN = {
    "move": Phrase("cannot move", "移動できない"),
    "attack": Phrase("cannot attack", "攻撃できない"),
    "strike": Phrase("make no leaving strikes", "追撃を行わない"),
    "turn": Phrase("cannot be chosen for a turn", "アクティベートできない"),
    "be_attacked_by_nonadjacent": Phrase(
        "can be attacked only by adjacent figures", "隣接するフィギュアからしか攻撃されない"
    ),
}


FORBIDDEN_ONE = {"strike": "makes no leaving strikes"}
