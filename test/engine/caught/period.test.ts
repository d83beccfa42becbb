import { expect, it } from 'vitest';
import { caughtRecord, shuffleBy } from '../../support/caught-record.js';

it('nothing is claimed beyond the period of a generator: RANDU has 2^29 words, which 10,526,880 decks of 52 draw', async () => {
  const { core } = await caughtRecord(shuffleBy('randu', 'float-scale'), 52, { seed: 'period', budget: 1e9, tests: ['parity'] });
  const trials = Math.floor(2 ** 29 / 51 / 65_536) * 65_536;
  expect(core.end).toBe('period');
  expect(core.looks.at(-1)).toMatchObject({ trials, words: 51 * trials });
});
