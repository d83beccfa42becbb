import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { binomialTails } from '../../../src/math/tails/binomial.js';
import { beyond, countTailsError, logError, relativeError, rowsOf } from '../accuracy.js';

interface TableRow {
  readonly n: number;
  readonly p: string;
  readonly k: number;
  readonly sf_ge: number;
  readonly cdf_le: number;
  readonly log_sf_ge: number;
  readonly log_cdf_le: number;
}
interface FarRow {
  readonly n: number;
  readonly p: number;
  readonly k: number;
  readonly atLeast: number;
  readonly atMost: number;
  readonly logAtLeast: number;
  readonly logAtMost: number;
}

const fraction = (text: string): number => {
  const [above, below] = text.split('/');
  return Number(above) / Number(below);
};
/** The table's 70 digits are 1 minus a tail: below this a log is their rounding, not its value. */
const NOISE = 1e-50;

describe('binomialTails', () => {
  const table = rowsOf<TableRow>('binomial');
  const far = rowsOf<FarRow>('far_binomial');

  it('are those of the table', () => {
    expect(table).toHaveLength(55);
    const error = ({ k, n, p, sf_ge, cdf_le, log_sf_ge, log_cdf_le }: TableRow): number => {
      const got = binomialTails(k, n, fraction(p));
      const logs = [
        [got.logAtLeast, log_sf_ge],
        [got.logAtMost, log_cdf_le],
      ].map(([log, want]) => (Math.abs(want) < NOISE ? (log <= 0 && log > -NOISE ? 0 : Infinity) : logError(log, want)));
      return Math.max(relativeError(got.atLeast, sf_ge), relativeError(got.atMost, cdf_le), ...logs);
    };
    expect(beyond(5e-13, table, error)).toEqual([]);
  });

  it('are those of the far rows', () => {
    expect(far).toHaveLength(157);
    expect(beyond(5e-13, far, (row) => countTailsError(binomialTails(row.k, row.n, row.p), row))).toEqual([]);
  });

  it('would be caught with k on the wrong side', () => {
    expect(beyond(5e-13, far, (row) => countTailsError(binomialTails(row.k + 1, row.n, row.p), row)).length).toBeGreaterThan(100);
  });

  it('are the exact sums of 40 trials', () => {
    // C(40, k) 3^k 2^(40−k) / 5^40, in whole numbers.
    const masses: bigint[] = [];
    let choose = 1n;
    for (let k = 0n; k <= 40n; k++) {
      masses.push(choose * 3n ** k * 2n ** (40n - k));
      choose = (choose * (40n - k)) / (k + 1n);
    }
    let below = 0n;
    for (const [k, mass] of masses.entries()) {
      const { atLeast, atMost } = binomialTails(k, 40, 0.6);
      expect(relativeError(atLeast, Number(((5n ** 40n - below) * 10n ** 30n) / 5n ** 40n) / 1e30)).toBeLessThan(1e-13);
      below += mass;
      expect(relativeError(atMost, Number((below * 10n ** 40n) / 5n ** 40n) / 1e40)).toBeLessThan(1e-13);
    }
  });

  it('take the complement where p is too near 1 to hold it', () => {
    const { atMost, logAtMost } = binomialTails(999, 1000, 1, 1e-20);
    // One failure or more in 1000: 1 − (1 − 1e-20)^1000.
    expect(relativeError(atMost, 1e-17)).toBeLessThan(1e-14);
    expect(relativeError(logAtMost, Math.log(1e-17))).toBeLessThan(1e-15);
    expect(binomialTails(999, 1000, 1).atMost).toBe(0);
  });

  it('are mirrored by counting failures', () => {
    const argument = fc.tuple(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 1023 }),
    );
    fc.assert(
      fc.property(argument, ([n, part, numerator]) => {
        const p = numerator / 1024;
        const k = Math.round(part * n);
        const [here, mirror, next] = [binomialTails(k, n, p), binomialTails(n - k, n, 1 - p), binomialTails(k + 1, n, p)];
        return (
          relativeError(here.atLeast, mirror.atMost) < 1e-12 &&
          logError(here.logAtMost, mirror.logAtLeast) < 1e-12 &&
          Math.abs(here.atMost + next.atLeast - 1) < 1e-14 &&
          next.logAtLeast <= here.logAtLeast
        );
      }),
      { seed: 1713, numRuns: 300 },
    );
  });

  it('are 0 and 1 beyond the ends', () => {
    expect(binomialTails(0, 5, 0.3).atLeast).toBe(1);
    expect(binomialTails(-3, 5, 0.3)).toEqual({ atLeast: 1, logAtLeast: 0, atMost: 0, logAtMost: -Infinity });
    expect(binomialTails(6, 5, 0.3)).toEqual({ atLeast: 0, logAtLeast: -Infinity, atMost: 1, logAtMost: 0 });
    expect(binomialTails(0, 5, 0)).toEqual({ atLeast: 1, logAtLeast: 0, atMost: 1, logAtMost: 0 });
    expect(binomialTails(1, 5, 0).atLeast).toBe(0);
    expect(binomialTails(5, 5, 1)).toEqual({ atLeast: 1, logAtLeast: 0, atMost: 1, logAtMost: 0 });
    expect(binomialTails(4, 5, 1).atMost).toBe(0);
    expect(binomialTails(0, 0, 0.5)).toEqual({ atLeast: 1, logAtLeast: 0, atMost: 1, logAtMost: 0 });
  });

  it.each([
    ['E_INTERNAL', () => binomialTails(1, 2.5, 0.5), 'binomial: number of trials must be a whole number, zero or more, got 2.5'],
    ['E_INTERNAL', () => binomialTails(Number.NaN, 2, 0.5), 'binomial: number of successes must be a whole number, got NaN'],
    ['E_PROBABILITY', () => binomialTails(1, 2, 1.1), 'binomial: success probability must lie between 0 and 1, got 1.1'],
    ['E_PROBABILITY', () => binomialTails(1, 2, 0.5, 0.4), 'binomial: complement of 0.5 must be 1 minus it, got 0.4'],
  ] as const)('refuse arguments outside the domain with %s', (code, call, message) => {
    expect(call).toThrow(new AuditError(code, message));
  });
});
