import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/core/statistic/statistic.js';
import { requiredTrials } from '../../../src/engine/plan/required-trials.js';
import { powerAt, smallestDetectable, trialsToSee } from '../../../src/math/tails/power.js';

const position = (n: number): Row => ({ test: 'position-matrix', degrees: (n - 1) ** 2, scale: n - 1 });

/** Deals for a 1 % bias by the position matrix alone at one in a million, from the project's statistical specification (SciPy). */
const PUBLISHED: readonly (readonly [number, number])[] = [
  [2, 520_994],
  [5, 205_229],
  [52, 108_695],
];

describe('trials to see', () => {
  it.each(PUBLISHED)('are the published ones at %i cards', (n, trials) => {
    expect(trialsToSee(position(n), (n - 1) * 1e-4, 1e-6)).toBe(trials);
  });

  it.each([
    ['naive swap', 0.6578220915788806, 843],
    ['Sattolo', 1, 555],
    ['8-bit modulo', 0.0860575721434527, 6442],
    ['15-bit modulo', 6.0111642018369645e-6, 92_218_627],
  ])('are the published ones for %s at 52 cards', (_, noncentrality, trials) => {
    expect(trialsToSee(position(52), noncentrality, 1e-6)).toBe(trials);
  });

  it('are infinite where there is nothing to see', () => expect(trialsToSee(position(52), 0, 1e-6)).toBe(Number.POSITIVE_INFINITY));
});

describe('power', () => {
  it('is 99 % at the smallest detectable size', () => {
    for (const n of [2, 5, 52])
      expect(powerAt(position(n), 20_000, smallestDetectable(position(n), 20_000, 1e-7), 1e-7)).toBeCloseTo(0.99, 10);
  });

  it('is the level itself where there is no bias', () => expect(powerAt(position(5), 1000, 0, 1e-6) / 1e-6).toBeCloseTo(1, 9));
});

describe('required trials', () => {
  it('step up to the level that the rows they allow bring with them', () => {
    const more = [position(5), position(13)];
    const rowsAt = (trials: number): { rows: readonly Row[]; required: readonly Row[] } => ({
      rows: trials >= 200_000 ? [...more, position(3)] : more,
      required: [position(5)],
    });
    const trials = requiredTrials(rowsAt, 0.01, 1e-6);
    expect(trials).toBe(trialsToSee(position(5), 4e-4, 1e-6 / 6));
    expect(trials).toBeGreaterThan(trialsToSee(position(5), 4e-4, 1e-6 / 4));
  });
});
