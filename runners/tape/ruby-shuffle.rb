# Array#shuffle of Ruby on a tape.
require_relative "tape"

Tape.serve { |deck, tape| deck.shuffle(random: tape) }
