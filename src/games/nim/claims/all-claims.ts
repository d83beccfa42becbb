import type { Claim } from '../../../core/claim.js';
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
import { periodTheorem } from './period-theorem.js';
import { periods } from './periods.js';
import { pokerNim } from './poker-nim.js';
import { primePowerClaim } from './prime-power.js';
import { sameChance } from './same-chance.js';
import type { NimClaimOf, NimScope } from './scope.js';
import { sumsOfHeaps } from './sums-of-heaps.js';
import { wythoff } from './wythoff.js';

const CLAIMS: readonly NimClaimOf[] = [
  normalPlay,
  nimSumChanges,
  oddWinningMoves,
  oddColumns,
  oddTotal,
  miserePlay,
  misereDiffers,
  lastLargePile,
  losingDeals,
  sameChance,
  primePowerClaim,
  nimbleClaim,
  matrixClaim,
  pokerNim,
  northcottClaim,
  sumsOfHeaps,
  periods,
  periodTheorem,
  wythoff,
];

/** Every claim about Nim and its kin, each with the wrong rule that it must tell from the right one. Nothing is checked yet. */
export function nimClaims(scope: NimScope): readonly Claim[] {
  return CLAIMS.map((claimOf) => claimOf(scope));
}
