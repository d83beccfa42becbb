import { boxes, rules, texts } from '../../../page/charts/layers.js';
import { CLASSES } from '../../../page/charts/scale.js';
import { type Chart, chart, type Datum, type Frame, type Plane } from '../../../page/charts/spec.js';
import { classOf, colourEnd } from '../../../page/facts/colour-scale.js';
import { signed } from '../../../page/numbers.js';
import type { TileMap } from './facts.js';

/** Units of one cell's side, between two boards, and above each for its name. */
const CELL = 44;
const SMALL_CELL = 30;
const MEDIUM_CELL = 34;
const GAP = 26;
const NAME = 24;
/** The most columns of boards with large cells; boards of more cells show no figures in them. */
const MOST_LARGE_COLUMNS = 3;
const MOST_WRITTEN_CELLS = 16;

/**
 * Draws one small board for every tile: its frequency in each cell, as a colour and as the percentage deviation from an even share. Its own cell is
 * framed. The first board is the solved one, with the tiles in it. `narrow` selects the phone's drawing.
 */
export function smallBoardsSpec(map: TileMap, narrow: boolean): Chart {
  const { columns, rows } = map.board;
  const side = narrow ? SMALL_CELL : columns > MOST_LARGE_COLUMNS ? MEDIUM_CELL : CELL;
  const width = narrow ? 340 : 780;
  const across = Math.max(1, Math.floor((width + GAP) / (columns * side + GAP)));
  const n = map.n;
  const boards = n + 1;
  const down = Math.ceil(boards / across);
  const frame: Frame = {
    width: across * (columns * side + GAP) - GAP,
    height: down * (rows * side + NAME + GAP) - GAP,
    left: 2,
    right: 2,
    top: 2,
    bottom: 2,
  };
  const plane: Plane = { x: { domain: [0, frame.width] }, y: { domain: [frame.height, 0] } };
  const corner = (k: number): { readonly x: number; readonly y: number } => ({
    x: (k % across) * (columns * side + GAP),
    y: Math.floor(k / across) * (rows * side + NAME + GAP) + NAME,
  });
  const cellBox = (k: number, cell: number): { x: number; x2: number; y: number; y2: number } => {
    const { x, y } = corner(k);
    const [left, top] = [x + (cell % columns) * side, y + Math.floor(cell / columns) * side];
    return { x: left, x2: left + side, y: top, y2: top + side };
  };
  const end = colourEnd(map);
  const cells = Array.from(map.deviations, (deviation, index) => {
    const tile = Math.floor(index / n);
    const kind = classOf(deviation, end);
    return { ...cellBox(tile + 1, index % n), deviation, fill: CLASSES[kind] ?? '', ink: `var(--n${kind})` };
  });
  const middle = ({ x, x2, y, y2 }: ReturnType<typeof cellBox>): { x: number; y: number } => ({ x: (x + x2) / 2, y: (y + y2) / 2 });
  const solved = Array.from({ length: n - 1 }, (_, cell) => cellBox(0, cell));
  const home = Array.from({ length: n }, (_, tile) => cellBox(tile + 1, tile === 0 ? n - 1 : tile - 1));
  const names = Array.from({ length: boards }, (_, k) => ({
    ...corner(k),
    text: k === 0 ? 'solved' : k === 1 ? 'blank' : `tile ${k - 1}`,
  }));
  return chart(frame, [
    boxes(plane, cells, { field: 'fill' }),
    boxes(plane, solved, 'var(--band)'),
    rules(plane, [...solved, ...cells].flatMap(edges), 'var(--rule)'),
    rules(plane, home.flatMap(edges), 'var(--ink)', 1.6),
    texts(
      plane,
      names.map(({ text, x, y }) => ({ x, y: y - 11, text })),
      'var(--ink)',
      { bold: true },
    ),
    texts(
      plane,
      solved.map((box, cell) => ({ ...middle(box), text: String(cell + 1) })),
      'var(--ink)',
      { align: 'center', size: 15 },
    ),
    ...(n <= MOST_WRITTEN_CELLS
      ? [
          texts(
            plane,
            cells.map((cell) => ({ ...middle(cell), text: signed(cell.deviation, 0), ink: cell.ink })),
            { field: 'ink' },
            { align: 'center', size: 12 },
          ),
        ]
      : []),
  ]);
}

function edges({ x, x2, y, y2 }: { readonly x: number; readonly x2: number; readonly y: number; readonly y2: number }): readonly Datum[] {
  return [
    { x, x2, y, y2: y },
    { x, x2, y: y2, y2 },
    { x, x2: x, y, y2 },
    { x: x2, x2, y, y2 },
  ];
}
