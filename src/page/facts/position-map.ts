import type { RecordedCounts } from '../../core/record/evidence.js';
import { chosenShares } from '../../math/tails/chosen-shares.js';
import { clopperPearson } from '../../math/tails/clopper-pearson.js';
import { cardName } from '../words/card-names.js';

/** The joint confidence of the intervals of all cells. */
const SIMULTANEOUS = 0.99;

/** One card in one position, both counted from 1, with the interval that holds for all cells at once. */
export interface Cell {
  readonly card: number;
  /** The card's name, or its number if it has none. */
  readonly name: string;
  readonly position: number;
  readonly count: number;
  /**
   * The cell's share over an even share, with the interval's ends. It is as seen, or corrected for selection where the cell is told because it lies
   * furthest.
   */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

export interface PositionMap {
  readonly n: number;
  readonly trials: number;
  /** Row-major by card. */
  readonly counts: readonly number[];
  /** count · n / trials − 1. */
  readonly deviations: Float64Array;
  /** The standard deviation of one deviation by luck alone: √((n − 1)/trials). */
  readonly luck: number;
  readonly names?: readonly string[] | null;
  /** The excess of each chance over an even share, where that is known by law; row-major by card. */
  readonly law?: Float64Array;
}

/** The counts of a test of single positions, of `n` cards, as deviations; null where it counts no single cells. */
export function mapOf(
  n: number,
  recorded: Pick<RecordedCounts, 'shape' | 'values'> | null,
  names: readonly string[] | null = null,
): PositionMap | null {
  const values = recorded?.values;
  if (!values || recorded.shape[0] !== n) return null;
  // Row sums, not the plan, so that any record whose rows are whole deals is drawn right.
  const trials = values.slice(0, n).reduce((sum, count) => sum + count, 0);
  return {
    n,
    trials,
    counts: values,
    deviations: Float64Array.from(values, (count) => (count * n) / trials - 1),
    luck: Math.sqrt((n - 1) / trials),
    ...(names && { names }),
  };
}

/** The estimates computed once from the counts of a record, since a page asks for the furthest cells again and again. */
const SHARES = new WeakMap<readonly number[], (count: number) => number>();

/**
 * The share over an even share of a cell that is told because it lies furthest. It follows the law where one is known and luck explains the
 * difference, else it is corrected for selection.
 */
function toldRatio({ counts, law, n, trials }: PositionMap, index: number, { high, low }: Pick<Cell, 'high' | 'low'>): number {
  const known = law && 1 + n * law[index];
  if (known !== undefined && known >= low && known <= high) return known;
  const shares = SHARES.get(counts) ?? chosenShares(counts, trials);
  SHARES.set(counts, shares);
  return Math.min(Math.max(n * shares(counts[index]), low), high);
}

/**
 * The `most` cells furthest from an even share, furthest first, each with its simultaneous 99 % Clopper–Pearson interval. A cell that came never, or
 * always, keeps its observed share.
 */
export function furthestCells(map: PositionMap, most: number): readonly Cell[] {
  const { deviations } = map;
  // One pass: the page asks for very few of very many, and asks often.
  const furthest: number[] = [];
  for (let index = 0; index < deviations.length; index++) {
    const size = Math.abs(deviations[index]);
    if (furthest.length === most && size <= Math.abs(deviations[furthest[most - 1]])) continue;
    const place = furthest.findIndex((other) => Math.abs(deviations[other]) < size);
    furthest.splice(place < 0 ? furthest.length : place, 0, index);
    if (furthest.length > most) furthest.pop();
  }
  return furthest.map((index) => {
    const cell = cellAt(map, index);
    const { count, high, low } = cell;
    if (count === 0 || count === map.trials || (low <= 1 && high >= 1)) return cell;
    return { ...cell, ratio: toldRatio(map, index, cell) };
  });
}

export function furthestUp(map: PositionMap): Cell {
  let best = 0;
  map.deviations.forEach((deviation, index) => {
    if (deviation > map.deviations[best]) best = index;
  });
  return cellAt(map, best);
}

/** The number of cells further than `limit` from an even share, either way. */
export function cellsBeyond(map: PositionMap, limit: number): number {
  return map.deviations.reduce((sum, deviation) => sum + (Math.abs(deviation) > limit ? 1 : 0), 0);
}

function cellAt({ n, trials, counts, names }: PositionMap, index: number): Cell {
  const count = counts[index] ?? 0;
  const { low, high } = clopperPearson(count, trials, (1 - SIMULTANEOUS) / n ** 2);
  const card = Math.floor(index / n) + 1;
  return {
    card,
    name: cardName(names, card),
    position: (index % n) + 1,
    count,
    ratio: (count * n) / trials,
    low: low * n,
    high: high * n,
  };
}
