import { describe, expect, it } from 'vitest';
import type { EvidenceProcess } from '../../../src/core/statistic/evidence-process.js';
import type { Batch } from '../../../src/core/subject/outcome.js';
import { Mix } from '../../../src/engine/sequential/mix.js';
import { processesIn } from '../../../src/kinds/planning/processes-of.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { binomialTails } from '../../../src/math/tails/binomial.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';
import { deal } from '../../support/deal.js';

/** Runs of an even shuffle of `n` cards, `trials` deals each, in which the evidence ever reached each of `lines`. */
function alarms(n: number, runs: number, trials: number, lines: readonly number[], make: () => EvidenceProcess): readonly number[] {
  const { cells }: Batch = deal('fisher-yates', n, runs * trials, `false alarms ${n}`);
  const found = lines.map(() => 0);
  for (let run = 0; run < runs; run++) {
    const bet = make();
    let most = 0;
    for (let t = 0; t < trials; t++) {
      bet.add(cells, (run * trials + t) * n);
      most = Math.max(most, bet.logE());
    }
    lines.forEach((line, k) => {
      if (most >= Math.log(line)) found[k]++;
    });
  }
  return found;
}

/** The chance of at least so many alarms in `runs`, if each had the chance that is allowed at most. */
const chanceOf = (found: number, runs: number, line: number): number => binomialTails(found, runs, 1 / line).atLeast;

/** 1/p of the position matrix, looked at after every twentieth deal: what a test of fixed size becomes in impatient hands. */
function peeking(n: number): EvidenceProcess {
  const counts = new Float64Array(n * n);
  let deals = 0;
  let logE = 0;
  return {
    add(cells, at) {
      for (let p = 0; p < n; p++) counts[cells[at + p] * n + p]++;
      deals++;
      if (deals % 20 > 0) return;
      const squares = counts.reduce((sum, count) => sum + (count - deals / n) ** 2, 0);
      logE = -chiSquaredTails(((n - 1) / deals) * squares, (n - 1) ** 2).logUpper;
    },
    logE: () => logE,
  };
}

describe.each([
  [3, 250, 400],
  [5, 160, 400],
  [13, 100, 300],
])('an even shuffle of %i cards', (n, runs, trials) => {
  it(`takes the evidence to 20 in at most one of 20 runs, and to 200 in at most one of 200`, () => {
    const lines = [20, 200] as const;
    alarms(n, runs, trials, lines, () => new Mix(permutations(n), processesIn(permutations(n)))).forEach((found, k) =>
      expect(chanceOf(found, runs, lines[k])).toBeGreaterThan(1e-3),
    );
  });
});

describe('the check of false alarms', () => {
  it('catches a test of fixed size that is looked at again and again', () => {
    const [found] = alarms(5, 160, 400, [20], () => peeking(5));
    expect(chanceOf(found, 160, 20)).toBeLessThan(1e-6);
  });
});
