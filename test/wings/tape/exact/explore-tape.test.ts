import { describe, expect, it } from 'vitest';
import type { AuditError } from '../../../../src/core/errors.js';
import { orderOf } from '../../../../src/math/orders/order-rank.js';
import { readFixture } from '../../../support/read-fixture.js';
import { downward, exchange, type Tape, type TapeShuffle, tapeLaw } from './dealer.js';

/** As Python draws: as many bits as the bound has, again while they are too large. */
const python = (tape: Tape, bound: number): number => {
  for (;;) {
    const value = tape.bits(32 - Math.clz32(bound));
    if (value < bound) return value;
  }
};

/** As Java draws of 31 bits: the top of the product for a power of two, else the remainder, again for the words that are too many. */
const java = (tape: Tape, bound: number): number => {
  if ((bound & (bound - 1)) === 0) return Math.floor((bound * tape.bits(31)) / 2 ** 31);
  for (;;) {
    const word = tape.bits(31);
    if (word - (word % bound) + bound - 1 < 2 ** 31) return word % bound;
  }
};

/** Lemire's method with 32 bits, as Go and libstdc++ have it. */
const lemire = (tape: Tape, bound: number): number => {
  for (;;) {
    const product = BigInt(tape.bits(32)) * BigInt(bound);
    if (product % 2n ** 32n >= 2n ** 32n % BigInt(bound)) return Number(product >> 32n);
  }
};

const floats = (tape: Tape, bound: number): number => Math.floor(tape.double() * bound);

/** Two coins that must differ make an even coin of an uneven one: von Neumann (1951). */
const coin = (tape: Tape): number => {
  for (;;) {
    const [a, b] = [tape.bits(2) === 3, tape.bits(2) === 3];
    if (a !== b) return a ? 1 : 0;
  }
};

const errorOf = (law: Promise<unknown>): Promise<AuditError> =>
  law.then(
    () => expect.fail('nothing was thrown'),
    (error: AuditError) => error,
  );

describe('a program on a tape', () => {
  it.each<[string, (tape: Tape, bound: number) => number]>([
    ['whole numbers below a bound', (tape, bound) => tape.below(bound)],
    ['a few bits, again while they are too large', python],
    ['the remainder of 31 bits, again for the last ones', java],
    ['the top of a product of 32 bits, again for the first of a piece', lemire],
    ['a double times the bound', floats],
    [
      'the top two bits of a 40-bit word above its last ones, and rejection',
      (tape, bound) => pythonOf(() => (tape.bits(40) >>> 3) & 7, bound),
    ],
  ])('is exactly even where it draws %s', async (_, below) => {
    for (const n of [2, 3, 4]) {
      const { denominator, even, weights } = await tapeLaw(downward(below), n);
      const orders = [1, 1, 2, 6, 24][n];
      expect({ denominator, even, weights: [...new Set(weights)] }).toEqual({ denominator: BigInt(orders), even: true, weights: [1n] });
    }
  });

  it('has the law of the naive swap as fractions', async () => {
    const naive: TapeShuffle = (deck, tape) => {
      for (let i = 0; i < deck.length; i++) exchange(deck, i, tape.below(deck.length));
    };
    const { laws } = readFixture<{ laws: { n: number; probs?: Record<string, string> }[] }>('shuffle/naive-swap.json');
    for (const { n, probs } of laws.filter((law) => law.probs !== undefined && law.n <= 4)) {
      const { denominator, weights } = await tapeLaw(naive, n);
      for (const [order, fraction] of Object.entries(probs ?? {})) {
        const rank = weights.findIndex((_, at) => orderOf(at, n).join('') === order);
        const [num, den] = fraction.split('/').map(BigInt);
        expect([order, weights[rank] * den]).toEqual([order, num * denominator]);
      }
    }
  });

  it('is uneven by what the remainder of ten bits is, counted over every word', async () => {
    const { denominator, weights } = await tapeLaw(
      downward((tape, bound) => tape.bits(10) % bound),
      3,
    );
    const counts = new Array<bigint>(6).fill(0n);
    for (let first = 0; first < 1024; first++) {
      for (let second = 0; second < 1024; second++) {
        const deck = [0, 1, 2];
        exchange(deck, 2, first % 3);
        exchange(deck, 1, second % 2);
        counts[weights.findIndex((_, rank) => orderOf(rank, 3).join() === deck.join())]++;
      }
    }
    expect(weights.map((weight) => (weight * 2n ** 20n) / denominator)).toEqual(counts);
  });

  it('folds a loop over several questions, and one inside another', async () => {
    const { denominator, probe, weights } = await tapeLaw((deck, tape) => {
      for (;;) {
        const index = 2 * coin(tape) + coin(tape);
        if (index === 3) continue;
        exchange(deck, 0, index);
        return;
      }
    }, 3);
    // The first card changes places with none, the second or the third, each in a third of the deals.
    expect([denominator, weights]).toEqual([3n, [1n, 0n, 1n, 0n, 0n, 1n]]);
    expect(probe.uses.reduce((sum, { again }) => sum + again, 0)).toBeGreaterThan(0);
  });

  it('says what it asks, into what its answers fall, and what deals an order', async () => {
    const { choicesOf, probe } = await tapeLaw(downward(java), 3);
    expect(probe.uses).toEqual([
      { draw: 1, question: 'bits 31', parts: { by: 'remainder', of: '3', low: 0, first: '0', last: '2' }, paths: 1, again: 2 },
      { draw: 2, question: 'bits 31', parts: { by: 'pieces', of: 2 }, paths: 3, again: 0 },
    ]);
    const choices = choicesOf(0);
    expect(choices?.map((choice) => ('bound' in choice ? choice.bound : 0))).toEqual([2 ** 31, 2 ** 31]);
    const [first, second] = (choices ?? []).map((choice) => ('draw' in choice ? choice.draw : 0));
    expect([first % 3, second >= 2 ** 30]).toEqual([2, true]);
  });

  it('says how far a chance may be off, more where it draws again', async () => {
    const accepted = Math.sqrt(0.05);
    const { probe } = await tapeLaw((deck, tape) => {
      for (;;) {
        const drawn = tape.double();
        if (drawn >= accepted) continue;
        if (drawn < accepted / 2) exchange(deck, 0, 1);
        return;
      }
    }, 2);
    expect([probe.rational, probe.error * 2 ** 50]).toEqual([false, expect.closeTo(2 / accepted, 6)]);
  });

  it('deals without asking anything', async () => {
    const { leaves, weights } = await tapeLaw(() => undefined, 2);
    expect([leaves, weights]).toEqual([1, [1n, 0n]]);
  });
});

function pythonOf(word: () => number, bound: number): number {
  for (;;) {
    const value = word();
    if (value < bound) return value;
  }
}

describe('a program on a tape is refused', () => {
  it.each<[string, TapeShuffle, string, RegExp]>([
    [
      'where it sorts by random keys',
      (deck, tape) => {
        const keys = deck.map(() => tape.double());
        deck.sort((a, b) => keys[a] - keys[b]);
      },
      'E_UNPROVABLE',
      /must not hang on the exact value of another, as in sorting by random keys/,
    ],
    [
      'where it asks on and on',
      (_, tape) => {
        for (let round = 0; round < 100; round++) tape.bits(1);
      },
      'E_UNPROVABLE',
      /must ask at most 64 times/,
    ],
    [
      'where it draws again a few times only',
      (deck, tape) => {
        for (let round = 0; round < 20; round++) {
          if (tape.bits(1) === 0) return;
        }
        deck.reverse();
      },
      'E_UNPROVABLE',
      /must do the same however often, got one that does otherwise after \d+ rounds/,
    ],
    [
      'where it draws again a few times only, and the draws draw again themselves',
      (deck, tape) => {
        for (let round = 0; round < 20; round++) {
          const index = 2 * coin(tape) + coin(tape);
          if (index === 3) continue;
          exchange(deck, 0, index);
          return;
        }
        deck.reverse();
      },
      'E_UNPROVABLE',
      /got one that does otherwise after 32 rounds/,
    ],
    [
      'where it draws again more often than can be tried',
      (deck, tape) => {
        for (;;) {
          const index = tape.bits(8);
          if (index >= 3) continue;
          exchange(deck, 0, index);
          return;
        }
      },
      'E_UNPROVABLE',
      /4096 questions hold all rounds that may come, got question 1, bits 8, asked again with a chance of 0\.988$/,
    ],
  ])('%s', async (_, shuffle, code, message) => {
    const error = await errorOf(tapeLaw(shuffle, 3));
    expect([error.code, error.message]).toEqual([code, expect.stringMatching(message)]);
  });

  it('where a start of it deals otherwise, or it remembers its deals', async () => {
    const fair = downward((tape, bound) => tape.below(bound));
    const other = await errorOf(
      tapeLaw(fair, 3, (deck, tape) => {
        fair(deck, tape);
        exchange(deck, 0, 1);
      }),
    );
    let deals = 0;
    const counting = await errorOf(
      tapeLaw((deck, tape) => {
        fair(deck, tape);
        if (++deals % 7 === 0) tape.below(2);
      }, 3),
    );
    expect([other.code, counting.code]).toEqual(['E_NONDETERMINISTIC', 'E_NONDETERMINISTIC']);
  });
});
