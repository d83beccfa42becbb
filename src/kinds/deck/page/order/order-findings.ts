import type { EvidenceCore } from '../../../../core/record/evidence.js';
import type { RecordedResult } from '../../../../core/record/results.js';
import { isDeviation } from '../../../../core/record/results.js';
import { permutations } from '../../../../math/orders/permutation.js';
import { findings } from '../../../../page/facts/results.js';
import { adjacentPairs } from '../../../counting/adjacent-pairs.js';
import { isBetweenDeals, statisticOf } from '../../../declared.js';
import { earlierDeals } from '../../catalogue.js';
import { standing } from '../standing.js';

/**
 * The counts of a statistic of whole permutations with an uneven row. They are those of single deals, or of the permutation from one deal to a later
 * one.
 */
export interface OrderFinding {
  /** The id of the statistic with these counts, whichever deals it was applied to. */
  readonly of: string;
  /** The number of deals to the later one; 0 where single deals were counted. */
  readonly lag: number;
  readonly row: RecordedResult;
  readonly n: number;
  /** Counts in the statistic's own layout. */
  readonly counts: readonly number[];
  /** Deals, or pairs of deals, that were counted. */
  readonly deals: number;
}

/**
 * Returns the rows that make a verdict biased for being uneven, except those that uneven positions alone explain. They concern single deals where
 * `lag` is 0, else the permutation from a deal to the one `lag` later. Strongest first, each with its counts; rows without counts in the record are
 * left out.
 */
export function orderFindings(core: EvidenceCore, lag: number): readonly OrderFinding[] {
  const { kind } = core.subject.origin.outcome;
  const rows = unevenRows(core).filter(isDeviation);
  if (lag === 0) return rows.filter(({ test }) => !isBetweenDeals(kind, test)).flatMap((row) => ofSingle(core, row));
  const values = core.counts[earlierDeals.id]?.values;
  const asked = rows.flatMap((row) => {
    const back = statisticOf(kind, row.test)?.looksBack?.of(row.test);
    return back?.lag === lag ? [{ row, id: back.asked.split('/')[0] }] : [];
  });
  if (!values || asked.length === 0) return [];
  const { n, trials } = core.plan;
  const fit = earlierDeals.fit(permutations(n), trials, core.plan);
  if ('skipped' in fit) return [];
  const parts = fit.parts.filter((part) => part.lag === lag);
  return asked.flatMap(({ id, row }) =>
    parts
      .filter(({ of }) => of === id)
      .map(({ cells, from, of }) => ({ of, lag, row, n, counts: values.slice(from, from + cells), deals: adjacentPairs(trials, lag) })),
  );
}

/** Returns the same rows of all deals without their counts, strongest first. */
export function unevenRows(core: EvidenceCore): readonly RecordedResult[] {
  return standing(
    core,
    findings(core).filter(({ tail }) => tail === 'upper'),
  );
}

/** Returns a row's log p by its usual law. The law that decides may be unknown so far out, where it could not tell rows apart. */
export function logOf({ logP, plain }: RecordedResult): number {
  return Math.min(logP, plain?.logP ?? logP);
}

function ofSingle({ counts, plan, subject }: EvidenceCore, row: RecordedResult): readonly OrderFinding[] {
  const statistic = statisticOf(subject.origin.outcome.kind, row.test);
  const values = statistic && counts[statistic.id]?.values;
  return values ? [{ of: statistic.id, lag: 0, row, n: plan.n, counts: values, deals: row.trials }] : [];
}
