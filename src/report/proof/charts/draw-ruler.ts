import { pow } from '../../../math/primitives/pow.js';
import { placeLabels } from '../../../page/charts/labels.js';
import { boxes, dots, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../../../page/charts/spec.js';
import { superscript } from '../../../page/numbers.js';

/** The marks on the ruler of draws; total variations, in [0, 1]. */
export interface DrawRuler {
  readonly worst: number;
  readonly limit: number;
  /** An upper bound for the whole deal. */
  readonly deal: number;
}

const ROW = 18;
const BAND = { top: 20, bottom: 48 };

/** Draws total variation on one logarithmic scale from 10^-12 (less where needed) to 1: what is within the limit, the worst draw, and the whole deal. */
export function drawRulerSpec({ deal, limit, worst }: DrawRuler, narrow: boolean): Chart {
  const width = narrow ? 330 : 700;
  const right = narrow ? 20 : 132;
  const low = Math.min(-12, Math.floor(Math.log10(worst)));
  const at = (value: number): number => (1 - Math.log10(value) / low) * width;
  const step = narrow && low < -12 ? 6 : 3;
  const powers = Array.from({ length: Math.floor(-low / step) + 1 }, (_, k) => -k * step);
  const placed = placeLabels(
    [
      { at: at(worst), text: 'the worst draw' },
      { at: at(deal), text: narrow ? 'the deal, at most' : 'the whole deal, at most' },
    ],
    width + right,
  );
  const lowest = Math.max(...placed.map(({ row }) => row));
  const frame: Frame = { width, height: BAND.bottom + 46 + ROW * (lowest + 1), left: 14, right, top: 2, bottom: 2 };
  const plane: Plane = { x: { domain: [0, width] }, y: { domain: [frame.height, 0] } };
  const marks = BAND.bottom + 34;
  const label = (row: number): number => marks + 16 + ROW * row;
  const within = worst <= limit;
  return chart(frame, [
    boxes(plane, [{ x: 0, x2: at(limit), y: BAND.top, y2: BAND.bottom }], 'var(--band)'),
    rules(
      plane,
      [
        { x: 0, x2: width, y: BAND.bottom, y2: BAND.bottom },
        ...powers.map((power) => ({ x: at(pow(10, power)), x2: at(pow(10, power)), y: BAND.bottom, y2: BAND.bottom + 5 })),
      ],
      'var(--ink)',
    ),
    texts(
      plane,
      powers.map((power) => ({ x: at(pow(10, power)), y: BAND.bottom + 16, text: power === 0 ? '1' : `10${superscript(power)}` })),
      'var(--ink)',
      { align: 'center' },
    ),
    rules(plane, [{ x: at(limit), x2: at(limit), y: BAND.top - 12, y2: BAND.bottom }], 'var(--ink)', 1.2),
    texts(plane, [{ x: at(limit), y: BAND.top - 9, text: narrow ? 'limit' : 'limit, one in fifty million' }], 'var(--ink)', {
      dx: 7,
      bold: true,
    }),
    texts(plane, [{ x: at(limit), y: BAND.top - 9, text: 'within' }], 'var(--soft)', { dx: -7, align: 'right' }),
    dots(plane, [{ x: at(worst), y: (BAND.top + BAND.bottom) / 2 }], within ? 'var(--ink)' : 'var(--biased)', 110),
    rules(
      plane,
      placed.map((mark) => ({ x: mark.at, x2: mark.at, y: marks, y2: label(mark.row) + 4 })),
      'var(--rule)',
    ),
    dots(
      plane,
      placed.map((mark) => ({ x: mark.at, y: marks })),
      'var(--soft)',
      26,
    ),
    ...(['left', 'right'] as const).map((side) =>
      texts(
        plane,
        placed.filter((mark) => mark.side === side).map((mark) => ({ x: mark.at, y: label(mark.row), text: mark.text })),
        'var(--soft)',
        { align: side === 'left' ? 'right' : 'left', dx: side === 'left' ? -5 : 5 },
      ),
    ),
  ]);
}
