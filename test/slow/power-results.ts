import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from '../house/source-tree.js';
import { MISTAKES, nameOf } from './mistakes.js';
import { CARDS, LEAST_FOUND, MOST_DEALS, MOST_ESTIMATED, SAMPLES } from './power-rules.js';
import type { Cell } from './power-table.js';
import { powerTable } from './power-table.js';

/** What was dealt of every mistake at one number of cards, by the mistake's name. */
export type Column = Readonly<Record<string, Cell>>;

/** The page that shows every column. */
export const PAGE = join(PROJECT, 'reports/power.md');

const fileOf = (n: number): string => join(PROJECT, `fixtures/power/${n}-cards.json`);

const kept = (n: number): { readonly commit: string; readonly cells: Column } => JSON.parse(readFileSync(fileOf(n), 'utf8'));

/** The column that was dealt last. */
export function columnOf(n: number): Column {
  return kept(n).cells;
}

/** Keeps a column, with the last commit that changed the sources it was dealt by. */
export function keepColumn(n: number, cells: Column): void {
  mkdirSync(dirname(fileOf(n)), { recursive: true });
  const commit = execFileSync('git', ['log', '-1', '--format=%h', '--', 'src'], { encoding: 'utf8' }).trim();
  writeFileSync(fileOf(n), `${JSON.stringify({ maker: 'npm run test:slow', commit, cells }, null, 2)}\n`);
}

/** The page of the columns that are kept. */
export function powerPage(): string {
  const columns = CARDS.map(columnOf);
  const rows = MISTAKES.map(nameOf).map((name) => ({
    name,
    cells: columns.map((column) => column[name] ?? { kind: 'not-dealt' as const }),
  }));
  return powerTable(CARDS, rows, {
    commits: CARDS.map((n) => kept(n).commit),
    samples: SAMPLES,
    leastFound: LEAST_FOUND,
    mostDeals: MOST_DEALS,
    mostEstimated: MOST_ESTIMATED,
  });
}
