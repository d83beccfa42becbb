import type { TopLevelSpec } from 'vega-lite';
import { boxes, type Plane, rules, texts } from '../../../page/charts/layers.js';
import { chart, type Frame } from '../../../page/charts/spec.js';
import { percentTick, ticksTo, wholeTicks } from '../../../page/charts/ticks.js';
import { NBSP } from '../../../page/numbers.js';
import type { Depths } from './facts.js';

/** How many moves the boards are from the goal: bars for what came, a stepped line for the exact law; `narrow` is the phone's own drawing. */
export function depthBarsSpec({ boards, law, seen, uneven }: Depths, narrow: boolean): TopLevelSpec {
  const frame: Frame = { width: narrow ? 296 : 770, height: 180, left: 52, right: 8, top: 10, bottom: 46 };
  const shares = seen.map((count) => count / boards);
  const end = Math.max(...law, ...shares) * 1.06;
  const last = law.length - 1;
  const plane: Plane = { x: { domain: [-0.6, last + 0.6] }, y: { domain: [0, end] } };
  const unit = end / frame.height;
  const ticks = ticksTo(end);
  return chart(frame, [
    rules(
      plane,
      ticks.map((y) => ({ x: -0.6, x2: last + 0.6, y, y2: y })),
      'var(--rule)',
    ),
    boxes(
      plane,
      shares.map((share, depth) => ({ x: depth - 0.4, x2: depth + 0.4, y: 0, y2: share })),
      uneven ? 'var(--biased)' : 'var(--soft)',
    ),
    rules(
      plane,
      Array.from(law, (chance, depth) => ({ x: depth - 0.5, x2: depth + 0.5, y: chance, y2: chance })),
      'var(--ink)',
      1.6,
    ),
    rules(
      plane,
      Array.from(law.slice(1), (chance, k) => ({ x: k + 0.5, x2: k + 0.5, y: law[k], y2: chance })),
      'var(--ink)',
      1.6,
    ),
    texts(
      plane,
      ticks.map((y) => ({ x: -0.6, y, text: y === 0 ? '0' : `${percentTick(y)}${NBSP}%` })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    texts(
      plane,
      wholeTicks(0, last).map((x) => ({ x, y: -14 * unit, text: String(x) })),
      'var(--ink)',
      { align: 'center' },
    ),
    texts(plane, [{ x: -0.6, y: -35 * unit, text: 'moves of the shortest solution →' }], 'var(--soft)'),
  ]);
}
