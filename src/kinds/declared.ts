import type { EvidenceCore, RecordedCounts } from '../core/record/evidence.js';
import type { DeviationResult, RecordedResult } from '../core/record/results.js';
import type { Counted } from '../core/statistic/counted.js';
import type { Headline } from '../core/statistic/headline.js';
import type { RowGroupName } from '../core/statistic/row-group.js';
import type { Statistic } from '../core/statistic/statistic.js';
import type { Outcome } from '../core/subject/outcome.js';
import { resultOf } from '../page/facts/results.js';
import { tellsDistinctDeals } from './deck/statistics/repeats.js';
import { isOfGroups, isOfOneGroup } from './groups/cuts.js';
import { dependentOn } from './groups/dependent-deals.js';
import { kindOf } from './index.js';

/**
 * Finds the statistic that a row belongs to, by the row's id: the statistic's own, or one with a part after a slash. Null where a kind has none of
 * that id.
 */
export function statisticOf(kind: Outcome['kind'], test: string): Statistic | null {
  const [id] = test.split('/');
  const { besideReference, ofDeclared = [], statistics } = kindOf({ kind });
  return [...statistics.all, ...ofDeclared, ...(besideReference?.all ?? [])].find((statistic) => statistic.id === id) ?? null;
}

/** Returns the id of the statistic of a kind that counts `counted`; null where none does. */
export function testCounting(kind: Outcome['kind'], counted: Counted): string | null {
  return kindOf({ kind }).statistics.all.find(({ counts }) => counts === counted)?.id ?? null;
}

/** Returns the record's counts of `counted`; null where they were not asked for. */
export function countsOf({ counts, subject }: Pick<EvidenceCore, 'counts' | 'subject'>, counted: Counted): RecordedCounts | null {
  const test = testCounting(subject.origin.outcome.kind, counted);
  return (test !== null && counts[test]) || null;
}

/** Finds the row of the statistic that counts `counted`, if it ran and measures how far chances are off; else null. */
export function resultCounting(core: EvidenceCore, counted: Counted): DeviationResult | null {
  const test = testCounting(core.subject.origin.outcome.kind, counted);
  return test === null ? null : resultOf(core, test);
}

/** Finds the row whose size is that of the map: of cards in positions, or of tiles in cells. Null where neither ran. */
export function mappedResult(core: EvidenceCore): DeviationResult | null {
  return resultCounting(core, 'positions') ?? resultCounting(core, 'tiles');
}

const GROUPS_DIFFER = 'the groups differ';
/** The placeholder for the name of a group in the headline of a row that looks at them one by one. */
export const ONE_GROUP = 'one group';

/** Returns the headline that a row's statistic declares for it; null where it has none. */
export function headlineOf(kind: Outcome['kind'], test: string): Headline | null {
  const statistic = statisticOf(kind, test);
  const part = statistic ? test.slice(statistic.id.length + 1) : '';
  const headline = statistic?.headline ?? null;
  if (headline?.row !== undefined && headline.row !== part) return null;
  const lag = lagOf(kind, test);
  if (headline && lag > 1) return { ...headline, says: dependentOn(lag) };
  if (headline?.ofGroups === undefined) return headline;
  if (isOfOneGroup(test)) return { ...headline, says: headline.ofGroups.replace(GROUPS_DIFFER, `${ONE_GROUP} differs from the rest`) };
  return isOfGroups(test) ? { ...headline, says: headline.ofGroups } : headline;
}

/** Returns the headline for several significant rows, strongest first; null where none of them has one that may be said. */
export function headlineAmong(kind: Outcome['kind'], uneven: readonly { readonly test: string }[]): Headline | null {
  const said = uneven.flatMap(({ test }, place) => {
    const headline = headlineOf(kind, test);
    return headline && (place === 0 || !headline.strongestOnly) ? [headline] : [];
  });
  return said.reduce<Headline | null>((best, one) => (best && (best.rank ?? 0) >= (one.rank ?? 0) ? best : one), null);
}

/** True if a row comes after all others that are significant, however small its p: it says nothing of the chances of the deals. */
export function givesWay(kind: Outcome['kind'], test: string): boolean {
  return (headlineOf(kind, test)?.rank ?? 0) < 0;
}

export function isBetweenDeals(kind: Outcome['kind'], test: string): boolean {
  return statisticOf(kind, test)?.ordered === 'between-deals';
}

/** Returns the group that a row is shown in, by the row's id; null for one that is shown by itself. */
export function groupOf(kind: Outcome['kind'], test: string): RowGroupName | null {
  const back = statisticOf(kind, test)?.looksBack;
  return (lagOf(kind, test) > 1 ? back?.further : back?.before) ?? null;
}

/** Returns how many deals back a row between deals looks: 1 where it looks at the deal before, or does not say. */
export function lagOf(kind: Outcome['kind'], test: string): number {
  return statisticOf(kind, test)?.looksBack?.of(test).lag ?? 1;
}

/** Finds the row that asks of single deals what a row asks between deals; null where there is none. */
export function singleDealRow(kind: Outcome['kind'], test: string): string | null {
  return statisticOf(kind, test)?.looksBack?.of(test).asked || null;
}

/** A significant row, with the fields that say what shows most. */
type Uneven = Pick<RecordedResult, 'test' | 'trials' | 'value' | 'logP'>;

/**
 * The factor by which single deals must show the effect to explain it between deals. Uneven, independent deals make uneven rearrangements too, never
 * more so over all orders together. But one test may by luck see a little more of it.
 */
const HALF = 0.5;

/**
 * Returns true where rows about successive deals show what single deals do not. Nothing is significant in single deals, or nothing is half as strong
 * as the strongest question that was also put to them (`results`: all rows of the record).
 */
function showsAlone(kind: Outcome['kind'], uneven: readonly Uneven[], results: readonly { readonly test: string }[]): boolean {
  const single = uneven.filter(({ test }) => !isBetweenDeals(kind, test));
  if (single.length === 0) return true;
  const made = new Set(results.map(({ test }) => test));
  const comparable = uneven.filter(
    ({ test }) => isBetweenDeals(kind, test) && !givesWay(kind, test) && made.has(singleDealRow(kind, test) ?? test),
  );
  const most = Math.min(0, ...comparable.map(({ logP }) => logP));
  return single.every(({ logP }) => logP > HALF * most);
}

/**
 * Returns true where a row about successive deals shows what single deals do not. Neither the question it repeats nor the agreement of deals far
 * apart is among `uneven`, all significant rows, nor any that shows about as much.
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
 * Returns true where the strongest significant row by far is about a deal and one before it. Deals far apart must also agree as often as expected.
 * What else looks uneven may then follow from that. Uneven, independent deals would show as much in single deals, or be so uneven that deals far
 * apart agree too often. Where equal deals are the strongest, it is true if most of them follow each other. `uneven`: strongest first.
 */
export function isDependence(kind: Outcome['kind'], uneven: readonly Uneven[], results: readonly { readonly test: string }[]): boolean {
  const [strongest] = uneven;
  if (!strongest || !isBetweenDeals(kind, strongest.test)) return false;
  if (tellsDistinctDeals(strongest.test)) {
    const own = statisticOf(kind, strongest.test);
    const following = uneven.find(({ test }) => statisticOf(kind, test) === own && !tellsDistinctDeals(test));
    // Where only some of the deals are compared, as many of those that equal the one before are among them.
    return following !== undefined && 2 * following.value * (strongest.trials / following.trials) > strongest.value;
  }
  const farApart = testCounting(kind, 'agreed-positions');
  return !uneven.some(({ test }) => test === farApart) && showsAlone(kind, uneven, results);
}
