import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { normalQuantile, normalTails } from '../../../src/math/tails/normal.js';
import { beyond, relativeError, rowsOf, tailsError } from '../accuracy.js';

interface Row {
  readonly z: number;
  readonly upper: number;
  readonly lower: number;
  readonly logUpper: number;
  readonly logLower: number;
}

describe('normalTails', () => {
  const rows = rowsOf<Row>('far_normal');

  it('are those of the far rows', () => {
    expect(rows).toHaveLength(12);
    expect(beyond(5e-13, rows, (row) => tailsError(normalTails(row.z), row))).toEqual([]);
  });

  it('would be caught with the sides mixed up', () => {
    expect(beyond(5e-13, rows, (row) => tailsError(normalTails(-row.z), row)).length).toBeGreaterThan(8);
  });

  it('are 0 and 1 at infinity', () => {
    expect(normalTails(Infinity)).toEqual({ upper: 0, logUpper: -Infinity, lower: 1, logLower: 0 });
    expect(normalTails(-Infinity)).toEqual({ upper: 1, logUpper: 0, lower: 0, logLower: -Infinity });
  });

  it('refuse NaN', () => {
    expect(() => normalTails(Number.NaN)).toThrow(new AuditError('E_INTERNAL', 'normal: deviate must be a number, got NaN'));
  });
});

describe('normalQuantile', () => {
  const rows = rowsOf<{ p: number; z: number }>('far_normal_quantiles');

  it('is that of the far rows', () => {
    expect(rows).toHaveLength(11);
    expect(beyond(1e-14, rows, ({ p, z }) => relativeError(normalQuantile(p), z))).toEqual([]);
    expect(normalQuantile(0.5)).toBe(0);
  });

  it('would be caught with a rounded probability', () => {
    expect(beyond(1e-14, rows, ({ p, z }) => relativeError(normalQuantile(p * (1 - 1e-12)), z)).length).toBeGreaterThan(8);
  });

  it.each([0, 1, Number.NaN])('refuses probability %s', (p) => {
    const message = `normal quantile: probability must lie strictly between 0 and 1, got ${p}`;
    expect(() => normalQuantile(p)).toThrow(new AuditError('E_PROBABILITY', message));
  });
});
