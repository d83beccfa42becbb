import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import type { ExploreOptions } from '../../../src/exact/explore/explore.js';
import { explore } from '../../../src/exact/explore/explore.js';
import type { PlainShuffle } from './dealer.js';
import { dealerOf } from './dealer.js';
import { correct, downward, exchange, naive } from './shuffles.js';

/** The code and message of the refusal. */
async function refusal(shuffle: PlainShuffle, n: number, options?: ExploreOptions): Promise<string> {
  try {
    await explore(dealerOf(shuffle, n), options);
  } catch (error) {
    if (error instanceof AuditError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'none';
}

const dependent = (draw: number): string =>
  'E_UNPROVABLE: a function whose choices are counted must use each random number on its own, got one where how a later number is used depends on ' +
  `the exact value of number ${draw} (as in sorting by random keys), so its choices cannot be counted one by one`;
const endless = (last: number): string =>
  'E_UNPROVABLE: a function whose choices are counted must draw at most 4096 numbers a deal, got one that may draw without end: ' +
  `it still asks for more after as many, the last of them ${last}`;
const unrepeatable = /^E_NONDETERMINISTIC: the deck must follow from the numbers drawn alone, but /;

describe('explore refuses, with its reason,', () => {
  const byKeys: PlainShuffle = (deck, random) =>
    deck
      .map((card) => ({ card, key: random() }))
      .sort((a, b) => a.key - b.key)
      .map(({ card }) => card);
  const swapIf =
    (test: (random: () => number) => boolean): PlainShuffle =>
    (deck, random) => {
      if (test(random)) exchange(deck, 0, 1);
    };
  /** Where u and a number two draws later are used together. */
  const apart = (test: (u: number, v: number) => boolean): PlainShuffle =>
    swapIf((random) => {
      const [u, , v] = [random(), random(), random()];
      return test(u, v);
    });

  it.each([2, 4])('sorting %i cards by random keys', async (n) => expect(await refusal(byKeys, n)).toBe(dependent(1)));
  const joint: readonly (readonly [string, PlainShuffle])[] = [
    ['a product', swapIf((random) => random() * random() < 0.25)],
    ['a sum', swapIf((random) => random() + random() < 1)],
    ['a difference', swapIf((random) => Math.abs(random() - random()) < 0.1)],
    ['a boundary that moves by a billionth', apart((u, v) => v < 0.5 + 1e-9 * u)],
    ['a boundary that moves and comes back', apart((u, v) => v < 0.5 + 1e-3 * Math.sin(2 * Math.PI * u))],
  ];
  it.each(joint)('%s of two numbers', async (_, shuffle) => expect(await refusal(shuffle, 3)).toBe(dependent(1)));

  it('drawing again until a number fits', async () => {
    const until = (pick: (random: () => number, i: number) => number): PlainShuffle => downward(pick);
    const top = 1 - 2 ** -53;
    const words = until((random, i) => {
      let draw: number;
      do draw = Math.floor(random() * 8);
      while (draw > i);
      return draw;
    });
    expect(await refusal(words, 4)).toBe(endless(top));
    const inTheMiddle = until((random, i) => {
      let u = random();
      while (i === 1 && u >= 0.25 && u < 0.75) u = random();
      return Math.floor(u * (i + 1));
    });
    expect(await refusal(inTheMiddle, 3)).toMatch(/may draw without end: it still asks for more after as many, the last of them 0\.\d+$/);
  });

  it('more changes over one number, or finer ones, than are followed', async () => {
    const digits = swapIf((random) => Math.floor(random() * 9000) % 2 === 1);
    expect(await refusal(digits, 2)).toBe(
      'E_UNPROVABLE: a function whose choices are counted must change what it does at most 4096 times over one number, got more at draw 1, as the remainder of a 32-bit integer does',
    );
    const remainder = downward((random, i) => Math.floor(random() * 2 ** 32) % (i + 1));
    expect(await refusal(remainder, 3)).toBe(
      'E_UNPROVABLE: a function whose choices are counted must do the same over at least 1/13440 of one number, got one that changes within less at draw 1, as the remainder of a 32-bit integer does',
    );
  });

  it('what reads something besides its numbers', async () => {
    let state = 1;
    const own = (): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    expect(await refusal((deck) => correct(deck, own), 4)).toMatch(unrepeatable);
    // A change in every so many deals: wherever it falls, something that was dealt twice differs.
    // So many deals are made: 27,270 of four cards, 109,097 of five.
    for (const every of [2, 10, 100, 997, 9_973, 29_989, 99_991]) {
      let deals = 0;
      const counting: PlainShuffle = (deck, random) => {
        correct(deck, random);
        if (++deals % every === 0) exchange(deck, 0, 1);
      };
      expect(await refusal(counting, every < 27_270 ? 4 : 5), `${every}`).toMatch(unrepeatable);
    }
    let last = 0;
    const carrying: PlainShuffle = (deck, random) => {
      correct(deck, random);
      if (last === 3) exchange(deck, 0, 1);
      last = deck[2];
    };
    expect(await refusal(carrying, 4)).toMatch(unrepeatable);
    // Never the same deck twice running: so many false changes that they alone look like too many.
    let before = '';
    const avoiding: PlainShuffle = (deck, random) => {
      correct(deck, random);
      if (before === '4,3,2,1,0' && deck.join(',') === before) deck.reverse();
      before = deck.join(',');
    };
    expect(await refusal(avoiding, 5)).toMatch(unrepeatable);
  });

  it('too many leaves, too many deals, too many cards', async () => {
    expect(await refusal(naive, 4, { mostLeaves: 255 })).toBe(
      'E_USAGE: the choice tree must have at most 255 leaves, got at least 256 by draw 4',
    );
    expect(await refusal(naive, 4, { mostLeaves: 256 })).toBe('none');
    expect(await refusal(naive, 5, { mostRuns: 100_000 })).toBe(
      'E_USAGE: finding the choices must take at most 100000 deals, got a function that needs more',
    );
    expect(await refusal(correct, 9)).toBe('E_USAGE: counting the choices of a function needs 1 to 8 cards, got 9');
  });

  it('and passes on what the dealer says of a deck', async () => {
    expect(await refusal((deck, random) => (random() < 0.01 ? deck.fill(0) : deck), 3)).toMatch(
      /^E_SUBJECT_CONTRACT: deal \d+ must be a permutation/,
    );
  });
});
