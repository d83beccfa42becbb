import { rules, texts } from '../../page/charts/layers.js';
import type { Layer, Plane } from '../../page/charts/spec.js';
import { percentTick, ticksTo, wholeTicks } from '../../page/charts/ticks.js';
import { NBSP } from '../../page/numbers.js';

/** The place of bars of shares: both ends of the axis, the size of one unit upwards, and the highest share with a line. */
export interface BarsPlace {
  readonly plane: Plane;
  readonly start: number;
  readonly last: number;
  readonly unit: number;
  readonly top: number;
}

export function shareLines({ last, plane, start, top }: BarsPlace): Layer {
  return rules(
    plane,
    ticksTo(top).map((y) => ({ x: start, x2: last, y, y2: y })),
    'var(--rule)',
  );
}

/** Draws the exact law as a stepped line; `at` gives the position of the bar of an index, or half of one beside it. */
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

/** Draws the shares beside the axis, the values from `first` to `end` below it as `named` writes them, and the name of the axis. */
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
