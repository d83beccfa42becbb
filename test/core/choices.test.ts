import { describe, expect, it } from 'vitest';
import { reset, runWith, swapTarget } from '../../src/core/subject/shuffle.js';
import type { BitSource } from '../../src/core/subject/source.js';
import { Words } from '../../src/core/subject/source.js';
import { shuffles } from '../../src/parts/catalogues.js';

/** Words 0, step, 2 step, … below 2^32, and how many were read. */
function counting(step = 1): BitSource & { read: number } {
  const source = {
    read: 0,
    fill(out: Uint32Array) {
      for (let i = 0; i < out.length; i++) out[i] = step * source.read++;
    },
  };
  return source;
}

describe('words of a source', () => {
  it('come one by one in its order, however many are read ahead', () => {
    for (const ahead of [1, 3, 1024]) {
      const words = new Words(counting(), 2n ** 32n, undefined, ahead);
      expect(Array.from({ length: 2500 }, () => words.take())).toEqual(Array.from({ length: 2500 }, (_, i) => i));
      expect([words.taken, words.range]).toEqual([2500, 2 ** 32]);
    }
  });

  it('are read 1,024 ahead, unless it is said otherwise, and the first when it is asked for', () => {
    const [far, near] = [counting(), counting()];
    const words = [new Words(far, 2n ** 32n), new Words(near, 2n ** 32n, undefined, 2)];
    expect([far.read, near.read, words[0].taken]).toEqual([0, 0, 0]);
    for (const one of words) one.take();
    expect([far.read, near.read]).toEqual([1024, 2]);
  });

  it('keep their top bits, where so many are asked for', () => {
    const words = new Words(counting(2 ** 28), 2n ** 32n, 3);
    expect(words.range).toBe(8);
    expect(Array.from({ length: 16 }, () => words.take())).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
    const short = new Words(counting(4), 2n ** 15n, 13);
    expect([short.range, short.take(), short.take()]).toEqual([8192, 0, 1]);
    expect(new Words(counting(), 2_147_483_646n).range).toBe(2_147_483_646);
  });

  it('go on with another source from its first word, and are counted from there', () => {
    const words = new Words(counting(), 2n ** 32n, undefined, 4);
    for (let i = 0; i < 6; i++) words.take();
    words.restart(counting(5));
    expect(words.taken).toBe(0);
    expect([words.take(), words.take(), words.taken]).toEqual([0, 5, 2]);
  });
});

describe('a deck', () => {
  it('starts in order', () => {
    const deck = Uint16Array.of(3, 3, 3, 3);
    reset(deck);
    expect([...deck]).toEqual([0, 1, 2, 3]);
  });

  it('is rearranged by choices alone, which are asked for in the order of the draws', () => {
    const asked: number[] = [];
    const choices = {
      below(bound: number) {
        asked.push(bound);
        return bound - 1;
      },
    };
    const planned = shuffles.get('fisher-yates');
    const deck = Uint16Array.of(0, 1, 2, 3);
    runWith(planned, choices, deck);
    expect(asked).toEqual(planned.kind === 'planned' ? [...planned.bounds(4)] : []);
    expect([...deck]).toEqual([0, 1, 2, 3]);
    const adaptive = { ...planned, kind: 'adaptive', run: (_: unknown, cards: Uint16Array) => cards.reverse() } as never;
    runWith(adaptive, choices, deck);
    expect([...deck]).toEqual([3, 2, 1, 0]);
  });

  it('is swapped with the place a draw names, of which the ends have half a share where the index is rounded', () => {
    const step = { at: 0, from: 10, bound: 6 };
    expect([0, 1, 2, 5].map((draw) => swapTarget({ ...step, halved: false }, draw))).toEqual([10, 11, 12, 15]);
    expect([0, 1, 2, 3, 4, 5].map((draw) => swapTarget({ ...step, halved: true }, draw))).toEqual([10, 11, 11, 12, 12, 13]);
  });
});
