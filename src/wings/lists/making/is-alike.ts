import { ListCounting } from '../counting/count-lists.js';
import { fitLists } from '../counting/fit-lists.js';
import type { ListBattery } from '../list-limits.js';
import type { ListMechanism } from '../record/one-list.js';
import type { ListFacts } from '../traces/list-facts.js';
import { drawFrom } from './draw-from.js';
import type { Maker } from './orders.js';

/** The longest lists that are made again, that are counted whole by every test, and that are counted whole by the quick ones. */
const MOST_MADE = 2 ** 24;
const MOST_WHOLE = 2 ** 17;
const MOST_QUICK = 2 ** 20;

/** The items of a longer list that every test is asked of, in each of three ways of taking them. */
const TAKEN = 2 ** 14;

/** The most lists given that are compared. */
const MOST_OWN = 3;

/** The lists made after which rows are compared, and the standard deviations, as estimated from so few, that no row of a right mechanism reaches. */
const FAR: readonly (readonly [made: number, far: number])[] = [
  [4, 60],
  [12, 9.5],
  [24, 6.8],
];
/** The root below which a count is rare. */
const RARE = 2.1;
const SHORT = 2 ** 12;

/** One way of taking some items of a list, which become an order of their own. */
interface View {
  readonly battery: ListBattery;
  take(list: Uint32Array): Uint32Array;
}

/**
 * Returns true if lists made by one of the makers, seeded, look like the first list, and like others that are held whole, in every row. Long lists are
 * compared by their quick rows, and by all rows of some of their items: the first places, places evenly apart, and the first items. True where there is
 * no maker, since every item is accounted for; false of lists too long to be made.
 */
export function isAlike(
  { id, numbers }: Pick<ListMechanism, 'id' | 'numbers'>,
  makers: readonly Maker[],
  facts: Pick<ListFacts, 'head' | 'n' | 'others'>,
): boolean {
  const { head, n, others } = facts;
  if (makers.length === 0) return true;
  if (n > MOST_MADE) return false;
  const views = viewsOf(n, head.length);
  const whole = others.filter(({ length }) => length === head.length).slice(0, MOST_OWN - 1);
  const own = [head, ...whole].map((list) => rootsOf(list, views));
  return makers.some((make, k) => {
    const path = [
      ['mechanism', id],
      ['way', BigInt(k)],
      ['items', BigInt(n)],
      ['numbers', numbers.map(({ value }) => value).join(' ')],
    ] as const;
    const draw = drawFrom('lists of known mechanisms', path);
    const made: Float64Array[] = [];
    return FAR.slice(0, n <= SHORT ? 3 : 2).every(([lists, far]) => {
      while (made.length < lists) made.push(rootsOf(make(draw).subarray(0, head.length), views));
      return own.every((roots) => isWithin(roots, made, far));
    });
  });
}

function viewsOf(n: number, held: number): readonly View[] {
  if (n <= MOST_WHOLE && held === n) return [{ battery: 'standard', take: (list) => list }];
  const taken = Math.min(TAKEN, held);
  const apart = Math.floor(held / taken);
  const all: View[] = [
    { battery: 'standard', take: (list) => ranked(list.subarray(0, taken)) },
    { battery: 'standard', take: (list) => ranked(Uint32Array.from({ length: taken }, (_, k) => list[k * apart])) },
  ];
  if (held === n) all.push({ battery: 'standard', take: (list) => list.filter((item) => item < taken) });
  if (n <= MOST_QUICK) all.push({ battery: 'quick', take: (list) => list });
  return all;
}

/** Returns the order of some items among themselves. */
function ranked(items: Uint32Array): Uint32Array {
  const ranks = new Map(Array.from(items.slice().sort(), (item, rank) => [item, rank]));
  return items.map((item) => ranks.get(item) ?? 0);
}

/** Returns the root of every row's value: that of a sum of squares, or of a count, scatters equally at any size. */
function rootsOf(list: Uint32Array, views: readonly View[]): Float64Array {
  return Float64Array.from(
    views.flatMap(({ battery, take }) => {
      const taken = take(list);
      const { statistics } = fitLists(taken.length, 1, battery);
      const counting = new ListCounting(taken.length, statistics);
      counting.add(taken);
      const { counts } = counting;
      return statistics.flatMap(({ fitted, id }) => fitted.test(counts.get(id) ?? []).map(({ value }) => Math.sqrt(Math.max(0, value))));
    }),
  );
}

/** Returns true if every root lies among those of the lists made, but for one item where a count is rare, of which they may have none. */
function isWithin(roots: Float64Array, made: readonly Float64Array[], far: number): boolean {
  return roots.every((root, row) => {
    const mean = made.reduce((sum, one) => sum + one[row], 0) / made.length;
    const variance = made.reduce((sum, one) => sum + (one[row] - mean) ** 2, 0) / (made.length - 1);
    const count = Math.max(root, mean) <= RARE ? RARE / 2 : 1 / (root + mean);
    return Math.abs(root - mean) <= far * Math.sqrt(variance) + count + 1e-9 * (1 + mean);
  });
}
