import type { JSX } from 'preact';
import { SEED } from '../../elements/another-seed.js';
import type { Lesson, Shown } from '../../lesson.js';
import { BitGrid } from './bit-grid.js';
import { PILES, WIDTH } from './grid.js';
import { MisereRule } from './misere-rule.js';
import { RACED, RaceSteps } from './race-steps.js';
import { STARTS } from './run.js';
import { SearchSteps } from './search-steps.js';
import { SEARCHES_WORDS } from './words.js';

function Experiment(shown: Shown): JSX.Element {
  return (
    <>
      <SearchSteps {...shown} />
      <BitGrid {...shown} />
      <MisereRule {...shown} />
      <RaceSteps {...shown} />
    </>
  );
}

/** Four searches step by step, Nim's grid repaired column by column, a rule turned round, and a race: what goes wrong where something is overlooked. */
export const searches: Lesson = {
  id: 'searches',
  fields: {
    search: { of: ['deep', 'wide', 'best', 'star'], usual: 'best' },
    from: { of: Object.keys(STARTS) },
    mistake: { of: ['0', '1'] },
    step: { from: 0, to: 999, usual: 0 },
    pile: { of: PILES.map((_, k) => String(k + 1)), usual: '2' },
    ends: { of: ['text', 'right'] },
    flips: { from: 0, to: 2 ** WIDTH - 1, usual: 0 },
    cards: { of: RACED },
    lock: { of: ['off', 'on'] },
    race: { from: 0, to: 999, usual: 0 },
    seed: SEED,
  },
  words: SEARCHES_WORDS,
  answer: 2,
  Experiment,
};
