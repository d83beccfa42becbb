# Deals with Array#shuffle of Crystal: a deck a line, until nobody reads on. Argument: cards.
deck = (0...ARGV[0].to_i).to_a
loop { puts deck.shuffle.join(' ') }
