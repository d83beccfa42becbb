// Jobs that are timed in a process of their own: `node .ci/bench/inside.js JOB [CARDS [SLICES]]`. Prints nanoseconds of processor time a deal, of 52 cards where nobody
// says how many, the median of slices.
import { createRequire } from 'node:module';
import { ChildStream } from '../../compiled/engine/child/stream.js';
import { blockAt } from '../../compiled/engine/count/blocks.js';
import { runBlock } from '../../compiled/engine/count/run-block.js';
import { fitPlan } from '../../compiled/engine/fit.js';
import { pipeline } from '../../compiled/engine/subject/pipeline.js';
import { kindOf } from '../../compiled/kinds/index.js';
import { boundeds, prngs, seedings, shuffles } from '../../compiled/parts/catalogues.js';

const N = Number(process.argv[3] ?? 52);
/** Cells of a slice, for decks larger than those that are dealt most. */
const CELLS = 2 ** 23;
const DEALS = Math.max(16, Math.min(65_536, Math.floor(CELLS / N)));
/** Enough that the engine's own warming up is behind the middle one. */
const SLICES = Number(process.argv[4] ?? (N > 256 ? 9 : 25));
const BATTERIES = ['quick', 'standard', 'deep'];

const job = process.argv[2] ?? '';
const nanoseconds = [];
const JOBS = { lodash: bareLodash, naive, 'naive-lodash': naiveLodash };
const slice = Object.hasOwn(JOBS, job) ? JOBS[/** @type {keyof typeof JOBS} */ (job)]() : audit(job);
for (let k = 0; k < SLICES; k++) {
  const before = process.cpuUsage();
  await slice();
  const { user, system } = process.cpuUsage(before);
  nanoseconds.push(((user + system) * 1000) / DEALS);
}
nanoseconds.sort((a, b) => a - b);
console.log(nanoseconds[SLICES >> 1]);

/** One block after the first, which some statistics alone read, dealt and counted by the tests of a battery, by the table of cards by positions alone (`core`), or by it and the one statistic of this id. @param {string} name */
function audit(name) {
  const subject = pipeline(
    {
      shuffle: shuffles.get('fisher-yates'),
      prng: prngs.get('xoshiro128ss'),
      bounded: boundeds.get('lemire'),
      seeding: seedings.get('continuous'),
    },
    N,
  );
  const most = BATTERIES.indexOf(name);
  const held = [...kindOf(subject.space.outcome).statistics.all].filter(({ battery }) => {
    const at = BATTERIES.indexOf(battery);
    return at >= 0 && at <= most;
  });
  // Every audit counts cards by positions; a statistic without a table would have all dealt one by one, as no battery does.
  const tests = most < 0 ? [...new Set(['position-matrix', name])].filter((id) => id !== 'core') : held.map(({ id }) => id);
  const { statistics } = fitPlan({ lags: 1, tests, trials: 2 * DEALS }, subject.space);
  const block = blockAt({ seed: 'bench', role: 'sample', trials: 2 * DEALS, blockSize: DEALS }, 1);
  return () => runBlock(subject, statistics, block, () => undefined);
}

/** lodash.shuffle called with the numbers that an audit injects, and nothing counted. */
function bareLodash() {
  const stream = new ChildStream([1, 2, 3, 4]);
  Math.random = () => stream.next();
  const { shuffle } = /** @type {{ shuffle(deck: readonly number[]): number[] }} */ (createRequire(import.meta.url)('lodash'));
  const deck = Array.from({ length: N }, (_, card) => card);
  return () => {
    for (let k = 0; k < DEALS; k++) shuffle(deck);
  };
}

/** The same script with lodash.shuffle, and Math.random as it is. */
function naiveLodash() {
  const { shuffle } = /** @type {{ shuffle(deck: readonly number[]): number[] }} */ (createRequire(import.meta.url)('lodash'));
  const counts = Array.from({ length: N }, () => Array.from({ length: N }, () => 0));
  const deck = Array.from({ length: N }, (_, card) => card);
  return () => {
    for (let k = 0; k < DEALS; k++) for (const [position, card] of shuffle(deck).entries()) (counts[card] ?? [])[position]++;
  };
}

/** What a script of a dozen lines does: Fisher–Yates by Math.random, and a nested array of counts. */
function naive() {
  const counts = Array.from({ length: N }, () => Array.from({ length: N }, () => 0));
  return () => {
    for (let k = 0; k < DEALS; k++) {
      const deck = Array.from({ length: N }, (_, card) => card);
      for (let i = N - 1; i > 0; i--) {
        const j = Math.floor(Math.random() * (i + 1));
        [deck[i], deck[j]] = [deck[j] ?? 0, deck[i] ?? 0];
      }
      for (const [position, card] of deck.entries()) (counts[card] ?? [])[position]++;
    }
  };
}
