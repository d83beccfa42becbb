import { describe, expect, it } from 'vitest';
import { pipelineOf } from '../support/pipeline-of.js';
import { foretell } from './foretell.js';
import { found } from './power-cell.js';
import { CARDS, LEAST_FOUND } from './power-rules.js';

describe('the counting of samples that show a mistake', () => {
  it.each(CARDS)('finds nothing in a correct shuffle of %i cards', async (n) => {
    expect(await found(pipelineOf('fisher-yates', n), 'position-matrix', 1000, `correct ${n}`)).toBe(0);
  });

  it('misses a mistake at half the deals foretold', async () => {
    const subject = pipelineOf('naive-swap', 13);
    const naive = { shuffle: 'naive-swap', bounded: 'lemire', prng: 'xoshiro128ss', seeding: 'continuous' };
    const foretold = await foretell(naive, subject, 'half');
    if (foretold.kind !== 'seen') throw new Error(`naive-swap must be seen, got ${foretold.kind}`);
    const half = Math.floor(foretold.trials / 2);
    expect(await found(subject, foretold.row, half, 'half')).toBeLessThan(LEAST_FOUND - 10);
  });
});
