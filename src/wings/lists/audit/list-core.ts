import { recordCounts } from '../../../engine/record/record-counts.js';
import type { ListPlan, OneListCore } from '../record/one-list.js';
import { shapesOfLists } from './audit-lists.js';
import type { ListsRead } from './read-lists.js';

/** The digested part of the record of lists that were read. */
export function listCore(
  version: string,
  plan: ListPlan,
  subject: OneListCore['subject'],
  { counts, judged, mechanisms }: ListsRead,
): OneListCore {
  const shapes = shapesOfLists(plan);
  return {
    kind: 'list',
    tool: { name: 'shuffle-audit', version },
    plan,
    subject,
    counts: Object.fromEntries([...counts].map(([id, cells]) => [id, recordCounts(shapes[id], cells)])),
    ...judged,
    mechanisms,
  };
}
