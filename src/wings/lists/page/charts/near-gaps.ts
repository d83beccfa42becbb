import { pow } from '../../../../math/primitives/pow.js';
import { boxes, rules, texts } from '../../../../page/charts/layers.js';
import { type Chart, chart, type Datum, type Frame, type Plane } from '../../../../page/charts/spec.js';
import { count } from '../../../../page/numbers.js';
import { NEAREST } from '../../counting/difference-table.js';

/** The value that stands in for no item at all, on a scale without zero. */
const HALF_AN_ITEM = 0.5;

/** The least factor, up or down, that the scale shows. */
const LEAST_SHOWN = 2;

/** The step between bins whose distance is written below. */
const NAMED = 3;

/**
 * Draws how far on the next item stood before, by powers of two: backward at the left, forward at the right, within seven in either direction in the
 * middle. Up: the ratio to the number expected by luck, on a scale of powers of ten. The band is where luck keeps 95 of 100 bars. `seen` and `even`
 * are the bins of `nearBins`, in its order. `narrow` is the phone's own drawing.
 */
export function nearGapsSpec(seen: readonly number[], even: readonly number[], narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 286 : 760, height: 150, left: narrow ? 62 : 68, right: 8, top: 8, bottom: 44 };
  const bins = seen.map((items, k) => ({
    at: placeOf(k),
    times: Math.log10(Math.max(HALF_AN_ITEM, items) / even[k]),
    luck: 2 / Math.sqrt(even[k]),
  }));
  const [first, last] = [Math.min(...bins.map(({ at }) => at)) - 0.5, Math.max(...bins.map(({ at }) => at)) + 0.5];
  const least = Math.log10(LEAST_SHOWN);
  const low = Math.min(-least, ...bins.map(({ times }) => times)) * 1.05;
  const high = Math.max(least, ...bins.map(({ times }) => times)) * 1.05;
  const plane: Plane = { x: { domain: [first, last] }, y: { domain: [low, high] } };
  const below = (units: number): number => low - (units * (high - low)) / frame.height;
  const isBeyond = ({ luck, times }: (typeof bins)[number]): boolean => Math.abs(pow(10, times) - 1) > 2 * luck;
  const bars = (beyond: boolean): Datum[] =>
    bins.filter((bin) => isBeyond(bin) === beyond).map(({ at, times }) => ({ x: at - 0.42, x2: at + 0.42, y: 0, y2: times }));
  const grid = timesTicks(low, high);
  const named = bins.filter(({ at }) => at % NAMED === 0);
  return chart(frame, [
    boxes(
      plane,
      bins.map(({ at, luck }) => ({
        x: at - 0.5,
        x2: at + 0.5,
        y: Math.max(low, luck < 1 ? Math.log10(1 - luck) : low),
        y2: Math.min(high, Math.log10(1 + luck)),
      })),
      'var(--band)',
    ),
    rules(
      plane,
      grid.map(({ y }) => ({ x: first, x2: last, y, y2: y })),
      'var(--rule)',
    ),
    texts(
      plane,
      grid.map(({ text, y }) => ({ x: first, y, text })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    boxes(plane, bars(false), 'var(--soft)'),
    boxes(plane, bars(true), 'var(--biased)'),
    rules(plane, [{ x: first, x2: last, y: 0, y2: 0 }], 'var(--ink)'),
    texts(
      plane,
      named.map(({ at }) => ({ x: at, y: below(14), text: distanceAt(at) })),
      'var(--ink)',
      { align: 'center', ...(narrow && { size: 11.5 }) },
    ),
    texts(plane, [{ x: first, y: below(33), text: '← places earlier' }], 'var(--soft)'),
    texts(plane, [{ x: last, y: below(33), text: 'places later →' }], 'var(--soft)', { align: 'right' }),
  ]);
}

/** Returns the place of a bin: 0 for the nearest, then 1, −1, 2, −2 and so on, as bins count forward and backward in turn. */
function placeOf(bin: number): number {
  return bin % 2 === 1 ? (bin + 1) / 2 : -bin / 2;
}

/** The shortest distance of a bin, as it is written below. */
function distanceAt(place: number): string {
  return place === 0 ? `≤ ${NEAREST - 1}` : short(NEAREST * 2 ** (Math.abs(place) - 1));
}

/** Formats a distance: 8, 64, 512, 4 k, 33 k, 262 k. */
function short(distance: number): string {
  return distance < 1000 ? count(distance) : `${count(Math.round(distance / 1000))}k`;
}

/** Returns ticks at even and at powers of ten of it; on a short scale at twice and half. */
function timesTicks(low: number, high: number): readonly { readonly y: number; readonly text: string }[] {
  const even = { y: 0, text: 'even' };
  if (Math.max(-low, high) < 1) {
    const two = Math.log10(LEAST_SHOWN);
    return [{ y: -two, text: 'half' }, even, { y: two, text: 'twice' }].filter(({ y }) => y >= low && y <= high);
  }
  const step = Math.max(1, Math.ceil((high - low) / 5));
  const up = Array.from({ length: Math.floor(high / step) }, (_, k) => (k + 1) * step);
  const down = Array.from({ length: Math.floor(-low / step) }, (_, k) => (k + 1) * step);
  return [
    ...up.map((power) => ({ y: power, text: `${count(Number(`1e${power}`))} ×` })),
    even,
    ...down.map((power) => ({ y: -power, text: `1/${count(Number(`1e${power}`))}` })),
  ];
}
