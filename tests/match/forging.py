"""Recordings as another program would have written them: other headers, other moves, whole seals."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from game.match.journal import sealed


def forge(path: Path, header: Mapping[str, object], moves: Mapping[int, str] | None = None) -> None:
    """Change fields of the header of a recording, and moves by their number (from 0)."""
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    words = [line.rpartition(" ")[0] for line in rest]
    for number, move in (moves or {}).items():
        words[number] = move
    head = json.dumps({**json.loads(first), **header}, ensure_ascii=False)
    seal, out = sealed("", head), [head]
    for move in words:
        seal = sealed(seal, move)
        out.append(f"{move} {seal}")
    path.write_text("".join(f"{line}\n" for line in out), encoding="utf-8")
