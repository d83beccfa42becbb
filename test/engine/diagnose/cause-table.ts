import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { count } from '../../../src/page/numbers.js';
import { PROJECT } from '../../house/source-tree.js';
import type { Judged } from './cause-verdict.js';

/** What one audit said, by the name of its row. */
export interface WrittenCell {
  readonly judged: Judged;
  readonly said: string;
}

type Cells = Readonly<Record<string, WrittenCell>>;

/** What was said of every row: of causes by their ways, of shuffles that are none. */
export interface Written {
  readonly causes: Cells;
  readonly outsiders: Cells;
}

const FILE = join(PROJECT, 'fixtures/causes/written.json');

export function keepWritten(written: Written): void {
  const lines = (cells: Cells): string =>
    Object.entries(cells)
      .map(([name, cell]) => `    ${JSON.stringify(name)}: ${JSON.stringify(cell)}`)
      .join(',\n');
  const parts = Object.entries(written).map(([part, cells]) => `  "${part}": {\n${lines(cells)}\n  }`);
  writeFileSync(FILE, `{\n  "maker": "npm run test:slow",\n${parts.join(',\n')}\n}\n`);
}

/** The number of cells of each judgement, of causes or of shuffles that are none. */
export function tally(cells: readonly WrittenCell[]): Readonly<Record<Judged, number>> {
  const number = (judged: Judged): number => cells.filter((cell) => cell.judged === judged).length;
  return { right: number('right'), none: number('none'), wrong: number('wrong'), unseen: number('unseen') };
}

/** The lines of the page for what was kept last; none where nothing was. */
export function writtenLines(): readonly string[] {
  if (!existsSync(FILE)) return [];
  const { causes, outsiders } = JSON.parse(readFileSync(FILE, 'utf8')) as Written;
  const all = tally(Object.values(causes));
  const other = tally(Object.values(outsiders));
  return [
    '',
    '## Causes as people write them',
    '',
    'Made by `npm run test:slow -- test/engine/diagnose/causes.test.ts` and `npm run tables`: functions and programs of [fixtures/causes](../fixtures/causes), each cause',
    'shuffling a deck in place, making a deck of names itself, and handing out from the end. 20,000 deals each, of 10 and of 52 cards.',
    '',
    `Of ${count(all.right + all.none + all.wrong)} that are seen to be biased, ${count(all.right)} are named rightly, ${count(all.none)} not at all, ${count(all.wrong)} wrongly; ${count(all.unseen)} are not seen.`,
    `Of ${count(other.none + other.wrong)} biased shuffles that are no known mistake, ${count(other.wrong)} are named.`,
    '',
    '| cause | way | language | 10 cards | 52 cards |',
    '|---|---|---|---|---|',
    ...tableRows(causes),
    '',
    '| no known mistake | 10 cards | 52 cards |',
    '|---|---|---|',
    ...tableRows(outsiders),
  ];
}

/** Rows by what stands before the number of cards in their name. */
function tableRows(cells: Cells): readonly string[] {
  const names = new Set(Object.keys(cells).map((name) => name.replace(/, \d+ cards$/, '')));
  return [...names].map((name) => `| ${[...name.split(', '), ...[10, 52].map((n) => shown(cells[`${name}, ${n} cards`]))].join(' | ')} |`);
}

function shown(cell: WrittenCell | undefined): string {
  if (cell === undefined) return '';
  return { right: cell.said, none: cell.said === '–' ? 'none' : `none (${cell.said})`, wrong: `**wrong** ${cell.said}`, unseen: cell.said }[
    cell.judged
  ];
}
