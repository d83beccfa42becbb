"""Deals with random.shuffle of Python's standard library: a deck a line, until nobody reads on. Argument: cards."""
import random
import sys

cards = int(sys.argv[1])
try:
    while True:
        deck = list(range(cards))
        random.shuffle(deck)
        print(*deck)
except BrokenPipeError:
    # Python would try to write once more as it ends.
    sys.stdout = None
