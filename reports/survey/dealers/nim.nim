# Deals with shuffle of Nim's std/random: a deck a line, until nobody reads on. Argument: cards.
import std/[os, random, sequtils, strutils]

randomize()
let cards = parseInt(paramStr(1))
try:
  while true:
    var deck = toSeq(0 ..< cards)
    shuffle(deck)
    stdout.writeLine(deck.join(" "))
except IOError:
  quit(0)
