import { boxes, rules, texts } from '../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../page/charts/spec.js';
import { percentTick, ticksTo, wholeTicks } from '../page/charts/ticks.js';
import { NBSP } from '../page/numbers.js';

/** Shares of the values from `first` on, beside their exact law. */
export interface ShareBars {
  readonly first: number;
  readonly seen: readonly number[];
  /** As many as `seen`. */
  readonly law: readonly number[];
  /** Whether the test of these shares is one of those that made the verdict. */
  readonly uneven: boolean;
}

/** Bars for the shares that came, a stepped line for the exact law; `axis` says what the values are, `narrow` is the phone's own drawing. */
export function shareBarsSpec({ first, law, seen, uneven }: ShareBars, axis: string, narrow: boolean, height = 150): Chart {
  const frame: Frame = { width: narrow ? 296 : 770, height, left: 52, right: 8, top: 10, bottom: 46 };
  const end = Math.max(...law, ...seen) * 1.08;
  const [start, last] = [first - 0.6, first + law.length - 0.4];
  const plane: Plane = { x: { domain: [start, last] }, y: { domain: [0, end] } };
  const unit = end / frame.height;
  const ticks = ticksTo(end);
  return chart(frame, [
    rules(
      plane,
      ticks.map((y) => ({ x: start, x2: last, y, y2: y })),
      'var(--rule)',
    ),
    boxes(
      plane,
      seen.map((share, k) => ({ x: first + k - 0.38, x2: first + k + 0.38, y: 0, y2: share })),
      uneven ? 'var(--biased)' : 'var(--soft)',
    ),
    rules(
      plane,
      law.map((chance, k) => ({ x: first + k - 0.5, x2: first + k + 0.5, y: chance, y2: chance })),
      'var(--ink)',
      1.6,
    ),
    rules(
      plane,
      law.slice(1).map((chance, k) => ({ x: first + k + 0.5, x2: first + k + 0.5, y: law[k], y2: chance })),
      'var(--ink)',
      1.6,
    ),
    texts(
      plane,
      ticks.map((y) => ({ x: start, y, text: y === 0 ? '0' : `${percentTick(y)}${NBSP}%` })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    texts(
      plane,
      wholeTicks(first, first + law.length - 1).map((x) => ({ x, y: -14 * unit, text: String(x) })),
      'var(--ink)',
      { align: 'center' },
    ),
    texts(plane, [{ x: start, y: -35 * unit, text: `${axis} →` }], 'var(--soft)'),
  ]);
}
