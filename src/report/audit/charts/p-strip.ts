import { boxes, dots, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Layer, type Plane } from '../../../page/charts/spec.js';
import { count, NBSP, superscript } from '../../../page/numbers.js';

export interface StripPoint {
  readonly logP: number;
  readonly logLowerP: number;
  readonly beyond: boolean;
}

export interface StripData {
  readonly points: readonly StripPoint[];
  /** Natural logarithms of the raw p below which a result is doubtful, and biased, while every other hypothesis is open. */
  readonly logDoubtful: number;
  readonly logBiased: number;
}

/** The powers of ten drawn to the right; further ones become an arrow. */
const FURTHEST = 12;
const AXIS = 104;
const RADIUS = 4;

/** The signed power of ten below a half: 0 at p = ½, positive towards too uneven, negative towards too even. */
export function signedPower({ logP, logLowerP }: Pick<StripPoint, 'logP' | 'logLowerP'>): number {
  const power = (log: number): number => Math.max(0, -(log + Math.LN2) / Math.LN10);
  return logP <= logLowerP ? power(logP) : -power(logLowerP);
}

/** Draws one dot a test by how unlikely its result is under luck; grey is luck, the line is the level of a biased verdict; `narrow` is the phone's own. */
export function pStripSpec({ points, logDoubtful, logBiased }: StripData, narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 336 : 804, height: AXIS + 44, left: narrow ? 12 : 18, right: 12, top: 2, bottom: 2 };
  const signed = points.map((point) => ({ at: signedPower(point), beyond: point.beyond, log: Math.min(point.logP, point.logLowerP) }));
  const left = Math.min(...signed.map(({ at }) => at)) < -5.5 ? FURTHEST : 6;
  const start = -left - 0.6;
  const end = FURTHEST + 1.4;
  const doubtful = -(logDoubtful + Math.LN2) / Math.LN10;
  const biased = -(logBiased + Math.LN2) / Math.LN10;
  const plane: Plane = { x: { domain: [start, end] }, y: { domain: [frame.height, 0] } };
  const units = (end - start) / frame.width;
  const inside = signed.filter(({ at }) => at > start + 8 * units && at < FURTHEST + 0.4);
  const lines = left === FURTHEST ? [-biased, biased] : [biased];
  return chart(frame, [
    boxes(plane, [{ x: -doubtful, x2: doubtful, y: 26, y2: AXIS }], 'var(--band)'),
    rules(
      plane,
      lines.map((x) => ({ x, x2: x, y: 26, y2: AXIS })),
      'var(--ink)',
    ),
    rules(plane, [{ x: start, x2: end, y: AXIS, y2: AXIS }], 'var(--ink)'),
    ...powerTicks(plane, left, narrow),
    texts(plane, [{ x: 0, y: 14, text: 'what luck gives' }], 'var(--soft)', { align: 'center' }),
    ...(narrow ? [] : [texts(plane, [{ x: (doubtful + biased) / 2, y: 14, text: 'looked at again' }], 'var(--soft)', { align: 'center' })]),
    texts(plane, [{ x: biased, y: narrow ? 14 : 34, text: narrow ? 'biased' : 'biased from here' }], 'var(--soft)', { dx: 6 }),
    ...stacked(plane, inside, 2.2 * RADIUS * units),
    ...further(
      plane,
      signed.filter(({ at }) => at >= FURTHEST + 0.4),
      end,
      'right',
    ),
    ...further(
      plane,
      signed.filter(({ at }) => at <= start + 8 * units),
      start,
      'left',
    ),
    texts(plane, [{ x: start, y: AXIS + 36, text: '← too even' }], 'var(--soft)'),
    texts(plane, [{ x: end, y: AXIS + 36, text: 'too uneven →' }], 'var(--soft)', { align: 'right' }),
  ]);
}

function powerTicks(plane: Plane, left: number, narrow: boolean): Layer[] {
  const shift = Math.log10(2);
  const step = narrow || left === FURTHEST ? 6 : 3;
  const powers = Array.from({ length: (left + FURTHEST) / step + 1 }, (_, k) => -left + k * step);
  const values = powers.map((k) => ({
    x: k === 0 ? 0 : k > 0 ? k - shift : k + shift,
    text: k === 0 ? '½' : `10${superscript(-Math.abs(k))}`,
  }));
  return [
    rules(
      plane,
      values.map(({ x }) => ({ x, x2: x, y: AXIS, y2: AXIS + 5 })),
      'var(--ink)',
    ),
    texts(
      plane,
      values.map((value) => ({ ...value, y: AXIS + 17 })),
      'var(--ink)',
      { align: 'center' },
    ),
  ];
}

function stacked(plane: Plane, points: readonly { readonly at: number; readonly beyond: boolean }[], width: number): Layer[] {
  const heights = new Map<number, number>();
  const placed = [...points]
    .sort((a, b) => a.at - b.at)
    .map(({ at, beyond }) => {
      const column = Math.round(at / width);
      const below = heights.get(column) ?? 0;
      heights.set(column, below + 1);
      return { x: column * width, y: AXIS - RADIUS - 3 - below * (2 * RADIUS + 1), beyond };
    });
  const of = (beyond: boolean): { x: number; y: number }[] =>
    placed.filter((point) => point.beyond === beyond).map(({ x, y }) => ({ x, y }));
  return [dots(plane, of(false), 'var(--ink)', 50), dots(plane, of(true), 'var(--biased)', 50)];
}

function further(
  plane: Plane,
  points: readonly { readonly beyond: boolean; readonly log: number }[],
  x: number,
  side: 'left' | 'right',
): Layer[] {
  if (points.length === 0) return [];
  const colour = points.some(({ beyond }) => beyond) ? 'var(--biased)' : 'var(--ink)';
  const exponent = Math.ceil(Math.min(...points.map(({ log }) => log)) / Math.LN10 - 1e-9);
  const look = { bold: true, align: side === 'right' ? 'right' : 'left', dx: side === 'right' ? -16 : 16 } as const;
  return [
    dots(plane, [{ x, y: AXIS - 16 }], colour, 90, side === 'right' ? 'triangle-right' : 'triangle-left'),
    texts(plane, [{ x, y: AXIS - 16, text: `${count(points.length)} further out` }], colour, look),
    texts(plane, [{ x, y: AXIS - 34, text: `to${NBSP}10${superscript(exponent)}` }], colour, look),
  ];
}
