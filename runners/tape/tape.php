<?php
/**
 * A tape for PHP 8.2 and later: a Random\Engine whose numbers are asked for on standard output and answered on standard input.
 *
 *     require 'tape.php';
 *     serve(fn (array $deck, Random\Randomizer $random) => $random->shuffleArray($deck));
 *
 *     shuffle-audit prove --n 5 -- php ./my_shuffle.php
 *
 * Its words have 32 bits, as those of Random\Engine\Mt19937. shuffle() and mt_rand() take no engine and cannot be dealt on a tape. Words for
 * people belong on standard error.
 */

function ask(string $question): string
{
    fwrite(STDOUT, $question . "\n");
    $answer = fgets(STDIN);
    if ($answer === false) {
        exit(0);
    }
    return trim($answer);
}

/** An even choice of 0 … $bound - 1, for a shuffle whose own choices are not to be looked at. */
function below(int $bound): int
{
    return (int) ask("below $bound");
}

final class Tape implements Random\Engine
{
    public function generate(): string
    {
        return pack('V', (int) ask('bits 32'));
    }
}

/** Deals until standard input ends; the shuffle gives the deck in its new order. */
function serve(callable $shuffle): void
{
    $random = new Random\Randomizer(new Tape());
    while (($line = fgets(STDIN)) !== false) {
        $deck = $shuffle(range(0, (int) substr($line, 5) - 1), $random);
        fwrite(STDOUT, 'deck ' . implode(' ', $deck) . "\n");
    }
}
