import type { Phrase } from '../phrase.js';

/** The slots that every verdict fills, so that pages can be compared. */
export interface VerdictWords {
  /** The coloured part of the headline. */
  readonly name: string;
  readonly rest: Phrase;
  /** The finding in card terms. */
  readonly lead: Phrase;
  /** One or two further plain sentences. */
  readonly more: readonly Phrase[];
  /** The certainty of the finding. */
  readonly sure: Phrase;
}
