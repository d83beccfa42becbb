import type { Expansion, SearchTrace, TreeChild } from '../../core/claim/search-tree.js';
import { count } from '../../page/numbers.js';
import { say } from '../../page/phrase.js';
import { wrapped } from '../../page/wrap.js';

const FATES: Readonly<Record<TreeChild['fate'], string>> = {
  kept: '',
  known: 'met before',
  shorter: 'met before, this way is shorter',
  cut: 'beyond the bound',
};

/** Returns the beginning of a search, one paragraph per expansion: the board, its f, g and h, and every board one move away with its own. */
export function traceLines({ cols, expanded, expansions }: SearchTrace): readonly string[] {
  const more = expanded - expansions.length;
  return [
    ...wrapped(say`Expansions: f = g + h, moves made and moves estimated. Each letter is where the tile slides; rows are parted by /.`),
    ...expansions.flatMap((expansion, k) => [
      ...(expansion.bound !== null && expansion.bound !== expansions[k - 1]?.bound ? ['', `Round up to f = ${expansion.bound}`] : ['']),
      ...expansionLines(expansion, cols),
    ]),
    ...(more > 0 ? ['', `and ${count(more)} more`] : []),
  ];
}

function expansionLines({ cells, children, g, h, move, number, parent }: Expansion, cols: number): readonly string[] {
  const from = parent === null ? 'the start' : `${move} from ${parent}`;
  return [
    `${number}  ${cellsText(cells, cols)}  ${values(g, h)}  ${from}`,
    ...children.map((child) =>
      `     ${child.move}  ${cellsText(child.cells, cols)}  ${values(child.g, child.h)}  ${FATES[child.fate]}`.trimEnd(),
    ),
  ];
}

function values(g: number, h: number | null): string {
  return h === null ? `g ${g}` : `f ${g + h} = ${g} + ${h}`;
}

/** Writes cells by rows: '1 2 3 / . 4 6 / 7 5 8'. */
function cellsText(cells: readonly number[], cols: number): string {
  const wide = String(cells.length - 1).length;
  const rows = Array.from({ length: cells.length / cols }, (_, row) => cells.slice(row * cols, (row + 1) * cols));
  return rows.map((row) => row.map((tile) => (tile === 0 ? '.' : String(tile)).padStart(wide)).join(' ')).join(' / ');
}
