#!/bin/sh
# Deals with ORDER BY random() of SQLite: a deck a line, until nobody reads on. Argument: cards.
# LIMIT -1 keeps the order of the inner query: without it SQLite may drop the ORDER BY. The inner query names the deal, or it would be run once for all.
while :; do
  sqlite3 :memory: "WITH RECURSIVE
    card(c) AS (SELECT 0 UNION ALL SELECT c + 1 FROM card WHERE c < $1 - 1),
    deal(d) AS (SELECT 1 UNION ALL SELECT d + 1 FROM deal WHERE d < 1000)
    SELECT (SELECT group_concat(c, ' ') FROM (SELECT c, deal.d FROM card ORDER BY random() LIMIT -1)) FROM deal;" || exit 0
done
