import * as prngs from '../../../../src/parts/prng/index.js';
import type { FiledSample } from '../../../../src/wings/until-caught/page/facts.js';
import { caughtRecord, shuffleBy } from '../caught-record.js';

const BUDGET = 8192;

/** Methods and seedings that are caught within the budget. */
const CAUGHT = [
  ['mt19937', 'modulo:6'],
  ['mt19937', 'modulo:5'],
  ['mt19937', 'round-scale'],
  ['randu', 'modulo'],
  ['drand48', 'lemire', 'counter'],
  ['mt19937', 'lemire', 'random-16'],
] as const;

/** A table of generators, dealt here with a small budget: of 13 cards and of 52, some caught and most not. */
export async function caughtSamples(): Promise<readonly FiledSample[]> {
  const origins = [
    ...Object.values(prngs)
      .filter(({ live }) => !live)
      .map(({ id }) => shuffleBy(id)),
    ...CAUGHT.map(([prng, bounded, seeding]) => shuffleBy(prng, bounded, seeding)),
  ];
  const samples: FiledSample[] = [];
  for (const n of [13, 52])
    for (const origin of origins) {
      const { bounded, prng, seeding } = origin.source;
      const record = await caughtRecord(origin, n, { seed: 'table', budget: BUDGET });
      samples.push({ file: `${prng}-${bounded}-${seeding}-${n}.json`, record });
    }
  return samples;
}
