import { AuditError } from '../../core/errors.js';
import type { ForcedOutcomes } from '../../core/subject/forced.js';
import { keyOf } from '../outcomes/outcome-law.js';

/** The most different outcomes that are numbered. */
const MOST_OUTCOMES = 2 ** 20;

export interface FirstCome extends ForcedOutcomes {
  readonly keys: readonly string[];
}

/** Numbers any outcomes of `width` cells as they come; `unordered` if the order of the cells carries no information. */
export function firstCome(width: number, unordered: boolean): FirstCome {
  const numbers = new Map<string, number>();
  const keys: string[] = [];
  return {
    width,
    size: MOST_OUTCOMES,
    keys,
    rank(cells, at) {
      const own = cells.subarray(at, at + width);
      const key = keyOf(unordered ? own.slice().sort() : own);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      if (keys.length === MOST_OUTCOMES)
        throw new AuditError('E_USAGE', `a law of every outcome needs at most ${MOST_OUTCOMES} of them, got more`);
      numbers.set(key, keys.length);
      return keys.push(key) - 1;
    },
  };
}
