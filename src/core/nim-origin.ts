import type { ChoiceSpace } from './nim-space.js';

/** What feeds a built-in subject of Nim, and how many piles of how many stones are dealt. */
interface NimParts {
  readonly piles: number;
  readonly max: number;
  readonly prng: string;
  readonly bounded: string;
  readonly seeding: string;
}

/** A built-in dealer of Nim, as the ids of its parts. */
export interface NimDealerOrigin extends NimParts {
  readonly kind: 'nim-dealer';
  /** With its number of stones, where it has one: `fixed-total:9`. */
  readonly dealer: string;
}

/** A built-in player of Nim, who moves in even deals, as the ids of its parts. */
export interface NimPlayerOrigin extends NimParts {
  readonly kind: 'nim-player';
  readonly player: string;
  /** The space in which each winning move should be equally likely. */
  readonly choice: ChoiceSpace;
}

/** A built-in subject of Nim. */
export type NimOrigin = NimDealerOrigin | NimPlayerOrigin;

/** Tells subjects of Nim from all others. */
export function isNim(origin: { readonly kind: string }): origin is NimOrigin {
  return origin.kind === 'nim-dealer' || origin.kind === 'nim-player';
}

/** `nim:dealer/off-by-one`. */
export function nimName(origin: NimOrigin): string {
  return origin.kind === 'nim-dealer' ? `nim:dealer/${origin.dealer}` : `nim:player/${origin.player}`;
}
