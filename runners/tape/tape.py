"""A tape for Python: random.Random whose numbers are asked for on standard output and answered on standard input.

    import random, tape
    tape.serve(lambda deck, rng: rng.shuffle(deck))

    shuffle-audit prove --n 5 -- python3 ./my_shuffle.py

The methods of random.Random stand on getrandbits() and random(); both ask, so that the standard library's own shuffle() and sample() run as
they are. Words belong on standard error.
"""

import random
import sys


def ask(question):
    sys.stdout.write(question + "\n")
    sys.stdout.flush()
    answer = sys.stdin.readline()
    if not answer:
        sys.exit(0)
    return answer


class Tape(random.Random):
    def getrandbits(self, k):
        return int(ask("bits %d" % k)) if k > 0 else 0

    def random(self):
        return float(ask("double"))

    def below(self, k):
        """An even choice of 0 ... k - 1, for a shuffle whose own choices are not to be looked at."""
        return int(ask("below %d" % k))

    def seed(self, *args, **kwargs):
        """A tape has no seed."""


def serve(shuffle):
    """Deals until standard input ends. shuffle(deck, rng) rearranges the list it is given, or returns another one."""
    rng = Tape()
    for line in sys.stdin:
        word, n = line.split()
        if word != "deal":
            sys.exit("expected a deal, got " + line)
        deck = list(range(int(n)))
        result = shuffle(deck, rng)
        print("deck", *(deck if result is None else result), flush=True)
