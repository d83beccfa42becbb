import type { Reservation } from './doubt.js';

/** Facts about outcomes that were recorded before the audit: their number is fixed, and no fresh ones can be dealt. */
export interface Recorded {
  /** True if the order of the deck before each shuffle is known, so that a deal can be read as a rearrangement of it. */
  readonly startKnown: boolean;
  /** The reasons why no clean verdict can be given, whatever the tests find. Empty if there are none. */
  readonly reservations: readonly Reservation[];
  /** Present if rows repeat in the same recording: their number, the number of all, and log2 of the ways in which equal cards merge several decks. */
  readonly repeated?: { readonly rows: number; readonly decks: number; readonly alikeBits: number };
  /** Present if the order of the outcomes says nothing; 'all': nor does any outcome, read against the one before or dealt from another deck. */
  readonly unordered?: 'all' | 'rows';
  /** The number of outcomes in each of the user's groups, in the order of the groups; present if there are groups. */
  readonly groups?: readonly number[];
}
