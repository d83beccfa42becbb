import { boxes, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../../../page/charts/spec.js';
import { count } from '../../../page/numbers.js';
import type { OrderShare } from '../facts/laws.js';
import { shareColour } from './law-bars.js';
import { timesTicks } from './times-ticks.js';

/** The multiple of an even share at which orders are cut off, or the rest could not be seen. */
export const CUT_OFF = 10;

/** A run of orders with one probability, most likely first. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly times: number;
  readonly deviation: number;
}

/** Draws every order by rank, most likely first, and how far it stands above or below an even share; `narrow` is the phone's own drawing. */
export function lawCurveSpec(orders: readonly OrderShare[], narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 292 : 770, height: 170, left: 52, right: 8, top: 10, bottom: 46 };
  const runs = runsOf(orders);
  const [first] = runs;
  const end = Math.max(1.3, Math.min(CUT_OFF, (first?.times ?? 1) * 1.06));
  const last = orders.length;
  const plane: Plane = { x: { domain: [0, last] }, y: { domain: [0, end] } };
  const units = end / frame.height;
  const ticks = [{ at: 0, text: '0' }, ...timesTicks(end)];
  const drawn = runs.map((run) => ({ ...run, times: Math.min(run.times, end) }));
  return chart(frame, [
    rules(
      plane,
      ticks.map(({ at }) => ({ x: 0, x2: last, y: at, y2: at })),
      'var(--rule)',
    ),
    boxes(
      plane,
      drawn
        .filter(({ deviation }) => deviation !== 0)
        .map(({ deviation, from, times, to }) => ({
          x: from,
          x2: to,
          y: Math.min(1, times),
          y2: Math.max(1, times),
          fill: shareColour(deviation),
        })),
      { field: 'fill' },
    ),
    rules(
      plane,
      drawn.map(({ from, times, to }) => ({ x: from, x2: to, y: times, y2: times })),
      'var(--ink)',
      1.2,
    ),
    rules(
      plane,
      drawn.slice(1).map(({ from, times }, k) => ({ x: from, x2: from, y: drawn[k].times, y2: times })),
      'var(--ink)',
      1.2,
    ),
    rules(plane, [{ x: 0, x2: last, y: 1, y2: 1 }], 'var(--ink)', 1.4),
    texts(plane, [{ x: 0, y: 1, text: 'even' }], 'var(--ink)', { align: 'right', dx: -7, bold: true }),
    texts(
      plane,
      ticks.map(({ at, text }) => ({ x: 0, y: at, text })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    texts(plane, [{ x: 0, y: -14 * units, text: '1' }], 'var(--ink)'),
    texts(plane, [{ x: last, y: -14 * units, text: count(last) }], 'var(--ink)', { align: 'right' }),
    texts(plane, [{ x: 0, y: -35 * units, text: 'orders by rank, the likeliest first →' }], 'var(--soft)'),
  ]);
}

function runsOf(orders: readonly OrderShare[]): readonly Run[] {
  const runs: { from: number; to: number; times: number; deviation: number }[] = [];
  for (const { deviation } of [...orders].sort((a, b) => b.deviation - a.deviation)) {
    const last = runs.at(-1);
    if (last && last.deviation === deviation) last.to++;
    else runs.push({ from: last?.to ?? 0, to: (last?.to ?? 0) + 1, times: 1 + deviation, deviation });
  }
  return runs;
}
