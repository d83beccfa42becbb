import type { JSX } from 'preact';
import type { Board } from '../../../games/puzzle/board.js';
import { slid } from './position.js';

interface Tiled {
  readonly board: Board;
  readonly label: string;
  /** What a tile is called. */
  told(tile: number): string;
  number(tile: number): string;
  onSlide(board: Board): void;
}

/** Where the tile comes from that an arrow key slides, relative to the blank: rows, columns. */
const KEYS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, 1],
  ArrowRight: [0, -1],
};

/** A board to play: a press on a tile beside the blank slides it, and so do the arrow keys. */
export function Tiles({ board, label, number, onSlide, told }: Tiled): JSX.Element {
  const { cells, columns, rows } = board;
  const press = (event: KeyboardEvent): void => {
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    const blank = cells.indexOf(0);
    const [row, column] = [Math.floor(blank / columns) + way[0], (blank % columns) + way[1]];
    if (row < 0 || row >= rows || column < 0 || column >= columns) return;
    const next = slid(board, row * columns + column);
    if (next) onSlide(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a board everywhere
    <div class="tiles" role="group" aria-label={label} style={{ '--columns': String(columns) }} onKeyDown={press}>
      {Array.from(cells, (tile, cell) => {
        if (tile === 0) return <i key={0} />;
        const next = slid(board, cell);
        return (
          <button key={tile} type="button" aria-label={told(tile)} aria-disabled={next === null} onClick={() => next && onSlide(next)}>
            {number(tile)}
          </button>
        );
      })}
    </div>
  );
}
