import { describe, expect, it } from 'vitest';
import type { OutcomeSpace } from '../../../src/core/subject/outcome.js';
import { rankOfPiles } from '../../../src/games/nim/player/choice-positions.js';
import { kindOf, neededBesideIn } from '../../../src/kinds/index.js';
import { nimMoves } from '../../../src/kinds/moves/moves.js';
import type { ChoiceTable } from '../../../src/kinds/moves/statistics/choice-table.js';
import { choiceOfMove, choiceOfPile, choiceOfSize } from '../../../src/kinds/moves/statistics/index.js';
import { isRegular } from '../../../src/kinds/moves/statistics/whitening.js';
import { batchOf } from '../../support/hands-of.js';
import { questionsOf } from '../../support/questions-of.js';
import { fittedTo } from '../../support/turned.js';

const movesOf = (piles: number, max: number): OutcomeSpace => nimMoves({ piles, max, choice: 'pile' });

describe('choices that are rare', () => {
  it('are expected five times each, where a thousand deals are not enough for that', () => {
    // Where a move wins as many do as an odd number: of three piles one or three, and then each a third of the time in one of 343 positions.
    const space = movesOf(3, 7);
    expect(choiceOfMove.fit(space, 5 * 343 * 3 - 1)).toEqual({
      skipped: { why: 'few-for-rarest', least: 5145, each: 5, got: 5144 },
    });
    expect(choiceOfMove.fit(space, 5 * 343 * 3)).not.toHaveProperty('skipped');
  });
});

describe('choices among three piles', () => {
  it('have a lower tail that allows for counts being whole numbers', () => {
    // The moves that leave no nim-sum, by trying every pile.
    const winning = (piles: readonly number[]): readonly (readonly number[])[] =>
      piles.flatMap((stones, pile) => {
        const left = piles.reduce((sum, other, k) => (k === pile ? sum : sum ^ other), 0);
        return left < stones ? [[...piles, pile, left]] : [];
      });
    const sizes = [1, 2, 3];
    const choices = sizes.flatMap((a) => sizes.flatMap((b) => sizes.map((c) => winning([a, b, c])))).filter(({ length }) => length === 3);
    const share = choices.length / 27;
    const deals = 10_000;
    const each = Math.round((share * deals) / 3);
    const fit = fittedTo(movesOf(3, 3), choiceOfPile.id, deals);
    const { add, counts } = fit.accumulator();
    add(batchOf(Array.from({ length: 3 * each }, (_, move) => choices[Math.floor(move / 3) % choices.length][move % 3])));
    // As even as can be has the chance (3 each)!/(each!)³/3^(3 each).
    let log = 0;
    for (let k = 1; k <= 3 * each; k++) log += Math.log(k) - Math.log(3);
    for (let k = 1; k <= each; k++) log -= 3 * Math.log(k);
    const [{ degrees, lowerP, trials, value }] = fit.test(counts, deals);
    expect([degrees, trials]).toEqual([2, deals]);
    expect(value).toBeCloseTo(0, 12);
    expect(lowerP / Math.exp(log)).toBeGreaterThan(1);
    expect(lowerP / Math.exp(log)).toBeLessThan(6);
  });
});

describe('a game in which there is nothing to choose', () => {
  it('has nothing that parts of the run could differ in', () => {
    // Of two piles no more than one move wins.
    const space: OutcomeSpace = { ...movesOf(3, 3), outcome: { kind: 'moves', piles: 2, max: 3, choice: 'pile' } };
    expect(neededBesideIn(space)).toEqual([{ id: 'homogeneity', from: 1000 }]);
    const fit = kindOf(space.outcome).statistics.get('homogeneity').fit(space, 1000);
    expect(fit).toMatchObject({ rows: [] });
  });
});

describe('the cells of a table of choices', () => {
  const tableIn = (statistic: typeof choiceOfPile, piles: number, max: number): ChoiceTable => {
    const table = statistic.table('pile', piles, max);
    if (!table) throw new Error('there is something to choose');
    return table;
  };

  it.each([choiceOfPile, choiceOfSize, choiceOfMove].map((one) => [one.id, one] as const))(
    'of %s are one a kind of position and one an action',
    (_, one) => {
      const { blocks, cells, kinds } = tableIn(one, 4, 3);
      const actions = blocks.flatMap(({ expected, first }) => expected(new Float64Array(cells)).map((__, action) => first + action));
      expect([...kinds, ...actions].toSorted((a, b) => a - b)).toEqual(Array.from({ length: cells }, (__, cell) => cell));
    },
  );

  it.each([choiceOfPile, choiceOfSize, choiceOfMove].map((one) => [one.id, one] as const))(
    'of %s hold no move of a pile that wins nothing',
    (_, one) => {
      // 3 xor 3 xor 3 xor 1 is 2, which takes each pile of three to one, and the pile of one to three.
      const rank = rankOfPiles([3, 3, 3, 1], 0, 4, 3);
      const { actionCell, whitened } = tableIn(one, 4, 3);
      expect(whitened(rank, 3)).toBeNull();
      expect(actionCell[rank * 4 + 3]).toBeLessThan(0);
    },
  );
});

it('whether variables tell each other apart does not hang on the unit they are measured in', () => {
  const apart = [
    [2, 1],
    [1, 2],
  ];
  const alike = [
    [2, 2],
    [2, 2 + 1e-12],
  ];
  const inUnits = (covariance: readonly (readonly number[])[], unit: number) => covariance.map((row) => row.map((x) => x * unit));
  for (const unit of [1e-9, 1, 1e9]) expect([apart, alike].map((one) => isRegular(inUnits(one, unit)))).toEqual([true, false]);
});

describe('what is compared between parts of moves', () => {
  const homogeneity = kindOf(movesOf(3, 5).outcome).statistics.get('homogeneity');

  it('is said of the places and of the sizes of a pile', () => {
    const { rows } = fittedTo(movesOf(3, 5), homogeneity.id, 8000);
    expect(questionsOf(movesOf(3, 5), rows, 8000)).toEqual([
      'Are the chances of the places of a pile the same all through the run?',
      'Are the chances of the sizes of a pile the same all through the run?',
    ]);
  });

  it('is joined to the next part where a part does not tell all choices apart', () => {
    // 1 2 3 is lost; of 3 3 3 every pile wins. An eighth of such positions in all parts but the third, which has two.
    const fit = fittedTo(movesOf(3, 3), homogeneity.id, 8000);
    const accumulator = fit.accumulator();
    const choosing = (deal: number): boolean => (Math.floor(deal / 1000) === 2 ? deal % 500 === 0 : deal % 8 === 0);
    accumulator.add(batchOf(Array.from({ length: 8000 }, (_, deal) => (choosing(deal) ? [3, 3, 3, deal % 3, 0] : [1, 2, 3, 2, 0]))));
    const [pile] = fit.test(accumulator.counts, 8000);
    expect(pile.compared).toEqual({ parts: 7, of: 8, enough: true });
  });

  it('is no likeness where two positions ask different questions', () => {
    // All three piles win in both. Of 7 6 4 each has a size of its own, of 7 7 4 two have the same.
    const fit = fittedTo(movesOf(3, 7), homogeneity.id, 8000);
    const likeness = (first: readonly number[], second: readonly number[]): number => {
      const accumulator = fit.accumulator({ first: 0, trials: 2 });
      accumulator.add(batchOf([first, second]));
      const size = accumulator.counts.subarray(-3);
      return size[1];
    };
    expect(likeness([7, 6, 4, 0, 2], [7, 6, 4, 0, 2])).toBeGreaterThan(0);
    expect(likeness([7, 6, 4, 0, 2], [7, 7, 4, 0, 3])).toBe(0);
    expect(likeness([7, 7, 4, 0, 3], [7, 6, 4, 0, 2])).toBe(0);
  });
});
