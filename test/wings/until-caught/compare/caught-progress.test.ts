import { expect, it } from 'vitest';
import { caughtProgressOn } from '../../../../src/wings/until-caught/compare/caught-progress.js';

it('a table of samples has one bar for all their budgets', () => {
  const text: string[] = [];
  let ms = 5000;
  const { begin, deals } = caughtProgressOn({ isTTY: false, write: (piece) => text.push(piece) }, false, 4_000_000, () => ms);
  begin('randu', 1_000_000);
  for (let k = 0; k < 10; k++) {
    deals(20_000);
    ms += 1000;
  }
  deals(20_000);
  expect(text).toEqual(['30 %: randu: 220,000 deals, 20,000 a second, at most 3 minutes left\n']);
});
