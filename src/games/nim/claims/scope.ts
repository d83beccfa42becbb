import type { Claim } from '../../../core/claim/claim.js';
import type { NimExtent } from '../../../core/record/claims-plan.js';

/** How far the claims about Nim are checked. */
export interface NimScope {
  /** Also the grid of a million positions, some seconds more. */
  readonly long: boolean;
  /** This grid and no other; without it, grids and boards of each claim's own. */
  readonly grid?: NimExtent;
}

/** An entry of the claims about Nim: the claim as far as this scope goes. */
export type NimClaimOf = (scope: NimScope) => Claim;

/** Why a claim has no meaning on a grid, or its wrong twin is right there: lower case, no full stop; null where it can be asked. */
export type NimRefusal = (grid: NimExtent) => string | null;
