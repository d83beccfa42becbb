import type { Drawing } from '../../page/charts/drawing.js';
import { html } from '../../page/markup.js';
import { boardDrawing, CELL } from './board-drawing.js';
import { movedTile } from './tree-layout.js';

const GAP = 16;
const HEAD = 18;
const SLIDES: Readonly<Record<string, string>> = { U: 'up', D: 'down', L: 'left', R: 'right' };

/** Draws the boards of a path side by side, the number of the move and the direction of the tile above each; a single board has nothing above it. */
export function wayDrawing(boards: readonly (readonly number[])[], path: string, rows: number, cols: number, width: number): Drawing {
  const wide = Math.max(cols * CELL, 52) + GAP;
  const high = rows * CELL + HEAD + GAP;
  const each = Math.max(1, Math.floor((width + GAP) / wide));
  const body = boards.map((cells, k) => {
    const [x, y] = [(k % each) * wide, Math.floor(k / each) * high];
    const before = boards[k - 1];
    const moved = before ? movedTile(before, cells) : null;
    const head = boards.length === 1 ? '' : k === 0 ? 'start' : `${k}: ${moved} ${SLIDES[path[k - 1]] ?? ''}`;
    return html`<text class="says" x="${x}" y="${y + 12}">${head}</text>${boardDrawing({ cells, cols, moved }, x, y + HEAD)}`;
  });
  return { width, height: Math.ceil(boards.length / each) * high, body: html`${body}`.text };
}
