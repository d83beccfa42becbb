import { boxes, rules, texts } from '../../page/charts/layers.js';
import { type Chart, chart, type Datum, type Frame, type Layer, type Plane } from '../../page/charts/spec.js';
import { type WholeRun, wholeRuns } from '../groups/whole-runs.js';
import { standingsOf, valuesStanding } from '../shares/share-standing.js';
import type { Shares } from '../shares/shares.js';
import { axisTexts, lawLine, shareLines } from './bars-axes.js';

interface BarsLook {
  /** The name of the values: `stones of a pile`. */
  readonly axis: string;
  /** The label where a value should come and never does: `never dealt`. */
  readonly never: string;
  /** True for the phone's own drawing. */
  readonly narrow: boolean;
  readonly height?: number;
}

/** Half the width of a bar, where 1 is from one to the next. */
const HALF = 0.38;
/** The most stretches without a deal that are labelled; beyond it their empty frames alone mark them. */
const MOST_WRITTEN = 4;
/** Units of a letter along the line, and of a line of letters across it. */
const LETTER = 6.4;
const LINE = 15;

/**
 * Draws bars for the shares that came and a stepped line for the exact law. Where the test of these shares made the verdict, only the significant
 * bars are coloured. A value that never came although it should is an empty frame with words in it.
 */
export function shareBarsSpec(shares: Shares, { axis, height = 150, narrow, never }: BarsLook): Chart {
  const { first, law, open, seen, uneven } = shares;
  const standings = standingsOf(shares);
  const frame: Frame = { width: narrow ? 296 : 770, height, left: 52, right: 8, top: 10, bottom: 46 };
  const end = Math.max(...law, ...seen) * 1.08;
  const [start, last] = [first - 0.6, first + law.length - 0.4];
  const plane: Plane = { x: { domain: [start, last] }, y: { domain: [0, end] } };
  const unit = end / frame.height;
  const place = { plane, start, last, unit, top: end };
  const at = (k: number): number => first + k;
  const colour = uneven ? 'var(--biased)' : 'var(--ink)';
  const bar = (value: number): Datum => ({ x: value - HALF, x2: value + HALF, y: 0, y2: seen[value - first] });
  const all = seen.flatMap((share, k) => (share > 0 ? [first + k] : []));
  const off = (value: number): boolean => uneven && standings[value - first] !== 'luck';
  const missing = wholeRuns(valuesStanding(shares, standings, 'never'));
  return chart(frame, [
    shareLines(place),
    boxes(plane, all.filter((value) => !off(value)).map(bar), 'var(--soft)'),
    boxes(plane, all.filter(off).map(bar), 'var(--biased)'),
    rules(
      plane,
      missing.flatMap((run) => emptyFrame(run, law[run.from - first], law[run.to - first])),
      colour,
      1,
      [3, 2],
    ),
    ...lawLine(plane, law, at),
    ...neverWords(plane, missing, never, colour, frame.width / (last - start), unit),
    ...axisTexts(place, [first, first + law.length - 1], axis, (x) => (open && x === first + law.length - 1 ? `${x}+` : String(x))),
  ]);
}

/** Draws the sides of the bars of a stretch that should be there, up to the line. */
function emptyFrame({ from, to }: WholeRun, left: number, right: number): readonly Datum[] {
  const [x, x2] = [from - HALF, to + HALF];
  return [
    { x, x2: x, y: 0, y2: left },
    { x: x2, x2, y: 0, y2: right },
    { x, x2, y: 0, y2: 0 },
  ];
}

/** Draws the words in the empty frames: along the axis where there is room, else upright; none where there are too many, or not even that fits. */
function neverWords(plane: Plane, runs: readonly WholeRun[], words: string, colour: string, step: number, unit: number): readonly Layer[] {
  if (runs.length > MOST_WRITTEN) return [];
  const placed = runs.map(({ from, to }) => ({ x: (from + to) / 2, y: 10 * unit, text: words, room: (to - from + 2 * HALF) * step }));
  const lying = placed.filter(({ room }) => room >= LETTER * words.length);
  const upright = placed.filter(({ room }) => room >= LINE && room < LETTER * words.length);
  const at = ({ text, x, y }: (typeof placed)[number]): Datum => ({ x, y, text });
  return [
    texts(plane, lying.map(at), colour, { align: 'center', bold: true }),
    texts(plane, upright.map(at), colour, { bold: true, angle: 270 }),
  ];
}
