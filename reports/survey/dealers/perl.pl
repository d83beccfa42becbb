# Deals with shuffle of List::Util: a deck a line, until nobody reads on. Argument: cards.
use strict;
use warnings;
use List::Util 'shuffle';

my ($cards) = @ARGV;
while (1) { print join(' ', shuffle(0 .. $cards - 1)), "\n" or exit 0 }
