import type { Drawing } from '../../page/charts/drawing.js';
import { html, type Markup } from '../../page/markup.js';
import { boardDrawing, CELL } from './board-drawing.js';
import { layOutTree, listed, type PlacedBoard, type TreeBoard } from './tree-layout.js';

const WIDE = 1120;
const NARROW = 360;
const TEXT = 84;
const GAP = 22;
/** The indent of a level on the phone, in units. */
const INDENT = 16;

const SLIDES: Readonly<Record<string, string>> = { U: 'up', D: 'down', L: 'left', R: 'right' };

/** The deepest level that fits a wide drawing. */
export function deepestFor(cols: number): number {
  return Math.max(2, Math.floor(WIDE / (cols * CELL + TEXT + GAP)) - 1);
}

/** Draws a tree from left to right: every leaf has a row, every level a column. */
export function wideTree(root: TreeBoard, rows: number, cols: number): Drawing {
  const step = cols * CELL + TEXT + GAP;
  const high = rows * CELL + 12;
  const all = listed(layOutTree(root));
  const last = Math.max(...all.map(({ row }) => row));
  const x = ({ board }: PlacedBoard): number => (board.g - root.g) * step;
  const y = ({ row }: PlacedBoard): number => row * high;
  const middle = (rows * CELL) / 2;
  const lines = all.flatMap((one) =>
    one.children.map((child) => branch(child, x(one) + cols * CELL + TEXT, y(one) + middle, x(child), y(child) + middle, x(child) - 10)),
  );
  const boards = all.map(
    (one) => html`${boardDrawing({ ...one.board, cols }, x(one), y(one))}${words(one.board, x(one) + cols * CELL + 6, y(one) + middle)}`,
  );
  return { width: WIDE, height: Math.ceil((last + 1) * high), body: html`${wayLast(lines)}${boards}`.text };
}

/** Draws a tree for a phone: one board a row, indented by its level. */
export function narrowTree(root: TreeBoard, rows: number, cols: number): Drawing {
  const high = rows * CELL + 12;
  const all = listed(layOutTree(root));
  const at = new Map(all.map(({ board }, row) => [board, row]));
  const x = (board: TreeBoard): number => Math.min(board.g - root.g, 10) * INDENT;
  const top = (board: TreeBoard): number => (at.get(board) ?? 0) * high;
  const lines = all.flatMap((one) =>
    one.children.map((child) =>
      branch(child, x(one.board) + 5, top(one.board) + rows * CELL, x(child.board), top(child.board) + (rows * CELL) / 2, x(one.board) + 5),
    ),
  );
  const boards = all.map(
    ({ board }) =>
      html`${boardDrawing({ ...board, cols }, x(board), top(board))}${words(board, x(board) + cols * CELL + 6, top(board) + (rows * CELL) / 2)}`,
  );
  return { width: NARROW, height: all.length * high, body: html`${wayLast(lines)}${boards}`.text };
}

/** A line of the tree; `onWay` marks the path found. */
interface Branch {
  readonly onWay: boolean;
  readonly line: Markup;
}

/** Sorts the lines for drawing: the path found lies over the others. */
function wayLast(branches: readonly Branch[]): readonly Markup[] {
  return [...branches].sort((a, b) => Number(a.onWay) - Number(b.onWay)).map(({ line }) => line);
}

/** Draws the line from a board to a child: across to `turn`, up or down, and on. */
function branch({ board }: PlacedBoard, fromX: number, fromY: number, toX: number, toY: number, turn: number): Branch {
  const line = html`<path class="${board.onWay ? 'onway' : 'branch'}" d="M${fromX} ${fromY}H${turn}V${toY}H${toX}"/>`;
  return { onWay: board.onWay, line };
}

/** Writes the words beside a board: when it was expanded, which tile slid, and f = g + h. */
function words({ fate, g, h, isGoal, move, moved, number }: TreeBoard, x: number, y: number): Markup {
  const first = move === null ? 'start' : `${moved} ${SLIDES[move] ?? move}`;
  const f = h === null ? `g ${g}` : `f ${g + h} = ${g}+${h}`;
  const when = isGoal ? 'the goal' : number !== null ? `taken ${number}.` : fate === 'cut' ? 'cut off' : 'not taken';
  const look = number === null && !isGoal ? 'quiet' : 'says';
  return html`<text class="${look}" x="${x}" y="${y - 10}">${first}</text><text class="${look}" x="${x}" y="${y + 4}">${f}</text><text class="quiet" x="${x}" y="${y + 18}">${when}</text>`;
}
