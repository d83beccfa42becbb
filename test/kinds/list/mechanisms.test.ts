import { describe, expect, it } from 'vitest';
import { ListCounting } from '../../../src/kinds/list/count-lists.js';
import { fitLists } from '../../../src/kinds/list/fit-lists.js';
import { headLengths, type ListFacts, listFacts } from '../../../src/kinds/list/list-facts.js';
import { listMechanisms, mechanismsOf } from '../../../src/kinds/list/mechanism-catalogue.js';
import { below, evenList } from './lists.js';
import { numberFaults, PLANTED } from './planted-cases.js';

const N = 20_000;

function factsOf(lists: readonly Uint32Array[]): ListFacts {
  const [{ length: n }] = lists;
  const counting = new ListCounting(n, fitLists(n, lists.length, 'standard').statistics);
  for (const list of lists) counting.add(list);
  const { first, other } = headLengths(n, lists.length);
  return listFacts(
    n,
    counting.counts,
    lists.map((list, k) => list.subarray(0, k === 0 ? first : other)),
  );
}

describe('mechanisms of lists', () => {
  it.each(PLANTED.filter(({ short }) => short).map((planted) => [planted.name, planted] as const))(
    'made by %s are told by what it leaves, in a headline of at most 12 words and whole sentences',
    (_, { make, mechanism, numbers }) => {
      const [found] = mechanismsOf(factsOf(make(N, below(23))));
      expect(found?.id ?? null).toBe(mechanism);
      expect(numberFaults(numbers?.(N) ?? [], found?.numbers ?? [])).toEqual([]);
      if (!found) return;
      for (const { high, low, value } of found.numbers) {
        expect(low ?? value).toBeLessThanOrEqual(value);
        expect(high ?? value).toBeGreaterThanOrEqual(value);
      }
      const { headline, sentences } = listMechanisms.get(found.id);
      const said = headline(found, N);
      expect(said).not.toMatch(/^[A-Z]|\.$/);
      expect(said.split(' ').length).toBeLessThanOrEqual(12);
      for (const sentence of sentences(found, N)) expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    },
  );

  it('are each planted', () => {
    const planted = PLANTED.map(({ mechanism }) => mechanism);
    expect(listMechanisms.all.map(({ id }) => id).filter((id) => !planted.includes(id))).toEqual([]);
  });

  it.each([100, 1000, 5000])('say nothing of 100 even lists of %i items', (n) => {
    const draw = below(n);
    const said = Array.from({ length: 100 }, () => mechanismsOf(factsOf([evenList(n, draw)]))).flat();
    expect(said).toEqual([]);
  });

  it('of several lists say how these hang together before how one was made', () => {
    const list = PLANTED.find(({ mechanism }) => mechanism === 'shuffle-buffer')?.make(N, below(25))[0] ?? new Uint32Array(0);
    expect(mechanismsOf(factsOf([list, list])).map(({ id }) => id)).toEqual(['same-lists', 'shuffle-buffer']);
  });
});
