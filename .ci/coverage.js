// How often the 95 % intervals of an audit hold the true size, by simulation: npm run coverage [audits] writes reports/coverage.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Batch } from '../compiled/core/outcome.js';
import { ChildStream } from '../compiled/engine/child/stream.js';
import { assess } from '../compiled/engine/decide/assess.js';
import { testAll } from '../compiled/engine/decide/test-all.js';
import { fitPlan } from '../compiled/engine/fit.js';
import { permutations } from '../compiled/math/orders/permutation.js';

const AUDITS = Number(process.argv[2] ?? 400);
const N = 12;
const SIZES = [2000, 10_000, 50_000];
/** The rows whose truth is measured: cards by positions, distances, and one value a deal. */
const TESTS = ['position-matrix', 'cyclic-displacement', 'fisher-yates-digits', 'fixed-points', 'homogeneity'];
const ROWS = ['position-matrix', 'cyclic-displacement', 'fisher-yates-digits/down', 'fixed-points'];
/** Deals behind the true sizes. */
const TRUTH = 1_000_000;

const words = (seed) => {
  const stream = new ChildStream([0x9e3779b9, seed, 0xb7e15162, 0x243f6a88]);
  return () => stream.next();
};

const even = (deck, random) => {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
};
const sometimes = (share, other) => () => (deck, random) => (random() < share ? other(deck, random) : even(deck, random));

/** What deals: made anew for every audit, since some keep the deal before. */
const BIASES = {
  'every card swapped with any card': () => (deck, random) => {
    for (let i = 0; i < deck.length; i++) {
      const j = Math.floor(random() * deck.length);
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
  },
  'a byte modulo the bound': () => (deck, random) => {
    for (let i = deck.length - 1; i > 0; i--) {
      const j = Math.floor(random() * 256) % (i + 1);
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
  },
  'the shuffle left out in 1 of 50 deals': sometimes(1 / 50, () => undefined),
  'the shuffle left out in 1 of 10 deals': sometimes(1 / 10, () => undefined),
  'a cut and nothing else in 1 of 20 deals': sometimes(1 / 20, (deck, random) => {
    const at = Math.floor(random() * deck.length);
    deck.push(...deck.splice(0, at));
  }),
  'one and the same deal in 1 of 100': sometimes(1 / 100, (deck) =>
    [5, 3, 0, 1, 11, 10, 9, 8, 2, 4, 6, 7].forEach((card, i) => (deck[i] = card)),
  ),
  'the first card never moves in 1 of 5 deals': sometimes(1 / 5, (deck, random) => {
    const [first, ...rest] = deck;
    even(rest, random);
    rest.forEach((card, i) => (deck[i + 1] = card));
    deck[0] = first;
  }),
  'some swaps of any two cards, 20 of them': () => (deck, random) => {
    for (let k = 0; k < 20; k++) {
      const [i, j] = [Math.floor(random() * deck.length), Math.floor(random() * deck.length)];
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
  },
};

const space = permutations(N);

/** The rows of so many deals, in the bins of `planned` of them. */
function rowsOf(make, deals, seed, planned = deals) {
  // The parts of the run tell how far whole deals scatter, which the truth does not ask.
  const tests = planned === deals ? TESTS : TESTS.filter((test) => test !== 'homogeneity');
  const fit = fitPlan({ tests, trials: planned, lags: undefined }, space);
  const random = words(seed);
  const deal = make();
  const batch = new Batch(N, 256);
  const accumulators = fit.statistics.map(({ fitted, id }) => [id, fitted.accumulator({ first: 0, trials: deals })]);
  const deck = [];
  for (let dealt = 0; dealt < deals; dealt += batch.length) {
    batch.clear();
    batch.length = Math.min(batch.capacity, deals - dealt);
    for (let k = 0; k < batch.length; k++) {
      for (let i = 0; i < N; i++) deck[i] = i;
      deal(deck, random);
      batch.cells.set(deck, k * N);
    }
    for (const [, one] of accumulators) one.add(batch);
  }
  const counts = new Map(accumulators.map(([id, one]) => [id, one.counts]));
  return assess(fit.rows, testAll(fit, counts, deals), 0.01, 1e-6).filter(({ test }) => ROWS.includes(test));
}

const table = [];
let worst = 1;
for (const [name, make] of Object.entries(BIASES)) {
  for (const deals of SIZES) {
    const truth = rowsOf(make, TRUTH, 1, deals).map(({ effect }) => effect.estimate);
    const held = ROWS.map(() => 0);
    for (let audit = 0; audit < AUDITS; audit++)
      rowsOf(make, deals, 1000 + audit).forEach(({ effect: { high, low } }, k) => {
        if (low <= truth[k] && truth[k] <= high) held[k]++;
      });
    worst = Math.min(worst, ...held.map((times) => times / AUDITS));
    table.push(
      `| ${name} | ${(100 * truth[0]).toFixed(1)} % | ${deals.toLocaleString('en')} | ${held.map((times) => `${((100 * times) / AUDITS).toFixed(1)} %`).join(' | ')} |`,
    );
    process.stderr.write(`${table[table.length - 1]}\n`);
  }
}
writeFileSync(
  join(import.meta.dirname, '../reports/coverage.md'),
  `# How often a 95 % interval holds the truth

Each audit gives the size of a bias with a 95 % interval. Here ${AUDITS} audits of each bias, of ${N} cards, say how often that interval held the true size, which ${TRUTH.toLocaleString('en')} deals
tell. The biases are spread over all deals, or sit in some whole deals. \`npm run coverage\` makes this table. Of ${AUDITS} audits luck alone moves a share by about ±${(196 * Math.sqrt((0.95 * 0.05) / AUDITS)).toFixed(1)} points.

| bias | true size | deals | cards by positions | distances | choices | cards that stay |
|---|---:|---:|---:|---:|---:|---:|
${table.join('\n')}
`,
);
process.stderr.write(`least: ${(100 * worst).toFixed(1)} %\n`);
