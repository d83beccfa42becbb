import type { Claim } from '../../../core/claim.js';
import type { NimExtent } from '../../../core/claims-plan.js';
import { lookThrough } from '../../../core/survey.js';
import { matchChance } from '../match-chance.js';
import { nimGrid, positionsOf } from '../nim-grid.js';
import { extentText } from './grids.js';
import { pilesText } from './say.js';
import type { NimScope } from './scope.js';

/** Perfect against random play does not care how the game ends, as long as there is a large pile. */
export function sameChance({ grid = { piles: 3, most: 5 } }: NimScope): Claim {
  const check = (counts: (piles: readonly number[]) => boolean) => () => {
    const [normal, misere] = [matchChance('normal'), matchChance('misere')];
    return lookThrough(positions(grid, counts), (piles) => {
      for (const first of ['perfect', 'random'] as const) {
        const [one, two] = [normal(piles, first).join('/'), misere(piles, first).join('/')];
        if (one !== two) {
          return `with ${pilesText(piles)} and the ${first} player to move, the perfect player wins with chance ${one} in normal play and ${two} in misère play`;
        }
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
  };
}

function* positions({ most, piles: count }: NimExtent, counts: (piles: readonly number[]) => boolean): Generator<readonly number[]> {
  for (const piles of positionsOf(nimGrid(count, most))) if (counts(piles)) yield piles;
}
