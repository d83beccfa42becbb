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
  /** The same where the log tells its times, or more time is given. */
  readonly moreHours: number;
  /** log2 of the seeds from 0 on that are tried first, if the limits do not say less. */
  readonly bits: number;
  /** log2 of the seeds from 0 on that are tried after the clock. */
  readonly moreBits?: number;
}

const [HOUR, DAY] = [3600, 86_400];

/** The first year of which days are tried as numbers, such as 20260101. */
const FIRST_YEAR = 1990;

/** Days before the clock whose seconds are tried before its milliseconds. */
const LATE = 31;

/**
 * The parts of a search, the likeliest first: small numbers, days as numbers of eight digits, the last seconds, milliseconds and earlier seconds of the
 * clock, each from the latest back, and larger numbers.
 */
export function seedRanges(
  { part, days, hours: usual, moreHours, bits, moreBits = 0 }: Pace,
  { clock, dealtThen, seedBits, thorough }: Limits,
): readonly SeedRange[] {
  const hours = dealtThen || thorough ? moreHours : usual;
  const small = 2 ** Math.min(bits, seedBits);
  const more = Math.max(small, 2 ** Math.min(moreBits, 32));
  const all = 2 ** seedBits;
  const dates = { from: Math.max(small, 10_000 * FIRST_YEAR), to: days > 1 ? 10_000 * (new Date(1000 * clock).getUTCFullYear() + 2) : 0 };
  const [end, late, early] = [clock + DAY, clock - Math.min(days, LATE) * DAY, clock - days * DAY].map((at) =>
    clock > 0 ? Math.max(small, at) : 0,
  );
  const milliseconds = clock > 0 && hours > 0 ? { from: (clock - hours * HOUR) * 1000, to: (clock + 60) * 1000 } : { from: 0, to: 0 };
  return [
    ...split({ from: 0, to: small }, part),
    ...split(dates, part),
    ...split({ from: late, to: end }, part).reverse(),
    ...split(milliseconds, part).reverse(),
    ...split({ from: early, to: late }, part).reverse(),
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
