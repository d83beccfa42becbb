import type { Board } from './board.js';

/** Returns a board as lines of text, one per row, tiles right-aligned, the blank a dot. */
export function boardLines({ cells, columns, rows }: Board): readonly string[] {
  const wide = String(rows * columns - 1).length;
  return Array.from({ length: rows }, (_, row) =>
    Array.from(cells.subarray(row * columns, (row + 1) * columns), (tile) => (tile === 0 ? '.' : String(tile)).padStart(wide)).join(' '),
  );
}
