import { listTestCounting } from '../counting/catalogue.js';
import type { ListMechanism, ListPlan, ListVerdict } from '../record/one-list.js';
import { headLengths, listFacts } from '../traces/list-facts.js';
import { mechanismsOf } from '../traces/mechanism-catalogue.js';
import { countLists, type JudgedLists, judgeLists, type ListCounts } from './audit-lists.js';

/** The result of reading lists: their counts, what follows from them, and what made the lists where they are biased. */
export interface ListsRead {
  readonly counts: ListCounts;
  readonly judged: JudgedLists;
  readonly mechanisms: readonly ListMechanism[];
}

const WHICH = listTestCounting('sample');

/**
 * Reads lists once, from end to end, each in order. Keeps their first items, up to 20 MB, to find what made them where they are biased. `which`: the items of a sample. `onItems` is
 * told the number of items read.
 */
export async function readLists(
  plan: ListPlan,
  lists: readonly AsyncIterable<Uint32Array>[],
  which?: Float64Array,
  onItems: (items: number) => void = () => {},
): Promise<ListsRead> {
  const { first, other } = headLengths(plan.n, plan.trials);
  const heads = lists.map((_, k) => new Uint32Array(k === 0 ? first : other));
  const counted = await countLists(
    plan,
    lists.map((list, k) => keepingHead(list, heads[k])),
    onItems,
  );
  const counts = new Map([...counted, ...(which ? [[WHICH, which] as const] : [])]);
  const judged = judgeLists(plan, counts);
  return { counts, judged, mechanisms: isOrderSought(plan, judged.verdict) ? mechanismsOf(listFacts(plan.n, counts, heads)) : [] };
}

/** Yields the list unchanged and copies its first items into `head`. */
async function* keepingHead(list: AsyncIterable<Uint32Array>, head: Uint32Array): AsyncGenerator<Uint32Array> {
  let at = 0;
  for await (const items of list) {
    if (at < head.length) {
      const part = items.subarray(0, head.length - at);
      head.set(part, at);
      at += part.length;
    }
    yield items;
  }
}

/** Says whether it is asked what made an order: of equal items nobody knows the order before, and which items came says nothing of theirs. */
export function isOrderSought(plan: Pick<ListPlan, 'copies'>, verdict: ListVerdict): boolean {
  return verdict.kind === 'biased' && plan.copies !== true && verdict.because.some((test) => !test.startsWith(`${WHICH}/`));
}
