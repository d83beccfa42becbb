import type { ListMechanism, ListPlan } from '../../core/one-list.js';
import { countLists, type ListCounts, readLists as verdictOn } from '../../engine/list/audit-lists.js';
import { headLengths, listFacts } from '../../kinds/list/list-facts.js';
import { mechanismsOf } from '../../kinds/list/mechanism-catalogue.js';

/** What comes of lists: their counts, and what made them where they are biased. */
export interface ListsRead {
  readonly counts: ListCounts;
  readonly mechanisms: readonly ListMechanism[];
}

/**
 * Reads lists from end to end, and where they are biased their beginnings once more, for what made them: `open` gives them anew, each to be read in order. `onItems` hears how
 * many items were read.
 */
export async function readLists(
  plan: ListPlan,
  open: () => readonly AsyncIterable<Uint32Array>[],
  onItems: (items: number) => void = () => {},
): Promise<ListsRead> {
  const counts = await countLists(plan, open(), onItems);
  const { verdict } = verdictOn(plan, counts);
  if (verdict.kind !== 'biased') return { counts, mechanisms: [] };
  const { first, other } = headLengths(plan.n, plan.trials);
  const heads: Uint32Array[] = [];
  for (const list of open()) heads.push(await headOf(list, heads.length === 0 ? first : other));
  return { counts, mechanisms: mechanismsOf(listFacts(plan.n, counts, heads)) };
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
