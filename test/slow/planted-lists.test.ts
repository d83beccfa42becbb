import { describe, expect, it } from 'vitest';
import { countLists, planLists, readLists } from '../../src/engine/list/audit-lists.js';
import { headLengths, listFacts } from '../../src/kinds/list/list-facts.js';
import { mechanismsOf } from '../../src/kinds/list/mechanism-catalogue.js';
import { below } from '../kinds/list/lists.js';
import { numberFaults, PLANTED } from '../kinds/list/planted-cases.js';

const N = 1_000_000;
const PIECE = 65_536;

async function* pieces(list: Uint32Array): AsyncGenerator<Uint32Array> {
  for (let from = 0; from < list.length; from += PIECE) yield list.subarray(from, from + PIECE);
}

// What theory says of each at a million items: ../shared/design/large-lists.md.
describe('a planted shuffle of a million items', () => {
  it.each(PLANTED.map((planted) => [planted.name, planted] as const))('by %s is judged as theory says it can be', async (_, planted) => {
    const lists = planted.make(N, below(77));
    const plan = planLists({ n: N, lists: lists.length });
    const counts = await countLists(plan, lists.map(pieces));
    const { results, verdict } = readLists(plan, counts);
    expect(verdict.kind).toBe(planted.verdict);
    const { first, other } = headLengths(N, lists.length);
    const heads = lists.map((list, k) => list.subarray(0, k === 0 ? first : other));
    const [found] = verdict.kind === 'biased' ? mechanismsOf(listFacts(N, counts, heads)) : [];
    expect(found?.id ?? null).toBe(planted.mechanism);
    expect(numberFaults(planted.numbers?.(N) ?? [], found?.numbers ?? [])).toEqual([]);
    // Of the required rows remainders alone find a congruence; where others do, the order is too even for them.
    if (planted.mechanism === 'congruence') {
      const uneven = results.filter(
        ({ logPAdjusted, required, tail }) => required && tail === 'upper' && logPAdjusted < Math.log(plan.alpha),
      );
      expect([...new Set(uneven.map(({ test }) => test.split('/')[0]))]).toEqual(['residues']);
    }
  });
});
