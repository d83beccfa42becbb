import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { binomialTails } from '../../../src/math/tails/binomial.js';
import { clopperPearson } from '../../../src/math/tails/clopper-pearson.js';
import { beyond, relativeError, rowsOf } from '../accuracy.js';

interface Row {
  readonly n: number;
  readonly k: number;
  readonly alpha: number;
  readonly low: number;
  readonly high: number;
}

describe('clopperPearson', () => {
  const table = rowsOf<Row & { lower: number; upper: number }>('clopper_pearson').map(
    (row): Row => ({ ...row, low: row.lower, high: row.upper }),
  );
  const rows = [...table, ...rowsOf<Row>('far_clopper_pearson')];
  const error = ({ n, k, alpha, low, high }: Row): number => {
    const got = clopperPearson(k, n, alpha);
    return Math.max(relativeError(got.low, low), relativeError(got.high, high));
  };

  it('is that of the table and of the far rows', () => {
    expect(table).toHaveLength(12);
    expect(rows).toHaveLength(20);
    expect(beyond(1e-13, rows, error)).toEqual([]);
  });

  it('would be caught if alpha were not shared between the sides', () => {
    expect(beyond(1e-13, rows, (row) => error({ ...row, alpha: row.alpha / 2 }))).toHaveLength(20);
  });

  it('leaves half of alpha beyond each limit', () => {
    for (const [k, n, alpha] of [
      [3, 17, 0.9],
      [1, 1000, 1e-6],
      [999, 1000, 0.01],
      [123_456, 10_000_000, 1e-9],
    ]) {
      const { low, high } = clopperPearson(k, n, alpha);
      expect(relativeError(binomialTails(k, n, low).atLeast, alpha / 2)).toBeLessThan(1e-10);
      expect(relativeError(binomialTails(k, n, high).atMost, alpha / 2)).toBeLessThan(1e-10);
    }
  });

  it.each([
    ['E_INTERNAL', () => clopperPearson(0, 0, 0.1), 'clopper-pearson: number of trials must be a whole number, one or more, got 0'],
    ['E_INTERNAL', () => clopperPearson(6, 5, 0.1), 'clopper-pearson: number of successes must be a whole number from 0 to 5, got 6'],
    ['E_PROBABILITY', () => clopperPearson(2, 5, 0), 'clopper-pearson: alpha must lie strictly between 0 and 1, got 0'],
  ] as const)('refuses arguments outside the domain with %s', (code, call, message) => {
    expect(call).toThrow(new AuditError(code, message));
  });
});
