import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import type { LeftOut } from '../../../core/record/left-out.js';
import { counted } from '../../../core/words/counted.js';
import { isWinning } from '../is-winning.js';
import { nimGrid } from '../nim-grid.js';
import { type GridPosition, gridPositions, gridsText } from './grids.js';
import { lastLargePile } from './last-large-pile.js';
import { losingDeals } from './losing-deals.js';
import { matrixClaim } from './matrix.js';
import { nimSumChanges } from './nim-sum-changes.js';
import { nimbleClaim } from './nimble.js';
import { northcottClaim } from './northcott.js';
import { oddColumns } from './odd-columns.js';
import { oddWinningMoves } from './odd-winning-moves.js';
import { always, chances, fullColumns, needs, refuseOtherGame, threeColumns } from './on-grid.js';
import { periodTheorem } from './period-theorem.js';
import { periods } from './periods.js';
import { pokerNim } from './poker-nim.js';
import { primePowerClaim } from './prime-power.js';
import { sameChance } from './same-chance.js';
import { type Disagreement, disagreement, pilesText } from './say.js';
import type { NimClaimOf, NimRefusal, NimScope } from './scope.js';
import { sumsOfHeaps } from './sums-of-heaps.js';
import { wythoff } from './wythoff.js';

const PARITY = 'with piles of up to 1 the nim-sum is the remainder by 2 of the stones, so the wrong twin is right';

const CLAIMS: readonly (readonly [NimClaimOf, NimRefusal])[] = [
  [normalPlay, needs({ piles: 1, most: 2 }, PARITY)],
  [
    nimSumChanges,
    needs({ piles: 2, most: 2 }, 'one pile has a nim-sum of 0 only where it is empty, and with piles of up to 1 the wrong twin is right'),
  ],
  [
    oddWinningMoves,
    needs({ piles: 3, most: 1 }, 'with fewer than 3 piles there is never more than one winning move, so the wrong twin is right'),
  ],
  [oddColumns, threeColumns],
  [oddTotal, needs({ piles: 1, most: 2 }, PARITY)],
  [miserePlay, always],
  [misereDiffers, always],
  [lastLargePile, needs({ piles: 2, most: 2 }, 'there is no pile of 2 or more, or none beside it, so that one stone is always left')],
  [losingDeals, fullColumns],
  [sameChance, chances],
  [primePowerClaim, refuseOtherGame('whole numbers that are divided')],
  [nimbleClaim, refuseOtherGame('coins on squares')],
  [matrixClaim, refuseOtherGame('the rows of a matrix')],
  [pokerNim, refuseOtherGame('piles that stones may be added to')],
  [northcottClaim, refuseOtherGame('pieces on a board')],
  [sumsOfHeaps, refuseOtherGame('heaps that fall apart')],
  [periods, refuseOtherGame('heaps that fall apart')],
  [periodTheorem, refuseOtherGame('heaps that fall apart')],
  [wythoff, refuseOtherGame('two piles that may be taken from at once')],
];

/**
 * Returns every claim about Nim and its kin that can be asked here. Each has a wrong rule that it must tell from the right one. Nothing is checked yet.
 */
export function nimClaims(scope: NimScope): readonly Claim[] {
  return CLAIMS.filter(([, refuses]) => refusal(scope, refuses) === null).map(([claimOf]) => claimOf(scope));
}

/** Returns the claims that have no meaning on the grid of this scope, each with the reason. */
export function nimLeftOut(scope: NimScope): readonly LeftOut[] {
  return CLAIMS.flatMap(([claimOf, refuses]) => {
    const because = refusal(scope, refuses);
    const { id, title } = claimOf(scope);
    return because === null ? [] : [{ id, title, because }];
  });
}

function refusal({ grid }: NimScope, refuses: NimRefusal): string | null {
  return grid === undefined ? null : refuses(grid);
}

function normalPlay(scope: NimScope): Claim<Disagreement> {
  const check = (rule: (piles: readonly number[]) => boolean) => () =>
    lookThrough(gridPositions(scope, 'normal'), ({ grid, rank, piles }) => {
      const wins = grid.wins[rank] === 1;
      return rule(piles) === wins ? null : { piles: [...piles], wins };
    });
  return {
    id: 'normal-play',
    title: 'The nim-sum decides normal play',
    statement: `where the last stone wins, the player to move wins exactly where the nim-sum is not 0, ${gridsText(scope)}`,
    reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, doi:10.2307/1967631',
    check: check((piles) => isWinning(piles, 'normal')),
    twin: {
      statement: 'the same with the piles added up as usual: the player to move wins exactly where the number of stones is odd',
      check: check((piles) => piles.reduce((sum, pile) => sum + pile, 0) % 2 === 1),
    },
    refuted: ({ piles, wins }) => disagreement(pilesText(piles), wins),
  };
}

/** Claims the rule of misère Nim; the twin is that of a teaching text that has its exception the wrong way round. */
function miserePlay(scope: NimScope): Claim<Disagreement> {
  const check = (rule: (piles: readonly number[]) => boolean) => () =>
    lookThrough(gridPositions(scope, 'misere'), ({ grid, rank, piles }) => {
      const wins = grid.wins[rank] === 1;
      return rule(piles) === wins ? null : { piles: [...piles], wins };
    });
  return {
    id: 'misere-play',
    title: 'Piles of 1 turn misère play round',
    statement: `where the last stone loses, the player to move wins exactly where some pile has 2 or more and the nim-sum is not 0, or none has and the number of piles of 1 is even, ${gridsText(scope)}`,
    reference: 'C. L. Bouton (1901), doi:10.2307/1967631; Berlekamp, Conway & Guy, Winning Ways, 2nd ed. (2001), chapter 13',
    check: check((piles) => isWinning(piles, 'misere')),
    twin: {
      statement: 'the same, but where no pile has 2 or more, an odd number of piles of 1 wins',
      // With no stone left the text says nothing; there it may be right.
      check: check((piles) => isWinning(piles, 'normal') || piles.every((pile) => pile === 0)),
    },
    refuted: ({ piles, wins }) => disagreement(pilesText(piles), wins),
  };
}

/** Claims what the number of all stones tells: one half of the positions is never lost. */
function oddTotal(scope: NimScope): Claim<Disagreement> {
  const check = (refutes: (total: number, wins: boolean) => boolean) => () =>
    lookThrough(gridPositions(scope, 'normal'), ({ grid, piles, rank }) => {
      const total = stonesOf(piles);
      const wins = grid.wins[rank] === 1;
      return refutes(total, wins) ? { piles: [...piles], wins } : null;
    });
  return {
    id: 'odd-total',
    title: 'An odd number of stones is never lost',
    statement: `the player to move wins in normal play wherever the number of all stones is odd, since the last column of the nim-sum is its remainder by 2, ${gridsText(scope)}`,
    reference: 'C. L. Bouton (1901), doi:10.2307/1967631',
    check: check((total, wins) => total % 2 === 1 && !wins),
    twin: { statement: 'the player to move also loses wherever it is even', check: check((total, wins) => (total % 2 === 1) !== wins) },
    refuted: ({ piles, wins }) => disagreement(`${pilesText(piles)}, ${counted(stonesOf(piles), 'stone')},`, wins),
  };
}

function stonesOf(piles: readonly number[]): number {
  return piles.reduce((sum, pile) => sum + pile, 0);
}

/** True if the player to move wins. */
type Wins = { readonly piles: readonly number[]; readonly normal: boolean; readonly misere: boolean };

function misereDiffers(scope: NimScope): Claim<Wins> {
  const check = (differ: (piles: readonly number[]) => boolean) => () => {
    let normal = nimGrid(1, 1);
    return lookThrough(gridPositions(scope, 'misere'), ({ grid, rank, piles }: GridPosition) => {
      if (rank === 0) normal = nimGrid(grid.piles, grid.most, 'normal');
      const [last, first] = [grid.wins[rank] === 1, normal.wins[rank] === 1];
      if ((last !== first) === differ(piles)) return null;
      return { piles: [...piles], normal: first, misere: last };
    });
  };
  return {
    id: 'misere-differs',
    title: 'Where the two ways of ending part',
    statement: `normal and misère play have different winners exactly where no pile has 2 or more, so on 2^k positions of k piles, ${gridsText(scope)}`,
    reference: 'Berlekamp, Conway & Guy, Winning Ways, 2nd ed. (2001), chapter 13: misère Nim',
    check: check((piles) => piles.every((pile) => pile <= 1)),
    twin: {
      statement: 'a nim-sum above 0 wins in misère play too, so that the winners differ only where no stone is left',
      check: check((piles) => piles.every((pile) => pile === 0)),
    },
    refuted({ misere, normal, piles }) {
      const won = (wins: boolean): string => (wins ? 'wins' : 'loses');
      return `with ${pilesText(piles)} the player to move ${won(normal)} in normal play and ${won(misere)} in misère play`;
    },
  };
}
