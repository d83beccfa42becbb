import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { lasting } from '../../core/words/lasting.js';
import { count, roundTo } from '../../core/words/numbers.js';

/** Seconds: a proof that takes longer is asked about first. */
export const A_MINUTE = 60;

/** What a proof of one size will come to, as far as can be told. */
export interface ProofForecast {
  /** What is proved: `6 cards`. */
  readonly what: string;
  readonly leaves: number;
  /** Calls of the function, and how long they take, both from the beginning. */
  readonly calls: number;
  readonly seconds: number;
  /** Whether it is more than that, because not all could be looked at in the time there was. */
  readonly atLeast: boolean;
}

/** Who hears of the calls made, and who decides whether to go on once it is known what they come to: without, all are made. */
export interface ProofHearer {
  readonly onProgress?: (what: string) => void;
  /** Hears the forecasts of every size that is to be proved, before the first; and again where one turns out to take more than twice as long. */
  readonly onForecast?: (sizes: readonly ProofForecast[]) => boolean;
}

/** Thrown where the forecast was heard, and the answer was no. */
export class ProofTooLong extends AuditError {
  /** How many of the sizes, from the first, take a minute at most together. */
  readonly within: number;

  constructor(sizes: readonly ProofForecast[]) {
    super('E_USAGE', `a proof that takes more than a minute must be asked for with --yes, got one of ${comesTo(sumForecasts(sizes))}`, {
      hint: '--yes to go on, or prove a smaller size',
    });
    const beyond = sizes.findIndex((_, i) => sumForecasts(sizes.slice(0, i + 1)).seconds > A_MINUTE);
    this.within = beyond < 0 ? sizes.length : beyond;
  }
}

/** All sizes together. */
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

/** The forecasts in words, a line a size and one for all: `6 cards: about 32,800 leaves, 2,500,000 calls of the function and 7 seconds`. */
export function forecastLines(sizes: readonly ProofForecast[]): readonly string[] {
  const all = sizes.length > 1 ? [...sizes, sumForecasts(sizes)] : sizes;
  return all.map((size) => `${size.what}: ${comesTo(size)}`);
}

function comesTo({ leaves, calls, seconds, atLeast }: ProofForecast): string {
  return `${atLeast ? 'at least' : 'about'} ${counted(rounded(leaves), 'leaf')}, ${counted(rounded(calls), 'call')} of the function and ${lasting(seconds, rounded)}`;
}

/** From this on a number is told by its power of ten. */
const VAST = 1e12;

function rounded(value: number): string {
  if (value >= VAST) return `10^${Math.floor(Math.log10(value))}`;
  return count(roundTo(Math.max(1, value), value < 10 ? 1 : value < 100 ? 2 : 3));
}
