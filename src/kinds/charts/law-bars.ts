import { boxes, texts } from '../../page/charts/layers.js';
import { type Chart, chart, type Datum, type Frame, type Layer, type Plane } from '../../page/charts/spec.js';
import { axisTexts, lawLine, shareLines } from './bars-axes.js';

/** The least distance of two names, as a part of the axis, at which they do not run into each other. */
const APART = 0.2;

/** Shares of the values from `first` on, beside their exact law. */
export interface LawBars {
  readonly first: number;
  readonly seen: readonly number[];
  /** Chances, one for each of `seen`. */
  readonly law: readonly number[];
  /** True where the test of these shares is one of those that made the verdict. */
  readonly uneven: boolean;
  /** The number of values each bar holds; 1 where absent. */
  readonly each?: number;
  /** Names of the bars and the line, at the highest of each; only the caption says them where absent, and where they would run into each other. */
  readonly called?: { readonly seen: string; readonly law: string };
}

/**
 * Draws bars for the shares that came and a stepped line for the exact law. `axis` says what the values are; `narrow` asks for the phone's own drawing.
 */
export function lawBarsSpec(bars: LawBars, axis: string, narrow: boolean, height = 150): Chart {
  const { called, each = 1, first, law, seen, uneven } = bars;
  const frame: Frame = { width: narrow ? 296 : 770, height, left: 52, right: 8, top: called ? 26 : 10, bottom: 46 };
  const most = Math.max(...law, ...seen);
  const end = most * 1.08;
  const at = (k: number): number => first + each * k;
  const [start, last] = [at(-0.6), at(law.length - 0.4)];
  const plane: Plane = { x: { domain: [start, last] }, y: { domain: [0, end] } };
  const unit = end / frame.height;
  // No line runs through a name.
  const place = { plane, start, last, unit, top: called ? most : end };
  return chart(frame, [
    shareLines(place),
    boxes(
      plane,
      seen.map((share, k) => ({ x: at(k - 0.38), x2: at(k + 0.38), y: 0, y2: share })),
      uneven ? 'var(--biased)' : 'var(--soft)',
    ),
    ...lawLine(plane, law, at),
    ...axisTexts(place, [first, at(law.length - 1)], axis),
    ...(called ? names(plane, bars, called, at) : []),
  ]);
}

/** Draws the names of the bars and of the line, each above its highest. */
function names(plane: Plane, { law, seen, uneven }: LawBars, called: NonNullable<LawBars['called']>, at: (k: number) => number): Layer[] {
  const highest = (of: readonly number[]): number => of.indexOf(Math.max(...of));
  const [bar, line] = [highest(seen), highest(law)];
  if (Math.abs(bar - line) < APART * law.length) return [];
  /** Draws a name; at either end it is written inwards. */
  const name = (k: number, y: number, text: string, fill: string): Layer => {
    const along = (k + 0.5) / law.length;
    const values: Datum[] = [{ x: at(k), y, text }];
    return texts(plane, values, fill, { align: along < APART / 2 ? 'left' : along > 1 - APART / 2 ? 'right' : 'center', dy: -9 });
  };
  return [
    name(bar, seen[bar], called.seen, uneven ? 'var(--biased)' : 'var(--soft)'),
    name(line, Math.max(law[line], seen[line]), called.law, 'var(--ink)'),
  ];
}
