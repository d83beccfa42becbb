import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deal } from '../support/deal.js';

const PAGE = readFileSync(new URL('../../docs/your-own-test.md', import.meta.url), 'utf8');

/** How often each rule is tried with each shuffle: a share of the page lies within 11 of 100 of the true one, 999 times in 1,000. */
const TRIED = 200;

type Counts = (cells: Uint16Array, n: number, deals: number) => Float64Array;

const orders: Counts = (cells, n, deals) => {
  const counts = new Float64Array(6);
  for (let at = 0; at < deals * n; at += n) counts[2 * cells[at] + (cells[at + 1] > cells[at + 2] ? 1 : 0)]++;
  return counts;
};

const positions: Counts = (cells, n, deals) => {
  const counts = new Float64Array(n * n);
  for (let at = 0; at < deals * n; at++) counts[cells[at] * n + (at % n)]++;
  return counts;
};

/** The cards that lie where they lay before. */
const kept: Counts = (cells, n, deals) => {
  let count = 0;
  for (let at = 0; at < deals * n; at++) if (cells[at] === at % n) count++;
  return Float64Array.of(count);
};

/** The mean position of the first card, from 1. */
const first: Counts = (cells, n, deals) => {
  let sum = 0;
  for (let at = 0; at < deals * n; at++) if (cells[at] === 0) sum += 1 + (at % n);
  return Float64Array.of(sum / deals);
};

const near =
  (share: number) =>
  (counts: Float64Array): boolean => {
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.every((count) => Math.abs(count - mean) <= share * mean);
  };

/** Pearson's statistic of six orders is at most its point of this level, by chi-squared with 5 degrees (a table of it). */
const below =
  (point: number) =>
  (counts: Float64Array): boolean => {
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0) <= point;
  };

interface Rule {
  /** The beginning of its row. */
  readonly row: string;
  readonly n: number;
  readonly deals: number;
  readonly counts: Counts;
  passes(counts: Float64Array): boolean;
}

const RULES: readonly Rule[] = [
  { row: 'each of the 6 orders of 3 cards within 5 %, 10,000 deals', n: 3, deals: 10_000, counts: orders, passes: near(0.05) },
  { row: 'each of the 6 orders of 3 cards within 10 %, 10,000 deals', n: 3, deals: 10_000, counts: orders, passes: near(0.1) },
  { row: 'each of the 6 orders of 3 cards within 20 %, 1,000 deals', n: 3, deals: 1000, counts: orders, passes: near(0.2) },
  { row: 'p above .05 for the 6 orders, 1,000 deals', n: 3, deals: 1000, counts: orders, passes: below(11.0705) },
  { row: 'p above .01 for the 6 orders, 1,000 deals', n: 3, deals: 1000, counts: orders, passes: below(15.0863) },
  { row: 'each of 10 cards in each position within 10 %, 10,000 deals', n: 10, deals: 10_000, counts: positions, passes: near(0.1) },
  { row: 'each of 10 cards in each position within 20 %, 10,000 deals', n: 10, deals: 10_000, counts: positions, passes: near(0.2) },
  {
    row: 'the first card at 25 to 28 on average, 52 cards, 1,000 deals',
    n: 52,
    deals: 1000,
    counts: first,
    passes: ([mean]) => mean >= 25 && mean <= 28,
  },
  { row: 'the deck is not the same, 52 cards, one deal', n: 52, deals: 1, counts: kept, passes: ([count]) => count < 52 },
  { row: 'every card has moved, 52 cards, one deal', n: 52, deals: 1, counts: kept, passes: ([count]) => count === 0 },
];

const SHUFFLES = ['fisher-yates', 'naive-swap', 'sattolo', 'random-cut'];

function failures({ counts, deals, n, passes }: Rule, shuffle: string): number {
  let failed = 0;
  for (let k = 0; k < TRIED; k++) {
    const { cells } = deal(shuffle, n, deals, `own rules ${k}`);
    if (!passes(counts(cells, n, deals))) failed++;
  }
  return failed / TRIED;
}

describe('the rules of people’s own tests', () => {
  it.each(RULES)('fail as often as the page says: $row', (rule) => {
    const found = SHUFFLES.map((shuffle) => failures(rule, shuffle));
    const row = `| ${rule.row} | ${found.map((share) => Math.round(100 * share)).join(' | ')} |`;
    expect(PAGE.split('\n').find((line) => line.startsWith(`| ${rule.row} |`))).toBe(row);
  });
});
