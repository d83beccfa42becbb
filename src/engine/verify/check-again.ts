import { counted } from '../../core/words/counted.js';
import { differences } from '../record/differences.js';
import type { Check } from './check.js';
import { check } from './check.js';

/**
 * The tolerance of a recomputed number against the recorded one, relative to the larger; for a logarithm also absolute, which is relative to its
 * argument. Engines, processors and their versions may differ in the last digits of logarithms and exponentials, by 6e-15 in whole records. No
 * verdict, count, plan or text has such digits: they must be the same.
 */
const TOLERANCE = 1e-12;

/**
 * Returns a check made by recomputing the core of a record: bit for bit, or up to last digits, which its note then says. `others` are differences
 * found beside it.
 */
export function checkAgain(
  id: Check['id'],
  title: string,
  recorded: object,
  again: object,
  others: ReturnType<typeof differences> = [],
): Check {
  const apart = differences(recorded, again, 'core', isNear);
  const found = check(id, title, [...others, ...apart]);
  if (found.outcome === 'differs') return found;
  const near = differences(recorded, again, 'core').length;
  return near === 0
    ? found
    : { ...found, note: `but for digits of ${counted(near, 'number')} beyond the twelfth, in which engines of JavaScript may differ` };
}

/** Names of logarithms, and of lists of them. */
const LOGARITHM = /^(?:log[A-Z]|parts$)/;

/** True if the numbers agree. Integers were counted or planned: they must be equal. */
function isNear(recorded: unknown, again: unknown, key: string): boolean {
  if (Object.is(recorded, again)) return true;
  if (typeof recorded !== 'number' || typeof again !== 'number') return false;
  if (Number.isInteger(recorded) && Number.isInteger(again)) return false;
  const unit = Math.max(Math.abs(recorded), Math.abs(again), LOGARITHM.test(key) ? 1 : 0);
  return Math.abs(recorded - again) <= TOLERANCE * unit;
}
