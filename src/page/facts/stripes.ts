import { cardName } from '../words/card-names.js';
import type { PositionMap } from './position-map.js';
import type { Region } from './regions.js';

/** Fewer cards than this have no room for stripes. */
const LEAST_CARDS = 16;
/** The map is looked at in so many bands: stripes rarely run through all of it. */
const BANDS = 4;
/** A stripe differs from what lies beside it by more than so many standard deviations of luck. */
const BEYOND_LUCK = 6;
/** So many orange stripes, with paler or blue ones between them, are no slope and no corner. */
const LEAST_STRIPES = 3;

/** A band of the map, from one card to another or from one position to another, and the lines across it that are the middles of stripes. */
interface Striped {
  readonly of: 'cards' | 'positions';
  readonly from: number;
  readonly to: number;
  readonly middles: readonly number[];
}

/**
 * The middles of the orange stripes of a map whose lines turn from more to less and back by at least `visible`, as the remainder of a short number makes
 * them; null where there are none. The band with the most is taken.
 */
export function stripes(map: PositionMap, visible: number): Region | null {
  const { n, names } = map;
  if (n < LEAST_CARDS) return null;
  const bands = Array.from({ length: BANDS }, (_, band) => [Math.round((band * n) / BANDS), Math.round(((band + 1) * n) / BANDS)] as const);
  const all = (['cards', 'positions'] as const).flatMap((of) =>
    bands.map(([from, to]): Striped => ({ of, from, to, middles: middles(map, of, from, to, visible) })),
  );
  const { from, middles: found, of, to } = all.reduce((most, one) => (one.middles.length > most.middles.length ? one : most));
  if (found.length < LEAST_STRIPES) return null;
  const lines = new Set(found);
  const inBand = (k: number): boolean => k >= from && k < to;
  if (of === 'positions')
    return {
      id: 'stripes-across',
      solid: true,
      where: `stripes across positions ${from + 1} to ${to}`,
      more: 'Some cards reach these positions too often, and those beside them too seldom.',
      less: 'Some cards reach these positions too seldom, and those beside them too often.',
      has: (c, p) => inBand(p) && lines.has(c),
    };
  return {
    id: 'stripes-down',
    solid: true,
    where: `stripes down cards ${cardName(names ?? null, from + 1)} to ${cardName(names ?? null, to)}`,
    more: 'They reach some positions too often, and those beside them too seldom.',
    less: 'They reach some positions too seldom, and those beside them too often.',
    has: (c, p) => inBand(c) && lines.has(p),
  };
}

/** The lines across a band whose mean stands above those on both sides of it. The mean of s cells of one line has variance luck² (n − s)/(s (n − 1)). */
function middles({ deviations, luck, n }: PositionMap, of: Striped['of'], from: number, to: number, visible: number): readonly number[] {
  const cells = to - from;
  const means = Array.from({ length: n }, (_, line) => {
    let sum = 0;
    for (let k = from; k < to; k++) sum += deviations[of === 'cards' ? k * n + line : line * n + k];
    return sum / cells;
  });
  // The difference of two lines varies no more than twice as much as one.
  return peaks(means, Math.max(visible, BEYOND_LUCK * luck * Math.sqrt((2 * (n - cells)) / (cells * (n - 1)))));
}

/** Where a series is highest between two places that both lie lower by more than `least`. */
function peaks(series: readonly number[], least: number): readonly number[] {
  const found: number[] = [];
  let low = Number.POSITIVE_INFINITY;
  let high: number | null = null;
  for (const [at, value] of series.entries()) {
    if (high === null) {
      if (value - low > least) high = at;
      low = Math.min(low, value);
    } else if (value > series[high]) {
      high = at;
    } else if (series[high] - value > least) {
      found.push(high);
      high = null;
      low = value;
    }
  }
  return found;
}
