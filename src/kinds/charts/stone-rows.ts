import { boxes, rules, texts } from '../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../../page/charts/spec.js';

export interface StoneRow {
  readonly stones: number;
  /** The note at the end of its row. */
  readonly note: string;
}

const ROW = 26;
const STONE = 12;
const STEP = 16;
/** The most stones that are drawn; larger piles are written as a number alone. */
const MOST_DRAWN = 16;
const DIGIT = 17;
const NAME = 58;
/** Room for a note; below, the page's own widths, so that texts keep their size. */
const NOTE = 150;
const WIDE = 784;
const NARROW = 344;

/**
 * Draws piles as rows of stones, each with its number in binary, and below them the nim-sum: a column with an odd number of ones gives a one.
 * `narrow` asks for the phone's own drawing, without the stones.
 */
export function stoneRowsSpec(rows: readonly StoneRow[], narrow: boolean): Chart {
  const most = Math.max(...rows.map(({ stones }) => stones));
  const drawn = most <= MOST_DRAWN && !narrow ? most : 0;
  const digits = Math.max(1, most.toString(2).length);
  const columns = NAME + drawn * STEP + 44;
  const notes = columns + digits * DIGIT + 20;
  const width = Math.max(notes + NOTE, narrow ? NARROW : WIDE);
  const frame: Frame = { width, height: (rows.length + 1) * ROW + 8, left: 2, right: 2, top: 2, bottom: 2 };
  const plane: Plane = { x: { domain: [0, width] }, y: { domain: [frame.height, 0] } };
  const middle = (k: number): number => k * ROW + ROW / 2;
  const sum = rows.reduce((all, { stones }) => all ^ stones, 0);
  const binary = (value: number): readonly string[] => [...value.toString(2).padStart(digits, '0')];
  const below = rows.length * ROW + 4;
  return chart(frame, [
    boxes(
      plane,
      rows.flatMap(({ stones }, k) =>
        Array.from({ length: drawn === 0 ? 0 : stones }, (_, s) => ({
          x: NAME + s * STEP,
          x2: NAME + s * STEP + STONE,
          y: middle(k) - STONE / 2,
          y2: middle(k) + STONE / 2,
        })),
      ),
      'var(--soft)',
    ),
    texts(
      plane,
      rows.map((_, k) => ({ x: 0, y: middle(k), text: `pile ${k + 1}` })),
      'var(--ink)',
    ),
    texts(
      plane,
      rows.map(({ stones }, k) => ({ x: columns - 12, y: middle(k), text: String(stones) })),
      'var(--ink)',
      { align: 'right' },
    ),
    texts(
      plane,
      rows.flatMap(({ stones }, k) => binary(stones).map((digit, d) => ({ x: columns + d * DIGIT + 6, y: middle(k), text: digit }))),
      'var(--ink)',
      { align: 'center' },
    ),
    rules(plane, [{ x: columns - 34, x2: columns + digits * DIGIT + 4, y: below, y2: below }], 'var(--ink)'),
    texts(plane, [{ x: 0, y: below + ROW / 2, text: 'nim-sum' }], 'var(--ink)', { bold: true }),
    texts(plane, [{ x: columns - 12, y: below + ROW / 2, text: String(sum) }], 'var(--ink)', { align: 'right', bold: true }),
    texts(
      plane,
      binary(sum).map((digit, d) => ({ x: columns + d * DIGIT + 6, y: below + ROW / 2, text: digit })),
      'var(--ink)',
      { align: 'center', bold: true },
    ),
    texts(
      plane,
      rows.map(({ note }, k) => ({ x: notes, y: middle(k), text: note })),
      'var(--ink)',
    ),
  ]);
}
