import type { JSX } from 'preact';
import type { Language } from '../../core/record/profile.js';
import type { Field, Settings } from '../settings.js';
import { CONTROL_WORDS } from '../words/controls.js';

/** The setting of the seed that every deal of an experiment follows from. */
export const SEED: Field = { from: 1, to: 999_999_999, usual: 1 };

/** Returns the text that the deals follow from: the value for `--seed`. */
export function seedText(settings: Settings): string {
  return `lab ${settings['seed'] ?? ''}`;
}

interface Seeding {
  readonly lang: Language;
  readonly settings: Settings;
  /** Other settings that are reset when the deals change. */
  readonly also?: Settings;
  change(changed: Settings): void;
}

export function AnotherSeed({ also, change, lang, settings }: Seeding): JSX.Element {
  return (
    <button type="button" onClick={() => change({ ...also, seed: String(Number(settings['seed']) + 1) })}>
      {CONTROL_WORDS[lang].again}
    </button>
  );
}
