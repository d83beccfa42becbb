import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../house/source-tree.js';

/** So many tests of one shuffle at one number of cards, how many of them ended biased, and the last commit that had changed the sources by then. */
export interface RunnerCell {
  readonly tests: number;
  readonly biased: number;
  readonly commit: string;
}

const FILE = join(PROJECT, 'fixtures/power/runners.json');
const nameOf = (id: string, n: number): string => `${id}, ${n} cards`;

function cells(): Readonly<Record<string, RunnerCell>> {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')).cells : {};
}

/** What was dealt last; null where nothing was. */
export function runnerCell(id: string, n: number): RunnerCell | null {
  return cells()[nameOf(id, n)] ?? null;
}

/** Keeps a cell as soon as it is dealt, so that a run which is ended goes on. */
export function keepRunnerCell(id: string, n: number, cell: RunnerCell): void {
  const inOrder = Object.entries({ ...cells(), [nameOf(id, n)]: cell }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify({ maker: 'npm run test:slow', cells: Object.fromEntries(inOrder) }, null, 2)}\n`);
}
