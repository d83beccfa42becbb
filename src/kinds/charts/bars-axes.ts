import { rules, texts } from '../../page/charts/layers.js';
import type { Layer, Plane } from '../../page/charts/spec.js';
import { percentTick, ticksTo, wholeTicks } from '../../page/charts/ticks.js';
import { NBSP } from '../../page/numbers.js';

/** Where bars of shares stand: the left end of the axis and its right end, what is one unit up, and the highest share that has a line. */
export interface BarsPlace {
  readonly plane: Plane;
  readonly start: number;
  readonly last: number;
  readonly unit: number;
  readonly top: number;
}

/** The lines behind the bars, one at each share that is written. */
export function shareLines({ last, plane, start, top }: BarsPlace): Layer {
  return rules(
    plane,
    ticksTo(top).map((y) => ({ x: start, x2: last, y, y2: y })),
    'var(--rule)',
  );
}

/** The exact law as a stepped line; `at` is where the bar of an index stands, or half of one beside it. */
export function lawLine(plane: Plane, law: readonly number[], at: (k: number) => number): readonly Layer[] {
  return [
    rules(
      plane,
      law.map((chance, k) => ({ x: at(k - 0.5), x2: at(k + 0.5), y: chance, y2: chance })),
      'var(--ink)',
      1.6,
    ),
    rules(
      plane,
      law.slice(1).map((chance, k) => ({ x: at(k + 0.5), x2: at(k + 0.5), y: law[k], y2: chance })),
      'var(--ink)',
      1.6,
    ),
  ];
}

/** The shares beside the axis, the values from `first` to `end` below it as `named` writes them, and what they are. */
export function axisTexts(
  { plane, start, top, unit }: BarsPlace,
  [first, end]: readonly [number, number],
  axis: string,
  named: (value: number) => string = String,
): readonly Layer[] {
  return [
    texts(
      plane,
      ticksTo(top).map((y) => ({ x: start, y, text: y === 0 ? '0' : `${percentTick(y)}${NBSP}%` })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    texts(
      plane,
      wholeTicks(first, end).map((x) => ({ x, y: -14 * unit, text: named(x) })),
      'var(--ink)',
      { align: 'center' },
    ),
    texts(plane, [{ x: start, y: -35 * unit, text: `${axis} →` }], 'var(--soft)'),
  ];
}
