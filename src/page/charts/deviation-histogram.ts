import { classOf, colourScale } from '../facts/colour-scale.js';
import type { DrawnMap } from '../facts/pooled.js';
import { NBSP, roundTo } from '../numbers.js';
import { widthOf } from './labels.js';
import { boxes, curve, rules, texts } from './layers.js';
import { CLASSES } from './scale.js';
import { type Chart, chart, type Datum, type Frame, type Plane } from './spec.js';

const PLOT = 112;
const BAR = 14;
const WIDTH = 268;
/** The distance between two lines of words. */
const LINE = 18;
/** The number of cells from which each class is split in three, so that the shape shows. */
const MANY_CELLS = 400;

type Deviations = Pick<DrawnMap, 'deviations' | 'luck'>;

/** The colour scale's legend: the cells' deviations as a histogram in their own colours, with the curve that luck gives. */
export function deviationHistogramSpec(map: Deviations): Chart {
  const { above, below, end } = colourScale(map);
  const bins = histogram(map, end);
  const width = (2 * end) / bins.length;
  const density = (x: number): number =>
    ((map.deviations.length * width) / (map.luck * Math.sqrt(2 * Math.PI))) * Math.exp(-(x ** 2) / (2 * map.luck ** 2));
  const most = Math.max(density(0), ...bins);
  const height = (value: number): number => PLOT - (value / most) * (PLOT - 4);
  const frame: Frame = { width: WIDTH, height: PLOT + BAR + 44 + (above || below ? LINE : 0), left: 4, right: 4, top: 34, bottom: 2 };
  const plane: Plane = { x: { domain: [-end, end] }, y: { domain: [frame.height, 0] } };
  const bars = bins.map((cells, k) => {
    const x = -end + k * width;
    return { x, x2: x + width, y: height(cells), y2: PLOT, fill: CLASSES[classOf(x + width / 2, end)] ?? '' };
  });
  const scale = CLASSES.map((fill, k) => ({
    x: -end + (k * 2 * end) / CLASSES.length,
    x2: -end + ((k + 1) * 2 * end) / CLASSES.length,
    y: PLOT + 1,
    y2: PLOT + 1 + BAR,
    fill,
  }));
  const points = Array.from({ length: 121 }, (_, k) => -end + (k * 2 * end) / 120);
  const two = 2 * map.luck;
  return chart(frame, [
    boxes(
      plane,
      bars.filter(({ y }) => y < PLOT),
      { field: 'fill' },
    ),
    rules(
      plane,
      bars.filter(({ y }) => y < PLOT).map(({ x, x2, y }) => ({ x, x2, y, y2: y })),
      'var(--soft)',
      0.8,
    ),
    boxes(plane, scale, { field: 'fill' }),
    curve(
      plane,
      points.map((x) => ({ x, y: height(density(x)) })),
      'var(--ink)',
    ),
    rules(plane, bracket(two), 'var(--ink)'),
    texts(plane, [{ x: 0, y: -24, text: 'luck keeps 95 in 100 here' }], 'var(--ink)', { align: 'center' }),
    ...tickTexts(plane, end),
    texts(plane, words(-end, ['← less often', ...(below ? ['or beyond'] : [])]), 'var(--soft)'),
    texts(plane, words(end, ['more often →', ...(above ? ['or beyond'] : [])]), 'var(--soft)', { align: 'right' }),
  ]);
}

function histogram({ deviations }: Deviations, end: number): readonly number[] {
  const bins = new Array<number>(CLASSES.length * (deviations.length >= MANY_CELLS ? 3 : 1)).fill(0);
  for (const deviation of deviations) {
    const bin = Math.floor(((deviation + end) / (2 * end)) * bins.length);
    bins[Math.min(bins.length - 1, Math.max(0, bin))] += 1;
  }
  return bins;
}

function bracket(half: number): readonly Datum[] {
  return [
    { x: -half, x2: half, y: -12, y2: -12 },
    { x: -half, x2: -half, y: -12, y2: -7 },
    { x: half, x2: half, y: -12, y2: -7 },
  ];
}

/** Draws lines of words under an end of the scale, the last of them next to its number. */
function words(x: number, lines: readonly string[]): readonly Datum[] {
  return lines.toReversed().map((text, k) => ({ x, y: PLOT + BAR + 38 + k * LINE, text }));
}

function tickTexts(plane: Plane, end: number): ReturnType<typeof texts>[] {
  const y = PLOT + BAR + 16;
  const label = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${roundTo(Math.abs(value * 100), 3)}${NBSP}%`;
  // A label at the half way reaches to both sides of it, one at the end only inwards.
  const apart = widthOf(label(-end)) + widthOf(label(-end / 2)) / 2 + widthOf(' ') < WIDTH / 4;
  return [
    texts(plane, [{ x: -end, y, text: label(-end) }], 'var(--ink)'),
    texts(
      plane,
      (apart ? [-end / 2, 0, end / 2] : [0]).map((x) => ({ x, y, text: label(x) })),
      'var(--ink)',
      { align: 'center' },
    ),
    texts(plane, [{ x: end, y, text: label(end) }], 'var(--ink)', { align: 'right' }),
  ];
}
