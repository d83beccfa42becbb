# A tape for Perl: what List::Util draws by ($List::Util::RAND, from version 1.54 on) asks on standard output and is answered on standard input.
#
#     require './tape.pl';
#     serve(sub { List::Util::shuffle(@_) });
#
#     shuffle-audit prove --n 5 -- perl ./my-shuffle.pl
#
# List::Util makes its choices of doubles. Words for people belong on standard error.
use strict;
use warnings;
use List::Util;

$| = 1;

sub ask {
    my ($question) = @_;
    print "$question\n";
    my $answer = <STDIN>;
    exit 0 unless defined $answer;
    chomp $answer;
    return $answer;
}

$List::Util::RAND = sub { return 0 + ask('double') };

# Deals until standard input ends; the shuffle gives the deck in its new order.
sub serve {
    my ($shuffle) = @_;
    while (my $line = <STDIN>) {
        my (undef, $n) = split ' ', $line;
        print join(' ', 'deck', $shuffle->(0 .. $n - 1)), "\n";
    }
}

1;
