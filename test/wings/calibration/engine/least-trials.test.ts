import { describe, expect, it } from 'vitest';
import type { Statistic } from '../../../../src/core/statistic/statistic.js';
import { deckStatistics as statistics } from '../../../../src/kinds/deck/catalogue.js';
import { permutations } from '../../../../src/math/orders/permutation.js';
import { leastTrials, sizesOf } from '../../../../src/wings/calibration/engine/sizes.js';

describe('leastTrials', () => {
  it.each(statistics.all.map((statistic) => [statistic.id, statistic] as const))(
    'of %s is accepted, and one deal fewer is not',
    (_, statistic) => {
      for (const n of [3, 4, 5, 13, 52]) {
        const space = permutations(n);
        const { reason, trials } = leastTrials(statistic, space, 1e6);
        if (trials === null) {
          expect(reason).toHaveProperty('got');
          expect(statistic.fit(space, 1e6)).toHaveProperty('skipped');
        } else {
          expect(statistic.fit(space, trials)).not.toHaveProperty('skipped');
          expect(statistic.fit(space, trials - 1)).toHaveProperty('skipped');
        }
      }
    },
  );

  it('is the edge of a made-up rule, whatever it is', () => {
    for (const edge of [1, 2, 17, 999, 1000]) {
      const rule: Pick<Statistic, 'fit'> = {
        fit: (space, trials) => (trials < edge ? { skipped: { why: 'few-left', got: trials } } : statistics.get('parity').fit(space, 100)),
      };
      expect(leastTrials(rule, permutations(3), 1000)).toEqual({ trials: edge, reason: null });
    }
    const never: Pick<Statistic, 'fit'> = { fit: () => ({ skipped: { why: 'few-left', got: 7 } }) };
    expect(leastTrials(never, permutations(3), 1000)).toEqual({ trials: null, reason: { why: 'few-left', got: 7 } });
  });
});

describe('sizesOf', () => {
  const some = ['cycles', 'parity', 'permutations'].map((id) => statistics.get(id));

  it('gives each statistic its own least size, and says what refuses a size', () => {
    const { refused, regions, sizes } = sizesOf(
      [
        { n: 5, trials: 'least' },
        { n: 4, trials: 100 },
      ],
      some,
    );
    expect(sizes).toEqual([
      { n: 4, trials: 100, tests: ['cycles', 'parity'] },
      { n: 5, trials: 10, tests: ['parity'] },
      { n: 5, trials: 14, tests: ['cycles'] },
      { n: 5, trials: 600, tests: ['permutations'] },
    ]);
    expect(refused).toEqual([
      { n: 4, trials: 100, test: 'permutations', reason: expect.objectContaining({ why: 'few-for-each', least: 120, got: 100 }) },
    ]);
    expect(regions.map(({ least, test }) => [test, ...least.map(({ trials }) => trials)])).toEqual([
      ['cycles', 18, 14],
      ['parity', 10, 10],
      ['permutations', 120, 600],
    ]);
  });

  it('puts equal sizes into one experiment, and leaves out a least size of very many deals', () => {
    const parity = [statistics.get('parity')];
    const wishes = [{ n: 5, trials: 10 } as const, { n: 5, trials: 'least' } as const];
    expect(sizesOf(wishes, parity).sizes).toEqual([{ n: 5, trials: 10, tests: ['parity'] }]);
    const all = sizesOf([{ n: 7, trials: 'least' }], some);
    expect(all.sizes.flatMap(({ tests }) => tests)).not.toContain('permutations');
    expect(all.regions[2].least).toEqual([{ n: 7, trials: 25_200, reason: null }]);
  });
});
