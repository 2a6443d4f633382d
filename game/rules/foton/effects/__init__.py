"""What the cards of The Foton do: one class for each word of the card data (section 9); ops.py lists them."""
