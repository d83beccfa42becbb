import { describe, expect, it } from 'vitest';
import { type EqualFingerprints, equalFingerprints, HEAD, maskSlice, NEIGHBOURS } from '../../../src/math/pairs/equal-fingerprints.js';
import { xoshiro128ss } from '../../../src/parts/prng/xoshiro128ss.js';

/** Lists of fingerprints whose halves are even numbers below these bounds, so that with small ones many are equal. */
function listsOf(lengths: readonly number[], firsts: number, seconds: number): readonly Float64Array[] {
  const words = new Uint32Array(3 * lengths.reduce((sum, length) => sum + length, 0));
  xoshiro128ss.create(Uint32Array.of(1, 2, 3, 4)).fill(words);
  let at = 0;
  const below = (bound: number): number => Math.floor(((words[at++] * 2 ** 21 + (words[at++] >>> 11)) / 2 ** 53) * bound);
  return lengths.map((length) => {
    const list = new Float64Array(HEAD + 2 * length);
    list[0] = NEIGHBOURS;
    for (let i = HEAD; i < list.length; i += 2) {
      list[i] = below(firsts);
      list[i + 1] = words[at % words.length] % seconds;
    }
    return list;
  });
}

/** The same by a map of all. */
function byMap(lists: readonly Float64Array[], below: number): EqualFingerprints {
  const met = new Map<string, number>();
  let [deals, pairs, most] = [0, 0, 0];
  for (const list of lists) {
    for (let i = HEAD; i < list.length; i += 2) {
      const first = list[i] < 0 ? maskSlice(list[i]) : list[i];
      if (first >= below) continue;
      const key = `${first} ${list[i + 1]}`;
      const before = met.get(key) ?? 0;
      met.set(key, before + 1);
      pairs += before;
      most = Math.max(most, before + 1);
      deals++;
    }
  }
  const again = [...met.values()].filter((times) => times > 1);
  return { deals, pairs, most, different: again.length, together: again.reduce((sum, times) => sum + times, 0) };
}

describe('equal fingerprints', () => {
  it.each([
    [2 ** 53, 2 ** 32],
    [2 ** 53, 1],
    [2 ** 40, 4],
    [100_000, 2],
    [500, 3],
    [1, 1],
  ])('are those that a map of all finds, of first halves below %i and second ones below %i', (firsts, seconds) => {
    for (const lengths of [[0], [1], [2], [5, 0, 7], [3000, 1, 2500], [40_000]]) {
      const lists = listsOf(lengths, firsts, seconds);
      expect(equalFingerprints(lists, null), String(lengths)).toEqual(byMap(lists, Number.POSITIVE_INFINITY));
    }
  });

  it('of a slice are those below its end, those that are kept for it alone among them', () => {
    const below = 1000;
    const lists = listsOf([4000, 3000], 3000, 2);
    for (const list of lists) for (let i = HEAD; i < list.length; i += 8) if (list[i] < below) list[i] = maskSlice(list[i]);
    const found = equalFingerprints(lists, below);
    expect(found).toEqual(byMap(lists, below));
    expect(found.pairs).toBeGreaterThan(1000);
  });
});
