import { isBuiltIn, type Origin } from '../../core/record/origin.js';
import { builtInId } from '../../kinds/built-in-id.js';
import { fromSeed } from '../../parts/seeding/index.js';
import { LANGUAGE_PRESETS } from './language-presets.js';
import type { Preset } from './preset.js';

export const PRESETS: readonly Preset[] = [
  ...LANGUAGE_PRESETS,
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

export function presetOf(id: string): Preset | undefined {
  return PRESETS.find((preset) => preset.id === id);
}

/** Returns the preset that a subject is, whichever way it was named, that of a language also if it was given a seed; undefined if it is none. */
export function presetWith(origin: Origin): Preset | undefined {
  if (!isBuiltIn(origin)) return undefined;
  const seeded = origin.source.seeding.startsWith(`${fromSeed.id}:`);
  return PRESETS.find(({ language, origin: { outcome, source } }) => {
    const own = language && seeded ? { ...source, seeding: origin.source.seeding } : source;
    return builtInId({ source: own, outcome }) === builtInId(origin);
  });
}
