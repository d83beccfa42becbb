import { describe, expect, it } from 'vitest';
import { ChildUnmoved } from '../../../src/engine/child/unmoved.js';

/** Whether decks that were handed in always came back, each as the other says. */
function always(deals: readonly (readonly [handed: unknown, dealt: readonly number[]])[], bound: number): 'always' | 'not always' {
  const unmoved = new ChildUnmoved(deals[0][1].length, bound);
  for (const [handed, dealt] of deals) {
    unmoved.hand(handed);
    unmoved.take(Uint16Array.from([9, ...dealt]), 1);
  }
  return unmoved.always ? 'always' : 'not always';
}

/** `count` deals of decks left as they were. */
const left = (count: number, deck: readonly number[]): readonly [unknown, readonly number[]][] =>
  Array.from({ length: count }, () => [deck, deck]);

describe('decks that always come back as they were handed', () => {
  it('are found whatever order they were handed in', () => {
    expect(always(left(64, [0, 1, 2, 3]), 4)).toBe('always');
    expect(always(left(64, [1, 2, 3, 0]), 4)).toBe('always');
    expect(always([...left(40, [3, 1, 0, 2]), ...left(40, [0, 2, 1, 3])], 4)).toBe('always');
  });

  it('are none where a single one changed, in order or not', () => {
    expect(
      always(
        [
          ...left(63, [1, 2, 3, 0]),
          [
            [1, 2, 3, 0],
            [0, 1, 2, 3],
          ],
        ],
        4,
      ),
    ).toBe('not always');
    expect(
      always(
        [
          [
            [2, 1, 0],
            [2, 0, 1],
          ],
          ...left(63, [0, 1, 2]),
        ],
        3,
      ),
    ).toBe('not always');
  });

  it('are luck where an even shuffle leaves so many as they were once in a billion times', () => {
    expect(always(left(64, [0]), 1)).toBe('not always');
    expect(always(left(30, [0, 1]), 2)).toBe('not always');
    expect(always(left(31, [0, 1]), 2)).toBe('always');
    // The first two of four: one in twelve.
    expect(always(left(8, [0, 1]), 4)).toBe('not always');
    expect(always(left(9, [0, 1]), 4)).toBe('always');
  });

  it('are none where no list was handed in', () => {
    expect(
      always(
        Array.from({ length: 64 }, () => [4, [1, 2, 3]] as const),
        8,
      ),
    ).toBe('not always');
  });
});

it('numbers that are dealt twice are one piece of luck, not two', () => {
  const unmoved = new ChildUnmoved(2, 2);
  const dealt = (count: number): void => {
    for (let deal = 0; deal < count; deal++) {
      unmoved.hand([0, 1]);
      unmoved.take(Uint16Array.from([0, 1]), 0);
    }
  };
  dealt(16);
  unmoved.again();
  dealt(16);
  // Each time 2^-16: together they would pass for less than 2^-30.
  expect(unmoved.always ? 'always' : 'not always').toBe('not always');
  dealt(16);
  expect(unmoved.always ? 'always' : 'not always').toBe('always');
});
