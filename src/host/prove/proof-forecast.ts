import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { lasting } from '../../core/words/lasting.js';
import { count, roundTo } from '../../core/words/numbers.js';

/** One minute in seconds: a longer proof needs consent first. */
export const A_MINUTE = 60;
/** The shortest forecast worth a line, in seconds. */
export const TOLD_SECONDS = 2;

/** The expected cost of a proof of one size, as far as it can be forecast. */
export interface ProofForecast {
  /** The object of the proof: `6 cards`. */
  readonly what: string;
  readonly leaves: number;
  /** Calls of the function, and the seconds they take, both from the beginning. */
  readonly calls: number;
  readonly seconds: number;
  /** True if this is only a lower bound, because not all could be examined in the time available. */
  readonly atLeast: boolean;
}

/** The listeners of a proof: one hears of the calls made, and one decides whether to go on once their cost is known. Without it, all are made. */
export interface ProofHearer {
  readonly onProgress?: (what: string) => void;
  /** Called with the forecasts of every size to be proved, before the first. Called again where one turns out to take more than twice as long. */
  readonly onForecast?: (sizes: readonly ProofForecast[]) => boolean;
}

/** The error thrown where the listener refused the forecast. */
export class ProofTooLong extends AuditError {
  /** The number of sizes, from the first, that take a minute at most together. */
  readonly within: number;

  constructor(sizes: readonly ProofForecast[]) {
    super('E_USAGE', `a proof that takes more than a minute must be asked for with --yes, got one of ${comesTo(sumForecasts(sizes))}`, {
      hint: '--yes to go on, or prove a smaller size',
    });
    const beyond = sizes.findIndex((_, i) => sumForecasts(sizes.slice(0, i + 1)).seconds > A_MINUTE);
    this.within = beyond < 0 ? sizes.length : beyond;
  }
}

/** Adds all sizes together. */
export function sumForecasts(sizes: readonly ProofForecast[]): ProofForecast {
  const sum = (of: (size: ProofForecast) => number): number => sizes.reduce((total, size) => total + of(size), 0);
  return {
    what: 'in all',
    leaves: sum(({ leaves }) => leaves),
    calls: sum(({ calls }) => calls),
    seconds: sum(({ seconds }) => seconds),
    atLeast: sizes.some(({ atLeast }) => atLeast),
  };
}

/** Returns the forecasts in words, one line per size and one for all: `6 cards: about 32,800 leaves, 2,500,000 calls of the function and 7 seconds`. */
export function forecastLines(sizes: readonly ProofForecast[]): readonly string[] {
  const all = sizes.length > 1 ? [...sizes, sumForecasts(sizes)] : sizes;
  return all.map((size) => `${size.what}: ${comesTo(size)}`);
}

function comesTo({ leaves, calls, seconds, atLeast }: ProofForecast): string {
  return `${atLeast ? 'at least' : 'about'} ${counted(rounded(leaves), 'leaf')}, ${counted(rounded(calls), 'call')} of the function and ${lasting(seconds, rounded)}`;
}

/** The least number written as its power of ten. */
const VAST = 1e12;

function rounded(value: number): string {
  if (value >= VAST) return `10^${Math.floor(Math.log10(value))}`;
  return count(roundTo(Math.max(1, value), value < 10 ? 1 : value < 100 ? 2 : 3));
}
