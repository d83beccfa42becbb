import type { Board } from './board.js';

/** A board as lines of text, one a row, tiles right-aligned, the blank a dot. */
export function boardLines({ cells, cols, rows }: Board): readonly string[] {
  const wide = String(rows * cols - 1).length;
  return Array.from({ length: rows }, (_, row) =>
    Array.from(cells.subarray(row * cols, (row + 1) * cols), (tile) => (tile === 0 ? '.' : String(tile)).padStart(wide)).join(' '),
  );
}
