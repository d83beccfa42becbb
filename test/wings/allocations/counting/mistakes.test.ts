import { describe, expect, it } from 'vitest';
import { below } from '../../../support/even-list.js';
import { type Design, drawList, judged, type Ordering, type Strata, shuffled } from '../make-lists.js';

const DESIGN: Design = { ratio: [1, 1], multiples: [2, 3], strata: 4, perStratum: 25 };
const draw = below(11);
const fair = drawList(DESIGN, 1);

/** Sorts as V8 does so few items: by insertion at a place found by halving, of which a coin decides each step. */
const byCoins: Ordering = (block) => {
  const sorted: number[] = [];
  for (const item of block) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (draw(2) === 0) high = middle;
      else low = middle + 1;
    }
    sorted.splice(low, 0, item);
  }
  return sorted;
};

const palindromes: readonly (readonly number[])[] = [
  [0, 1, 1, 0],
  [1, 0, 0, 1],
];
const inTurn: readonly (readonly number[])[] = [
  [0, 0, 1, 1],
  [0, 1, 0, 1],
  [0, 1, 1, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 0],
  [1, 1, 0, 0],
];
let turn = 0;

/** Has every second block repeat the last of its size before it. */
function copied(strata: Strata): Strata {
  return strata.map((own) => {
    const blocks = [...own];
    blocks.forEach((block, k) => {
      const before = blocks.slice(0, k).findLast((other) => other.length === block.length);
      if (k % 2 === 1 && before) blocks[k] = before;
    });
    return blocks;
  });
}

const MISTAKES: readonly (readonly [mistake: string, strata: Strata, row: RegExp])[] = [
  ['every block sorted', drawList(DESIGN, 2, (block) => block), /^early\/A$/],
  ['arms in turn', drawList(DESIGN, 3, (block) => block.map((_, k) => k % 2)), /^(before|neighbours)/],
  [
    'arms in turn, either first',
    drawList(DESIGN, 4, (block) => {
      const first = draw(2);
      return block.map((_, k) => (k + first) % 2);
    }),
    /^neighbours$/,
  ],
  ['A always first', drawList(DESIGN, 5, (block) => [0, ...shuffled(draw)(block.slice(1))]), /^first\/A$/],
  ['every second block copied', copied(fair), /^before\/same$/],
  ['mirrored blocks', drawList({ ...DESIGN, multiples: [2] }, 6, () => palindromes[draw(2)]), /^mirror$/],
  ['the six orders in turn', drawList({ ...DESIGN, multiples: [2] }, 7, () => inTurn[turn++ % 6]), /^earlier\/places$/],
  ['one stratum’s list for another', [fair[0], fair[1], fair[2], fair[1]], /^strata\/pair$/],
  ['the seed set anew in every stratum', [fair[0], fair[0], fair[0], fair[0]], /^strata\/places$/],
  ['the second half of a list is the first', [[...fair[0], ...fair[1], ...fair[0], ...fair[1]]], /^earlier\/places$/],
  [
    'a comparator that draws, in 1,000 blocks',
    drawList({ ...DESIGN, multiples: [2], perStratum: 250 }, 8, byCoins),
    /^(orders|places|neighbours|mirror|early)/,
  ],
];

describe('mistakes', () => {
  it.each(MISTAKES)('%s', (_, strata, row) => {
    const { results, verdict } = judged(strata);
    expect(verdict.kind).toBe('biased');
    expect(results.toSorted((a, b) => a.logPAdjusted - b.logPAdjusted)[0].test).toMatch(row);
  });

  it('none of which a fair list makes', () => {
    expect(judged(fair).verdict).toMatchObject({ kind: 'no-bias-found', smallestDetectable: expect.closeTo(0.45, 1) });
  });
});
