#!/bin/sh
# Deals with shuf of GNU coreutils, a new process for every deck, until nobody reads on. Argument: cards.
while deck=$(shuf -i "0-$(($1 - 1))"); do echo $deck 2>/dev/null || exit 0; done
