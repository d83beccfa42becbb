import { ALPHA_BIASED, LARGEST_CLEAN_SIZE } from '../../../core/statistic/rules.js';
import { assessLists } from '../counting/assess-lists.js';
import { listTestCounting } from '../counting/catalogue.js';
import { ListCounting } from '../counting/count-lists.js';
import { decideLists } from '../counting/decide-lists.js';
import { fitLists, type ListFit } from '../counting/fit-lists.js';
import type { FittedList, ListRow } from '../counting/list-statistic.js';
import { ListTransitions } from '../counting/list-transitions.js';
import type { ListPlan, OneListCore, SkippedList } from '../record/one-list.js';

/** The prefix for the ids of statistics that compare each list with the one before it. */
const BETWEEN = 'between/';

/** The most items at which all batteries compare lists with each other; beyond it only the deep one does, since two lists are held whole. */
const MOST_BETWEEN = 10_000_000;

export interface ListWishes {
  readonly n: number;
  readonly lists: number;
  readonly battery?: ListPlan['battery'];
  readonly detect?: number;
  readonly seed?: string;
  /** The lists are samples of so many items. */
  readonly of?: number;
  /** Some of the items are equal. */
  readonly copies?: true;
}

/** The plan of an audit of lists, fixed before the first item is counted. */
export function planLists({ battery = 'standard', detect = LARGEST_CLEAN_SIZE, lists, n, seed, of, copies }: ListWishes): ListPlan {
  const tests = fitLists(n, lists, battery, of).statistics.map(({ id }) => id);
  const kind = { ...(seed !== undefined && { seed }), ...(of !== undefined && { of }), ...(copies && { copies }) };
  return { n, trials: lists, ...kind, battery, detect, alpha: ALPHA_BIASED, tests };
}

/** The statistics fitted for a plan: those of the lists themselves, and those of each against the one before. */
export interface ListFits {
  readonly own: ListFit;
  readonly between: ListFit | null;
  readonly skipped: readonly SkippedList[];
}

/** The statistics of a plan, with those between lists where there are several. */
export function fitsOfLists({ battery, n, of, trials }: ListPlan): ListFits {
  const own = fitLists(n, trials, battery, of);
  if (trials === 1) return { own, between: null, skipped: own.skipped };
  if (n > MOST_BETWEEN && battery !== 'deep') {
    return {
      own,
      between: null,
      skipped: [...own.skipped, { test: BETWEEN.slice(0, -1), reason: { why: 'long-between', most: MOST_BETWEEN } }],
    };
  }
  const all = fitLists(n, trials - 1, battery);
  const statistics = all.statistics.filter(({ statistic }) => statistic.betweenLists);
  return { own, between: { ...all, statistics, rows: statistics.flatMap(({ fitted }) => fitted.rows) }, skipped: own.skipped };
}

/** The exact counts of lists, by statistic; those between lists with the prefix `between/`. */
export type ListCounts = ReadonlyMap<string, Float64Array>;

/** Counts lists in sequence, each in pieces that stay within one list. `onItems` gets the number of items of each piece. */
export async function countLists(
  plan: ListPlan,
  lists: Iterable<AsyncIterable<Uint32Array>>,
  onItems: (items: number) => void = () => {},
): Promise<ListCounts> {
  const { between, own } = fitsOfLists(plan);
  const counting = new ListCounting(plan.n, own.statistics);
  const relative = between && { orders: new ListTransitions(plan.n), counting: new ListCounting(plan.n, between.statistics) };
  for (const list of lists) {
    for await (const items of list) {
      counting.add(items);
      const places = relative?.orders.add(items);
      if (places) relative?.counting.add(places);
      onItems(items.length);
    }
  }
  return new Map([
    ...counting.counts,
    ...[...(relative?.counting.counts ?? [])].map(([id, counts]) => [`${BETWEEN}${id}`, counts] as const),
  ]);
}

export type JudgedLists = Pick<OneListCore, 'lead' | 'results' | 'skipped' | 'verdict'>;

/** Judges lists from the counts alone. Pure: `verify` makes the same of the counts that a record keeps. */
export function judgeLists(plan: ListPlan, counts: ListCounts): JudgedLists {
  const fits = fitsOfLists(plan);
  const named = namedFits(fits);
  const tested = named.flatMap(({ fitted, id }) => fitted.test(counts.get(id) ?? new Float64Array(0)));
  const results = assessLists(rowsOfLists(fits), tested, plan.detect, plan.alpha);
  const largest = counts.get(listTestCounting('lead'))?.[0] ?? 0;
  // An item that stands L places before its own needs a buffer of L + 1 items.
  // Where items are equal nobody knows how far one came.
  const lead = { largest, excludedBuffer: plan.copies ? 0 : largest };
  return { lead, results, skipped: fits.skipped, verdict: decideLists(plan, results, lead) };
}

/** Every row, in the order of its results, with the id that it has in a record. */
export function rowsOfLists(fits: ListFits): readonly ListRow[] {
  return namedFits(fits).flatMap(({ before, fitted }) => fitted.rows.map((row) => ({ ...row, test: before + row.test })));
}

/** The shape of the counts of every statistic of a plan, by its id in a record. */
export function shapesOfLists(plan: ListPlan): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(namedFits(fitsOfLists(plan)).map(({ fitted, id }) => [id, fitted.shape]));
}

/** Every statistic with the id of its counts in a record, and the prefix for the ids of its rows. */
function namedFits({ between, own }: ListFits): readonly { readonly before: string; readonly id: string; readonly fitted: FittedList }[] {
  return [
    ...own.statistics.map(({ fitted, id }) => ({ before: '', id, fitted })),
    ...(between?.statistics ?? []).map(({ fitted, id }) => ({ before: BETWEEN, id: BETWEEN + id, fitted })),
  ];
}
