import type { EvidenceCore } from '../../core/record/evidence.js';
import { isDeviation } from '../../core/record/results.js';
import type { SingleGroup } from '../../core/statistic/furthest-group.js';
import type { TestResult } from '../../core/statistic/statistic.js';
import { holmLevel, smallestDetectable } from '../../math/tails/power.js';
import { headlineOf, statisticOf } from '../declared.js';
import { fitAgain } from '../fit-again.js';
import { groupWords } from '../words/group-words.js';
import { isOfGroups, isOfOneGroup } from './cuts.js';

/** The level on each side at which a place is accepted as where a change may lie, because the groups on either side are alike. */
const ONE_SIDED = 0.025;

/** One group of the user's own against all others. */
export interface GroupFact {
  readonly name: string;
  /** The group's name as the subject of a sentence. */
  readonly words: string;
  readonly deals: number;
  /** Root-mean-square difference of its relative chances from the others'; null where it has too few deals to be found by itself. */
  readonly off: number | null;
  /** Natural log of the p-value of that difference. */
  readonly logP: number;
  /** The least such difference of this group alone, all others alike, that the audit finds 99 times in 100; null where `off` is. */
  readonly seen: number | null;
}

/** The change between groups that follow one another in time. */
export interface ChangeFact {
  /** Statistic by place k: how far the groups up to it differ from those after it, as a multiple of what luck explains. */
  readonly profile: readonly number[];
  /** The place with the largest of them: groups 0 … at lie before the change. */
  readonly at: number;
  /** The first and last place at which the groups on either side are alike; null where one change does not explain the log. */
  readonly between: { readonly first: number; readonly last: number } | null;
}

/** The differences between a log's groups, by what is compared in the row that shows most. */
export interface GroupFacts {
  /** The row that compares all of them with each other. */
  readonly test: string;
  readonly groups: readonly GroupFact[];
  readonly names: readonly string[];
  /** Null where the groups are in no order of time, and where there are only two. */
  readonly change: ChangeFact | null;
}

/**
 * Returns the facts about a log's groups; null where it has none, and where the record holds no counts of them.
 *
 * The places at which one change may lie are a 95 % confidence set: those on either side of which homogeneity is not rejected at 2.5 %. The true
 * place is among them with that chance, however large the change. K. J. Worsley (1986), Confidence regions and tests for a change-point in a sequence
 * of exponential family random variables, Biometrika 73, doi:10.1093/biomet/73.1.91, for the inversion of a test.
 */
export function groupFacts(core: EvidenceCore): GroupFacts | null {
  const { counts, results, subject } = core;
  const { outcome, source } = subject.origin;
  if (source.kind !== 'log' || !source.parts) return null;
  const rows = results.filter(isDeviation).filter(({ test }) => headlineOf(outcome.kind, test)?.about === 'changes');
  const of = rows.filter(({ test }) => isOfGroups(test));
  const [strongest] = rows.filter(({ test }) => isOfGroups(test) || isOfOneGroup(test)).toSorted((a, b) => a.logP - b.logP);
  const name = strongest?.test.split('/')[2];
  const place = of.findIndex(({ test }) => test.split('/')[2] === name);
  const statistic = strongest ? statisticOf(outcome.kind, strongest.test) : null;
  const values = statistic ? counts[statistic.id]?.values : undefined;
  const ownGroups = statistic && values ? fitAgain(core, statistic)?.inTime?.ownGroups : undefined;
  if (!ownGroups || !values || place < 0) return null;
  const { alone, compare, places } = ownGroups;
  const cells = Float64Array.from(values);
  const { parts } = source;
  const { by, groups } = parts;
  const compared = groups.filter((_, group) => places[group] >= 0);
  const looks = rows.find(({ furthest, test }) => furthest && test.split('/')[2] === name)?.furthest?.of ?? 1;
  const ones = alone(cells)[place];
  const level = holmLevel(core.plan.alpha, results.length);
  return {
    test: of[place].test,
    groups: groups.map((group, k) => groupFact({ ...group, words: groupWords(parts, k) }, ones[places[k]] ?? null, looks, level)),
    names: compared.map((group) => group.name),
    change:
      by === 'column' || compared.length < 3
        ? null
        : changeIn(compared.length, (sideOf) => compare(cells, sideOf)[place] ?? { value: 0, degrees: 1, logP: 0 }),
  };
}

function groupFact(group: Pick<GroupFact, 'deals' | 'name' | 'words'>, one: SingleGroup | null, looks: number, level: number): GroupFact {
  if (!one) return { ...group, off: null, logP: 0, seen: null };
  const { degrees, fewest, logP, scale, trials, value } = one;
  const off = Math.sqrt(Math.max(0, value - degrees) / (trials * scale));
  return { ...group, off, logP, seen: smallestDetectable({ degrees, scale, furthest: { looks, fewest } }, trials, level) };
}

/** The result for two or more sides pooled from groups; `compared` where not all of them hold enough. */
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
  const at = profile.indexOf(Math.max(...profile));
  // The best place belongs to the set in any case, which only makes it surer.
  const held = possible.length > 0 ? [...possible, at] : [];
  return {
    profile,
    at,
    between: held.length > 0 ? { first: Math.min(...held), last: Math.max(...held) } : null,
  };
}
