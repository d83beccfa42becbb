import type { EvidenceCore, RecordedCounts } from '../core/record/evidence.js';
import type { DeviationResult, RecordedResult } from '../core/record/results.js';
import type { Counted } from '../core/statistic/counted-part.js';
import type { RowGroupName } from '../core/statistic/row-group.js';
import type { Headline, Statistic } from '../core/statistic/statistic.js';
import type { Outcome } from '../core/subject/outcome.js';
import { resultOf } from '../page/facts/results.js';
import { isOfGroups, isOfOneGroup } from './groups/cuts.js';
import { dependentOn } from './groups/dependent-deals.js';
import { kindOf } from './index.js';

/** The statistic that a row belongs to, by the row's id: the statistic's own, or one with a part after a slash. Null where a kind has none of that id. */
export function statisticOf(kind: Outcome['kind'], test: string): Statistic | null {
  const [id] = test.split('/');
  const { besideReference, ofDeclared = [], statistics } = kindOf({ kind });
  return [...statistics.all, ...ofDeclared, ...(besideReference?.all ?? [])].find((statistic) => statistic.id === id) ?? null;
}

/** The id of the statistic of a kind whose counts are of `counted`; null where no statistic of the kind counts it. */
export function testCounting(kind: Outcome['kind'], counted: Counted): string | null {
  return kindOf({ kind }).statistics.all.find(({ counts }) => counts === counted)?.id ?? null;
}

/** What a record counted of `counted`; null where that was not asked. */
export function countsOf({ counts, subject }: Pick<EvidenceCore, 'counts' | 'subject'>, counted: Counted): RecordedCounts | null {
  const test = testCounting(subject.origin.outcome.kind, counted);
  return (test !== null && counts[test]) || null;
}

/** The row of the statistic whose counts are of `counted`, if it ran and measures how far chances are off; else null. */
export function resultCounting(core: EvidenceCore, counted: Counted): DeviationResult | null {
  const test = testCounting(core.subject.origin.outcome.kind, counted);
  return test === null ? null : resultOf(core, test);
}

/** The row whose size is that of the map: of cards in positions, or of tiles in cells. Null where neither ran. */
export function mappedResult(core: EvidenceCore): DeviationResult | null {
  return resultCounting(core, 'positions') ?? resultCounting(core, 'tiles');
}

/** How a kind says that groups differ. */
const GROUPS_DIFFER = 'the groups differ';
/** What stands for the name of a group in the headline of a row that looks at them one by one. */
export const ONE_GROUP = 'one group';

/** The headline that a row's statistic declares for it; null where it has none. */
export function headlineOf(kind: Outcome['kind'], test: string): Headline | null {
  const statistic = statisticOf(kind, test);
  const part = statistic ? test.slice(statistic.id.length + 1) : '';
  const headline = statistic?.headlines?.[part] ?? statistic?.headline ?? null;
  const lag = lagOf(kind, test);
  if (headline && lag > 1) return { ...headline, says: dependentOn(lag) };
  if (headline?.ofGroups === undefined) return headline;
  if (isOfOneGroup(test)) return { ...headline, says: headline.ofGroups.replace(GROUPS_DIFFER, `${ONE_GROUP} differs from the rest`) };
  return isOfGroups(test) ? { ...headline, says: headline.ofGroups } : headline;
}

/** The headline of several rows beyond luck, strongest first; null where none of them has one that may be said. */
export function headlineAmong(kind: Outcome['kind'], uneven: readonly { readonly test: string }[]): Headline | null {
  const said = uneven.flatMap(({ test }, place) => {
    const headline = headlineOf(kind, test);
    return headline && (place === 0 || !headline.strongestOnly) ? [headline] : [];
  });
  return said.reduce<Headline | null>((best, one) => (best && (best.rank ?? 0) >= (one.rank ?? 0) ? best : one), null);
}

/** Whether a row looks at one deal after another. */
export function isBetweenDeals(kind: Outcome['kind'], test: string): boolean {
  return statisticOf(kind, test)?.betweenDeals === true;
}

/** The group that a row is shown in, by the row's id; null for one that is shown by itself. */
export function groupOf(kind: Outcome['kind'], test: string): RowGroupName | null {
  const statistic = statisticOf(kind, test);
  return (lagOf(kind, test) > 1 ? statistic?.looksBack?.group : statistic?.group) ?? null;
}

/** How many deals before a row between deals looks: 1 where it looks at the deal before, or does not say. */
export function lagOf(kind: Outcome['kind'], test: string): number {
  return statisticOf(kind, test)?.looksBack?.of(test).lag ?? 1;
}

/** The row that asks of single deals what a row asks between deals; null where there is none. */
export function singleDealRow(kind: Outcome['kind'], test: string): string | null {
  return statisticOf(kind, test)?.looksBack?.of(test).asked || null;
}

/** A row beyond luck, as far as it says what shows most. */
type Uneven = Pick<RecordedResult, 'test' | 'trials' | 'value' | 'logP'>;

/**
 * Single deals that show half as much as what one deal does to the next explain it: where deals are uneven and independent, the rearrangement that
 * turns one into the next is uneven too, never more so over all orders together, and one test may see a little more of it by luck.
 */
const HALF = 0.5;

/**
 * Whether rows about one deal after another show what single deals do not: nothing is beyond luck of single deals, or nothing half as far as the
 * strongest question that was also put to them (`results`: all rows of the record).
 */
function showsAlone(kind: Outcome['kind'], uneven: readonly Uneven[], results: readonly { readonly test: string }[]): boolean {
  const single = uneven.filter(({ test }) => !isBetweenDeals(kind, test));
  if (single.length === 0) return true;
  const made = new Set(results.map(({ test }) => test));
  const comparable = uneven.filter(({ test }) => isBetweenDeals(kind, test) && made.has(singleDealRow(kind, test) ?? test));
  const most = Math.min(0, ...comparable.map(({ logP }) => logP));
  return single.every(({ logP }) => logP > HALF * most);
}

/**
 * Whether a row that looks at one deal after another shows what single deals do not: neither the question that it asks again, nor the
 * agreement of deals far apart, is among `uneven`, all rows beyond luck, nor any that shows about as much.
 */
export function isOwnFinding(
  kind: Outcome['kind'],
  test: string,
  uneven: readonly Uneven[],
  results: readonly { readonly test: string }[],
): boolean {
  const asked = singleDealRow(kind, test);
  const farApart = testCounting(kind, 'agreed-positions');
  return !uneven.some((row) => row.test === asked || row.test === farApart) && showsAlone(kind, uneven, results);
}

/**
 * Whether the strongest of the rows beyond luck is about a deal and one before it, by far, and deals far apart agree as luck makes them: what
 * else looks uneven may follow from that. Deals that are uneven and independent show as much of single deals, or are
 * so uneven that those far apart agree too often. Where equal deals are the strongest: whether most of them follow each other.
 * `uneven`: strongest first.
 */
export function isDependence(kind: Outcome['kind'], uneven: readonly Uneven[], results: readonly { readonly test: string }[]): boolean {
  const [strongest] = uneven;
  if (!strongest || !isBetweenDeals(kind, strongest.test)) return false;
  if (tellsDistinctDeals(kind, strongest.test)) {
    const own = statisticOf(kind, strongest.test);
    const following = uneven.find(({ test }) => statisticOf(kind, test) === own && !tellsDistinctDeals(kind, test));
    // Where only some of the deals are compared, as many of those that equal the one before are among them.
    return following !== undefined && 2 * following.value * (strongest.trials / following.trials) > strongest.value;
  }
  const farApart = testCounting(kind, 'agreed-positions');
  return !uneven.some(({ test }) => test === farApart) && showsAlone(kind, uneven, results);
}

/** Whether a row's size says how many different deals there seem to be. */
export function tellsDistinctDeals(kind: Outcome['kind'], test: string): boolean {
  return statisticOf(kind, test)?.distinctDeals?.includes(test) ?? false;
}
