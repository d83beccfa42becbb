import { noncentralityForPower } from '../../../math/tails/noncentrality.js';
import { holmLevel, powerAt } from '../../../math/tails/power.js';
import { listTestCounting } from '../counting/catalogue.js';
import type { ListRow } from '../counting/list-statistic.js';
import { logBufferLeadAtMost, logLeadAtMost } from '../math/lead-law.js';
import type { ListPlan } from '../record/one-list.js';
import { fitsOfLists, rowsOfLists } from './audit-lists.js';

/** The approximate time on one core and memory that an audit of lists takes. */
interface ListCosts {
  readonly seconds: number;
  readonly bytes: number;
}

/** The fixed cost of every audit, then the extra cost per million items. Measured on a slow core with 10^5 to 1.2 · 10^7 items of four bytes. */
const START = { seconds: 0.6, bytes: 85e6 };
const QUICK = { seconds: 0.12, bytes: 0 };
const STREAMED = { seconds: 0.3, bytes: 1e6 };
const HELD = { seconds: 0.8, bytes: 18e6 };
const BETWEEN = { seconds: 0.7, bytes: 10e6 };

/** Estimates the cost from measurements; lines of text take somewhat longer to read. */
function listCosts(plan: ListPlan): ListCosts {
  const { between, own } = fitsOfLists(plan);
  const held = own.statistics.some(({ statistic }) => statistic.mostUnlessDeep !== undefined);
  const each = plan.battery === 'quick' ? QUICK : held ? HELD : STREAMED;
  const millions = plan.n / 1e6;
  const pairs = between ? plan.trials - 1 : 0;
  return {
    seconds: START.seconds + millions * (plan.trials * each.seconds + pairs * BETWEEN.seconds),
    // One list is held at a time, and the one before it.
    bytes: START.bytes + millions * (each.bytes + (between ? BETWEEN.bytes : 0)),
  };
}

/** The power of one row for lists that nobody has read yet. */
export interface ListRowOutlook extends Pick<ListRow, 'test' | 'degrees' | 'required' | 'sizeOf'> {
  /** The smallest relative root-mean-square deviation it sees, and its chance to see the size asked for; null where the row measures none. */
  readonly seenFrom: number | null;
  readonly power: number | null;
}

export interface ListOutlook {
  readonly rows: readonly ListRowOutlook[];
  /** The smallest bias seen between eighths of the list, and between as many parts as the finest table has. */
  readonly eighths: number;
  readonly finest: { readonly parts: number; readonly seenFrom: number };
  /** The largest shuffle buffer whose lists are called biased, and the largest that even lists exclude, both with the chance asked for. */
  readonly buffers: { readonly biased: number; readonly excluded: number };
  /** The number of lists of this length that would see the size asked for between eighths. */
  readonly listsNeeded: number;
  readonly costs: ListCosts;
}

/** Foresees what a plan of lists can promise with a chance of `power`, 0 < power < 1, before an item is read. */
export function listOutlook(plan: ListPlan, power: number): ListOutlook {
  const rows = rowsOfLists(fitsOfLists(plan));
  const level = holmLevel(plan.alpha, rows.length);
  const foreseen = rows.map(({ degrees, required, scale, sizeOf, test }): ListRowOutlook => {
    const named = { test, degrees, required, sizeOf };
    if (sizeOf === null) return { ...named, seenFrom: null, power: null };
    return {
      ...named,
      seenFrom: Math.sqrt(noncentralityForPower(degrees, level, power) / scale),
      power: powerAt({ degrees, scale }, 1, plan.detect, level),
    };
  });
  const tables = foreseen.filter(({ test }) => test.startsWith(`${listTestCounting('regions')}/`));
  const parts = tables.map(({ seenFrom, test }) => ({ parts: Number(test.split('/').at(-1)), seenFrom: seenFrom ?? 0 }));
  const [coarsest] = parts;
  return {
    rows: foreseen,
    eighths: coarsest.seenFrom,
    finest: parts[parts.length - 1],
    buffers: { biased: biasedBuffer(plan, Math.log(level), Math.log(power)), excluded: excludedBuffer(plan, Math.log1p(-power)) },
    listsNeeded: Math.ceil(plan.trials * (coarsest.seenFrom / plan.detect) ** 2),
    costs: listCosts(plan),
  };
}

/**
 * Returns the largest buffer that all lists together reveal with probability e^`logPower`, by a lead that arises by chance with probability below
 * e^`logLevel`.
 */
function biasedBuffer({ n, trials }: Pick<ListPlan, 'n' | 'trials'>, logLevel: number, logPower: number): number {
  const critical = largest(n - 1, (lead) => trials * logLeadAtMost(lead, n) < logLevel);
  if (critical < 0) return 0;
  return largest(n, (buffer) => buffer <= critical + 1 || trials * logBufferLeadAtMost(critical, buffer, n) >= logPower);
}

/** Returns the largest buffer that the leads of even lists exclude, except with probability e^`logMissed`. */
function excludedBuffer({ n, trials }: Pick<ListPlan, 'n' | 'trials'>, logMissed: number): number {
  return Math.max(
    0,
    largest(n - 1, (lead) => trials * logLeadAtMost(lead - 1, n) <= logMissed),
  );
}

/** Returns the largest whole number from 0 to `most` that holds, or −1 where none does. All numbers below one that holds must hold too. */
function largest(most: number, holds: (value: number) => boolean): number {
  let [low, high] = [-1, most];
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
