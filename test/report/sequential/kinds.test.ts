import { describe, expect, test } from 'vitest';
import type { Sequential } from '../../../src/core/record/sequential.js';
import type { Outcome } from '../../../src/core/subject/outcome.js';
import { builtInSubject } from '../../../src/engine/subject/built-in-subject.js';
import { pages } from '../../../src/report/sequential/pages.js';
import { sequentialRecord } from '../../support/sequential-record.js';
import { faults } from '../page-faults.js';

function run(maker: string, outcome: Outcome, mostTrials: number, n = 0): Promise<Sequential> {
  const source = { kind: 'built-in', maker, prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;
  return sequentialRecord(builtInSubject({ source, outcome }, n), { seed: 'page', mostTrials });
}

const BOARD = { kind: 'board', rows: 3, columns: 3 } as const;
const PILES = { kind: 'piles', piles: 3, max: 7 } as const;
const MOVES = { kind: 'moves', piles: 3, max: 7, choice: 'pile' } as const;

/** Runs of every kind but whole decks, and words that must stand on their pages. */
const RUNS: readonly (readonly [name: string, record: Sequential, says: readonly string[]])[] = [
  [
    'walk',
    await run('walk:200', BOARD, 5000),
    ['the solvable boards are not all equally likely', 'board by board', 'in row', 'an even scrambler'],
  ],
  ['unsolvable', await run('unchecked', BOARD, 5000), ['is one that an even scrambler never makes', 'no moves lead from', 'one is enough']],
  ['multiset', await run('uniform-multiset', PILES, 5000), ['the deals of piles are not all', 'pile 1 with 1 stone', 'Equal piles']],
  ['first pile', await run('first-pile', MOVES, 5000), ['the winning moves are not', 'the 1st of 3 piles that win', 'move by move']],
  ['undecided', await run('per-pile', MOVES, 300), ['300\u00a0moves did not show a bias', 'ended with move 300', '--space pile']],
  ['one deal', await run('uniform', PILES, 1), ['1\u00a0deal did not show a bias']],
  [
    'hand',
    await run('naive-swap', { kind: 'hand', seen: 5, order: 'kept' }, 5000, 52),
    ['the hands are not', 'at place', '--deal 5', 'every draw and swap'],
  ],
  ['sorted hand', await run('naive-swap', { kind: 'hand', seen: 5, order: 'unknown' }, 5000, 52), ['--order-unknown', 'Cards held']],
];

/** What a reader sees of a page, without the name of the program and the commands. */
function visibleText(page: string): string {
  return page
    .replace(/<style[^>]*>.*?<\/style>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/shuffle[- ]audit/gi, ' ')
    .replace(/\s+/g, ' ');
}

describe.each(RUNS)('the report of a run until decided: %s', (_, record, says) => {
  test('is a page by itself that speaks the words of its kind', async () => {
    const page = await pages.html(record, {});
    expect(faults(page)).toEqual([]);
    const text = page.replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ');
    expect(says.filter((words) => !text.includes(words))).toEqual([]);
  });

  test('has no word of cards where there are none', async () => {
    const { kind } = record.core.subject.origin.outcome;
    if (kind === 'hand') return;
    // The choices of a scrambler are told as those of a shuffle of its tiles.
    const words = kind === 'piles' ? /\b(?:deck|card|shuffle)s?\b/i : /\b(?:deck|card|deal|dealt)s?\b/i;
    const told = [visibleText(await pages.html(record, {})), pages.text(record, {}), pages.junit(record, {})];
    const found = told.map(
      (text) =>
        text
          .replace(/shuffle[- ]audit/gi, ' ')
          .replace('moves in even deals of', ' ')
          .match(words)?.[0],
    );
    expect(found).toEqual([undefined, undefined, undefined]);
  });

  test('names every kind of evidence in each form', () => {
    const { processes } = record.core.plan;
    const junit = pages.junit(record, {});
    expect(processes.filter((id) => !junit.includes(`name="${id}"`))).toEqual([]);
    expect(junit).toContain(`tests="${processes.length + 1}"`);
  });
});
