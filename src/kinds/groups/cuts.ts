import type { AskedRow } from '../../core/statistic/statistic.js';
import { BLOCK_SIZE } from '../../core/subject/subject.js';
import { showsWords } from '../words/shows.js';
import type { Cut } from './parts-counter.js';

/** The number of parts that a run, and each of its blocks, is cut into. */
export const PARTS = 8;

/** The mark in the ids of rows that compare the user's own groups. */
const GROUP = 'group';

/** The mark in the ids of rows that compare them one by one. */
const ONE_GROUP = 'one-group';

/** True if a row compares the user's own groups, all with each other, and not parts of the run. */
export function isOfGroups(test: string): boolean {
  return test.split('/')[1] === GROUP;
}

/** True if a row compares parts of every block, in which a process deals as at the start of its life. */
export function isOfLives(test: string): boolean {
  return test.split('/')[1] === BLOCK.name;
}

export function isOfRun(test: string): boolean {
  return test.split('/')[1] === RUN.name;
}

/** True if a row compares every one of the user's own groups with all others. */
export function isOfOneGroup(test: string): boolean {
  return test.split('/')[1] === ONE_GROUP;
}

export function oneGroupRow(id: string, name: string): { readonly test: string } {
  return { test: `${id}/${ONE_GROUP}/${name}` };
}

/** Returns the question of a row that compares parts; `whats`: what may change, in the plural and lower case, by the name after the cut. */
export function partsQuestion({ shows, test }: Pick<AskedRow, 'shows' | 'test'>, whats: Readonly<Record<string, string>>): string {
  const [, cut, name] = test.split('/');
  const what = shows ? `the chances of ${showsWords(shows)}` : (whats[name] ?? name);
  if (cut === ONE_GROUP) return `Is every group by itself like all the others in ${what}?`;
  const where = cut === GROUP ? 'in every group' : `all through ${cut === BLOCK.name ? 'the life of every process' : 'the run'}`;
  return `Are ${what} the same ${where}?`;
}

const RUN: Cut = {
  name: 'run',
  parts: PARTS,
  partAt: ({ first }, place, trials) => {
    const part = Math.floor(((first + place) * PARTS) / trials);
    return { part, end: Math.ceil(((part + 1) * trials) / PARTS) - first };
  },
};

/**
 * The cut of every block into eighths, added over all blocks. The process of a function or a program deals each block as if its life began there; one
 * that deals several is checked for it.
 */
const BLOCK: Cut = {
  name: 'block',
  parts: PARTS,
  partAt: ({ trials }, place) => {
    const part = Math.floor((place * PARTS) / trials);
    return { part, end: Math.ceil(((part + 1) * trials) / PARTS) };
  },
};

/** Returns the cut of a run of `trials` deals into eighths and, if it has more than one block, of its blocks. */
export function eighths(trials: number): readonly Cut[] {
  return trials > BLOCK_SIZE ? [RUN, BLOCK] : [RUN];
}

/** Returns the cut into the user's own groups that have `least` outcomes, in order; null where there are fewer than two. */
export function groupCut(groups: readonly number[], least: number): Cut | null {
  let parts = 0;
  const ofGroups = groups.map((outcomes) => (outcomes >= least ? parts++ : -1));
  if (parts < 2) return null;
  return { name: GROUP, parts, ofGroups, partAt: RUN.partAt };
}
