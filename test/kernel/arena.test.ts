import { describe, expect, it } from 'vitest';
import type { Arena } from '../../src/kernel/arena.js';
import { borrowArena, Arena as Own, returnArena } from '../../src/kernel/arena.js';
import { instantiate, type Kernels } from '../../src/kernel/kernels.js';

const borrowed = (): Arena => borrowArena() as Arena;

describe('an arena', () => {
  it('that is given back is lent again, with nothing of it taken', () => {
    const one = borrowed();
    const first = one.take(100);
    returnArena(one);
    const again = borrowed();
    expect(again).toBe(one);
    expect(again.take(100)).toBe(first);
    returnArena(again);
  });

  it('that is given back twice is lent once', () => {
    const one = borrowed();
    returnArena(one);
    returnArena(one);
    const [first, second] = [borrowed(), borrowed()];
    expect(second).not.toBe(first);
    returnArena(first);
    returnArena(second);
  });

  // A test that hands in kernels that lie gave them to the next one that read a log in its process.
  it('that was made by hand, with kernels of its own, is lent to nobody', () => {
    const own = new Own(instantiate() as Kernels);
    returnArena(own);
    const lent = Array.from({ length: 4 }, borrowed);
    expect(lent).not.toContain(own);
    for (const one of lent) returnArena(one);
  });
});
