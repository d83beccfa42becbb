import { describe, expect, it } from 'vitest';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';

describe('deals that come again more often than luck makes them, where luck makes some come again', () => {
  it.each([9, 10, 11, 12])('of %i cards from 16 bits of seed are found by the equal pairs', async (n) => {
    const { core } = await recordOf(pipelineOf('fisher-yates', n, 'lemire', 'mt19937', 'random-16'), { seed: 'few', trials: 20_000 });
    expect(core.verdict).toMatchObject({ kind: 'biased', because: expect.arrayContaining(['repeats']) });
  });

  it.each([
    [6, 400],
    [9, 20_000],
    [10, 20_000],
    [12, 60_000],
  ])('of %i cards, %i of them even, are no finding: 30 audits, a level of one in 500 for all of them', async (n, trials) => {
    for (let k = 0; k < 30; k++) {
      const { core } = await recordOf(pipelineOf('fisher-yates', n), { seed: `even ${k}`, trials, tests: ['repeats'] });
      const row = core.results.find(({ test }) => test === 'repeats');
      if (!row?.plain) throw new Error('the row must run');
      expect(row.plain.logP, `audit ${k}`).toBeGreaterThan(Math.log(1 / 500 / 240));
      expect(row.plain.logLowerP, `audit ${k}`).toBeGreaterThan(Math.log(1 / 500 / 240));
      expect(row.logP).toBeGreaterThanOrEqual(row.plain.logP - 0.05);
    }
  });
});
