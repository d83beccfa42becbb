import { describe, expect, it } from 'vitest';
import type { Fitted } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { depthLaw } from '../../../src/games/puzzle/law/depth-law.js';
import { chancesOf } from '../../../src/games/puzzle/law/exact-histogram.js';
import { boards } from '../../../src/kinds/board/boards.js';
import { depth } from '../../../src/kinds/board/statistics/depth.js';
import { readFixture } from '../../support/read-fixture.js';

interface Korf {
  readonly instances: readonly { readonly initial_for_blank_last_goal: readonly number[]; readonly optimal: number }[];
}

function fitted(trials: number): Fitted {
  const fit = depth.fit(boards({ rows: 4, columns: 4 }), trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

describe('the shortest solutions of boards of 4 x 4', () => {
  it('are those that Korf published, turned to the goal with the blank last', () => {
    const { instances } = readFixture<Korf>('games/puzzle/korf100.json');
    const some = instances.filter(({ optimal }) => optimal <= 46).slice(0, 6);
    const { accumulator } = fitted(500);
    const counting = accumulator();
    const batch = new Batch(16, some.length);
    for (const { initial_for_blank_last_goal: start } of some) batch.cells.set(start, 16 * batch.length++);
    counting.add(batch);
    const expected = new Float64Array(counting.counts.length);
    for (const { optimal } of some) expected[optimal]++;
    expect(some.length).toBeGreaterThan(3);
    expect(Array.from(counting.counts)).toEqual(Array.from(expected));
  });

  it('tell 500 lengths that are two moves too short, as the scrambles of a known program were, from those of the law', () => {
    const fit = fitted(500);
    const chances = chancesOf(depthLaw({ rows: 4, columns: 4 }));
    const lengths = (less: number): Float64Array => {
      const counts = new Float64Array(fit.shape[0]);
      // As even as whole boards can be: the lengths at the quantiles of the law, each `less` moves shorter.
      let length = 0;
      for (let i = 0, below = chances[0]; i < 500; i++) {
        while (below < (i + 0.5) / 500) below += chances[++length];
        counts[length - less]++;
      }
      return counts;
    };
    expect(fit.test(lengths(0), 500)[0].p).toBeGreaterThan(0.99);
    expect(fit.test(lengths(2), 500)[0].p).toBeLessThan(1e-5);
  });

  it('are not searched for where there are too many boards', () => {
    expect(depth.fit(boards({ rows: 4, columns: 4 }), 601)).toEqual({
      skipped: { why: 'too-large', limit: 'searches', most: 600, got: 601 },
    });
  });
});
