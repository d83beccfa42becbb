# A tape for Ruby: what Array#shuffle and Array#sample take as random:, whose numbers are asked for on standard output and answered on
# standard input.
#
#     require_relative "tape"
#     Tape.serve { |deck, tape| deck.shuffle(random: tape) }
#
#     shuffle-audit prove --n 5 -- ruby ./my_shuffle.rb
#
# Ruby asks an object that is no Random of its own for rand(k), a whole number below k, and makes nothing of words itself: what is proved is the
# shuffle, not how Random draws below k. Words for people belong on standard error.
class Tape
  def self.ask(question)
    $stdout.puts(question)
    $stdout.flush
    $stdin.gets || exit
  end

  def rand(bound = nil)
    bound.nil? ? Float(Tape.ask("double")) : Integer(Tape.ask("below #{bound}"), 10)
  end

  # Deals until standard input ends; the block gives the deck in its new order.
  def self.serve
    tape = new
    while (line = $stdin.gets)
      deck = yield((0...Integer(line.split[1], 10)).to_a, tape)
      $stdout.puts("deck #{deck.join(" ")}")
      $stdout.flush
    end
  end
end
