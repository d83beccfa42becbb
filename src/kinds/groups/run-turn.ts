import type { EvidenceCore } from '../../core/record/evidence.js';
import { isDeviation } from '../../core/record/results.js';
import { headlineOf, statisticOf } from '../declared.js';
import { fitAgain } from '../fit-again.js';
import { isOfRun } from './cuts.js';

/** The level on each side at which a part is accepted as where a change may lie, because the parts on either side are alike. */
const ONE_SIDED = Math.log(0.025);

/** The change in the deals of a log, as far as parts of equal length tell. */
export interface RunTurn {
  readonly parts: number;
  /** Statistic by edge k, after part k: how far the deals up to it differ from those after it, as a multiple of what luck explains. */
  readonly profile: readonly number[];
  /** The edge with the largest of them. */
  readonly at: number;
  /** The first and last part within which one change may lie; null where one change does not explain the run. */
  readonly between: { readonly first: number; readonly last: number } | null;
}

/**
 * Finds where the deals of a log change, by the row of parts of the run that shows most; null for other subjects, and where the record holds no such
 * counts. A change within a part leaves the parts before it alike, and those after it. The parts for which neither is rejected at 2.5 % are at least
 * a 95 % confidence set for it, like that of `groupFacts`.
 */
export function runTurn({ counts, plan, results, subject }: EvidenceCore): RunTurn | null {
  const { kind } = subject.origin.outcome;
  const rows = results.filter(isDeviation).filter(({ test }) => headlineOf(kind, test)?.about === 'changes' && isOfRun(test));
  const [strongest] = rows.toSorted((a, b) => a.logP - b.logP);
  const statistic = strongest ? statisticOf(kind, strongest.test) : null;
  const values = statistic ? counts[statistic.id]?.values : undefined;
  const inTime = statistic && values ? fitAgain({ plan, subject }, statistic)?.inTime : undefined;
  if (!inTime || !values) return null;
  const { compare, parts } = inTime;
  const cells = Float64Array.from(values);
  const of = (sideOf: (part: number) => number): { readonly value: number; readonly degrees: number; readonly logP: number } =>
    compare(cells, sideOf).find(({ test }) => test === strongest.test) ?? { value: 0, degrees: 1, logP: 0 };
  const all = Array.from({ length: parts }, (_, part) => part);
  const profile = all.slice(1).map((behind) => {
    const { degrees, value } = of((part) => (part < behind ? 0 : 1));
    return value / degrees;
  });
  const isAlike = (within: (part: number) => boolean): boolean => of((part) => (within(part) ? part : -1)).logP > ONE_SIDED;
  const possible = all.filter((one) => isAlike((part) => part < one) && isAlike((part) => part > one));
  const at = profile.indexOf(Math.max(...profile));
  // The parts on either side of the best place belong to the set in any case, which only makes it surer.
  const held = possible.length > 0 ? [...possible, at, at + 1] : [];
  return {
    parts,
    profile,
    at,
    between: held.length > 0 ? { first: Math.min(...held), last: Math.max(...held) } : null,
  };
}
