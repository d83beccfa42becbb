import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import type { RowGroupName } from '../../../core/statistic/row-group.js';
import { groupOf } from '../../../kinds/declared.js';
import { kindOf } from '../../../kinds/index.js';
import { nounsOf } from '../../../kinds/pages.js';

export interface RowGroup extends RowGroupName {
  readonly results: readonly RecordedResult[];
}

/** The groups of rows in every form of a report; empty groups are left out. */
export function rowGroups({ results, subject }: Pick<EvidenceCore, 'results' | 'subject'>): readonly RowGroup[] {
  const kind = subject.origin.outcome.kind;
  const further = results.filter(({ required }) => !required);
  const groups: readonly RowGroup[] = [
    {
      name: 'Required',
      meaning: 'these alone can carry a clean verdict, and all of them must',
      results: results.filter(({ required }) => required),
    },
    {
      name: 'Further tests',
      meaning: `they can find bias; they cannot clear a ${nounsOf(kind).shuffle}`,
      results: further.filter((result) => groupOf(kind, result.test) === null),
    },
    ...kindOf({ kind }).statistics.all.flatMap(({ looksBack }) =>
      [looksBack?.before, looksBack?.further].flatMap((one) =>
        one ? [{ ...one, results: further.filter((result) => groupOf(kind, result.test) === one) }] : [],
      ),
    ),
  ];
  return groups.filter((group) => group.results.length > 0);
}
