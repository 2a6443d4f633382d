"""What cards do: one class for each word of the card data (magna.md, section 12), by topic. ops.py lists them."""
