import type { KnownMistake } from '../../core/record/diagnosis.js';
import { counted } from '../../core/words/counted.js';
import { modulo } from '../../parts/bounded/modulo.js';
import { multiplyShift } from '../../parts/bounded/multiply-shift.js';
import { shuffles } from '../../parts/catalogues.js';
import { mistakeCalled } from '../../parts/mistake/index.js';

/**
 * Effects of numbers too short for their job, by the bounded method: uneven choices, as M. O'Neill (2018), Efficiently generating a number in a
 * range, counts.
 */
const METHODS = [
  { method: modulo.id, title: 'Remainder', done: 'the remainder of', uneven: 'so that the lowest come too often' },
  { method: multiplyShift.id, title: 'Scaling', done: 'scaled down from', uneven: 'so that some, spread evenly, come too often' },
];

interface MistakeWords {
  readonly title: string;
  readonly summary: string;
}

/** Names known mistakes and says what they do, those of one name once. */
export function mistakesWords(mistakes: readonly KnownMistake[]): readonly MistakeWords[] {
  const words = mistakes.map(mistakeWords);
  return words.filter(({ title }, k) => words.findIndex((other) => other.title === title) === k);
}

/** Says for which declared null the deals of a mistake are right; empty for any other. */
export function rightWords([first]: readonly KnownMistake[]): string {
  const right = first && mistakeCalled(first.id)?.rightFor;
  return right ? `Where that is meant, it is no mistake: ask again with --null ${right}.` : '';
}

/** Names a known mistake and says what it does; for one of another version gives its id alone. */
export function mistakeWords({ id, keys, swaps }: KnownMistake): MistakeWords {
  if (keys) {
    const { fitted } = keys;
    return {
      title: `Sort by ${counted(fitted, 'different key')}`,
      summary: `Every card gets one of ${counted(fitted, 'key')} and the deck is sorted by them; cards with equal keys keep their old order.${rangeWords(keys, 'key')}`,
    };
  }
  const [, method, width] = /\/([a-z-]+):([0-9]+)$/.exec(id) ?? [];
  const short = METHODS.find((one) => one.method === method);
  if (short) {
    return {
      title: `${short.title} of ${counted(Number(width), 'bit')}`,
      summary: `A correct shuffle whose choices are ${short.done} ${width}-bit numbers, ${short.uneven}.`,
    };
  }
  const [, words] = /-of:([0-9]+)$/.exec(id) ?? [];
  if (words) {
    return {
      title: `Remainder of ${counted(Number(words), 'number')}`,
      summary: `A correct shuffle whose choices are the remainder of one of ${counted(Number(words), 'number')}, so that some come too often or never.`,
    };
  }
  const mistake = mistakeCalled(id);
  if (mistake) return swaps ? { title: mistake.title, summary: `${mistake.summary}${rangeWords(swaps, 'swap')}` } : mistake;
  const known = shuffles.all.some((one) => one.id === id.split(':')[0]);
  return known ? shuffles.get(id) : { title: id, summary: '' };
}

function rangeWords({ high, low }: NonNullable<KnownMistake['keys']>, noun: string): string {
  return low === high ? '' : ` Between ${low} and ${counted(high, noun)} explain the counts (95 %).`;
}
