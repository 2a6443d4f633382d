"""Lesson 5: figures on two spaces, and figures that fly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.arena.choosing_attacks import EndAttacks
from game.rules.arena.lessons.wanted import activates, goes, strikes, those_at, way
from game.rules.arena.movement import EndMoves
from game.rules.arena.positions import BLANK, SHIELD, SWORD, Side, Unit, table
from game.table.lesson import Beat, Lesson, button, cards, choice
from game.table.state import State
from game.words import Phrase

CAT, ACROSS = (7, 7, 7, 6), (8, 10, 8, 9)  # front, then rear
OTHER_CAT = (3, 3, 2, 3)
HIDDEN, CAUGHT = (9, 4), (4, 10)  # where the Phoenixes begin
BRUTE, GUARD = (7, 11), (5, 10)  # where the Elementals begin
FLANK = (6, 11)
DICE = (
    SWORD,
    SWORD,
    SWORD,
    BLANK,
    SHIELD,
    SHIELD,
    SHIELD,  # the Firecat: 3 hits blocked, 1 cannot be
    SWORD,
    SHIELD,
    BLANK,
    BLANK,
    SHIELD,
    BLANK,  # the Elemental: 1 hit, 1 blocked
    BLANK,  # the strike at the Phoenix
    SWORD,
    SWORD,
    BLANK,
    SHIELD,
    BLANK,
    BLANK,
)  # the Phoenix: 2 hits, 1 blocked


def begin(facts: Mapping[str, Any]) -> State:
    return table(
        facts,
        "the_duel",
        Side(
            (
                Unit("chandra", ((6, 2),)),
                Unit("blazing_firecats", (CAT, OTHER_CAT)),
                Unit("flamewing_phoenixes", (HIDDEN, CAUGHT)),
            )
        ),
        Side((Unit("nissa", ((6, 15),)), Unit("pummelroot_elementals", (BRUTE, GUARD)))),
        DICE,
    )


FLYING = Lesson(
    "flying",
    Phrase("Paws and wings", "足と翼"),
    Phrase(
        "You can use figures on two spaces, and figures that fly.",
        "2マスのフィギュアと、飛ぶフィギュアを使えるようになります。",
    ),
    5,
    begin,
    (
        Beat(
            Phrase("A long figure", "長いフィギュア"),
            Phrase(
                "A Blazing Firecat fills two spaces: a front and a rear. The front steps ahead, the rear "
                "follows. Turning round is free.",
                "燃え盛る火猫は、前と後ろの2マスを使います。前が先に進み、後ろがついて行きます。向きを変えるのは"
                "無料です。",
            ),
            point=those_at(CAT),
            rule="7.1",
        ),
        Beat(
            Phrase("The cats first", "まずは火猫"),
            Phrase("Firecats are fast: they have 7 points.", "火猫は速く、移動力が7あります。"),
            do=Phrase("Click the card of the Blazing Firecats.", "燃え盛る火猫のカードをクリックしましょう。"),
            want=activates("blazing_firecats"),
            point=cards("army/blazing_firecats"),
            rule="4.2",
        ),
        Beat(
            Phrase("A leap over water", "水をとびこえる"),
            Phrase(
                "Water stops it only when both halves are in it. So it crosses one space of water as if it were "
                "land. At the end both halves need dry, level ground.",
                "水で止まるのは、前も後ろも水に入ったときだけです。だから1マスの水は、陸のように渡れます。終わり"
                "には、両方が同じ高さに立ちます。",
            ),
            do=Phrase(
                "Choose the Firecat, the space for its front, then for its rear.",
                "火猫、前のマス、後ろのマスの順にクリックしましょう。",
            ),
            want=goes(CAT, ACROSS),
            point=way(CAT, ACROSS),
            nudge=Phrase(
                "First the marked space beside the enemy for the front, then the one behind it.",
                "前は敵の隣の印のマス、後ろはその後ろの印のマスです。",
            ),
            rule="7.3",
        ),
        Beat(
            Phrase("Attack next", "次は攻撃"),
            Phrase(
                "The Firecat stands beside an Elemental now. The other one stays at home.",
                "火猫がエレメンタルの隣に来ました。もう1体は残しておきます。",
            ),
            do=Phrase("End the movement.", "移動を終えましょう。"),
            want=choice(EndMoves),
            point=button(EndMoves),
            rule="4.3",
        ),
        Beat(
            Phrase("Four dice", "ダイス4個"),
            Phrase(
                "The Firecat has power 4. And if three or more swords come up, one extra hit is added that no "
                "shield can stop.",
                "火猫のパワーは4です。しかも剣が3つ以上出ると、盾で防げない命中が1つ加わります。",
            ),
            do=Phrase("Attack the Elemental with the Firecat.", "火猫でエレメンタルを攻撃しましょう。"),
            want=strikes(ACROSS, BRUTE),
            point=those_at(ACROSS, BRUTE),
            rule="13.7",
        ),
        Beat(
            Phrase("One got through", "1つ通った"),
            Phrase(
                "Three swords, three shields: all blocked, but the extra hit did 1 damage. Then the Elemental "
                "attacked, and your Firecat blocked it.",
                "剣3つに盾3つで全部止められましたが、追加の命中で1ダメージ。次にエレメンタルが攻撃し、火猫が防ぎ"
                "ました。",
            ),
            point=those_at(ACROSS, BRUTE),
            rule="10.7",
        ),
        Beat(
            Phrase("Now the wings", "今度は翼"),
            Phrase(
                "Two Phoenixes wait on the battlefield. They can fly.",
                "フェニックスが2体います。フェニックスは飛べます。",
            ),
            do=Phrase("Click the card of the Flamewing Phoenixes.", "炎翼のフェニックスのカードをクリックしましょう。"),
            want=activates("flamewing_phoenixes"),
            point=cards("army/flamewing_phoenixes"),
            rule="4.2",
        ),
        Beat(
            Phrase("Over the ruin", "障害物をこえて"),
            Phrase(
                "A flyer pays 1 for each space, and ignores levels, water, ruins and figures below. It only has "
                "to land on a free space.",
                "飛ぶと1マスに1ずつ使い、高さも水も障害物もフィギュアも無視します。降りるのは空きマスだけです。",
            ),
            do=Phrase("Fly over the ruin to the marked space.", "障害物をこえて、印のマスまで飛びましょう。"),
            want=goes(HIDDEN, (9, 7)),
            point=way(HIDDEN, (9, 7)),
            rule="6.8",
        ),
        Beat(
            Phrase("Taking off", "飛び立つ"),
            Phrase(
                "This Phoenix is engaged. When it takes off, the Elemental beside it strikes once. On the way "
                "nobody can touch it.",
                "このフェニックスは交戦中です。飛び立つとき、隣のエレメンタルから1回追撃されます。途中では何も起"
                "きません。",
            ),
            do=Phrase(
                "Fly to the marked space beside the other Elemental.",
                "別のエレメンタルの隣の、印のマスへ飛びましょう。",
            ),
            want=goes(CAUGHT, FLANK),
            point=way(CAUGHT, FLANK),
            rule="6.8",
        ),
        Beat(
            Phrase("Two against one", "2対1"),
            Phrase(
                "The strike missed. Now two of yours stand beside the Elemental. It has 4 lives, and 1 damage already.",
                "追撃は外れました。エレメンタルの隣に、味方が2体います。ライフは4で、もう1ダメージ受けています。",
            ),
            do=Phrase("Attack it with the Phoenix.", "フェニックスで攻撃しましょう。"),
            want=strikes(FLANK, BRUTE),
            point=those_at(FLANK, BRUTE),
            rule="10",
        ),
        Beat(
            Phrase("Well done", "よくできました"),
            Phrase(
                "2 damage by now, and the Elementals only waited. They are slow and strong: hit them together, "
                "and fly away when it gets hot.",
                "これで2ダメージ。エレメンタルは待っているだけでした。遅いけれど強い相手です。力を合わせて攻め、"
                "危なくなったら飛んで逃げましょう。",
            ),
            point=those_at(BRUTE),
            rule="11.1",
        ),
    ),
    others=(
        activates("pummelroot_elementals"),
        choice(EndMoves),
        strikes(BRUTE, ACROSS),
        choice(EndAttacks),
        activates("pummelroot_elementals"),
        choice(EndMoves),
        choice(EndAttacks),
    ),
    free=Phrase("Bring the Elementals down with paws, wings and fire!", "足と翼と炎で、エレメンタルを倒しましょう！"),
    coach="figure/chandra",
    options={"map": "the_duel"},
)
