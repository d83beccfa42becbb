import { AuditError } from '../../../core/errors.js';
import { type Enumerated, exactLaw } from '../../../exact/exact-law.js';
import { sortComparator } from '../../../parts/shuffle/sort-comparator.js';

/** The law of a sort as the engine runs it now, and whether it was different before. */
export interface Settled extends Enumerated {
  readonly changed: boolean;
}

/** Runs after which an engine has optimized a sort as it does code that runs often: V8 of Chromium 156 changes four cards within a hundred. */
const WARM = 300;

/** Runs after which the search is given up. */
const MOST = 400;

/**
 * Finds the exact law of the random comparator on this engine, once it no longer changes. An engine may sort by another algorithm when it has
 * compiled the code anew. Where that happens during the enumeration of the coins, it leads nowhere. Null where the law does not settle.
 */
export function settledLaw(n: number, find: () => Enumerated = () => exactLaw(sortComparator, n)): Settled | null {
  const seen = new Set<string>();
  let before = '';
  for (let run = 0; run < MOST; run++) {
    const found = foundNow(find);
    const text = found ? `${found.leaves} ${found.law.denominator} ${found.law.levels.join()} ${found.law.level.join()}` : '';
    seen.add(text);
    if (found && run >= WARM && text === before) return { ...found, changed: seen.size > 1 };
    before = text;
  }
  return null;
}

/** Finds the law once; null where the sort changed meanwhile. */
function foundNow(find: () => Enumerated): Enumerated | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof AuditError && error.code === 'E_NONDETERMINISTIC') return null;
    throw error;
  }
}
