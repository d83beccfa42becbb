import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { pow } from '../../../math/primitives/pow.js';
import { nimGrid, positionsOf } from '../nim-grid.js';
import type { Play } from '../play.js';
import { extentText } from './grids.js';
import type { NimScope } from './scope.js';

/** The largest size of a pile, one less than a power of two, and the numbers of piles. */
const DEALS = [
  [1, 10],
  [3, 7],
  [7, 5],
  [15, 4],
] as const;

/** Deals lost in normal and in misère play: as found, and by the rule. */
type Lost = {
  readonly piles: number;
  readonly most: number;
  readonly found: readonly [normal: number, misere: number];
  readonly due: readonly [normal: number, misere: number];
};

export function losingDeals({ grid }: NimScope): Claim<Lost> {
  const limits = grid === undefined ? DEALS : [[grid.most, grid.piles] as const];
  const check = (misere: (piles: number) => number) => () =>
    lookThrough(deals(limits), ({ most, piles }): Lost | null => {
      const normal = (pow(most, piles) + most * pow(-1, piles)) / (most + 1);
      const [found, last] = [lost(piles, most, 'normal'), lost(piles, most, 'misere')];
      if (found === normal && last === normal + misere(piles)) return null;
      return { piles, most, found: [found, last], due: [normal, normal + misere(piles)] };
    });
  return {
    id: 'losing-deals',
    title: 'How many deals are lost',
    statement:
      'of the m^k deals of k piles of 1 to m, m one less than a power of two, (m^k + m(−1)^k)/(m + 1) are lost by the player to move in normal play, and in misère play one more where k is odd and one less where it is even' +
      (grid === undefined ? '' : `, for up to ${extentText(grid)}`),
    reference:
      'The number of zero sums of elements that are not zero, by the Walsh–Hadamard transform; C. L. Bouton (1901), doi:10.2307/1967631',
    check: check((piles) => (piles % 2 === 1 ? 1 : -1)),
    twin: { statement: 'the same, with as many lost in misère play as in normal play', check: check(() => 0) },
    refuted: ({ due, found, most, piles }) =>
      `of ${counted(piles, 'pile')} of 1 to ${most}, ${counted(found[0], 'deal')} ${verbFor(found[0], 'is')} lost in normal play and ${found[1]} in misère play, and the rule says ${due[0]} and ${due[1]}`,
  };
}

function* deals(limits: readonly (readonly [most: number, piles: number])[]): Generator<{ readonly most: number; readonly piles: number }> {
  for (const [most, mostPiles] of limits) for (let piles = 1; piles <= mostPiles; piles++) yield { most, piles };
}

/** Counts the deals without an empty pile that brute force finds lost. */
function lost(piles: number, most: number, play: Play): number {
  const grid = nimGrid(piles, most, play);
  let rank = 0;
  let count = 0;
  for (const position of positionsOf(grid)) if (grid.wins[rank++] === 0 && !position.includes(0)) count++;
  return count;
}
