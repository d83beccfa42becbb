import { normalQuantile } from '../../../math/tails/normal.js';
import { boxes } from '../../../page/charts/layers.js';
import { type Chart, chart, type Datum, type Frame, type Plane } from '../../../page/charts/spec.js';
import { count } from '../../../page/numbers.js';
import { axisTexts, lawLine, shareLines } from '../../bars-axes.js';
import { apart, type SideCell } from '../reference/side-facts.js';

/** All bars of two samples of one law stay within luck of each other together 99 times in 100. */
const TOGETHER = 0.01;

/** Half the width of a bar, where 1 is from one to the next. */
const HALF = 0.38;

/** How often each value came from the shuffle and from its reference. */
export interface SideBars {
  readonly cells: readonly SideCell[];
  /** The number at the first bar; below 0 for cards that lie in front. */
  readonly first: number;
  /** Whether the verdict rests on them. */
  readonly biased: boolean;
}

/** A number with the sign that a reader knows. */
export function signed(value: number): string {
  return value < 0 ? `−${count(-value)}` : count(value);
}

/** A bar a value for the shuffle, a stepped line for the reference; coloured are the bars further from it than luck takes any, where the verdict rests on them. */
export function sideBarsSpec({ biased, cells, first }: SideBars, axis: string, narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 296 : 770, height: 150, left: 52, right: 8, top: 10, bottom: 46 };
  const deals = cells.reduce((sum, { own }) => sum + own, 0);
  const shares = cells.map(({ own }) => own / deals);
  const law = cells.map(({ beside }) => beside / deals);
  const top = Math.max(...shares, ...law) * 1.08;
  const end = first + cells.length - 1;
  const [start, last] = [first - 0.6, end + 0.6];
  const plane: Plane = { x: { domain: [start, last] }, y: { domain: [0, top] } };
  const limit = normalQuantile(TOGETHER / (2 * cells.length)) ** 2;
  const bars = (off: boolean): readonly Datum[] =>
    cells.flatMap((cell, k) =>
      (biased && apart(cell) > limit) === off && shares[k] > 0 ? [{ x: first + k - HALF, x2: first + k + HALF, y: 0, y2: shares[k] }] : [],
    );
  const place = { plane, start, last, unit: top / frame.height, top };
  return chart(frame, [
    shareLines(place),
    boxes(plane, [...bars(false)], 'var(--soft)'),
    boxes(plane, [...bars(true)], 'var(--biased)'),
    ...lawLine(plane, law, (k) => first + k),
    ...axisTexts(place, [first, end], axis, signed),
  ]);
}
