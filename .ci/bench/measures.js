import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadtxt, twoAtOnce } from './rivals.js';
import { spent } from './spent.js';

/**
 * One figure: what it is of, its unit, the goal where it has one, and how it is taken. `times` is against the reference in C, taken just before.
 * @typedef {object} Measure
 * @property {string} id
 * @property {string} title
 * @property {'× C' | '×' | 's' | 'MB' | 'ns' | 'deals a second'} unit
 * @property {string} [group] What it is one of, where several are drawn on one scale: an id of GROUPS.
 * @property {true} [once] Taken in the first round alone, since it takes long.
 * @property {true} [long] Taken with --long alone.
 * @property {number} [goal]
 * @property {true} [more] Set where more is better.
 * @property {(at: { reference: string, folder: string, c: number }) => number | null | Promise<number | null>} take
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

/** @type {(id: string, title: string, goal: number, words: readonly string[]) => Measure} */
const seconds = (id, title, goal, words) => ({ id, title, unit: 's', goal, take: ({ folder }) => audit(words, folder).cpu });

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
    id: 'log',
    title: 'A log of 200,000 decks of 52 cards, 29 MB',
    unit: 's',
    goal: 0.35,
    take: ({ folder }) => readLog(decks(folder), folder),
  },
  { id: 'loadtxt', title: 'numpy.loadtxt: the same file, read and nothing else', unit: 's', take: ({ folder }) => loadtxt(decks(folder)) },
  seconds('n-5000', '12,478 deals of 5,000 cards', 3, ['fisher-yates', '--n', '5000', '--trials', '12478']),
  seconds('n-1000', '20,000 deals of 1,000 cards', 1, ['fisher-yates', '--n', '1000', '--trials', '20000']),
  {
    id: 'n-1000-memory',
    title: 'Most memory of that',
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
  seconds('short', 'run naive-swap --trials 2000, its page included', 0.5, ['naive-swap', '--trials', '2000']),
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

/** @param {string} file @param {string} folder */
function readLog(file, folder) {
  return spent(['node', 'dist/cli.js', 'log', file, '--quiet', '--out', folder]).cpu;
}

/** @type {string | undefined} */
let made;

/** A file of 200,000 even decks, a line each, by a generator of its own. @param {string} folder */
function decks(folder) {
  if (made !== undefined) return made;
  made = join(folder, 'decks.csv');
  let state = 20_261_123;
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return (word ^ (word >>> 14)) >>> 0;
  };
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const lines = [];
  for (let k = 0; k < 200_000; k++) {
    for (let i = 51; i > 0; i--) {
      const j = next() % (i + 1);
      [deck[i], deck[j]] = [deck[j] ?? 0, deck[i] ?? 0];
    }
    lines.push(deck.join(','));
  }
  writeFileSync(made, `${lines.join('\n')}\n`);
  return made;
}
