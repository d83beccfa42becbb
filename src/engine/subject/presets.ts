import { type BuiltInSource, isBuiltIn, type Origin } from '../../core/origin.js';
import type { DeckOutcome } from '../../core/outcome.js';
import { builtInId } from '../../kinds/built-in-id.js';

/** A whole pipeline with a name of its own: a case that is known from the record. */
export interface Preset {
  /** Kebab-case; never the id of a shuffle. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly reference: string;
  readonly origin: Origin<BuiltInSource, DeckOutcome>;
}

/** The named cases. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'poker-1999',
    title: 'The online poker shuffle of 1999',
    summary:
      'Every card in turn swapped with one of the first 51, so that the last place is never drawn, by Random(51) of Delphi started anew for every hand from the milliseconds since midnight: at most 86,400,000 decks.',
    reference: 'B. Arkin, F. Hill, S. Marks, M. Schmid & T. J. Walls (1999), How we learned to cheat at online poker, Developer.com',
    origin: {
      source: { kind: 'built-in', maker: 'naive-swap-n-minus-1', prng: 'delphi', bounded: 'multiply-shift', seeding: 'midnight-ms' },
      outcome: { kind: 'deck' },
    },
  },
];

/** The preset called `id`, if there is one. */
export function presetOf(id: string): Preset | undefined {
  return PRESETS.find((preset) => preset.id === id);
}

/** The preset that a subject is, whichever way it was named; undefined where it is none. */
export function presetWith(origin: Origin): Preset | undefined {
  return isBuiltIn(origin) ? PRESETS.find((preset) => builtInId(preset.origin) === builtInId(origin)) : undefined;
}
