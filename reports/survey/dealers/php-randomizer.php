<?php
// Deals with shuffleArray of PHP's Random\Randomizer: a deck a line, until nobody reads on. Argument: cards.
$cards = range(0, (int) $argv[1] - 1);
$randomizer = new Random\Randomizer(new Random\Engine\Xoshiro256StarStar());
for (;;) {
    if (@fwrite(STDOUT, implode(' ', $randomizer->shuffleArray($cards)) . "\n") === false) {
        exit;
    }
}
