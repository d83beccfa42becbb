import { cardName } from '../words/card-names.js';
import { colourEnd, oneColour } from './colour-scale.js';
import { pooled } from './pooled.js';
import type { PositionMap } from './position-map.js';
import { type Region, regions } from './regions.js';

/** The least number of cards with room for stripes. */
const LEAST_CARDS = 16;
/** The number of bands into which the map is cut: stripes rarely run through all of it. */
const BANDS = 4;
/** The standard deviations of luck by which a stripe must differ from its neighbours. */
const BEYOND_LUCK = 6;
/** The number of orange stripes, with paler or blue ones between them, that rule out a slope or a corner. */
const LEAST_STRIPES = 3;

/** A band of the map, a range of cards or of positions, and the lines across it at the middles of stripes. */
interface Striped {
  readonly of: 'cards' | 'positions';
  readonly from: number;
  readonly to: number;
  readonly middles: readonly number[];
}

/**
 * The middles of the orange stripes of a map, or null where there are none. Its lines turn from more to less and back by at least `visible`, as the
 * remainder of a short number makes them. The band with the most is used.
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

/** The peaks of a series: the places that rise above a lower place on each side by more than `least`. */
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

/**
 * The standard deviations from luck at which a region is worth a note, if it can be seen. All regions and all cells of the largest map drawn reach it
 * by luck less than once in a thousand maps.
 */
const WORTH_A_NOTE = 6;
/** The overlap with a noted region above which a region says the same thing again. */
const MOST_OVERLAP = 0.4;
const MOST_NOTES = 3;
/** The positions of the first, second and third note along a band, so that they keep apart. */
const ALONG = [0.62, 0.36, 0.84];

/** A region that stands out: its average share, and the position of its note on the map (fractions of its side). */
export interface Note {
  readonly region: Region;
  /** Average times an even share. */
  readonly ratio: number;
  /** Standard deviations from luck, signed. */
  readonly z: number;
  readonly cells: readonly number[];
  readonly card: number;
  readonly position: number;
}

type Measured = Omit<Note, 'card' | 'position'>;

/** The up to three regions that stand out most, on average by one colour of the map or more; none where the map is grain. */
export function shape(map: PositionMap): readonly Note[] {
  if (map.n < 3) return [];
  const visible = oneColour(colourEnd(pooled(map)));
  const striped = stripes(map, visible);
  const standsOut = ({ ratio, z }: Measured): boolean => Math.abs(z) > WORTH_A_NOTE && Math.abs(ratio - 1) >= visible;
  const measured = [...regions(map.n, map.names), ...(striped ? [striped] : [])]
    .map((region) => measure(map, region))
    .filter(standsOut)
    .sort((a, b) => weight(b) - weight(a));
  const noted: Measured[] = [];
  for (const candidate of measured) {
    if (noted.length === MOST_NOTES) break;
    if (noted.some((other) => repeats(candidate, other))) continue;
    const others = new Set(noted.flatMap(({ cells }) => cells));
    const rest = measure(map, candidate.region, others);
    // A corner that an empty diagonal runs through is not empty beside it, and both sides of that diagonal are fuller for it.
    if (standsOut(rest) && rest.z > 0 === candidate.z > 0 && contrast(map, rest, others) > visible / 2) noted.push(candidate);
  }
  return noted.map((note, k) => ({ ...note, ...spot(note, map.n, ALONG[k] ?? 0.5) }));
}

/** The amount by which a region lies further from even than the rest of the map, without it and without these others. */
function contrast({ deviations }: PositionMap, { cells, ratio }: Measured, others: ReadonlySet<number>): number {
  const left = deviations.length - cells.length - others.size;
  // All deviations of a map sum to nought.
  const sum = cells.length * (ratio - 1) + [...others].reduce((all, cell) => all + deviations[cell], 0);
  return left === 0 ? Number.POSITIVE_INFINITY : Math.sign(ratio - 1) * (ratio - 1 + sum / left);
}

/** Measures the cells of a region that are not left out. The sum over a set X of cells has variance trials/(n − 1) · ‖CXC‖², C the centring projection. */
function measure({ n, trials, deviations }: PositionMap, region: Region, without: ReadonlySet<number> = new Set()): Measured {
  const cells: number[] = [];
  const rows = new Float64Array(n);
  const columns = new Float64Array(n);
  let excess = 0;
  for (let card = 0; card < n; card++) {
    for (let position = 0; position < n; position++) {
      if (!region.has(card, position) || without.has(card * n + position)) continue;
      cells.push(card * n + position);
      rows[card] += 1;
      columns[position] += 1;
      excess += (deviations[card * n + position] * trials) / n;
    }
  }
  const square = (sums: Float64Array): number => sums.reduce((sum, x) => sum + x * x, 0);
  const norm = cells.length - square(rows) / n - square(columns) / n + (cells.length / n) ** 2;
  return {
    region,
    cells,
    ratio: cells.length === 0 ? 1 : 1 + (excess * n) / (trials * cells.length),
    z: norm > 1e-9 ? excess / Math.sqrt((trials * norm) / (n - 1)) : 0,
  };
}

function spot({ cells, region }: Measured, n: number, along: number): Pick<Note, 'card' | 'position'> {
  const centre = (cell: number): Pick<Note, 'card' | 'position'> => ({
    card: (Math.floor(cell / n) + 0.5) / n,
    position: ((cell % n) + 0.5) / n,
  });
  if (!region.solid) return centre(cells[Math.floor(cells.length * along)] ?? 0);
  const all = cells.map(centre);
  const mean = (of: (place: Pick<Note, 'card' | 'position'>) => number): number =>
    all.reduce((sum, place) => sum + of(place), 0) / all.length;
  // A note beside a few cells would cover them, so it moves towards the middle of the map.
  const aside = (middle: number): number => (cells.length < n ? middle + (0.5 - middle) * 0.13 : middle);
  return { card: aside(mean(({ card }) => card)), position: aside(mean(({ position }) => position)) };
}

/** Weighs a region by its z times the root of its size, so that a strong corner comes before a faint half of the map. */
function weight({ ratio, z }: Measured): number {
  return Math.abs(z) * Math.sqrt(Math.abs(ratio - 1));
}

/** True if a candidate lies mostly inside a noted region, or mostly around one that deviates the same way, and so adds nothing. */
function repeats(candidate: Measured, other: Measured): boolean {
  const inOther = new Set(other.cells);
  const shared = candidate.cells.filter((cell) => inOther.has(cell)).length;
  const sameWay = candidate.z > 0 === other.z > 0;
  return shared > MOST_OVERLAP * candidate.cells.length || (sameWay && shared > MOST_OVERLAP * other.cells.length);
}
