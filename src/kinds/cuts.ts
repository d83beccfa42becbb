import { BLOCK_SIZE } from '../core/subject.js';
import type { Cut } from './parts-counter.js';

/** Parts that a run, and each of its blocks, is cut into. */
export const PARTS = 8;

/** What stands in the ids of rows that compare the user's own groups. */
const GROUP = 'group';

/** Whether a row compares the user's own groups, and not parts of the run. */
export function isOfGroups(test: string): boolean {
  return test.split('/')[1] === GROUP;
}

/** Eighths of the run. */
const RUN: Cut = {
  name: 'run',
  question: (what) => `Are ${what} the same all through the run?`,
  parts: PARTS,
  partAt: ({ first }, place, trials) => {
    const part = Math.floor(((first + place) * PARTS) / trials);
    return { part, end: Math.ceil(((part + 1) * trials) / PARTS) - first };
  },
};

/** Eighths of every block, laid on each other: a block is the life of a process. */
const BLOCK: Cut = {
  name: 'block',
  question: (what) => `Are ${what} the same all through the life of every process?`,
  parts: PARTS,
  partAt: ({ trials }, place) => {
    const part = Math.floor((place * PARTS) / trials);
    return { part, end: Math.ceil(((part + 1) * trials) / PARTS) };
  },
};

/** Eighths of a run of so many deals and, where it has more than one block, of its blocks. */
export function eighths(trials: number): readonly Cut[] {
  return trials > BLOCK_SIZE ? [RUN, BLOCK] : [RUN];
}

/** The user's own groups that have `least` outcomes, in their order; null where there are no two. */
export function groupCut(groups: readonly number[], least: number): Cut | null {
  let parts = 0;
  const ofGroups = groups.map((outcomes) => (outcomes >= least ? parts++ : -1));
  if (parts < 2) return null;
  return { name: GROUP, question: (what) => `Are ${what} the same in every group?`, parts, ofGroups, partAt: RUN.partAt };
}
