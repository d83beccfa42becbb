import type { GridRow } from './grid.js';

/** What bounds the outcomes that one row can make. */
export interface Reach {
  /** log2 of the outcomes there are. */
  readonly needed: number;
  /** log2 of the states or, where every deal is seeded anew, of the seeds that the generator's seeding tells apart; null where neither can be seen. */
  readonly bits: number | null;
  /** Whether it holds for every deal, because every deal is seeded anew, or for the first of a stream alone. */
  readonly everyDeal: boolean;
  /**
   * The largest k for which at most 1 outcome in 2^k can come there; null where there are states enough, or nothing is known.
   * Rounded down: the share may be a little smaller than that, never larger.
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
