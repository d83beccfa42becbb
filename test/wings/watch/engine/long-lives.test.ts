import { describe, expect, it } from 'vitest';
import type { Memory, ResumableProcess } from '../../../../src/core/statistic/evidence-process.js';
import { processesIn, processesOf } from '../../../../src/kinds/planning/processes-of.js';
import { permutations } from '../../../../src/math/orders/permutation.js';
import { recall } from '../../../../src/wings/watch/engine/alarm-memory.js';
import { drift } from '../../../kinds/drift.js';
import { EVEN_SPACES, type EvenSpace } from '../../../kinds/even-spaces.js';
import { ordersOf } from '../../../support/orders-of.js';

/** Where whole numbers of 32 bits begin anew. */
const BORDER = 2 ** 32;

const SPACES: readonly EvenSpace[] = [
  { name: 'decks of 4', space: permutations(4), even: ordersOf(4).map((order) => [order, 1]) },
  ...EVEN_SPACES,
];

const start = ({ space }: EvenSpace, id: string): ResumableProcess => processesOf(space.outcome, [id])[0].start(space);

/** What a bet remembers of every outcome of the space, so many times over. */
function rounds(one: EvenSpace, id: string, many: number): readonly Memory[] {
  const bet = start(one, id);
  for (let round = 0; round < many; round++) for (const [outcome] of one.even) bet.add(Uint16Array.from(outcome), 0);
  bet.logE();
  return bet.memory;
}

/** Bets that have met all outcomes so often that the least they count, or the most, is about to be 2^32. Their logarithms are those of one round. */
function nearTheBorder(one: EvenSpace, id: string): readonly (() => ResumableProcess)[] {
  const [once, twice] = [rounds(one, id, 1), rounds(one, id, 2)];
  const isCounted = once.map((array, k) => array.every((value, i) => Math.abs(twice[k][i] - 2 * value) < 1e-9));
  const counts = once.flatMap((array, k) => (isCounted[k] ? Array.from(array).filter((value) => value > 0) : []));
  return [Math.min(...counts), Math.max(...counts)].map((count) => {
    const times = Math.floor((BORDER - 1) / count);
    const memory = once.map((array, k) => (isCounted[k] ? array.map((value) => value * times) : array));
    return () => {
      const bet = start(one, id);
      if (!recall(bet.memory, memory)) throw new Error(`${id} does not take what it remembers`);
      return bet;
    };
  });
}

describe.each(SPACES.map((one) => [one.name, one] as const))('a bet on %s that is never ended', (_, one) => {
  it('stays even on average where what it counts passes 2^32', () => {
    // Some outcomes of one kind carry it over the border.
    const crossing = Array.from({ length: 8 }, () => one.even[0][0]);
    const faults = processesIn(one.space).flatMap((id) =>
      nearTheBorder(one, id).flatMap((make) =>
        [[], crossing].map((before) => drift(one.even, make, before)).flatMap((off) => (off < 1e-9 ? [] : [`${id} is off by ${off}`])),
      ),
    );
    expect(faults).toEqual([]);
  });
});
