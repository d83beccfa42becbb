import { counted } from '../../core/counted.js';
import type { FunctionProbe } from '../../core/function-probe.js';
import type { ProvedLaw } from '../../core/proved-law.js';
import { provedSizes } from '../../engine/prove/proof-words.js';

/** How closely a function was looked at, at one number of cards. */
export interface Swept {
  /** As in `Explored`. */
  readonly strips: number;
  readonly probe: FunctionProbe;
}

/** What the proof of a function covers and what it does not, in whole sentences; `n` cards were asked for. */
export function functionScope(laws: readonly ProvedLaw[], found: readonly Swept[], n: number): readonly string[] {
  return sweptScope(
    [
      `The orders were worked out for ${provedSizes(laws.map((law) => law.n))}, and nothing is said of other decks.`,
      ...(laws.length < n - 1
        ? [`More than ${counted(laws.length + 1, 'card')} are out of reach: its choices are too many to count, and a proof never samples.`]
        : []),
    ],
    'Its cards were the whole numbers from 0 on, in order: a function that looks at its cards may deal others differently.',
    found,
  );
}

/** The same of any outcomes: `about` says for which sizes they were worked out, `handed` what the function was given. */
export function sweptScope(about: readonly string[], handed: string, found: readonly Pick<Swept, 'probe' | 'strips'>[]): readonly string[] {
  const everywhere = found.every(({ probe }) => probe.grid.everywhere);
  const rational = found.every(({ probe }) => probe.rational);
  const strips = Math.min(...found.map((size) => size.strips));
  return [
    'It covers the algorithm with ideal numbers: every call of random() uniform on [0, 1) and independent of the others.',
    ...about,
    `The function is known from outside only. Its numbers were looked at on a grid, every change of behaviour between two points of it was followed to the last bit, and ${counted(strips.toLocaleString('en'), 'deal')} or more with numbers from everywhere were held against what had been found. A change that begins and ends within ${(2 / strips).toPrecision(1)} of a number could still be missed, a wider one where it shows only together with certain other numbers, and any within 2^-49 of 0 or 1.`,
    'That a deal follows from its numbers alone was tried by dealing again, not proved: what a function keeps to itself and brings out only after more calls than were made here would not show.',
    handed,
    ...(everywhere ? [] : ['The whole grid was looked at on some paths of each depth; on the others what was found there was checked.']),
    rational
      ? 'Every place where a number changes what the function does lies within 2^-50 of a simple fraction, and is taken to be that fraction.'
      : 'Some places where a number changes what the function does are no simple fractions: probabilities are those for numbers of 53 bits, and for ideal ones differ by no more than the stated error.',
    'The randomness behind random() was not looked at: whether its numbers are ideal is another question.',
    'The sort and the arithmetic are those of the JavaScript engine this was run on.',
  ];
}
