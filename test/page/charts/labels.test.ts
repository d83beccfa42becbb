import { expect, test } from 'vitest';
import { placeLabels, widthOf } from '../../../src/page/charts/labels.js';

test('labels never cover each other, nor lie on a leader, wherever the marks are', () => {
  let state = 20261121;
  const next = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
  for (let k = 0; k < 400; k++) {
    const marks = Array.from({ length: 1 + Math.floor(next() * 9) }, (_, i) => ({
      at: next() * 700,
      text: 'm'.repeat(4 + ((i * 7 + k) % 20)),
    }));
    const placed = placeLabels(marks, 800);
    expect(placed).toHaveLength(marks.length);
    const spans = placed.map(({ at, row, side, text }) => ({
      at,
      row,
      from: side === 'left' ? at - widthOf(text) : at,
      to: side === 'left' ? at : at + widthOf(text),
    }));
    const over = spans.flatMap((a, i) =>
      spans.slice(i + 1).flatMap((b) => (a.row === b.row && a.from < b.to && b.from < a.to ? [[a, b]] : [])),
    );
    expect(over).toEqual([]);
  }
});

test('the right-most label stands highest, and one that would leave the drawing stands left of its leader', () => {
  const placed = placeLabels(
    [
      { at: 500, text: 'naive swap' },
      { at: 510, text: 'Math.round' },
      { at: 795, text: 'never first' },
    ],
    800,
  );
  expect(placed.map(({ row, side, text }) => [text, row, side])).toEqual([
    ['never first', 0, 'left'],
    ['Math.round', 0, 'right'],
    ['naive swap', 1, 'right'],
  ]);
});
