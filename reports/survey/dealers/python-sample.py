"""Deals hands with random.sample of Python's standard library: a hand a line, until nobody reads on. Arguments: cards, cards of a hand."""
import random
import sys

cards, hand = int(sys.argv[1]), int(sys.argv[2])
try:
    while True:
        print(*random.sample(range(cards), hand))
except BrokenPipeError:
    # Python would try to write once more as it ends.
    sys.stdout = None
