# List::Util::shuffle of Perl on a tape.
use strict;
use warnings;
use FindBin;
require "$FindBin::Bin/tape.pl";

serve(sub { return List::Util::shuffle(@_) });
