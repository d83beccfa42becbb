# Deals with pick of Raku: a deck a line, until nobody reads on. Argument: cards.
my $cards = @*ARGS[0].Int;
loop { say (^$cards).pick(*).join(' ') }
