import { countLists, judgeLists, planLists } from '../../../../src/wings/lists/audit/audit-lists.js';
import type { ListMechanism } from '../../../../src/wings/lists/record/one-list.js';
import { headLengths, listFacts } from '../../../../src/wings/lists/traces/list-facts.js';
import { mechanismsOf } from '../../../../src/wings/lists/traces/mechanism-catalogue.js';
import type { Known } from './known.js';

async function* whole(list: Uint32Array): AsyncGenerator<Uint32Array> {
  yield list;
}

/** What is named of lists; null where they are not called biased. */
export async function namedOf(lists: readonly Uint32Array[]): Promise<readonly ListMechanism[] | null> {
  const [{ length: n }] = lists;
  const plan = planLists({ n, lists: lists.length });
  const counts = await countLists(plan, lists.map(whole));
  if (judgeLists(plan, counts).verdict.kind !== 'biased') return null;
  const { first, other } = headLengths(n, lists.length);
  return mechanismsOf(
    listFacts(
      n,
      counts,
      lists.map((list, k) => list.subarray(0, k === 0 ? first : other)),
    ),
  );
}

export type Judged = 'right' | 'none' | 'wrong' | 'even';

/** How a naming is to be judged; what only says how far items move names no maker. */
export function judged(named: readonly ListMechanism[] | null, known: Known | null, n: number): Judged {
  if (named === null) return 'even';
  const makers = named.filter(({ id }) => id !== 'window');
  if (makers.length === 0) return 'none';
  const [{ id, numbers }] = makers;
  if (makers.length === 1 && known?.also === id) return 'right';
  if (makers.length > 1 || id !== known?.id) return 'wrong';
  const within = known.near ? 0.06 : 0;
  const agrees = ([name, wanted]: readonly [string, number]): boolean => {
    const value = numbers.find((one) => one.name === name)?.value ?? Number.NaN;
    return Math.abs(value - wanted) <= within * wanted + (known.near ? 1 : 0);
  };
  return Object.entries(known.numbers?.(n) ?? {}).every(agrees) ? 'right' : 'wrong';
}
