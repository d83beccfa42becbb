import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { DeckOutcome } from '../../core/subject/outcome.js';

/** A whole pipeline with its own name: the shuffle of a language, or a documented case. */
export interface Preset {
  /** The id in kebab-case; never the id of a shuffle. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly reference: string;
  readonly origin: Origin<BuiltInSource, DeckOutcome>;
  /** Present in the shuffle of a language, as it is today or was before; it can be started from a seed of the user's as well. */
  readonly language?: 'today' | 'before';
}
