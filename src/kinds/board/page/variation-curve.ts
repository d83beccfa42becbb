import { curve, dots, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../../../page/charts/spec.js';
import { wholeTicks } from '../../../page/charts/ticks.js';
import { NBSP } from '../../../page/numbers.js';

/** Total variation from the even law after 0, 1, 2, … moves, with a dot at this walk's own number; `narrow` is the phone's own drawing. */
export function variationCurveSpec(series: ArrayLike<number>, moves: number, narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 290 : 765, height: 180, left: 56, right: 12, top: 10, bottom: 46 };
  const last = series.length - 1;
  const plane: Plane = { x: { domain: [0, last] }, y: { domain: [0, 1] } };
  const unit = 1 / frame.height;
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  return chart(frame, [
    rules(
      plane,
      ticks.map((y) => ({ x: 0, x2: last, y, y2: y })),
      'var(--rule)',
    ),
    curve(
      plane,
      Array.from(series, (y, x) => ({ x, y })),
      'var(--ink)',
    ),
    dots(plane, moves <= last ? [{ x: moves, y: series[moves] }] : [], 'var(--biased)', 80),
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
