import { describe, expect, it } from 'vitest';
import { waysToChoose } from '../../../src/core/ways-to-choose.js';
import { groupPairsLaw } from '../../../src/math/hands/group-pairs-law.js';
import { hypergeometricLaw } from '../../../src/math/hands/hypergeometric.js';
import { ratio } from '../../../src/math/ratio.js';

describe('the hypergeometric law', () => {
  it.each([
    [5, 2, 3],
    [52, 13, 13],
    [52, 50, 40],
    [2000, 1000, 1000],
    [3000, 2900, 2800],
    [4000, 60, 3990],
    [4000, 3990, 60],
  ])('of %i cards, %i marked, %i drawn, is ways over ways, in whole numbers', (cards, marked, draws) => {
    const law = hypergeometricLaw(cards, marked, draws);
    expect(law).toHaveLength(Math.min(marked, draws) + 1);
    const all = waysToChoose(cards, draws);
    const step = Math.max(1, Math.floor(law.length / 60));
    for (let m = 0; m < law.length; m += step) {
      const unmarked = draws - m > cards - marked ? 0n : waysToChoose(cards - marked, draws - m);
      const exact = ratio(waysToChoose(marked, m) * unmarked, all);
      expect(Math.abs(law[m] - exact), `${m}`).toBeLessThanOrEqual(1e-11 * exact + 1e-300);
    }
  });
});

describe('the law of pairs within groups', () => {
  /** Every hand of the cards, a card's group its number shared by the size. */
  function counted(groups: number, size: number, draws: number): readonly number[] {
    const law: number[] = [];
    const all = Number(waysToChoose(groups * size, draws));
    const go = (from: number, hand: readonly number[]): void => {
      if (hand.length === draws) {
        const pairs = hand.reduce((sum, one, i) => sum + hand.slice(i + 1).filter((other) => other === one).length, 0);
        law[pairs] = (law[pairs] ?? 0) + 1 / all;
        return;
      }
      for (let card = from; card < groups * size; card++) go(card + 1, [...hand, Math.floor(card / size)]);
    };
    go(0, []);
    return Array.from(law, (chance) => chance ?? 0);
  }

  it.each([
    [2, 2, 0],
    [2, 2, 1],
    [3, 2, 3],
    [3, 3, 4],
    [4, 3, 5],
    [2, 5, 7],
    [3, 4, 12],
  ])('of %i groups of %i, %i drawn, is a count of every hand', (groups, size, draws) => {
    expect(Array.from(groupPairsLaw(groups, size, draws))).toEqual(
      counted(groups, size, draws).map((chance) => expect.closeTo(chance, 13)),
    );
  });
});
