import { boxes, dots, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../../../page/charts/spec.js';
import { percentTick, ticksTo, wholeTicks } from '../../../page/charts/ticks.js';
import { NBSP } from '../../../page/numbers.js';
import { beyondLuck, type Steps } from './steps-of.js';

/** Up to this many steps a low drawing is enough. */
const FEW_STEPS = 9;

/** How uneven each step is, in the order the code runs, over the band that luck keeps all steps in; `narrow` is the phone's own drawing. */
export function stepDotsSpec({ steps }: Steps, biased: boolean, narrow: boolean): Chart {
  const frame: Frame = {
    width: narrow ? 302 : 780,
    height: steps.length <= FEW_STEPS ? 120 : 150,
    left: narrow ? 46 : 52,
    right: 8,
    top: 10,
    bottom: 44,
  };
  const end = Math.max(...steps.map((step) => Math.max(step.unevenness, step.high))) * 1.06;
  const plane: Plane = { x: { domain: [0.5, steps.length + 0.5] }, y: { domain: [0, end] } };
  const below = (units: number): number => (-units * end) / frame.height;
  const grid = ticksTo(end);
  const points = steps.map((step) => ({ x: step.number, y: step.unevenness, beyond: beyondLuck(step) }));
  const beyond = points.filter((point) => point.beyond).map(({ x, y }) => ({ x, y }));
  const within = points.filter((point) => !point.beyond).map(({ x, y }) => ({ x, y }));
  return chart(frame, [
    boxes(
      plane,
      steps.map(({ number, low, high }) => ({ x: number - 0.5, x2: number + 0.5, y: low, y2: high })),
      'var(--band)',
    ),
    rules(
      plane,
      grid.map((y) => ({ x: 0.5, x2: steps.length + 0.5, y, y2: y })),
      'var(--rule)',
    ),
    texts(
      plane,
      grid.map((y) => ({ x: 0.5, y, text: `${percentTick(y)}${NBSP}%` })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    dots(plane, within, 'var(--soft)', 42),
    dots(plane, beyond, biased ? 'var(--biased)' : 'var(--ink)', 42),
    texts(
      plane,
      wholeTicks(1, steps.length).map((x) => ({ x, y: below(16), text: String(x) })),
      'var(--ink)',
      { align: 'center' },
    ),
    texts(plane, [{ x: 0.5, y: below(35), text: 'step of the shuffle →' }], 'var(--soft)'),
  ]);
}
