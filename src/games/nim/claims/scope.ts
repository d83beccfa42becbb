import type { Claim } from '../../../core/claim.js';

/** How far the claims about Nim are checked. */
export interface NimScope {
  /** Also the grid of a million positions, some seconds more. */
  readonly long: boolean;
}

/** An entry of the claims about Nim: the claim as far as this scope goes. */
export type NimClaimOf = (scope: NimScope) => Claim;
