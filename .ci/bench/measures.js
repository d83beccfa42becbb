import { execFileSync } from 'node:child_process';
import { twoAtOnce } from './rivals.js';
import { spent } from './spent.js';

/**
 * One figure: what it is of, its unit, the goal where it has one, and how it is taken. `times` is against the reference in C, taken just before.
 * @typedef {object} Measure
 * @property {string} id
 * @property {string} title
 * @property {'× C' | '×' | 's' | 'MB' | 'ns' | 'deals a second' | 'programs'} unit
 * @property {string} [group] What it is one of, where several are drawn on one scale: an id of GROUPS.
 * @property {true} [once] Taken in the first round alone, since it takes long.
 * @property {true} [long] Taken with --long alone.
 * @property {number} [goal]
 * @property {true} [more] Set where more is better.
 * @property {(at: { reference: string, folder: string, c: number }) => Taken | Promise<Taken>} take
 * @property {(at: { folder: string }) => number | null} [programs] How many programs it starts, which is counted once: null where strace is not installed.
 */

/**
 * A figure; or what a command took, whose figure is the seconds of the clock; null where a tool is not installed.
 * @typedef {number | { wall: number, cpu: number } | null} Taken
 */

const RUN = ['node', 'dist/cli.js', 'run'];

/** So many deals that what comes before and after them is small. */
const WORKED = 100_000_000;

/** @param {string} job @param {number} [n] */
export const inside = (job, n = 52) => Number(execFileSync(process.execPath, ['.ci/bench/inside.js', job, `${n}`], { encoding: 'utf8' }));

/** @param {readonly string[]} words @param {string} folder @param {number} [workers] */
export const audit = (words, folder, workers = 1) =>
  spent([...RUN, ...words, '--seed', 'bench', '--quiet', '--workers', `${workers}`, '--out', folder]);

/** @type {(id: string, title: string, job: string, goal?: number) => Measure} */
const dealt = (id, title, job, goal) => ({
  id,
  title,
  unit: '× C',
  ...(goal !== undefined && { goal }),
  take: ({ c }) => inside(job) / c,
});

/** What has a goal, and what a figure of these is held against. @type {readonly Measure[]} */
export const GOALS = [
  dealt('core', 'Deal 52 cards and count cards by positions', 'core', 0.65),
  dealt('quick', 'The battery quick', 'quick', 2),
  dealt('standard', 'The battery standard', 'standard', 5),
  dealt('deep', 'The battery deep', 'deep', 7),
  {
    id: 'function',
    title: 'Audit of lodash.shuffle, battery standard, per trial, against one bare call with the same numbers',
    unit: '×',
    goal: 2,
    // Both samples, and the blocks that two processes deal: about 2.3 calls a trial.
    take({ folder }) {
      const [few, many] = [65_536, 4 * 65_536];
      const words = ['npm:lodash#shuffle', '--battery', 'standard', '--trials'];
      const apart = audit([...words, `${many}`], folder).cpu - audit([...words, `${few}`], folder).cpu;
      return (apart / (many - few) / inside('lodash')) * 1e9;
    },
  },
  {
    id: 'n-1000-memory',
    title: 'Most memory of 20,000 deals of 1,000 cards',
    unit: 'MB',
    goal: 150,
    take: ({ folder }) => audit(['fisher-yates', '--n', '1000', '--trials', '20000'], folder).memory,
  },
  {
    id: 'memory',
    title: 'Most memory of 2,000,000 deals of 52 cards',
    unit: 'MB',
    goal: 110,
    take: ({ folder }) => audit(['fisher-yates', '--trials', '2000000'], folder).memory,
  },
  { id: 'version', title: '--version', unit: 's', goal: 0.12, take: () => spent(['node', 'dist/cli.js', '--version']).cpu },
  { id: 'help', title: '--help', unit: 's', goal: 0.12, take: () => spent(['node', 'dist/cli.js', '--help']).cpu },
  { id: 'node', title: 'Node itself, with nothing to do', unit: 's', take: () => spent(['node', '-e', '0']).cpu },
  {
    id: 'workers',
    title: 'Two workers for one, as a share of what two processes in C gain here',
    unit: '×',
    goal: 0.95,
    more: true,
    async take({ folder, reference }) {
      const words = ['fisher-yates', '--trials', `${WORKED}`, '--battery', 'quick'];
      const [one, two] = [audit(words, folder, 1).wall, audit(words, folder, 2).wall];
      return one / two / (await twoAtOnce(reference));
    },
  },
];
