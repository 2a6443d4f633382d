"""The music as it is written: whoever changes a bar finds here what every piece must keep to."""

from __future__ import annotations

import pytest

import game
from game.sound.music.instruments import INSTRUMENTS
from game.sound.music.pieces import PIECES
from game.sound.music.score import (
    DYNAMICS,
    HIT,
    SCALES,
    Passage,
    Phrase,
    Piece,
    Player,
    chord_tones,
    length,
    notes,
    passages,
    pitch_of,
)

ALL = pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
TABLES = pytest.mark.parametrize("piece", [PIECES[key] for key in game.KEYS], ids=game.KEYS)


def page(staff: str, chords: str = "C | G7") -> Piece:
    """Two bars of four beats in C for one player, an octave lower where chords are meant."""
    return Piece(
        name="page",
        key="C",
        scale="major",
        beats=4,
        tempo=120,
        players={"one": Player("harp", octave=-1), "two": Player("harp", joins=True)},
        phrases={"A": Phrase(chords, {"one": staff, "two": "0"})},
        form="A f",
    )


def read(staff: str, chords: str = "C | G7") -> list[tuple[float, float, int]]:
    piece = page(staff, chords)
    (passage,) = passages(piece, piece.form)
    return [(note.at, note.long, note.pitch) for note in notes(piece, passage, "one")]


# ---- how a score is read ---------------------------------------------------------------------------
def test_the_signs_of_a_bar_share_its_time_and_a_hold_goes_on_over_the_barline() -> None:
    assert read("C4 . E4 - | - F#5 Bb3 .") == [(0, 0.25, 60), (0.5, 0.75, 64), (1.25, 0.25, 78), (1.5, 0.25, 58)]


def test_digits_are_tones_of_the_chord_and_a_star_is_all_of_it() -> None:
    assert read("0 3 | *") == [(0, 0.5, 48), (0.5, 0.5, 60), (1, 1, 43), (1, 1, 47), (1, 1, 50), (1, 1, 53)]
    assert read("0 0", "C Am") == [(0, 0.5, 48), (0.5, 0.5, 45)], "two chords in a bar share it"


def test_a_percent_is_the_bar_before_and_a_short_staff_begins_again() -> None:
    assert read("x . x .", "C | F | G") == read("x . x . | % | %", "C | F | G")
    assert len(read("X . . . | x x x x", "C | F | G | C")) == 10


def test_a_passage_names_who_plays_and_whoever_joins_is_always_there() -> None:
    piece = page("0")
    assert [p.plays for p in passages(piece, "A f\nA pp one")] == [("one", "two")] * 2
    assert passages(piece, "A f\nA pp one")[1] == Passage("A", 2, 2, DYNAMICS["pp"], ("one", "two"))
    assert length(piece, "A f\nA pp one") == 4


# ---- what every piece keeps to ---------------------------------------------------------------------
def test_there_is_a_piece_for_the_title_and_for_every_table() -> None:
    assert PIECES.keys() == {"title", *game.KEYS}
    assert all(piece.name == name for name, piece in PIECES.items())


@ALL
def test_a_piece_is_two_minutes_long_at_least_and_has_a_form(piece: Piece) -> None:
    form = passages(piece, piece.form)
    assert length(piece, piece.form) * piece.bar >= 120
    assert len({passage.name for passage in form}) >= 4, "other figures in its middle"
    assert len({passage.db for passage in form}) >= 3
    assert len({frozenset(passage.plays) for passage in form}) >= 3, "players rest by the phrase"


@ALL
def test_every_staff_fits_its_page_and_every_player_has_an_instrument(piece: Piece) -> None:
    for name, phrase in piece.phrases.items():
        for who, staff in phrase.staves.items():
            bars = staff.split("|")
            assert piece.players[who].on in INSTRUMENTS
            assert len(phrase.chords.split("|")) % len(bars) == 0, (name, who)
            for bar in bars:
                signs = len(bar.split())
                fits = {1, *(piece.beats * n for n in (1, 2, 4)), piece.beats / 2}
                assert bar.strip() == "%" or signs in fits, (name, who, bar)
    used = {who for phrase in piece.phrases.values() for who in phrase.staves}
    assert used == piece.players.keys()
    forms = (piece.form, piece.win, piece.loss)
    assert {passage.name for form in forms for passage in passages(piece, form)} == piece.phrases.keys()


@ALL
def test_chords_are_in_the_key_but_for_those_that_are_borrowed(piece: Piece) -> None:
    chords = {chord for phrase in piece.phrases.values() for chord in phrase.chords.split() if chord != "|"}
    outside = {chord for chord in chords if not {t % 12 for t in chord_tones(piece, chord)} <= piece.scale_tones}
    assert outside == set(piece.borrowed.split())
    assert chord_tones(piece, _chords(piece, passages(piece, piece.form)[0])[0])[0] % 12 == tonic(piece)


def _chords(piece: Piece, passage: Passage) -> list[str]:
    return piece.phrases[passage.name].chords.replace("|", " ").split()


def tonic(piece: Piece) -> int:
    return pitch_of(piece.key + "4") % 12


@ALL
def test_the_melody_rests_on_its_chords(piece: Piece) -> None:
    """Of the notes on the first of a bar, three in four at least belong to the chord, or are its seventh or ninth."""
    good = total = 0
    for passage in passages(piece, piece.form):
        bars = [bar.split() for bar in piece.phrases[passage.name].chords.split("|")]
        for who in set(piece.tune) & set(passage.plays):
            for note in notes(piece, passage, who):
                if note.at == int(note.at) and note.pitch != HIT:
                    root, *_ = tones = chord_tones(piece, bars[int(note.at) - passage.begins][0])
                    good += note.pitch % 12 in {t % 12 for t in (*tones, root + 10, root + 11, root + 2)}
                    total += 1
    assert good >= 0.75 * total > 8


@TABLES
def test_whoever_joins_has_something_to_play_on_every_page(piece: Piece) -> None:
    joiners = {who for who, player in piece.players.items() if player.joins}
    assert all(joiners & set(passage.plays) for passage in passages(piece, piece.form))


@TABLES
def test_both_endings_come_home(piece: Piece) -> None:
    """A victory ends on the major chord of the key, a defeat on that the piece lives on; both by way of another."""
    for form in (piece.win, piece.loss):
        (passage,) = passages(piece, form)
        before, _, home = (chord_tones(piece, chord) for chord in _chords(piece, passage)[-3:])
        assert home[0] % 12 == tonic(piece) != before[0] % 12
        assert form == piece.loss or home[1] - home[0] == 4
        last = [notes(piece, passage, who)[-1] for who in passage.plays if who in piece.tune]
        assert any(note.pitch % 12 in {t % 12 for t in home} for note in last)


def test_no_two_tables_share_metre_tempo_key_or_scale() -> None:
    played = [PIECES[key] for key in game.KEYS]
    for trait in ("beats", "bar", "key", "scale"):
        assert len({getattr(piece, trait) for piece in played}) == len(played), trait
    assert {piece.scale for piece in played} == SCALES.keys()
    for one, other in ((a, b) for a in played for b in played if a is not b):
        assert {p.on for p in one.players.values()} - {p.on for p in other.players.values()}
