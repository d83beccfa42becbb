import { html, type Markup } from '../../page/markup.js';

export interface DrawnBoard {
  readonly cells: readonly number[];
  readonly cols: number;
  /** The tile that moved last, if any. */
  readonly moved: number | null;
}

/** The width of a cell of a drawn board, in units. */
export const CELL = 17;

/** Draws a board with its top left corner at x, y. The tile that moved is tinted, and named in words beside it. */
export function boardDrawing({ cells, cols, moved }: DrawnBoard, x: number, y: number): Markup {
  return html`<g transform="translate(${x} ${y})">${cells.map((tile, cell) => {
    const left = (cell % cols) * CELL;
    const top = Math.floor(cell / cols) * CELL;
    const look = tile === 0 ? 'hole' : tile === moved ? 'tile moved' : 'tile';
    const number = tile === moved ? 'number on' : 'number';
    return html`<rect class="${look}" x="${left}" y="${top}" width="${CELL}" height="${CELL}"/>${tile === 0 ? null : html`<text class="${number}" x="${left + CELL / 2}" y="${top + 12.5}">${tile}</text>`}`;
  })}</g>`;
}
