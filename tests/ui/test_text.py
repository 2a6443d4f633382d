"""Lines break where both languages allow it, and nothing is wider than its column."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.art.text import NO_END, NO_START, Rules, even, fitted, font, line, pieces, squeezed, width, wrap

LATIN = st.text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJ'+-0123456789", min_size=1, max_size=11)
JAPANESE = st.text("軍団兵士攻撃力防御を与えるフィギュアはターンのカード", min_size=1, max_size=20)
MARKS = st.sampled_from(
    ["。", "、", "！", "」", "）", "ー", "ッ", "ゃ", "・", ".", ",", ")", "「", "（", "(", " ", " ", "…"]
)
TEXT = st.lists(LATIN | JAPANESE | MARKS, min_size=1, max_size=24).map("".join)


def longest_mark_run(words: str) -> int:
    run = most = 0
    for ch in words:
        run = run + 1 if ch in NO_START | NO_END or ch == " " else 0
        most = max(most, run)
    return most


@settings(max_examples=150, deadline=None)
@given(TEXT, st.integers(220, 420), st.sampled_from([12, 15]))
def test_no_line_is_wider_than_its_column(words: str, room: int, size: int) -> None:
    f = font("sans", size)
    for row in wrap(words, f, room) + even(words, f, room):
        assert f.size(row)[0] <= room


@settings(max_examples=150, deadline=None)
@given(TEXT, st.integers(90, 420))
def test_joined_lines_give_the_text_back(words: str, room: int) -> None:
    rows = wrap(words, font("sans", 13), room)
    assert "".join(rows).replace(" ", "") == words.replace(" ", "")
    assert all(row == row.strip() and row for row in rows)


@settings(max_examples=150, deadline=None)
@given(TEXT, st.integers(260, 420))
def test_no_line_starts_or_ends_with_a_forbidden_mark(words: str, room: int) -> None:
    if longest_mark_run(words) > 4:
        return  # marks alone that fill a line must be cut somewhere
    whole = words.strip()
    f = font("sans", 12)
    if any(width(p.strip(), f) > room for p in pieces(words)):
        return
    rows = wrap(words, f, room)
    for row in rows[1:]:
        assert row[0] not in NO_START or whole.startswith(row)
    for row in rows[:-1]:
        assert row[-1] not in NO_END


@settings(max_examples=100, deadline=None)
@given(st.lists(LATIN, min_size=2, max_size=20), st.integers(150, 300))
def test_latin_words_are_never_cut(words: list[str], room: int) -> None:
    rows = wrap(" ".join(words), font("sans", 12), room)
    assert " ".join(rows).split() == words


def test_english_breaks_at_spaces() -> None:
    f = font("sans", 14)
    assert wrap("draw two cards", f, width("draw two", f)) == ["draw two", "cards"]


def test_japanese_breaks_between_phrases_where_that_costs_no_line() -> None:
    f = font("sans", 14)
    assert wrap("カードを引く。", f, width("カードを引", f)) == ["カードを", "引く。"]
    said = "反応：相手キャラクターが移動した直後、元の場所へ戻す。"
    assert wrap(said, f, 260) == ["反応：相手キャラクターが移動した", "直後、元の場所へ戻す。"]
    words = "行動させられるカードを引かせるだけ"
    full = wrap(words, f, width("行動させら", f))
    assert "".join(full) == words and len(full) == -(-len(words) // 5), "a line more would be too dear"


def test_japanese_breaks_nowhere_before_closing_marks() -> None:
    f = font("sans", 14)
    assert wrap("引引引引引。", f, width("引引引引引", f)) == ["引引引引", "引。"], "the stop clings to it"
    assert wrap("カード「引」", f, width("カード「", f)) == ["カード", "「引」"], (
        "an opening bracket goes to the next line"
    )


def test_long_vowels_and_small_kana_never_start_a_line() -> None:
    f = font("sans", 14)
    for words, at in (("攻撃タワー", 4), ("勝利キャラ", 3)):
        rows = wrap(words, f, width(words[:at], f))
        assert len(rows) == 2 and rows[1][0] not in NO_START


def test_latin_in_japanese_stays_whole_and_needs_no_hyphen() -> None:
    f = font("sans", 14)
    rows = wrap("プレインズウォーカーPlaneswalkerの隣", f, width("プレインズウォーカーPla", f))
    assert rows == ["プレインズウォーカー", "Planeswalkerの隣"]


def test_a_word_wider_than_its_column_is_cut_rather_than_lost() -> None:
    f = font("sans", 14)
    rows = wrap("incomprehensibilities", f, 60)
    assert "".join(rows) == "incomprehensibilities" and max(width(r, f) for r in rows) <= 60


def test_a_scrap_of_a_last_line_is_evened_out() -> None:
    f = font("sans", 14)
    words = "alpha beta gamma delta epsilon zeta eta theta io"
    room = width("alpha beta gamma delta epsilon zeta eta theta", f) + 2
    assert wrap(words, f, room)[-1] == "io"
    assert width(even(words, f, room)[-1], f) > width("io", f)


@pytest.mark.parametrize(
    "words",
    [
        "Rise of the Dark Realms",
        "闇の領域の隆盛",
        "I",
        "A very long name that nobody would ever give to a card of any kind",
    ],
)
@pytest.mark.parametrize("room", [60, 120, 300])
def test_a_name_is_squeezed_into_its_plate(words: str, room: int) -> None:
    assert squeezed(words, "display", 22, True, (0, 0, 0), room).get_width() <= room


def test_a_name_that_fits_is_left_alone() -> None:
    assert (
        squeezed("Zap", "sans", 18, True, (0, 0, 0), 200).get_size()
        == line("Zap", font("sans", 18, True), (0, 0, 0)).get_size()
    )


def test_a_block_takes_the_largest_size_that_fits() -> None:
    words = [
        "Figures on the enchanted army card get +1 toughness, and nobody strikes them when they leave an engagement."
    ]
    big, small = fitted(words, 300, 400, (20, 17, 15)), fitted(words, 150, 120, (20, 17, 15, 13, 12))
    assert big.size == 20
    assert 12 <= small.size < 20 and small.height <= 120


def test_a_bold_lead_stands_before_its_words_and_nothing_is_lost() -> None:
    rules = Rules([("Trample.", "The rest of the damage may be put on one figure next to the defender.")], 13, 180)
    assert rules.rows[0][1] == "Trample."
    assert " ".join(row[2] for row in rules.rows).split() == [
        "The",
        "rest",
        "of",
        "the",
        "damage",
        "may",
        "be",
        "put",
        "on",
        "one",
        "figure",
        "next",
        "to",
        "the",
        "defender.",
    ]
    for _, lead, words, _ in rules.rows:
        assert (width(lead + " ", rules.b) if lead else 0) + width(words, rules.f) <= 182


def test_a_short_katakana_word_is_not_cut() -> None:
    """ダメージ and フィギュア stay whole in the log; a long word may be broken, but not near its ends."""
    f = font("sans", 15)
    for room in range(70, 260, 7):
        rows = wrap("青の幻影の投影体は攻撃でダメージを受けた。フィギュアが移動した。", f, room)
        for word in ("ダメージ", "フィギュア"):
            assert any(word in row for row in rows) or f.size(word)[0] > room
    long = [row for row in wrap("白のプレインズウォーカーが倒れた", f, 110) if row]
    assert all(row not in ("プ", "ー") and not row.endswith(("白のプ", "プレ")) for row in long)


def test_the_text_of_a_card_cuts_a_katakana_word_only_where_that_saves_a_line() -> None:
    said, f = "魔力増幅:装備ユニットはスキル「魔術」1つを得る。", font("sans", 18)
    room = f.size("魔力増幅:装備ユニット")[0] - 1
    rows = wrap(said, f, room, tight=True)
    assert rows == ["魔力増幅:装備", "ユニットはスキル", "「魔術」1つを得る。"]
    assert len(wrap("装備ユニットは", f, f.size("装備ユニッ")[0], tight=True)) == 2, "a word that saves a line is cut"


def test_a_name_of_several_words_is_broken_between_them() -> None:
    said, f = "対決：アドベンチャーズ・イン・フォールシッティング", font("sans", 18)
    rows = wrap(said, f, f.size("対決：アドベンチャーズ・イン・フォール")[0])
    assert rows == ["対決：アドベンチャーズ・イン・", "フォールシッティング"]


def test_what_is_counted_stays_with_its_number() -> None:
    """In Japanese no line ends between a number and its counter; in English none begins with the times sign."""
    f = font("sans", 14)
    said = "アタック：プレイヤー1は16（0点）、プレイヤー2は18（7点）。カードを3枚引く。"
    for room in range(60, 320, 3):
        rows = wrap(said, f, room)
        assert not any(a[-1].isdigit() and b[0] in "点枚" for a, b in pairwise(rows)), (room, rows)
        rows = wrap("プレイヤー2が3ファイトを支払い、1マグナを得る。", f, max(room, 90))
        assert not any(a[-1].isdigit() and b[0] in "フマ" for a, b in pairwise(rows)), (room, rows)
        rows = wrap("takes area D: Charge 1 ×3, Skill 3 ×2 and Attack 4", f, room)
        assert not any(row.startswith("×") for row in rows), (room, rows)
