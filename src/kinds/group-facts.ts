import type { EvidenceCore } from '../core/evidence.js';
import { recordedOf } from '../core/recorded-log.js';
import { isDeviation } from '../core/results.js';
import type { TestResult } from '../core/statistic.js';
import { isOfGroups } from './cuts.js';
import { headlineOf, statisticOf } from './declared.js';
import { kindOf } from './index.js';

/** One side of the level at which a place is held to be where a change may lie: on either side the groups are alike. */
const ONE_SIDED = 0.025;

/** One group of the user's own against all others. */
export interface GroupFact {
  readonly name: string;
  readonly deals: number;
  /** Root-mean-square difference of its relative chances from the others'; null where it has too few deals to be compared. */
  readonly off: number | null;
  /** Natural log of the chance of as large a difference, by luck. */
  readonly logP: number;
  /** The least such difference of this group alone, all others alike, that the comparison of all groups sees 99 times in 100; null where `off` is. */
  readonly seen: number | null;
}

/** Where groups that follow one another in time change. */
export interface ChangeFact {
  /** By place k: how far the groups up to it differ from those behind, as a multiple of what luck makes of it. */
  readonly profile: readonly number[];
  /** The place with the largest of them: groups 0 … at lie before the change. */
  readonly at: number;
  /** Every place on either side of which the groups are alike, the first and last of them; null where one change does not explain the log. */
  readonly between: { readonly first: number; readonly last: number } | null;
}

/** What a log's groups show, by the row of groups that shows most. */
export interface GroupFacts {
  readonly test: string;
  readonly groups: readonly GroupFact[];
  /** The group that luck explains least, and the natural log of the chance that luck makes any group of any row stand out as much; null where none was compared. */
  readonly furthest: { readonly group: GroupFact; readonly logP: number } | null;
  /** Names of the groups compared, in their order. */
  readonly names: readonly string[];
  /** Null where the groups are in no order of time, and where there are only two. */
  readonly change: ChangeFact | null;
}

/**
 * What the groups of a log show; null where it has none, and where the record holds no counts of them.
 *
 * The places at which one change may lie are a 95 % confidence set: those on either side of which homogeneity is not rejected at 2.5 %, so that the
 * true place is among them with that chance, however large the change. K. J. Worsley (1986), Confidence regions and tests for a change-point
 * in a sequence of exponential family random variables, Biometrika 73, doi:10.1093/biomet/73.1.91, for the inversion of a test.
 */
export function groupFacts({ counts, plan, results, subject: { origin } }: EvidenceCore): GroupFacts | null {
  const { outcome, source } = origin;
  if (source.kind !== 'log' || !source.parts) return null;
  const rows = results.filter(isDeviation).filter(({ test }) => headlineOf(outcome.kind, test)?.changes && isOfGroups(test));
  const [strongest] = rows.toSorted((a, b) => a.logP - b.logP);
  const statistic = strongest ? statisticOf(outcome.kind, strongest.test) : null;
  const values = statistic ? counts[statistic.id]?.values : undefined;
  if (!strongest || !statistic || !values) return null;
  const standard = source.vocabulary.kind === 'standard';
  const fit = statistic.fit(kindOf(outcome).space(outcome, { n: plan.n, recorded: recordedOf(source), standard }), plan.trials);
  if ('skipped' in fit || !fit.ownGroups) return null;
  const { compare, places } = fit.ownGroups;
  const cells = Float64Array.from(values);
  const scale = fit.rows.find(({ test }) => test === strongest.test)?.scale ?? 1;
  const of = (sideOf: (place: number) => number): Compared =>
    compare(cells, sideOf).find(({ test }) => test === strongest.test) ?? { value: 0, degrees: 1, logP: 0 };
  const { by, groups } = source.parts;
  const compared = groups.filter((_, group) => places[group] >= 0);
  const all = compared.reduce((sum, { deals }) => sum + deals, 0);
  // The noncentrality that is seen, over the scale. Of a group of N outcomes off by r from all M − N others it is N (M − N)/M r².
  const seen = strongest.trials * (strongest.power?.smallestDetectable ?? Number.POSITIVE_INFINITY) ** 2;
  const facts = groups.map(({ deals, name }, group) => {
    const place = places[group];
    if (place < 0) return { name, deals, off: null, logP: 0, seen: null };
    const { compared: both, degrees, logP, value } = of((other) => (other === place ? 0 : 1));
    if (both) return { name, deals, off: null, logP: 0, seen: null };
    const share = all / (deals * (all - deals));
    return { name, deals, off: Math.sqrt((Math.max(0, value - degrees) * share) / scale), logP, seen: Math.sqrt(seen * share) };
  });
  return {
    test: strongest.test,
    groups: facts,
    furthest: furthestOf(facts, rows.length),
    names: compared.map(({ name }) => name),
    change: by === 'column' || compared.length < 3 ? null : changeIn(compared.length, of),
  };
}

/**
 * A bias of one group alone is a small part of what all groups differ by, but all of what that group differs from the others by. Every group of every row
 * is looked at, so the least chance counts as many times (C. E. Bonferroni): at most so often luck makes any of them stand out as much.
 */
function furthestOf(groups: readonly GroupFact[], rows: number): GroupFacts['furthest'] {
  const compared = groups.filter(({ off }) => off !== null);
  const [group] = compared.toSorted((a, b) => a.logP - b.logP);
  return group ? { group, logP: Math.min(0, group.logP + Math.log(compared.length * rows)) } : null;
}

/** What two or more sides put together of groups come to; `compared` where not all of them hold enough. */
type Compared = Pick<TestResult, 'compared' | 'degrees' | 'value'> & { readonly logP: number };

function changeIn(groups: number, of: (sideOf: (place: number) => number) => Compared): ChangeFact {
  const edges = Array.from({ length: groups - 1 }, (_, place) => place);
  const profile = edges.map((edge) => {
    const { degrees, value } = of((place) => (place <= edge ? 0 : 1));
    return value / degrees;
  });
  const isAlike = (within: number, sideOf: (place: number) => number): boolean => within < 2 || of(sideOf).logP > Math.log(ONE_SIDED);
  const possible = edges.filter(
    (edge) =>
      isAlike(edge + 1, (place) => (place <= edge ? place : -1)) && isAlike(groups - edge - 1, (place) => (place > edge ? place : -1)),
  );
  return {
    profile,
    at: profile.indexOf(Math.max(...profile)),
    between: possible.length > 0 ? { first: possible[0], last: possible[possible.length - 1] } : null,
  };
}
