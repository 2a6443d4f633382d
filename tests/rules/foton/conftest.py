"""Tests of The Foton. Positions are built by hand with `foton_byhand.py`, which lies next to this file."""
from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
