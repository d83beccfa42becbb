import type { JSX } from 'preact';
import type { Language } from '../../core/record/profile.js';
import type { Field, Settings } from '../settings.js';
import { CONTROL_WORDS } from '../words/controls.js';

/** The setting of the seed that every deal of an experiment follows from. */
export const SEED: Field = { from: 1, to: 999_999_999, usual: 1 };

/** The text that the deals follow from: what `--seed` would say. */
export function seedText(settings: Settings): string {
  return `lab ${settings['seed'] ?? ''}`;
}

interface Seeding {
  readonly lang: Language;
  readonly settings: Settings;
  /** What else is set back when the deals are others. */
  readonly also?: Settings;
  change(changed: Settings): void;
}

/** A button that deals from another seed. */
export function AnotherSeed({ also, change, lang, settings }: Seeding): JSX.Element {
  return (
    <button type="button" onClick={() => change({ ...also, seed: String(Number(settings['seed']) + 1) })}>
      {CONTROL_WORDS[lang].again}
    </button>
  );
}
