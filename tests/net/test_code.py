"""Join codes: short enough to read out, and no mistake goes unnoticed for long."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.net import code
from game.net.code import SIGNS, BadCode, Code

CODES = st.builds(
    Code,
    st.integers(1, 65535),
    st.lists(st.ip_addresses(v=4).map(str), min_size=1, max_size=3).map(tuple),
    st.binary(min_size=8, max_size=8),
    st.text(SIGNS, min_size=8, max_size=8),
)


@given(CODES)
def test_a_code_says_what_it_was_made_of(made: Code) -> None:
    assert code.read(str(made)) == made
    assert code.key_of(str(made)) == made.key


@given(CODES, st.sampled_from(("lower", "blanks", "alike")))
def test_it_may_be_typed_as_people_type(made: Code, how: str) -> None:
    text = str(made)
    typed = {
        "lower": text.lower(),
        "blanks": f"  {text.replace('-', ' ')}\n",
        "alike": text.replace("0", "O").replace("1", "l"),
    }[how]
    assert code.read(typed) == made


def test_a_code_for_one_address_has_eight_groups_of_four() -> None:
    assert [len(group) for group in str(Code(47470, ("192.168.0.7",), b"12345678", "ABCDEFGH")).split("-")] == [4] * 8


@given(CODES, st.data())
def test_most_wrong_signs_are_noticed(made: Code, data: st.DataObject) -> None:
    """The check is four bits: one in sixteen passes, and then the certificate or the key does not fit."""
    signs = str(made).replace("-", "")
    place = data.draw(st.integers(0, len(signs) - 1))
    wrong = data.draw(st.sampled_from([sign for sign in SIGNS if sign != signs[place]]))
    typed = signs[:place] + wrong + signs[place + 1 :]
    with suppress(BadCode):
        assert code.read(typed) != made


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "some are missing"),
        ("ABCD", "some are missing"),
        ("A" * 300, "too long"),
        ("ABCD-EFGH-$", "no '$'"),
        ("0" * 32, "some are missing"),
        ("Z" * 32, "some are missing"),
        ("十" * 8, "no '十'"),
    ],
)
def test_what_is_no_code_is_refused_in_one_sentence(typed: str, why: str) -> None:
    with pytest.raises(BadCode, match=why.replace("$", r"\$")):
        code.read(typed)


@given(st.text(max_size=60))
def test_nothing_typed_breaks_the_reader(typed: str) -> None:
    try:
        code.read(typed)
    except BadCode as error:
        assert "\n" not in str(error)


def test_keys_are_not_used_twice() -> None:
    assert len({code.new_key() for _ in range(200)}) == 200
