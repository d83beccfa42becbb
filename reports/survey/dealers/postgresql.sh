#!/bin/sh
# Deals with ORDER BY random() of the PostgreSQL that answers on this machine's own socket: a deck a line, until nobody reads on.
# Argument: cards.
# The inner query names the deal, or it would be run once for all of them.
while :; do
  psql -XAtq -d postgres -c "SELECT (SELECT string_agg(c::text, ' ') FROM (SELECT c FROM generate_series(0, $1 - 1 + 0 * d) c ORDER BY random()) deck)
    FROM generate_series(1, 1000) d" || exit 0
done
