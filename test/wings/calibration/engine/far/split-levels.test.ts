import { describe, expect, it } from 'vitest';
import { farChances } from '../../../../../src/wings/calibration/engine/far/far-job.js';
import { farSizesOf } from '../../../../../src/wings/calibration/engine/far/far-sizes.js';
import { makeCalibration } from '../../../../../src/wings/calibration/engine/make-calibration.js';

const LEVELS = [1e-1, 1e-2, 1e-3, 1e-4, 1e-5] as const;
const REPEATS = 30;

/** Position-matrix of 12 deals of three cards, whose every table can be counted: its row's chances, as the plan measures them by `by`. */
async function measured(by: 'counting' | 'splitting', repeat: number): Promise<Float64Array> {
  const { plan } = makeCalibration({ seed: 'split', tests: ['position-matrix'], sizes: [{ n: 3, trials: 12 }], sources: ['chacha20'] });
  const sizes = plan.far.sizes.map((size) => ({ ...size, by }));
  return farChances({ seed: plan.seed, far: { ...plan.far, levels: LEVELS, sizes } }, { far: 0, row: 0, repeat });
}

describe('samples split from level to level', () => {
  it('have the exact chance as their mean, within four standard errors, far out too', async () => {
    const exact = await measured('counting', 0);
    const found = await Promise.all(Array.from({ length: REPEATS }, (_, repeat) => measured('splitting', repeat)));
    for (const [place, level] of LEVELS.entries()) {
      const estimates = found.map((chances) => chances[place]);
      const mean = estimates.reduce((sum, one) => sum + one, 0) / REPEATS;
      const error = Math.sqrt(estimates.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (REPEATS - 1) / REPEATS);
      expect(exact[place], `${level}`).toBeGreaterThan(0);
      expect(Math.abs(mean - exact[place]), `${level}`).toBeLessThan(4 * error);
      expect(error, `${level}`).toBeLessThan(0.5 * exact[place]);
    }
  });

  it('give the same again, and other repeats something else', async () => {
    expect(await measured('splitting', 1)).toEqual(await measured('splitting', 1));
    expect(await measured('splitting', 1)).not.toEqual(await measured('splitting', 2));
  });
});

describe('what is looked at far out', () => {
  const asked = { tests: null, repeats: 6 };

  it('is every kind of outcome at the usual sizes, and nothing where no measurement is asked for', () => {
    const kinds = new Set(farSizesOf({ ...asked, usual: true }, []).map(({ outcome }) => outcome.kind));
    expect([...kinds].sort()).toEqual(['board', 'deck', 'hand', 'moves', 'piles']);
    expect(farSizesOf({ ...asked, usual: true, repeats: 0 }, [])).toEqual([]);
  });

  it('is counted where there are few tables, and split elsewhere and where outcomes are seen in order', () => {
    const by = farSizesOf({ ...asked, usual: true }, []).flatMap((size) =>
      size.tests.map((test) => `${size.n}/${size.trials} ${test} ${size.by}`),
    );
    expect(by).toContain('3/12 position-matrix counting');
    expect(by).toContain('3/80 position-matrix splitting');
    expect(by).toContain('52/200 homogeneity splitting');
  });

  it('is what was named, where it is not too large', () => {
    const sizes = [
      { n: 5, trials: 10, tests: ['neighbour-gap', 'position-matrix'] },
      { n: 5, trials: 5000, tests: ['position-matrix'] },
    ];
    const found = farSizesOf({ tests: ['neighbour-gap'], usual: false, repeats: 6 }, [{ ...sizes[0], tests: ['neighbour-gap'] }, sizes[1]]);
    expect(found.map(({ n, tests, trials }) => [n, trials, tests])).toEqual([[5, 10, ['neighbour-gap']]]);
  });
});
