import type { JSX } from 'preact';
import type { Language } from '../../core/record/profile.js';
import { CONTROL_WORDS } from '../words/controls.js';

interface Stepping {
  readonly lang: Language;
  /** The current place, from 0, and the last place. */
  readonly at: number;
  readonly last: number;
  onStep(at: number): void;
}

/** Shows the buttons for back and next. */
export function Steps({ at, lang, last, onStep }: Stepping): JSX.Element {
  const words = CONTROL_WORDS[lang];
  return (
    <>
      <button type="button" disabled={at === 0} onClick={() => onStep(at - 1)}>
        {words.back}
      </button>
      <button type="button" disabled={at >= last} onClick={() => onStep(at + 1)}>
        {words.next}
      </button>
    </>
  );
}
