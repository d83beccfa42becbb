<?php
// Deals with str_shuffle() of PHP: a deck a line, until nobody reads on. Argument: cards, 52 at most, since each is a letter.
$letters = array_merge(range('A', 'Z'), range('a', 'z'));
$cards = implode('', array_slice($letters, 0, (int) $argv[1]));
for (;;) {
    if (@fwrite(STDOUT, implode(' ', str_split(str_shuffle($cards))) . "\n") === false) {
        exit;
    }
}
