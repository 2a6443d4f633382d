"""One class for each word of the effect vocabulary (medarot.md, section 15), by topic; ops.py lists them."""
