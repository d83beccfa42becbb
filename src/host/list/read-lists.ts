import type { ItemList } from '../../core/item-list.js';
import type { ListMechanism, ListPlan } from '../../core/one-list.js';
import { countLists, type ListCounts, readLists as verdictOn } from '../../engine/list/audit-lists.js';
import { mechanismsOf } from '../../kinds/list/mechanism-catalogue.js';

/** Items of the first list that mechanisms are looked for in. */
const HEAD = 2 ** 22;

/** Reads lists from end to end, and where they are biased their beginning once more, for what made them. `onItems` hears how many items were read. */
export async function readLists(
  plan: ListPlan,
  lists: readonly ItemList[],
  onItems: (items: number) => void = () => {},
): Promise<{ readonly counts: ListCounts; readonly mechanisms: readonly ListMechanism[] }> {
  const counts = await countLists(
    plan,
    lists.map((list) => list.read()),
    onItems,
  );
  const { lead, verdict } = verdictOn(plan, counts);
  if (verdict.kind !== 'biased') return { counts, mechanisms: [] };
  const head = await headOf(lists[0], Math.min(plan.n, HEAD));
  return { counts, mechanisms: mechanismsOf({ n: plan.n, lists: plan.trials, counts, lead: lead.largest, head }) };
}

async function headOf(list: ItemList, length: number): Promise<Uint32Array> {
  const head = new Uint32Array(length);
  let at = 0;
  for await (const items of list.read()) {
    const part = items.subarray(0, length - at);
    head.set(part, at);
    at += part.length;
    if (at === length) break;
  }
  return head;
}
