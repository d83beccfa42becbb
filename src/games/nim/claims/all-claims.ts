import type { Claim } from '../../../core/claim.js';
import type { LeftOut } from '../../../core/left-out.js';
import { lastLargePile } from './last-large-pile.js';
import { losingDeals } from './losing-deals.js';
import { matrixClaim } from './matrix.js';
import { misereDiffers } from './misere-differs.js';
import { miserePlay } from './misere-play.js';
import { nimSumChanges } from './nim-sum-changes.js';
import { nimbleClaim } from './nimble.js';
import { normalPlay } from './normal-play.js';
import { northcottClaim } from './northcott.js';
import { oddColumns } from './odd-columns.js';
import { oddTotal } from './odd-total.js';
import { oddWinningMoves } from './odd-winning-moves.js';
import { always, chances, fullColumns, needs, ofAnother, threeColumns } from './on-grid.js';
import { periodTheorem } from './period-theorem.js';
import { periods } from './periods.js';
import { pokerNim } from './poker-nim.js';
import { primePowerClaim } from './prime-power.js';
import { sameChance } from './same-chance.js';
import type { NimClaimOf, NimRefusal, NimScope } from './scope.js';
import { sumsOfHeaps } from './sums-of-heaps.js';
import { wythoff } from './wythoff.js';

const PARITY = 'with piles of up to 1 the nim-sum is the remainder by 2 of the stones, so the wrong twin is right';

/** Every claim, and on which grids it cannot be asked. */
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
  [primePowerClaim, ofAnother('whole numbers that are divided')],
  [nimbleClaim, ofAnother('coins on squares')],
  [matrixClaim, ofAnother('the rows of a matrix')],
  [pokerNim, ofAnother('piles that stones may be added to')],
  [northcottClaim, ofAnother('pieces on a board')],
  [sumsOfHeaps, ofAnother('heaps that fall apart')],
  [periods, ofAnother('heaps that fall apart')],
  [periodTheorem, ofAnother('heaps that fall apart')],
  [wythoff, ofAnother('two piles that may be taken from at once')],
];

/** Every claim about Nim and its kin that can be asked here, each with the wrong rule that it must tell from the right one. Nothing is checked yet. */
export function nimClaims(scope: NimScope): readonly Claim[] {
  return CLAIMS.filter(([, refuses]) => refusal(scope, refuses) === null).map(([claimOf]) => claimOf(scope));
}

/** The claims that have no meaning on the grid of this scope, each with the reason. */
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
