import { normalQuantile } from '../../math/tails/normal.js';
import { boxes, rules, texts } from '../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../../page/charts/spec.js';
import { percentTick, ticksTo, wholeTicks } from '../../page/charts/ticks.js';
import { NBSP } from '../../page/numbers.js';

/** The chance that some bar of an even choice leaves this band: all stay inside together 99 times in 100. */
const TOGETHER = 0.01;

/** The deviations of the shares of the values from `first` on from even ones. */
export interface DeviationBars {
  readonly first: number;
  /** Share as a multiple of its even share, less 1. */
  readonly deviations: readonly number[];
  /** The standard deviation of one of them by luck alone. */
  readonly luck: number;
  /** True where the chart is part of a biased verdict. */
  readonly biased: boolean;
  /** The number of values each bar holds; 1 where absent. */
  readonly each?: number;
}

/**
 * Draws one bar for each value, over the band that holds 95 of 100 bars by luck. `axis` says what the values are; `narrow` asks for the phone's own
 * drawing.
 */
export function deviationBarsSpec(
  { biased, deviations, each = 1, first, luck }: DeviationBars,
  axis: string,
  narrow: boolean,
  height = 108,
): Chart {
  const frame: Frame = { width: narrow ? 302 : 780, height, left: narrow ? 46 : 52, right: 8, top: 8, bottom: 44 };
  const limit = -normalQuantile(TOGETHER / (2 * deviations.length)) * luck;
  const end = Math.max(2.6 * luck, ...deviations.map(Math.abs)) * 1.08;
  const at = (k: number): number => first + each * k;
  const [from, to] = [at(-0.5), at(deviations.length - 0.5)];
  const plane: Plane = { x: { domain: [from, to] }, y: { domain: [-end, end] } };
  const below = (units: number): number => -end - (units * 2 * end) / frame.height;
  const [, step = end] = ticksTo(end * 1.8);
  const grid = [-step, 0, step];
  const bars = deviations.map((deviation, k) => ({
    x: at(k - 0.46),
    x2: at(k + 0.46),
    y: 0,
    y2: deviation,
    beyond: Math.abs(deviation) > limit,
  }));
  const of = (beyond: boolean): { x: number; x2: number; y: number; y2: number }[] =>
    bars.filter((bar) => bar.beyond === beyond).map(({ x, x2, y, y2 }) => ({ x, x2, y, y2 }));
  return chart(frame, [
    boxes(plane, [{ x: from, x2: to, y: -2 * luck, y2: 2 * luck }], 'var(--band)'),
    rules(
      plane,
      grid.map((y) => ({ x: from, x2: to, y, y2: y })),
      'var(--rule)',
    ),
    texts(
      plane,
      grid.map((y) => ({ x: from, y, text: y === 0 ? '0' : `${y > 0 ? '+' : '−'}${percentTick(Math.abs(y))}${NBSP}%` })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    boxes(plane, of(false), 'var(--soft)'),
    boxes(plane, of(true), biased ? 'var(--biased)' : 'var(--ink)'),
    rules(plane, [{ x: from, x2: to, y: 0, y2: 0 }], 'var(--ink)'),
    texts(
      plane,
      wholeTicks(first, at(deviations.length - 1)).map((x) => ({ x, y: below(14), text: String(x) })),
      'var(--ink)',
      { align: 'center' },
    ),
    texts(plane, [{ x: from, y: below(33), text: `${axis} →` }], 'var(--soft)'),
  ]);
}
