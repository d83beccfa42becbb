#!/bin/sh
# Deals with sort -R of GNU coreutils, which sorts by a hash with a new key every time: a new process for every deck, until nobody reads on.
# Argument: cards.
while deck=$(seq "$1" | sort -R); do echo $deck 2>/dev/null || exit 0; done
