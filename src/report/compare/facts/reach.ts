import type { GridRow } from './grid.js';

/** What bounds the decks that one row can deal. */
export interface Reach {
  /** log2 of the orders of the deck. */
  readonly needed: number;
  /** log2 of the states or, where every deal is seeded anew, of the seeds that the generator's seeding tells apart; null where neither can be seen. */
  readonly bits: number | null;
  /** Whether it holds for every deal, because every deal is seeded anew, or for the first of a stream alone. */
  readonly everyDeal: boolean;
  /**
   * The largest k for which at most 1 deck in 2^k can be dealt there; null where there are states enough, or nothing is known.
   * Rounded down: the share may be a little smaller than that, never larger.
   */
  readonly oneIn: number | null;
}

/** log2(n!). */
export function bitsOfOrders(n: number): number {
  let bits = 0;
  for (let k = 2; k <= n; k++) bits += Math.log2(k);
  return bits;
}

/** The reach of a row at `n` cards. */
export function reachOf({ generator, seeding }: GridRow, n: number): Reach {
  const needed = bitsOfOrders(n);
  const { seedBits, stateBits } = generator;
  const everyDeal = seeding.seedBits !== null;
  const bits = seeding.seedBits === null ? stateBits : Math.min(seeding.seedBits, seedBits ?? stateBits);
  if (!Number.isFinite(bits)) return { needed, bits: null, everyDeal, oneIn: null };
  return { needed, bits, everyDeal, oneIn: bits < needed ? Math.floor(needed - bits) : null };
}
