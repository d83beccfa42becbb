// Deals with randomShuffle of D's std.random: a deck a line, until nobody reads on. Argument: cards.
import std.conv : to;
import std.random : randomShuffle;
import std.range : iota;
import std.array : array;
import std.stdio : writefln;

void main(string[] arguments) {
  const cards = arguments[1].to!int;
  while (true) writefln("%(%d %)", iota(cards).array.randomShuffle);
}
