import { expect, it } from 'vitest';
import { logSubject } from '../../../src/host/log/read-log.js';
import { clumpsIn } from '../../../src/kinds/groups/clumps.js';
import { renderSummary } from '../../../src/report/audit/summary.js';
import { deal } from '../../support/deal.js';
import { recordOf } from '../../support/record-of.js';
import { ownFolder, place, read } from './logs.js';

ownFolder();

type Row = readonly number[];

/** The first `k` cards of decks of `n`, dealt by a built-in subject. */
function rows(n: number, k: number, deals: number, seed: string): Row[] {
  const { cells } = deal('fisher-yates', n, deals, seed);
  return Array.from({ length: deals }, (_, row) => [...cells.subarray(row * n, row * n + k)]);
}

/** Hands of `blocks` whole blocks of `size` neighbouring cards. */
function clumped(n: number, size: number, blocks: number, deals: number, seed: string): Row[] {
  return rows(n / size, blocks, deals, seed).map((hand) =>
    hand.flatMap((block) => Array.from({ length: size }, (_, k) => block * size + k)),
  );
}

/** Each hand keeps the first `kept` groups of the one before; a group is a card, or a block of `size` cards. */
function chained(n: number, size: number, blocks: number, kept: number, deals: number): Row[] {
  let last: Row = [];
  return rows(n / size, n / size, deals, 'chained').map((deck) => {
    const held = last.slice(0, kept);
    last = [...deck.filter((block) => !held.includes(block)).slice(0, blocks - held.length), ...held];
    return last.flatMap((block) => Array.from({ length: size }, (_, k) => block * size + k));
  });
}

async function audit(all: readonly Row[], n: number): Promise<{ readonly said: string; readonly clumps: number | null }> {
  const text = all.map((row) => row.join(',')).join('\n');
  const log = await read(text, { partial: { orderUnknown: true, numbers: 'from-0' }, n }, 'hands.csv');
  const { core } = await recordOf(logSubject(log, [place('hands.csv', text)]), { seed: 'log', trials: all.length, detect: 0.1 });
  return { said: renderSummary({ core }).replaceAll(/\s+/g, ' '), clumps: clumpsIn(core)?.times ?? null };
}

it.each([
  ['blocks of 4 of 52 cards', clumped(52, 4, 3, 1500, 'a'), 52],
  ['blocks of 2 of 40 cards', clumped(40, 2, 4, 1500, 'b'), 40],
  ['blocks of 4 of 100 cards', clumped(100, 4, 5, 2000, 'c'), 100],
  ['blocks of 3 of 300 cards, whose pairs are too many to count', clumped(300, 3, 5, 2500, 'd'), 300],
] as const)('independent hands of %s: cards come together, and no hand depends on another', async (_what, all, n) => {
  const { clumps, said } = await audit(all, n);
  expect(said).toContain('Biased: some cards come together more often than others');
  expect(said).toContain('no hand depends on the one before');
  expect(clumps).toBeGreaterThan(1.5);
});

it.each([
  ['single cards', chained(52, 1, 10, 3, 1500), 52],
  ['blocks of cards', chained(104, 4, 4, 1, 1500), 104],
  // Each hand has few cards of the one before: as uneven, the other way.
  ['single cards, seldom', rows(26, 10, 1500, 'e').map((hand, row) => hand.map((card) => 2 * card + (row % 2))), 52],
] as const)('the lie: hands that do depend on the one before, by %s, are told as such', async (_what, all, n) => {
  const { clumps, said } = await audit(all, n);
  expect(said).toContain('Biased: a deal depends on the deals before it');
  expect(clumps).toBeNull();
});

it.each([
  ['even hands', rows(52, 10, 1500, 'f')],
  ['a few seeds', Array.from({ length: 1500 }, (_, row) => rows(52, 13, 40, 'g')[(row * 7919 + Math.floor(row / 11) * 13) % 40])],
  [
    'cards that come more often',
    rows(52, 16, 1500, 'h').map((hand) => hand.toSorted((a, b) => Number(a % 4 > 0) - Number(b % 4 > 0)).slice(0, 8)),
  ],
] as const)('%s do not come in clumps', async (_what, all) => {
  const { clumps, said } = await audit(all, 52);
  expect(clumps).toBeNull();
  expect(said).not.toContain('come together');
});
