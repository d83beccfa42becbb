import type { AskedRow } from '../../core/statistic/statistic.js';
import { BLOCK_SIZE } from '../../core/subject/subject.js';
import { showsWords } from '../words/shows.js';
import type { Cut } from './parts-counter.js';

/** Parts that a run, and each of its blocks, is cut into. */
export const PARTS = 8;

/** What stands in the ids of rows that compare the user's own groups. */
const GROUP = 'group';

/** What stands in the ids of rows that look at them one by one. */
const ONE_GROUP = 'one-group';

/** Whether a row compares the user's own groups, all with each other, and not parts of the run. */
export function isOfGroups(test: string): boolean {
  return test.split('/')[1] === GROUP;
}

/** Whether a row compares parts of every block, in which a process deals as in the beginning of its life. */
export function isOfLives(test: string): boolean {
  return test.split('/')[1] === BLOCK.name;
}

/** Whether a row compares parts of the run. */
export function isOfRun(test: string): boolean {
  return test.split('/')[1] === RUN.name;
}

/** Whether a row compares every one of the user's own groups with all others. */
export function isOfOneGroup(test: string): boolean {
  return test.split('/')[1] === ONE_GROUP;
}

/** The row of a statistic that looks at groups one by one. */
export function oneGroupRow(id: string, name: string): { readonly test: string } {
  return { test: `${id}/${ONE_GROUP}/${name}` };
}

/** What a row asks that compares parts; `whats`: what may change, in the plural and lower case, by the name behind the cut. */
export function partsQuestion({ shows, test }: Pick<AskedRow, 'shows' | 'test'>, whats: Readonly<Record<string, string>>): string {
  const [, cut, name] = test.split('/');
  const what = shows ? `the chances of ${showsWords(shows)}` : (whats[name] ?? name);
  if (cut === ONE_GROUP) return `Is every group by itself like all the others in ${what}?`;
  const where = cut === GROUP ? 'in every group' : `all through ${cut === BLOCK.name ? 'the life of every process' : 'the run'}`;
  return `Are ${what} the same ${where}?`;
}

/** Eighths of the run. */
const RUN: Cut = {
  name: 'run',
  parts: PARTS,
  partAt: ({ first }, place, trials) => {
    const part = Math.floor(((first + place) * PARTS) / trials);
    return { part, end: Math.ceil(((part + 1) * trials) / PARTS) - first };
  },
};

/** Eighths of every block, laid on each other: the process of a function or a program deals each as if its life began there, which is checked of one that deals several. */
const BLOCK: Cut = {
  name: 'block',
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
  return { name: GROUP, parts, ofGroups, partAt: RUN.partAt };
}
