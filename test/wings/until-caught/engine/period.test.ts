import { expect, it } from 'vitest';
import { verifyAny } from '../../../../src/records/verify-any.js';
import { caughtRecord, shuffleBy } from '../caught-record.js';

it('nothing is claimed beyond the period of a generator: RANDU has 2^29 words, which 10,526,880 decks of 52 draw', async () => {
  const { core } = await caughtRecord(shuffleBy('randu', 'float-scale'), 52, { seed: 'period', budget: 1e9, tests: ['parity'] });
  const trials = Math.floor(2 ** 29 / 51 / 65_536) * 65_536;
  expect(core.end).toBe('period');
  expect(core.looks.at(-1)).toMatchObject({ trials, words: 51 * trials });
});

it('beyond the period of 2^27 words deals are looked at for those that come again: of 65 cards after 2^21, of 52 not', async () => {
  const asked = { seed: 'period', budget: 2 ** 22, tests: ['parity', 'repeats'] };
  const [again, other] = await Promise.all([65, 52].map((n) => caughtRecord(shuffleBy('glibc-rand-r'), n, asked)));
  // 64 words a deal, so that every deal comes again; of 51 words none does so soon.
  const looks = again.core.looks.slice(-3).map(({ rows, trials }) => [rows, trials]);
  expect(looks).toEqual([
    [3, 2 ** 21 - 65_536],
    [2, 2 ** 21],
    [2, 2 ** 22],
  ]);
  expect([again.core.end, again.core.looks.at(-1)?.least.test]).toEqual(['caught', 'repeats']);
  expect([other.core.end, other.core.looks.at(-1)?.trials]).toEqual(['period', Math.floor(2 ** 27 / 51 / 65_536) * 65_536]);
  for (const record of [again, other])
    expect((await verifyAny(record, '.', { workers: 1 })).map(({ outcome }) => outcome)).toEqual(Array(5).fill('holds'));
});
