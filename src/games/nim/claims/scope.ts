import type { Claim } from '../../../core/claim/claim.js';
import type { NimExtent } from '../../../core/record/claims-plan.js';

export interface NimScope {
  /** True to check also the grid of a million positions, some seconds more. */
  readonly long: boolean;
  /** Only this grid; without it, grids and boards of each claim's own. */
  readonly grid?: NimExtent;
}

export type NimClaimOf = (scope: NimScope) => Claim;

/** Returns the reason why a claim has no meaning on a grid, or its wrong twin is right there. Lower case, no full stop; null if it can be asked. */
export type NimRefusal = (grid: NimExtent) => string | null;
