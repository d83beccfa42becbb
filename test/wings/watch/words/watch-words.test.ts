import { expect, it } from 'vitest';
import { chanceAtMost } from '../../../../src/wings/watch/words/watch-words.js';

it('the chance of so much evidence is never told smaller than it is', () => {
  expect(chanceAtMost(-Math.log(9.2e-7))).toBe('1e-6');
  expect(chanceAtMost(-Math.log(8e-7))).toBe('8e-7');
  expect(chanceAtMost(-Math.log(1e-6))).toBe('1e-6');
  expect(chanceAtMost(5000)).toBe('1e-304');
  for (let logE = 2; logE < 700; logE += 0.37) expect(Number(chanceAtMost(logE))).toBeGreaterThanOrEqual(Math.exp(-logE) * (1 - 1e-8));
});
