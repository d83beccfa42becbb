import type { Phrase } from '../phrase.js';

/** The slots that every verdict fills, so that pages compare. */
export interface VerdictWords {
  /** The coloured part of the headline, and the rest of it. */
  readonly name: string;
  readonly rest: Phrase;
  /** The finding in card terms. */
  readonly lead: Phrase;
  /** One or two plain sentences more. */
  readonly more: readonly Phrase[];
  /** How sure that is. */
  readonly sure: Phrase;
}
