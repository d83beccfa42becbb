import type { EvidenceCore } from '../../../core/evidence.js';
import type { RecordedResult } from '../../../core/results.js';
import { nounsOf } from '../../../page/nouns.js';

/** What the rows of the statistic that compares each deal with the one before begin with. */
const PREVIOUS = 'previous-deal/';

/** Rows that are shown together, under a name and what it means. */
export interface RowGroup {
  readonly name: string;
  readonly meaning: string;
  readonly results: readonly RecordedResult[];
}

/** The rows in the groups that every form of a report shows them in; empty groups are left out. */
export function rowGroups({ results, subject }: Pick<EvidenceCore, 'results' | 'subject'>): readonly RowGroup[] {
  const isPrevious = ({ test }: RecordedResult): boolean => test.startsWith(PREVIOUS);
  const groups: readonly RowGroup[] = [
    {
      name: 'Required',
      meaning: 'these alone can carry a clean verdict, and all of them must',
      results: results.filter(({ required }) => required),
    },
    {
      name: 'Further tests',
      meaning: `they can find bias; they cannot clear a ${nounsOf(subject.space).shuffle}`,
      results: results.filter((result) => !result.required && !isPrevious(result)),
    },
    {
      name: 'Each deal against the one before',
      meaning: 'what turned the one into the other (previous-deal/…)',
      results: results.filter((result) => !result.required && isPrevious(result)),
    },
  ];
  return groups.filter((group) => group.results.length > 0);
}
