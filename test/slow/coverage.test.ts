import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDeviation } from '../../src/core/record/results.js';
import type { Accumulator } from '../../src/core/statistic/statistic.js';
import { Batch } from '../../src/core/subject/outcome.js';
import { ChildStream } from '../../src/engine/child/stream.js';
import { assess } from '../../src/engine/decide/assess.js';
import { testAll } from '../../src/engine/decide/test-all.js';
import { fitPlan } from '../../src/engine/fit.js';
import { permutations } from '../../src/math/orders/permutation.js';

const N = 12;
const AUDITS = 400;
const SIZES = [2000, 10_000, 50_000];
/** Deals behind the true sizes. */
const TRUTH = 1_000_000;
/** The parts of the run tell how far whole deals scatter, which the truth does not ask. */
const PARTS = 'homogeneity';
const TESTS = ['position-matrix', 'cyclic-displacement', 'fisher-yates-digits', 'fixed-points', PARTS];
const ROWS = ['position-matrix', 'cyclic-displacement', 'fisher-yates-digits/down', 'fixed-points'];
const SPACE = permutations(N);

type Deal = (deck: number[], random: () => number) => void;

const swap = (deck: number[], i: number, j: number): void => {
  [deck[i], deck[j]] = [deck[j], deck[i]];
};
const even: Deal = (deck, random) => {
  for (let i = deck.length - 1; i > 0; i--) swap(deck, i, Math.floor(random() * (i + 1)));
};
const sometimes =
  (share: number, other: Deal): Deal =>
  (deck, random) =>
    random() < share ? other(deck, random) : even(deck, random);
const put = (deck: number[], cards: readonly number[]): void => {
  for (const [i, card] of cards.entries()) deck[i] = card;
};

const BIASES: Readonly<Record<string, Deal>> = {
  'every card swapped with any card': (deck, random) => {
    for (let i = 0; i < N; i++) swap(deck, i, Math.floor(random() * N));
  },
  'a byte modulo the bound': (deck, random) => {
    for (let i = N - 1; i > 0; i--) swap(deck, i, Math.floor(random() * 256) % (i + 1));
  },
  'the shuffle left out in 1 of 50 deals': sometimes(1 / 50, () => undefined),
  'the shuffle left out in 1 of 10 deals': sometimes(1 / 10, () => undefined),
  'a cut and nothing else in 1 of 20 deals': sometimes(1 / 20, (deck, random) => {
    deck.push(...deck.splice(0, Math.floor(random() * N)));
  }),
  'one and the same deal in 1 of 100': sometimes(1 / 100, (deck) => put(deck, [5, 3, 0, 1, 11, 10, 9, 8, 2, 4, 6, 7])),
  'the first card never moves in 1 of 5 deals': sometimes(1 / 5, (deck, random) => {
    const rest = deck.slice(1);
    even(rest, random);
    put(deck, [deck[0], ...rest]);
  }),
  'some swaps of any two cards, 20 of them': (deck, random) => {
    for (let k = 0; k < 20; k++) swap(deck, Math.floor(random() * N), Math.floor(random() * N));
  },
};

interface Size {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** The sizes of the rows in so many deals, in the bins of `planned` of them. */
function sizesOf(deal: Deal, deals: number, seed: number, planned: number = deals): readonly Size[] {
  const tests = planned === deals ? TESTS : TESTS.filter((test) => test !== PARTS);
  const fit = fitPlan({ tests, trials: planned, lags: undefined }, SPACE);
  const stream = new ChildStream([0x9e3779b9, seed, 0xb7e15162, 0x243f6a88]);
  const random = (): number => stream.next();
  const batch = new Batch(N, 256);
  const counting = fit.statistics.map(({ fitted, id }): [string, Accumulator] => [id, fitted.accumulator({ first: 0, trials: deals })]);
  for (let dealt = 0; dealt < deals; dealt += batch.length) {
    batch.clear();
    batch.length = Math.min(batch.capacity, deals - dealt);
    for (let k = 0; k < batch.length; k++) {
      const deck = Array.from({ length: N }, (_, card) => card);
      deal(deck, random);
      batch.cells.set(deck, k * N);
    }
    for (const [, one] of counting) one.add(batch);
  }
  const counts = new Map(counting.map(([id, one]) => [id, one.counts]));
  const rows = assess(fit.rows, testAll(fit, counts, deals), 0.01, 1e-6).filter(isDeviation);
  return ROWS.flatMap((test) => rows.filter((row) => row.test === test).map(({ effect }) => effect));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

describe('the 95 % intervals of an audit', () => {
  const lines: string[] = [];

  it.each(Object.entries(BIASES))('hold the truth in at least 93 of 100 audits: %s', { timeout: 600_000 }, (name, deal) => {
    for (const deals of SIZES) {
      const truth = sizesOf(deal, TRUTH, 1, deals);
      const held = ROWS.map(() => 0);
      for (let audit = 0; audit < AUDITS; audit++)
        for (const [k, { high, low }] of sizesOf(deal, deals, 1000 + audit).entries())
          if (low <= truth[k].estimate && truth[k].estimate <= high) held[k]++;
      const shares = held.map((times) => times / AUDITS);
      lines.push(`| ${[name, percent(truth[0].estimate), deals.toLocaleString('en'), ...shares.map(percent)].join(' | ')} |`);
      // Of so many audits a share of 93 % falls below this less than once in 500 times.
      for (const share of shares) expect(share).toBeGreaterThan(0.93 - 3 * Math.sqrt((0.93 * 0.07) / AUDITS));
    }
  });

  it('are told in reports/coverage.md', () => {
    const luck = (196 * Math.sqrt((0.95 * 0.05) / AUDITS)).toFixed(1);
    writeFileSync(
      join(import.meta.dirname, '../../reports/coverage.md'),
      `# How often a 95 % interval holds the truth

Each audit gives the size of a bias with a 95 % interval. Here ${AUDITS} audits of each bias, of ${N} cards, say how often that interval held the true size,
which ${TRUTH.toLocaleString('en')} deals tell. The biases are spread over all deals, or sit in some whole deals. Of ${AUDITS} audits luck alone moves a share
by about ±${luck} points. \`npm run test:slow -- test/slow/coverage.test.ts\` makes this table.

| bias | true size | deals | cards by positions | distances | choices | cards that stay |
|---|---:|---:|---:|---:|---:|---:|
${lines.join('\n')}
`,
    );
    expect(lines).toHaveLength(Object.keys(BIASES).length * SIZES.length);
  });
});
