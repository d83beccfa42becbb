<?php
// Deals with shuffle() of PHP: a deck a line, until nobody reads on. Argument: cards.
$cards = (int) $argv[1];
for (;;) {
    $deck = range(0, $cards - 1);
    shuffle($deck);
    if (@fwrite(STDOUT, implode(' ', $deck) . "\n") === false) {
        exit;
    }
}
