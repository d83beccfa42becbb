import type { Reservation } from './doubt.js';

/** What is known of outcomes that were recorded before the audit: there are so many, and no fresh ones. */
export interface Recorded {
  /** Whether the order of the deck before each shuffle is known, so that a deal can be read as a rearrangement of it. */
  readonly startKnown: boolean;
  /** Why no clean verdict can be given, whatever the tests find. Empty where nothing stands in the way. */
  readonly reservations: readonly Reservation[];
  /** Present where some came before in the same recording: how many, of how many, and log2 of the ways in which equal cards make one of several. */
  readonly repeated?: { readonly rows: number; readonly decks: number; readonly alikeBits: number };
  /** Present where the user parts them into groups: how many outcomes each has, in the order of the groups. */
  readonly groups?: readonly number[];
}
