import { expect, it } from 'vitest';
import { pValue } from '../../../../src/core/statistic/statistic.js';
import { assessLists } from '../../../../src/wings/lists/counting/assess-lists.js';
import type { ListRow } from '../../../../src/wings/lists/counting/list-statistic.js';

const ROW: ListRow = { test: 'one', question: 'Is it?', degrees: 1, sizeOf: 'items', scale: 99, required: false };

it('gives a row in the very middle of its law a size that begins at nought', () => {
  const middle = {
    test: 'one',
    value: 50,
    degrees: 1,
    p: pValue(0.5),
    logP: Math.log(0.5),
    lowerP: pValue(0.5),
    logLowerP: Math.log(0.5),
  } as const;
  // A hair below ½, as a tail that was worked out by another way.
  const [{ effect }] = assessLists(
    [ROW],
    [{ ...middle, logP: -0.6931471805599454, grade: 'asymptotic', plain: null, trials: 1 }],
    0.2,
    1e-6,
  );
  expect(effect).toMatchObject({ estimate: 0, low: 0 });
});
