import type { Limits } from '../way.js';

/** Seeds that are tried one after another. */
export interface SeedRange {
  readonly from: number;
  readonly to: number;
}

/** The price of trying a seed, by which the ranges are as large as there is time for. */
export interface Pace {
  /** Seeds of one part of a search. */
  readonly part: number;
  /** Days before the clock of which every second is tried. */
  readonly days: number;
  /** Hours before the clock of which every millisecond is tried. */
  readonly hours: number;
  /** log2 of the seeds from 0 on that are tried first, if the limits do not say less. */
  readonly bits: number;
  /** log2 of the seeds from 0 on that are tried after the clock. */
  readonly moreBits?: number;
}

const [HOUR, DAY] = [3600, 86_400];

/** The first year of which days are tried as numbers, such as 20260101. */
const FIRST_YEAR = 1990;

/**
 * The parts of a search, the likeliest first: small numbers, days as numbers of eight digits, seconds and milliseconds of the clock from the latest
 * back, and larger numbers.
 */
export function seedRanges({ part, days, hours, bits, moreBits = 0 }: Pace, { clock, seedBits }: Limits): readonly SeedRange[] {
  const small = 2 ** Math.min(bits, seedBits);
  const more = Math.max(small, 2 ** Math.min(moreBits, 32));
  const all = 2 ** seedBits;
  const dates = { from: Math.max(small, 10_000 * FIRST_YEAR), to: days > 1 ? 10_000 * (new Date(1000 * clock).getUTCFullYear() + 2) : 0 };
  const seconds = clock > 0 ? { from: Math.max(small, clock - days * DAY), to: clock + DAY } : { from: 0, to: 0 };
  const milliseconds = clock > 0 && hours > 0 ? { from: (clock - hours * HOUR) * 1000, to: (clock + 60) * 1000 } : { from: 0, to: 0 };
  return [
    ...split({ from: 0, to: small }, part),
    ...split(dates, part),
    ...split(seconds, part).reverse(),
    ...split(milliseconds, part).reverse(),
    ...split({ from: small, to: more }, part),
    ...split({ from: more, to: all }, part),
  ];
}

function split({ from, to }: SeedRange, part: number): SeedRange[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / part)) }, (_, k) => ({
    from: from + k * part,
    to: Math.min(to, from + (k + 1) * part),
  }));
}
