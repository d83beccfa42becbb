import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../house/source-tree.js';
import { MISTAKES, nameOf } from './mistakes.js';
import { CARDS, LEAST_FOUND, MOST_DEALS, MOST_ESTIMATED, SAMPLES } from './power-rules.js';
import type { Cell } from './power-table.js';
import { powerTable } from './power-table.js';

/** A cell, and the last commit that had changed the sources when it was dealt. */
export type KeptCell = Cell & { readonly commit: string };

/** What was dealt of every mistake at one number of cards, by the mistake's name. */
export type Column = Readonly<Record<string, KeptCell>>;

/** The page that shows every column. */
export const PAGE = join(PROJECT, 'reports/power.md');

const fileOf = (n: number): string => join(PROJECT, `fixtures/power/${n}-cards.json`);

/** The column as it was dealt last. */
export function columnOf(n: number): Column {
  const file: { readonly cells: Column } = JSON.parse(readFileSync(fileOf(n), 'utf8'));
  return file.cells;
}

/** The last commit that changed the sources. */
export function presentCommit(): string {
  return execFileSync('git', ['log', '-1', '--format=%h', '--', 'src'], { encoding: 'utf8' }).trim();
}

/** Keeps a cell as soon as it is dealt, in the order of the mistakes: a column of 52 cards takes hours, and one that is ended goes on. */
export function keepCell(n: number, name: string, cell: KeptCell): void {
  const cells: Column = { ...columnOf(n), [name]: cell };
  const inOrder = MISTAKES.map(nameOf).flatMap((one) => (cells[one] ? [[one, cells[one]]] : []));
  writeFileSync(fileOf(n), `${JSON.stringify({ maker: 'npm run test:slow', cells: Object.fromEntries(inOrder) }, null, 2)}\n`);
}

/** The page of the columns that are kept. */
export function powerPage(): string {
  const columns = CARDS.map(columnOf);
  const rows = MISTAKES.map(nameOf).map((name) => ({
    name,
    cells: columns.map((column) => column[name] ?? { kind: 'not-dealt' as const }),
  }));
  return powerTable(CARDS, rows, {
    commits: columns.map((column) => [...new Set(Object.values(column).map(({ commit }) => commit))]),
    samples: SAMPLES,
    leastFound: LEAST_FOUND,
    mostDeals: MOST_DEALS,
    mostEstimated: MOST_ESTIMATED,
  });
}
