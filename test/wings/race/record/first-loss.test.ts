import { describe, expect, it } from 'vitest';
import type { RaceStep } from '../../../../src/wings/race/record/broken-race.js';
import { firstLoss, smallestLoss } from '../../../../src/wings/race/record/first-loss.js';

/** A swap as a program writes it, one read or write of the deck at a time; `atomic`: as one step. It says which cards it still holds. */
function* shuffle(deck: number[], draws: readonly number[], atomic: boolean): Generator<readonly number[], void> {
  for (let k = 0, i = deck.length - 1; i > 0; i--, k++) {
    const atI = deck[i];
    if (!atomic) yield [atI];
    const atJ = deck[draws[k]];
    if (!atomic) yield [atI, atJ];
    deck[i] = atJ;
    if (!atomic) yield [atI];
    deck[draws[k]] = atI;
    yield [];
  }
}

/** Every list of draws that a shuffle of `n` cards can make. */
function drawsOf(n: number): readonly (readonly number[])[] {
  let all: readonly (readonly number[])[] = [[]];
  for (let i = n - 1; i > 0; i--) all = all.flatMap((one) => Array.from({ length: i + 1 }, (_, j) => [...one, j]));
  return all;
}

/** The step, from 1, after which some card lies in no position and in no hand; 0 where none ever does. `order`: whose turn it is. */
function lostAfter(n: number, draws: readonly [readonly number[], readonly number[]], order: readonly number[], atomic: boolean): number {
  const deck = Array.from({ length: n }, (_, card) => card);
  const threads = draws.map((own) => shuffle(deck, own, atomic));
  const hands: (readonly number[])[] = [[], []];
  for (const [k, thread] of order.entries()) {
    hands[thread] = threads[thread].next().value ?? [];
    if (new Set([...deck, ...hands.flat()]).size < n) return k + 1;
  }
  return 0;
}

/** Every order of `a` steps of the first thread and `b` of the second. */
function ordersOf(a: number, b: number): readonly (readonly number[])[] {
  if (a === 0 || b === 0) return [[...Array<number>(a).fill(0), ...Array<number>(b).fill(1)]];
  return [...ordersOf(a - 1, b).map((rest) => [0, ...rest]), ...ordersOf(a, b - 1).map((rest) => [1, ...rest])];
}

/** After how many steps a card is lost, over all draws and all orders of all steps. */
function allLosses(n: number, atomic: boolean): readonly number[] {
  const steps = (n - 1) * (atomic ? 1 : 4);
  const draws = drawsOf(n);
  const orders = ordersOf(steps, steps);
  return draws.flatMap((first) =>
    draws.flatMap((second) => orders.map((order) => lostAfter(n, [first, second], order, atomic)).filter((at) => at > 0)),
  );
}

const told = ({ card, doing, gone, i, j, thread }: RaceStep): string =>
  `${'AB'[thread]} ${doing} ${i}${j}: ${card}${gone.length > 0 ? ` gone ${gone.join()}` : ''}`;

describe('the shortest interleaving that loses a card', () => {
  it('is on two cards, the smallest deck there is to swap: one thread writes what it read before the other wrote', () => {
    const found = smallestLoss();
    expect([found.n, found.lostAt]).toEqual([2, 7]);
    expect(found.steps.map(told)).toEqual([
      'A reads-i 10: 1',
      'A reads-j 10: 0',
      'B reads-i 10: 1',
      'A writes-i 10: 0',
      'A writes-j 10: 1',
      'B reads-j 10: 1',
      'B writes-i 10: 1 gone 0',
      'B writes-j 10: 1 gone 0',
    ]);
    expect(found.steps.map(({ deck }) => deck.join(''))).toEqual(['01', '01', '01', '00', '10', '10', '11', '11']);
  });

  it('does what two programs do that take turns in that order', () => {
    const { lostAt, n, steps } = smallestLoss();
    const order = steps.map(({ thread }) => thread);
    const drawn = ([0, 1] as const).map((thread) =>
      steps.filter((step) => step.thread === thread && step.doing === 'reads-i').map(({ j }) => j),
    );
    expect(lostAfter(n, [drawn[0], drawn[1]], order, false)).toBe(lostAt);
  });

  it.each([2, 3])('is the shortest of all orders of all draws of %i cards', (n) => {
    // Of three cards there are 12,870 orders for each of 36 pairs of draws.
    expect(Math.min(...new Set(allLosses(n, false)))).toBe(firstLoss(n, false)?.lostAt);
  });

  it.each([2, 3, 4])('is none where a swap of %i cards is one step, as with a lock, however long it goes on', (n) => {
    expect(firstLoss(n, true)).toBeNull();
    expect(allLosses(n, true)).toEqual([]);
  });

  it('goes on from the loss until both threads are through', () => {
    const found = firstLoss(4, false);
    expect(found?.lostAt).toBe(7);
    expect(found?.steps).toHaveLength(24);
    expect(found?.steps.map(({ gone }) => gone.length).indexOf(0, 6)).toBe(-1);
  });
});
