"""The forms of Japanese verbs, from the dictionary form."""

from __future__ import annotations

GODAN = {"う": ("って", "い", "え"), "く": ("いて", "き", "け"), "す": ("して", "し", "せ"), "る": ("って", "り", "れ")}
LIKE_GODAN = ("めくる",)  # end in -る and bend like 取る; all others bend like 見る
JOINED = {"である": "で", "いる": "いて", "ある": "あり", "ない": "なく"}


def te(verb: str) -> str:
    """引く → 引いて: before よい "may"; one thing done for another."""
    return _forms(verb)[0]


def stem(verb: str) -> str:
    """引く → 引き: one thing done before another. 見て reads better than 見."""
    te_form, stem_form, _ = _forms(verb)
    return te_form if len(stem_form) == 1 and verb != "する" else stem_form


def ba(verb: str) -> str:
    """引く → 引けば: "if"."""
    return _forms(verb)[2]


def joint(words: str) -> str:
    """A condition before another one: ～いる → ～いて."""
    end = next(end for end in (*JOINED, "") if words.endswith(end))
    return words.removesuffix(end) + JOINED.get(end, "、かつ")


def _forms(verb: str) -> tuple[str, str, str]:
    if verb.endswith("する"):
        root = verb.removesuffix("する")
        return f"{root}して", f"{root}し", f"{root}すれば"
    root, last = verb[:-1], verb[-1:]
    if last == "る" and verb not in LIKE_GODAN:
        return f"{root}て", root, f"{root}れば"
    te_form, stem_form, e = GODAN.get(last, ("", "", ""))
    return f"{root}{te_form}", f"{root}{stem_form}", f"{root}{e}ば" if e else root
