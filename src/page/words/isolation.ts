import type { CallStyle } from '../../core/source/function-source.js';

/** The most names shown; the record holds them all. */
const SHOWN = 6;

export function isolationFact({ isolation }: CallStyle): string {
  return isolation === 'process'
    ? 'processes of its own, which may read its own files; no writing, no programs, no network'
    : 'none: processes of its own, with all the rights of whoever ran this';
}

/** The warnings to read before the figures, as sentences with a space before each; empty where there are none. */
export function isolationSentence({ isolation, touches = [] }: CallStyle): string {
  const free = isolation === 'none' ? ' It ran without limits (--isolation none).' : '';
  if (touches.length === 0) return free;
  const named = `${touches.slice(0, SHOWN).join(', ')}${touches.length > SHOWN ? ` and ${touches.length - SHOWN} more` : ''}`;
  return `${free} It replaced parts of the language that other code relies on: ${named}. Every deck was checked and counted out of its reach.`;
}
