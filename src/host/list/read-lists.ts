import type { ListMechanism, ListPlan } from '../../core/one-list.js';
import { countLists, type ListCounts, readLists as verdictOn } from '../../engine/list/audit-lists.js';
import { mechanismsOf } from '../../kinds/list/mechanism-catalogue.js';

/** Items of the first list that mechanisms are looked for in. */
const HEAD = 2 ** 22;

/** What comes of lists: their counts, and what made them where they are biased. */
export interface ListsRead {
  readonly counts: ListCounts;
  readonly mechanisms: readonly ListMechanism[];
}

/**
 * Reads lists from end to end, and where they are biased the beginning of the first once more, for what made it: `open` gives them anew, each to be read in order. `onItems`
 * hears how many items were read.
 */
export async function readLists(
  plan: ListPlan,
  open: () => readonly AsyncIterable<Uint32Array>[],
  onItems: (items: number) => void = () => {},
): Promise<ListsRead> {
  const counts = await countLists(plan, open(), onItems);
  const { lead, verdict } = verdictOn(plan, counts);
  if (verdict.kind !== 'biased') return { counts, mechanisms: [] };
  const head = await headOf(open()[0], Math.min(plan.n, HEAD));
  return { counts, mechanisms: mechanismsOf({ n: plan.n, lists: plan.trials, counts, lead: lead.largest, head }) };
}

async function headOf(list: AsyncIterable<Uint32Array>, length: number): Promise<Uint32Array> {
  const head = new Uint32Array(length);
  let at = 0;
  for await (const items of list) {
    const part = items.subarray(0, length - at);
    head.set(part, at);
    at += part.length;
    if (at === length) break;
  }
  return head;
}
