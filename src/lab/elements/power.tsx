import type { JSX } from 'preact';
import type { Language } from '../../core/record/profile.js';
import { numberIn, roundTo } from '../../core/words/numbers.js';

/** The least number shown as a power of ten. */
const LARGE = 1e12;

interface Told {
  readonly lang: Language;
  /** Above 0. */
  readonly value: number | bigint;
}

/** Shows a large number with two digits; from a million million on as a power of ten. */
export function Power({ lang, value }: Told): JSX.Element {
  if (value < LARGE) return <>{numberIn(lang, roundTo(Number(value), 2))}</>;
  const [digits, exponent] = partsOf(value);
  return (
    <>
      {numberIn(lang, digits, 1)} × {numberIn(lang, 10)}
      <sup>{numberIn(lang, exponent)}</sup>
    </>
  );
}

/** Splits a number into one from 1 below 10, with one digit after the point, and a power of ten; also whole numbers that no double holds. */
function partsOf(value: number | bigint): readonly [digits: number, exponent: number] {
  if (typeof value === 'bigint') return [Math.floor(Number(String(value).slice(0, 3)) / 10) / 10, String(value).length - 1];
  const [digits, exponent] = value.toExponential(1).split('e');
  return [Number(digits), Number(exponent)];
}
