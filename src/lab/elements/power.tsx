import type { JSX } from 'preact';
import type { Language } from '../../core/profile.js';
import { numberIn } from './numbers.js';

/** Numbers from here on are told as powers of ten. */
const LARGE = 1e12;

interface Told {
  readonly lang: Language;
  /** Above 0. */
  readonly value: number;
}

/** A large number with two digits; from a million million on as a power of ten. */
export function Power({ lang, value }: Told): JSX.Element {
  const rounded = Number(value.toPrecision(2));
  if (rounded < LARGE) return <>{numberIn(lang, rounded)}</>;
  const exponent = Math.floor(Math.log10(rounded) + 1e-12);
  return (
    <>
      {numberIn(lang, Number((rounded / Number(`1e${exponent}`)).toFixed(1)), 1)} × {numberIn(lang, 10)}
      <sup>{numberIn(lang, exponent)}</sup>
    </>
  );
}
