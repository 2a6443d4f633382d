"""Small screens that lie over others: a question, the curtain between two people, what went wrong."""
