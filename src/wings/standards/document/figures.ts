import type { Language } from '../../../core/record/profile.js';
import { numberIn } from '../../../core/words/numbers.js';
import { pow } from '../../../math/primitives/pow.js';
import { html, type Markup } from '../../../page/markup.js';
import { askedSize, count, fixed, NBSP, size, sizeUp, statistic, twoDigits } from '../../../page/numbers.js';
import type { Messages } from './words/messages.js';

/** Marks around text in no language, and around an exponent, in a sentence before it is markup: characters that no text of ours has. */
const [CODE, CODE_END, POWER, POWER_END] = ['\ue000', '\ue001', '\ue002', '\ue003'];
const MARKED = /\ue000([^\ue001]*)\ue001|\ue002([^\ue003]*)\ue003/;

/** The way a language writes what is counted and measured. Probabilities come as their natural logarithm. */
export interface Figures {
  count(value: number): string;
  /** A relative size: 0.01 is 1 %. */
  size(value: number): string;
  /** The same rounded up, for a size that would have been seen. */
  sizeUp(value: number): string;
  /** Formats the same as somebody asked for it. */
  asked(value: number): string;
  statistic(value: number): string;
  probability(logP: number): string;
  /** Formats a deviation of a law, however small. */
  tiny(value: number): string;
  /** Formats two to the power `bits`, with one decimal of it. */
  twoTo(bits: number): string;
  bits(value: number): string;
  /** Returns the digits of a text as the language writes them. */
  digits(text: string): string;
  date(moment: string): string;
}

export function figuresOf(language: Language, { date, months }: Pick<Messages, 'date' | 'months'>): Figures {
  const own = Array.from({ length: 10 }, (_, digit) => numberIn(language, digit));
  const digits = (text: string): string => text.replace(/\d/g, (digit) => own[Number(digit)] ?? digit);
  const whole = (value: number): string => numberIn(language, value);
  const raised = (exponent: number): string =>
    `${digits('10')}${POWER}${exponent < 0 ? '−' : ''}${digits(String(Math.abs(exponent)))}${POWER_END}`;
  const power = (mantissa: number, exponent: number): string =>
    mantissa === 1 ? raised(exponent) : `${digits(String(mantissa))}${NBSP}×${NBSP}${raised(exponent)}`;
  // Rounded up, so that nothing is said to be rarer or smaller than it is.
  const upwards = (log10: number): string => {
    const exponent = Math.floor(log10 + 1e-12);
    const mantissa = Math.ceil(pow(10, log10 - exponent) - 1e-9);
    return mantissa >= 10 ? raised(exponent + 1) : power(Math.max(1, mantissa), exponent);
  };
  return {
    count: whole,
    size: (value) => digits(size(value)),
    sizeUp: (value) => digits(sizeUp(value)),
    asked: (value) => digits(askedSize(value)),
    statistic: (value) => (value >= 999.95 ? whole(value) : digits(statistic(value))),
    probability(logP) {
      if (logP < Math.log(0.001)) return upwards(logP / Math.LN10);
      return digits(twoDigits(Math.min(1, Math.exp(logP))));
    },
    tiny: (value) => (value === 0 ? digits('0') : upwards(Math.log10(value))),
    twoTo: (bits) => `${digits('2')}${POWER}${digits(shortBits(bits))}${POWER_END}`,
    bits: (value) => digits(shortBits(value)),
    digits,
    date(moment) {
      const day = new Date(moment);
      return date(digits(String(day.getUTCDate())), months[day.getUTCMonth()] ?? '', digits(String(day.getUTCFullYear())));
    },
  };
}

const shortBits = (bits: number): string => (Number.isInteger(bits) ? count(bits) : fixed(bits, 1));

/** Marks text that is in no language (an id, a name of a file), to stand in a sentence. */
export function coded(text: string): string {
  return `${CODE}${text.replaceAll(/[\ue000-\ue003]/g, '')}${CODE_END}`;
}

/** Turns a sentence into markup: what was `coded` stands as code, exponents are raised. */
export function rich(sentence: string): Markup {
  const found = MARKED.exec(sentence);
  if (!found) return html`${sentence}`;
  const [whole, code, exponent = ''] = found;
  const piece = code === undefined ? html`<sup>${exponent}</sup>` : html`<code>${code}</code>`;
  return html`${sentence.slice(0, found.index)}${piece}${rich(sentence.slice(found.index + whole.length))}`;
}
