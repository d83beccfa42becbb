# Deals with Array#shuffle of Ruby: a deck a line, until nobody reads on. Argument: cards.
deck = (0...Integer(ARGV[0])).to_a
begin
  loop { puts deck.shuffle.join(' ') }
rescue Errno::EPIPE
  exit!(true)
end
