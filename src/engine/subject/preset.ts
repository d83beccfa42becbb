import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { DeckOutcome } from '../../core/subject/outcome.js';

/** A whole pipeline with a name of its own: the shuffle of a language, or a case that is known from the record. */
export interface Preset {
  /** Kebab-case; never the id of a shuffle. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly reference: string;
  readonly origin: Origin<BuiltInSource, DeckOutcome>;
  /** Present in the shuffle of a language, as it is today or was before; it can be started from a seed of the user's as well. */
  readonly language?: 'today' | 'before';
}
