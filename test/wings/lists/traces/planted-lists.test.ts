import { describe, expect, it } from 'vitest';
import { countLists, judgeLists, planLists } from '../../../../src/wings/lists/audit/audit-lists.js';
import type { ListMechanism, ListPlan, ListResult, ListVerdict } from '../../../../src/wings/lists/record/one-list.js';
import { headLengths, listFacts } from '../../../../src/wings/lists/traces/list-facts.js';
import { mechanismsOf } from '../../../../src/wings/lists/traces/mechanism-catalogue.js';
import { below } from '../../../support/even-list.js';
import { affine, congruential } from './planted.js';
import { numberFaults, PLANTED } from './planted-cases.js';

const N = 1_000_000;
const PIECE = 65_536;

async function* pieces(list: Uint32Array): AsyncGenerator<Uint32Array> {
  for (let from = 0; from < list.length; from += PIECE) yield list.subarray(from, from + PIECE);
}

interface Audited {
  readonly plan: ListPlan;
  readonly results: readonly ListResult[];
  readonly verdict: ListVerdict;
  readonly mechanisms: readonly ListMechanism[];
}

async function audited(lists: readonly Uint32Array[]): Promise<Audited> {
  const [{ length: n }] = lists;
  const plan = planLists({ n, lists: lists.length });
  const counts = await countLists(plan, lists.map(pieces));
  const { results, verdict } = judgeLists(plan, counts);
  const { first, other } = headLengths(n, lists.length);
  const heads = lists.map((list, k) => list.subarray(0, k === 0 ? first : other));
  return { plan, results, verdict, mechanisms: verdict.kind === 'biased' ? mechanismsOf(listFacts(n, counts, heads)) : [] };
}

// What theory says of each at a million items.
describe('a planted shuffle of a million items', () => {
  it.each(PLANTED.map((planted) => [planted.name, planted] as const))('by %s is judged as theory says it can be', async (_, planted) => {
    const { mechanisms, verdict } = await audited(planted.make(N, below(77)));
    expect(verdict.kind).toBe(planted.verdict);
    expect(mechanisms.map(({ id }) => id)).toEqual(planted.mechanism === null ? [] : [planted.mechanism]);
    expect(numberFaults(planted.numbers?.(N) ?? [], mechanisms[0]?.numbers ?? [])).toEqual([]);
  });

  it('by a congruence of full period is uneven by its remainders, and not by blocks, steps, inversions or cycles', async () => {
    const { mechanisms, plan, results } = await audited([congruential(2 ** 20, 1_664_525, 1_013_904_223)]);
    const beyond = results.filter(({ logPAdjusted }) => logPAdjusted < Math.log(plan.alpha)).map(({ test }) => test.split('/')[0]);
    expect(beyond).toContain('residues');
    const blind = ['block-table', 'descents', 'inversions', 'cycles', 'turning-points', 'rising-sequences'];
    expect(beyond.filter((test) => blind.includes(test))).toEqual([]);
    expect(mechanisms[0]?.numbers.map(({ value }) => value)).toEqual([615_949, 1_013_904_223 % 2 ** 20, 2 ** 20]);
  });

  it('by a small affine map is too even', async () => {
    const { results } = await audited([affine(N, 381_967, 17)]);
    const even = results.filter(({ degrees, logPAdjusted, tail }) => degrees > 1 && tail === 'lower' && logPAdjusted < Math.log(1e-6));
    expect(even.map(({ test }) => test)).toContain('block-table/8');
  });
});
