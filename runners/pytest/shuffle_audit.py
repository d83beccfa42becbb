"""assert_shuffles_uniformly for pytest, unittest or any runner: `shuffle-audit` judges the decks that your shuffle deals here.

One file, Python 3.8 or later, no packages. Copy it beside your tests. Needs Node 20 and shuffle-audit: the program that SHUFFLE_AUDIT names (a
path; one that ends in .js is started by node), else `shuffle-audit` on the PATH, else what `npx` finds installed in the folder of the test.
"""

import contextlib
import os
import shutil
import subprocess
import threading

__all__ = ["ShuffleAuditError", "assert_shuffles_uniformly"]

_ASKS_WITHIN = 60  # seconds that the program may take to ask for deals: shuffle-audit takes less than one, another program may wait for ever


class ShuffleAuditError(Exception):
    """The test says nothing about evenness: shuffle-audit is not there, an option cannot be, or a deal is no deck."""


def assert_shuffles_uniformly(shuffle, n=52, *, trials=None, detect=None, false_alarms=None, name=None):
    """Fails unless `shuffle` deals every order of n cards equally often, as far as its deals show.

    shuffle       called with a list of whole numbers 0 ... n - 1; it rearranges that, or returns another one, or anything to iterate over
    n             cards, 2 to 5,000
    trials        deals; by default about a million cards' worth, 20,000 decks of 52, and a tenth as many from decks in random order
    detect        in place of trials: as many deals as it takes to see a bias of this relative size, such as 0.01
    false_alarms  how often an even shuffle may fail, 1e-9 to 0.01; 1e-9
    name          what the shuffle is called in the message; its own name

    Raises AssertionError with what was found where the deals show a bias, ShuffleAuditError where there is nothing to say about evenness, and
    what the shuffle raises.
    """
    __tracebackhide__ = True  # pytest shows the line of the test, and none of this file
    name = name or getattr(shuffle, "__name__", "") or "the shuffle"
    command = [*_program(), "assert", "--n", str(n), "--name", name, "--language", "Python"]
    for option, value in (("--trials", trials), ("--detect", detect), ("--false-alarms", false_alarms)):
        if value is not None:
            command += [option, str(value)]
    try:
        audit = subprocess.Popen(command, bufsize=1 << 16, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    except OSError as error:
        raise ShuffleAuditError(f"{command[0]} does not start: {error}") from error
    late = threading.Timer(_ASKS_WITHIN, audit.kill)
    late.daemon = True
    late.start()
    with audit:
        try:
            asked = _asked(audit)
            if asked is not None:
                late.cancel()
                _deal(shuffle, n, asked, audit)
            told, errors = audit.communicate()
        except BaseException:
            audit.kill()  # nobody waits for its verdict
            with contextlib.suppress(BrokenPipeError):
                audit.stdin.close()
            raise
        finally:
            late.cancel()
    if asked is not None and audit.returncode == 20:
        raise AssertionError(told.decode("utf-8"))
    if asked is None or audit.returncode != 0:
        ended = f"{command[0]} ended with {audit.returncode}"
        nothing = "" if asked is not None else f" and asked for no deals within {_ASKS_WITHIN} s"
        raise ShuffleAuditError(errors.decode("utf-8", "replace").strip() or ended + nothing)


def _asked(audit):
    """How many deals in order are asked for, and from which decks the others: all of that is read before one is dealt, so that neither process
    waits for the other. None where nothing is asked for: it ended with an error, or is another program, which is ended where it says anything."""
    first = audit.stdout.readline()
    words = first.split()
    if len(words) != 4 or words[0] != b"deals":
        if first:
            audit.kill()
        return None
    return int(words[1]), [[int(card) for card in audit.stdout.readline().split()] for _ in range(int(words[3]))]


def _deal(shuffle, n, asked, audit):
    """Deals what is asked for."""
    in_order, decks = asked
    try:
        order = range(n)
        for _ in range(in_order):
            audit.stdin.write(_line(shuffle, list(order)))
        for deck in decks:
            audit.stdin.write(_line(shuffle, deck))
        audit.stdin.flush()
    except BrokenPipeError:
        pass  # it ended at a deal that is no deck, and says so


def _line(shuffle, deck):
    result = shuffle(deck)
    dealt = result if hasattr(result, "__iter__") else deck
    return (" ".join(map(str, dealt)) + "\n").encode()


def _program():
    named = os.environ.get("SHUFFLE_AUDIT")
    if named:
        return ["node", named] if named.endswith(".js") else [named]
    found = shutil.which("shuffle-audit")
    if found:
        return [found]
    npx = shutil.which("npx")
    if npx:
        return [npx, "--no", "--", "shuffle-audit"]
    raise ShuffleAuditError("shuffle-audit is not there: npm install -g path/to/shuffle-audit, or name its program in SHUFFLE_AUDIT")
