import type { KnownMistake } from '../../core/record/diagnosis.js';
import { counted } from '../../core/words/counted.js';
import { modulo } from '../../parts/bounded/modulo.js';
import { multiplyShift } from '../../parts/bounded/multiply-shift.js';
import { shuffles } from '../../parts/catalogues.js';

/**
 * Effects of numbers too short for their job, by the bounded method: uneven choices, as M. O'Neill (2018), Efficiently generating a number in a
 * range, counts.
 */
const METHODS = [
  { method: modulo.id, title: 'Remainder', done: 'the remainder of', uneven: 'so that the lowest come too often' },
  { method: multiplyShift.id, title: 'Scaling', done: 'scaled down from', uneven: 'so that some, spread evenly, come too often' },
];

/** Names a known mistake and says what it does; for one of another version gives its id alone. */
export function mistakeWords({ id, keys }: KnownMistake): { readonly title: string; readonly summary: string } {
  if (keys) {
    const { fitted, high, low } = keys;
    const range = low === high ? '' : ` Between ${low} and ${counted(high, 'key')} explain the counts (95 %).`;
    return {
      title: `Sort by ${counted(fitted, 'different key')}`,
      summary: `Every card gets one of ${counted(fitted, 'key')} and the deck is sorted by them; cards with equal keys keep their old order.${range}`,
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
  const known = shuffles.all.some((one) => one.id === id.split(':')[0]);
  return known ? shuffles.get(id) : { title: id, summary: '' };
}
