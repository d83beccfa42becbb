<?php
// Random\Randomizer::shuffleArray of PHP on a tape.
require __DIR__ . '/tape.php';

serve(fn (array $deck, Random\Randomizer $random) => $random->shuffleArray($deck));
