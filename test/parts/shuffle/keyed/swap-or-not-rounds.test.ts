import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { KeyedPermutation } from '../../../../src/core/subject/keyed-permutation.js';
import type { PlannedShuffle } from '../../../../src/core/subject/shuffle.js';
import { shuffles } from '../../../../src/parts/catalogues.js';
import { swapOrNotRounds } from '../../../../src/parts/shuffle/keyed/swap-or-not-rounds.js';
import { readFixture } from '../../../support/read-fixture.js';
import { choicesFrom } from '../checks.js';

interface List {
  readonly seed: string;
  readonly n: number;
  readonly start: readonly number[];
  readonly shuffled: readonly number[];
}
const { lists } = readFixture<{ lists: readonly List[] }>('shuffle/decks/eth2-shuffle.json');

const ROUNDS = 90;

/** Pivots and bits as Ethereum's consensus specification takes them from SHA-256; 256 bits of a round share a digest. */
function ethereum(n: number, seed: Buffer): KeyedPermutation {
  const digests = new Map<string, Buffer>();
  const digest = (...parts: readonly (Buffer | readonly number[])[]): Buffer =>
    createHash('sha256')
      .update(Buffer.concat([seed, ...parts.map((part) => Buffer.from(part))]))
      .digest();
  const pivots = Array.from({ length: ROUNDS }, (_, r) => Number(digest([r]).readBigUInt64LE() % BigInt(n)));
  return swapOrNotRounds(n, pivots, (round, greater) => {
    const piece = Math.floor(greater / 256);
    const name = `${round} ${piece}`;
    const bits = digests.get(name) ?? digest([round], [piece & 255, (piece >> 8) & 255, (piece >> 16) & 255, piece >>> 24]);
    digests.set(name, bits);
    return bits[(greater % 256) >> 3] >> (greater % 8);
  });
}

describe('swap-or-not', () => {
  it.each(lists)('with pivots and bits of SHA-256 shuffles as Ethereum does: $n items, seed $seed', ({ n, seed, shuffled, start }) => {
    const order = ethereum(n, Buffer.from(seed, 'hex'));
    expect(start.map((_, i) => shuffled[order.at(i)])).toEqual(start);
  });

  it('of one round undoes itself, at every number of items from 1 to 300', () => {
    const once = shuffles.get('swap-or-not:1') as PlannedShuffle;
    for (let n = 1; n <= 300; n++) {
      const choices = choicesFrom(n);
      const order = once.keyed?.(
        n,
        once.bounds(n).map((bound) => choices.below(bound)),
      );
      for (let x = 0; x < n; x++) expect(order?.at(order.at(x))).toBe(x);
    }
  });

  it('asks for the bit of a pair under the greater of the two', () => {
    const asked: number[] = [];
    const order = swapOrNotRounds(10, [3], (_, greater) => asked.push(greater));
    expect([0, 3, 4, 9].map((x) => order.at(x))).toEqual([3, 3, 9, 9]);
    expect(asked).toEqual([3, 3, 9, 9]);
  });
});
