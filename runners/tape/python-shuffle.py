"""random.shuffle of Python's standard library on a tape."""

import tape

tape.serve(lambda deck, rng: rng.shuffle(deck))
