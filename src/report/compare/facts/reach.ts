import type { GridRow } from './grid.js';

export interface Reach {
  /** log2 of the number of possible outcomes. */
  readonly needed: number;
  /**
   * log2 of the number of states or, where every deal is seeded anew, of the seeds that the generator's seeding tells apart; null where neither can
   * be seen.
   */
  readonly bits: number | null;
  /** True if it holds for every deal, because every deal is seeded anew; false if only for the first of a stream. */
  readonly everyDeal: boolean;
  /**
   * The largest k for which at most 1 outcome in 2^k is reachable; null where there are states enough, or nothing is known. Rounded down: the share
   * may be a little smaller than that, never larger.
   */
  readonly oneIn: number | null;
}

/** The reach of a row where 2^`needed` outcomes are equally likely. */
export function reachOf({ generator, preset, seeding }: GridRow, needed: number): Reach {
  const { seedBits, stateBits } = generator;
  const { everyDeal } = seeding;
  const bits = preset?.startBits ?? (seeding.seedBits === null ? stateBits : Math.min(seeding.seedBits, seedBits ?? stateBits));
  if (!Number.isFinite(bits)) return { needed, bits: null, everyDeal, oneIn: null };
  return { needed, bits, everyDeal, oneIn: bits < needed ? Math.floor(needed - bits) : null };
}
