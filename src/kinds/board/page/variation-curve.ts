import { counted } from '../../../core/counted.js';
import { curve, dots, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Layer, type Plane } from '../../../page/charts/spec.js';
import { wholeTicks } from '../../../page/charts/ticks.js';
import { count, NBSP, size } from '../../../page/numbers.js';

/** A walk's distance from even as it is drawn. */
export interface VariationDrawn {
  /** Total variation from the even law after 0, 1, 2, … moves. */
  readonly series: readonly number[];
  /** The moves that this walk makes; no dot where they are beyond the series. */
  readonly moves: number;
  /** Whether even and odd numbers of moves are a line each, because the walk goes to and fro between two halves of the boards. */
  readonly parted: boolean;
}

/** The walk's lines by what stands at them, the even numbers first. */
const EVEN = { colour: 'var(--ink)', name: 'even number of moves' } as const;
const ODD = { colour: 'var(--link)', name: 'odd number of moves' } as const;

/** Total variation from the even law after so many moves, as one thin line or two, with a dot at this walk's own number; `narrow` is the phone's own drawing. */
export function variationCurveSpec({ moves, parted, series }: VariationDrawn, narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 290 : 765, height: 180, left: 56, right: 12, top: 10, bottom: 46 };
  const last = series.length - 1;
  const plane: Plane = { x: { domain: [0, last] }, y: { domain: [0, 1] } };
  const unit = 1 / frame.height;
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const own = moves <= last ? [{ x: moves, y: series[moves] }] : [];
  const points = series.map((y, x) => ({ x, y }));
  return chart(frame, [
    rules(
      plane,
      ticks.map((y) => ({ x: 0, x2: last, y, y2: y })),
      'var(--rule)',
    ),
    ...(parted ? twoLines(plane, points, frame.width) : [curve(plane, points, EVEN.colour)]),
    dots(plane, own, 'var(--biased)', 80),
    texts(
      plane,
      own.map(({ x, y }) => ({ x, y, text: `${counted(count(moves), 'move')}: ${size(y)}` })),
      'var(--biased)',
      { align: moves > last / 2 ? 'right' : 'left', bold: true, dx: moves > last / 2 ? -9 : 9, dy: moves > last / 2 ? 15 : -11 },
    ),
    texts(
      plane,
      ticks.map((y) => ({ x: 0, y, text: y === 0 ? '0' : `${100 * y}${NBSP}%` })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    texts(
      plane,
      wholeTicks(0, last).map((x) => ({ x, y: -14 * unit, text: String(x) })),
      'var(--ink)',
      { align: 'center' },
    ),
    texts(plane, [{ x: 0, y: -35 * unit, text: 'moves →' }], 'var(--soft)'),
  ]);
}

/** Units that the name of a line takes with its number. */
const NAMED = 172;

/** A line for the even numbers and one for the odd ones, each with its name at its end: that of the upper one above, that of the lower one below. */
function twoLines(plane: Plane, points: readonly { readonly x: number; readonly y: number }[], width: number): readonly Layer[] {
  const lines = [EVEN, ODD].map((look, odd) => ({ ...look, points: points.filter(({ x }) => x % 2 === odd) }));
  const [even, odd] = lines.map(({ points: own }) => own.at(-1)?.y ?? 0);
  const upper = even > odd ? EVEN : ODD;
  const right = plane.x.domain[1];
  const start = right * (1 - NAMED / width);
  return [
    ...lines.map(({ colour, points: own }) => curve(plane, own, colour)),
    ...lines.map(({ colour, name, points: own }) => {
      const [end] = own.slice(-1).map(({ y }) => y);
      // Lines fall: above one, a name keeps clear of where the line is when the name begins.
      const y = name === upper.name ? Math.max(...own.filter(({ x }) => x >= start).map((point) => point.y)) : end;
      return texts(plane, [{ x: right, y, text: `${name}: ${size(end)}` }], colour, { align: 'right', dy: name === upper.name ? -9 : 14 });
    }),
  ];
}
