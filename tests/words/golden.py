"""The golden files: heads at the margin, what is said below them, two spaces in."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tests.words.ear import listening
from tests.words.places import PLACES

FOLDER = Path(__file__).parent / "golden"


def path(key: str, place: str) -> Path:
    return FOLDER / key / f"{place}.txt"


def kept(key: str, place: str) -> dict[str, list[str]]:
    """What was said when the file was written."""
    blocks: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in path(key, place).read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            lines.append(line[2:])
        else:
            lines = blocks[line] = []
    return blocks


def said(key: str, place: str, heads: Iterable[str] | None = None) -> dict[str, list[str]]:
    """What is said today."""
    with listening():
        wanted = PLACES[place].heads(key) if heads is None else heads
        return {_head(head): PLACES[place].read(key, head) for head in wanted}


def heads(key: str, place: str) -> dict[str, str]:
    """Today's heads, by what they are called in the file."""
    with listening():
        return {_head(head): head for head in PLACES[place].heads(key)}


def _head(head: str) -> str:
    """No head begins with a space."""
    return f"«{head}»" if head != head.strip() else head


def write(key: str, place: str) -> int:
    """Write a golden file anew; how many characters it has."""
    blocks = said(key, place)
    text = "".join(f"{head}\n" + "".join(f"  {line}\n" for line in lines) for head, lines in blocks.items())
    path(key, place).parent.mkdir(parents=True, exist_ok=True)
    path(key, place).write_text(text, encoding="utf-8", newline="\n")
    return len(text)


def differences(key: str, place: str, blocks: dict[str, list[str]]) -> list[str]:
    """Lines that are said and were not, or were and are not."""
    golden, out = kept(key, place), list[str]()
    for head, lines in blocks.items():
        before = golden.get(head)
        if before == lines:
            continue
        out.append(f"{key}/{place}.txt: {head}")
        out += [f"  - {line}" for line in before or ["(not there)"] if line not in lines]
        out += [f"  + {line}" for line in lines if line not in (before or [])]
        if before is not None and sorted(before) == sorted(lines):
            out.append("  the same lines in another order")
    return out
