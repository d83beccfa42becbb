import { normalQuantile } from '../../../math/tails/normal.js';
import { boxes, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../../../page/charts/spec.js';
import { percentTick, ticksTo, wholeTicks } from '../../../page/charts/ticks.js';
import { NBSP } from '../../../page/numbers.js';
import type { Step } from './steps-of.js';

/** All bars of an even step stay inside this band together 99 times in 100. */
const TOGETHER = 0.01;

/** One step's choices against an even share: a bar a choice, over the band where luck keeps 95 of 100 bars; `narrow` is the phone's own drawing. */
export function stepBarsSpec({ choices, deviations, firstPlace }: Step, trials: number, biased: boolean, narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 302 : 780, height: 108, left: narrow ? 46 : 52, right: 8, top: 8, bottom: 44 };
  const luck = Math.sqrt((choices - 1) / trials);
  const limit = -normalQuantile(TOGETHER / (2 * choices)) * luck;
  const end = Math.max(2.6 * luck, ...deviations.map(Math.abs)) * 1.08;
  const last = firstPlace + choices - 1;
  const plane: Plane = { x: { domain: [firstPlace - 0.5, last + 0.5] }, y: { domain: [-end, end] } };
  const below = (units: number): number => -end - (units * 2 * end) / frame.height;
  const [, step = end] = ticksTo(end * 1.8);
  const grid = [-step, 0, step];
  const bars = deviations.map((deviation, k) => ({
    x: firstPlace + k - 0.46,
    x2: firstPlace + k + 0.46,
    y: 0,
    y2: deviation,
    beyond: Math.abs(deviation) > limit,
  }));
  const of = (beyond: boolean): { x: number; x2: number; y: number; y2: number }[] =>
    bars.filter((bar) => bar.beyond === beyond).map(({ x, x2, y, y2 }) => ({ x, x2, y, y2 }));
  return chart(frame, [
    boxes(plane, [{ x: firstPlace - 0.5, x2: last + 0.5, y: -2 * luck, y2: 2 * luck }], 'var(--band)'),
    rules(
      plane,
      grid.map((y) => ({ x: firstPlace - 0.5, x2: last + 0.5, y, y2: y })),
      'var(--rule)',
    ),
    texts(
      plane,
      grid.map((y) => ({ x: firstPlace - 0.5, y, text: y === 0 ? '0' : `${y > 0 ? '+' : '−'}${percentTick(Math.abs(y))}${NBSP}%` })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    boxes(plane, of(false), 'var(--soft)'),
    boxes(plane, of(true), biased ? 'var(--biased)' : 'var(--ink)'),
    rules(plane, [{ x: firstPlace - 0.5, x2: last + 0.5, y: 0, y2: 0 }], 'var(--ink)'),
    texts(
      plane,
      wholeTicks(firstPlace, last).map((x) => ({ x, y: below(14), text: String(x) })),
      'var(--ink)',
      { align: 'center' },
    ),
    texts(plane, [{ x: firstPlace - 0.5, y: below(33), text: 'card chosen, by place →' }], 'var(--soft)'),
  ]);
}
