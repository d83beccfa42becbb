import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import type { NimExtent } from '../../../core/record/claims-plan.js';
import { matchChance } from '../match-chance.js';
import { nimGrid, positionsOf } from '../nim-grid.js';
import { extentText } from './grids.js';
import { pilesText } from './say.js';
import type { NimScope } from './scope.js';

/** The chance of the perfect player if this one begins. */
type Chances = {
  readonly piles: readonly number[];
  readonly first: 'perfect' | 'random';
  readonly normal: string;
  readonly misere: string;
};

/** Claims that perfect against random play does not depend on how the game ends, while there is a large pile. */
export function sameChance({ grid = { piles: 3, most: 5 } }: NimScope): Claim<Chances> {
  const check = (counts: (piles: readonly number[]) => boolean) => () => {
    const [normal, misere] = [matchChance('normal'), matchChance('misere')];
    return lookThrough(positions(grid, counts), (piles): Chances | null => {
      for (const first of ['perfect', 'random'] as const) {
        const [one, two] = [normal(piles, first).join('/'), misere(piles, first).join('/')];
        if (one !== two) return { piles: [...piles], first, normal: one, misere: two };
      }
      return null;
    });
  };
  return {
    id: 'same-chance',
    title: 'Perfect against random play',
    statement: `from every start with some pile of 2 or more, a perfect player beats a random one with the same chance in normal and in misère play, whoever begins, for ${extentText(grid)}`,
    reference:
      'Found by exact calculation for this project’s design (2026); Berlekamp, Conway & Guy, Winning Ways, 2nd ed. (2001), chapter 13',
    check: check((piles) => piles.some((pile) => pile > 1)),
    twin: { statement: 'the same from every start with a stone in it', check: check((piles) => piles.some((pile) => pile > 0)) },
    refuted: ({ first, misere, normal, piles }) =>
      `with ${pilesText(piles)} and the ${first} player to move, the perfect player wins with chance ${normal} in normal play and ${misere} in misère play`,
  };
}

function* positions({ most, piles: count }: NimExtent, counts: (piles: readonly number[]) => boolean): Generator<readonly number[]> {
  for (const piles of positionsOf(nimGrid(count, most))) if (counts(piles)) yield piles;
}
