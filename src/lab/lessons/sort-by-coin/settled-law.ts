import { AuditError } from '../../../core/errors.js';
import { type Enumerated, exactLaw } from '../../../exact/exact-law.js';
import { sortComparator } from '../../../parts/shuffle/sort-comparator.js';

/** The law of a sort as the engine runs it now, and whether it was another before. */
export interface Settled extends Enumerated {
  readonly changed: boolean;
}

/** Runs after which an engine has done to a sort what it does to code that runs often: V8 of Chromium 156 changes four cards within a hundred. */
const WARM = 300;

/** Runs after which it is given up. */
const MOST = 400;

/**
 * The exact law of the random comparator on this engine, once it no longer changes: an engine may sort by another algorithm when it has compiled
 * the code anew, and where that happens while the coins are gone through, they lead nowhere. Null where it does not settle.
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

/** Null where the sort changed while it was looked at. */
function foundNow(find: () => Enumerated): Enumerated | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof AuditError && error.code === 'E_NONDETERMINISTIC') return null;
    throw error;
  }
}
