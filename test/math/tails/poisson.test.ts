import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { poissonTails } from '../../../src/math/tails/poisson.js';
import { beyond, countTailsError, logError, relativeError, rowsOf } from '../accuracy.js';

interface TableRow {
  readonly mu: number;
  readonly k: number;
  readonly sf_ge: number;
  readonly log_sf_ge: number | null;
  readonly cdf_lt: number;
  readonly log_cdf_lt: number | null;
}
interface FarRow {
  readonly mean: number;
  readonly k: number;
  readonly atLeast: number;
  readonly atMost: number;
  readonly logAtLeast: number;
  readonly logAtMost: number;
}

describe('poissonTails', () => {
  const table = rowsOf<TableRow>('poisson');
  const far = rowsOf<FarRow>('far_poisson');

  it('are those of the table', () => {
    expect(table).toHaveLength(58);
    const error = ({ k, mu, sf_ge, log_sf_ge, cdf_lt, log_cdf_lt }: TableRow): number => {
      const [here, before] = [poissonTails(k, mu), poissonTails(k - 1, mu)];
      return Math.max(
        relativeError(here.atLeast, sf_ge),
        logError(here.logAtLeast, log_sf_ge ?? null),
        relativeError(before.atMost, cdf_lt),
        logError(before.logAtMost, log_cdf_lt ?? null),
      );
    };
    expect(beyond(5e-13, table, error)).toEqual([]);
  });

  it('are those of the far rows', () => {
    expect(far).toHaveLength(103);
    expect(beyond(5e-13, far, (row) => countTailsError(poissonTails(row.k, row.mean), row))).toEqual([]);
  });

  it('would be caught with k on the wrong side', () => {
    expect(beyond(5e-13, far, (row) => countTailsError(poissonTails(row.k + 1, row.mean), row)).length).toBeGreaterThan(80);
  });

  it('are 0 and 1 at the ends', () => {
    expect(poissonTails(-1, 3)).toEqual({ atLeast: 1, logAtLeast: 0, atMost: 0, logAtMost: -Infinity });
    expect(poissonTails(0, 0)).toEqual({ atLeast: 1, logAtLeast: 0, atMost: 1, logAtMost: 0 });
    expect(poissonTails(1, 0).atLeast).toBe(0);
    expect(relativeError(poissonTails(0, 2.5).logAtMost, -2.5)).toBeLessThan(1e-15);
  });

  it.each([
    [() => poissonTails(1.5, 3), 'poisson: count must be a whole number, got 1.5'],
    [() => poissonTails(1, -3), 'poisson: mean must be a number, zero or more, got -3'],
    [() => poissonTails(1, Number.NaN), 'poisson: mean must be a number, zero or more, got NaN'],
  ])('refuse arguments outside the domain', (call, message) => {
    expect(call).toThrow(new AuditError('E_INTERNAL', message));
  });
});
