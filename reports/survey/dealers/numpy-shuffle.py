"""Deals with Generator.shuffle of numpy: a deck a line, until nobody reads on. Argument: cards."""
import sys

import numpy

cards = int(sys.argv[1])
generator = numpy.random.default_rng()
try:
    while True:
        deck = numpy.arange(cards)
        generator.shuffle(deck)
        print(*deck.tolist())
except BrokenPipeError:
    # Python would try to write once more as it ends.
    sys.stdout = None
