import { keepLatest } from '../../../../core/keep-latest.js';
import type { EvidenceCore } from '../../../../core/record/evidence.js';
import type { RecordedResult } from '../../../../core/record/results.js';
import { isDeviation } from '../../../../core/record/results.js';
import type { CountedPart } from '../../../../core/statistic/counted-part.js';
import type { Statistic } from '../../../../core/statistic/statistic.js';
import { permutations } from '../../../../math/orders/permutation.js';
import { findings } from '../../../../page/facts/results.js';
import { adjacentPairs } from '../../../counting/adjacent-pairs.js';
import { isBetweenDeals, statisticOf } from '../../../declared.js';
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
  const parts = keepLatest(
    1,
    ({ id }: Statistic) => id,
    (statistic: Statistic) => partsOf(core, statistic),
  );
  return rows.flatMap((row) => {
    const statistic = statisticOf(kind, row.test);
    const back = statistic?.looksBack?.of(row.test);
    if (!statistic || back?.lag !== lag) return [];
    const [asked] = back.asked.split('/');
    return parts(statistic)
      .filter((one) => one.lag === lag && one.of === asked)
      .map(({ counts, of }) => ({ of, lag, row, n: core.plan.n, counts, deals: adjacentPairs(core.plan.trials, lag) }));
  });
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

/** Returns the counts of the statistics that a statistic applies to other deals, each with its own; none where the record does not hold them. */
function partsOf({ counts, plan }: EvidenceCore, statistic: Statistic): readonly (CountedPart & Pick<OrderFinding, 'counts'>)[] {
  const values = counts[statistic.id]?.values;
  const fit = values ? statistic.fit(permutations(plan.n), plan.trials, plan.lags) : null;
  if (!values || !fit || 'skipped' in fit) return [];
  return (fit.parts ?? []).map((part) => ({ ...part, counts: values.slice(part.from, part.from + part.cells) }));
}
