import { counted } from '../../core/counted.js';
import { AuditError } from '../../core/errors.js';
import type { ForcedDealer } from '../../core/forced.js';
import { MOST_LEAVES } from '../../exact/exact-law.js';
import type { Explored } from '../../exact/explore/explore.js';
import { explore } from '../../exact/explore/explore.js';
import type { Forced } from '../function/open-forced.js';

/**
 * So many multiples of 2^-53 at either end of [0, 1) are left out: `floor(random() * (n − i) + i)` rounds up to a card that is not there for
 * the very last of them, which has probability 0 for ideal numbers.
 */
const MARGIN = 16;

/** Deals that hold a finished tree against numbers from everywhere: half a second for each number of cards. Waiting for a timer takes as long as a thousand deals. */
const SWEEPS = 2 ** 19;
const ASYNC_SWEEPS = 2 ** 13;

/** What a proof of one size will come to, estimated from its first 100,000 calls. */
export interface ProofForecast {
  /** What is proved: `6 cards`. */
  readonly what: string;
  readonly leaves: number;
  /** Calls of the function, and how long they take, both from the beginning. */
  readonly calls: number;
  readonly seconds: number;
}

/** Who hears of the calls made, and who decides whether to go on once it is known what they come to: without, all are made. */
export interface ProofHearer {
  readonly onProgress?: (what: string) => void;
  readonly onForecast?: (forecast: ProofForecast) => boolean;
}

/** Thrown where the forecast was heard, and the answer was no. */
export class ProofTooLong extends AuditError {
  constructor(forecast: ProofForecast) {
    super('E_USAGE', `a proof that takes more than a minute must be asked for with --yes, got one of ${forecastText(forecast)}`, {
      hint: '--yes to go on, or prove a smaller size',
    });
  }
}

/** The forecast in words: `6 cards: about 32,800 leaves, 2,500,000 calls of the function and 7 seconds`. */
export function forecastText({ what, leaves, calls, seconds }: ProofForecast): string {
  const time = seconds < 90 ? counted(rounded(seconds), 'second') : counted(rounded(seconds / 60), 'minute');
  return `${what}: about ${counted(rounded(leaves), 'leaf')}, ${counted(rounded(calls), 'call')} of the function and ${time}`;
}

/** Explores what `what` names of an open function. Throws what `explore` throws, and ProofTooLong. The dealer is left open. */
export async function exploreTimed(
  { source }: Pick<Forced, 'source'>,
  dealer: ForcedDealer,
  what: string,
  { onProgress, onForecast }: ProofHearer,
): Promise<Explored> {
  const started = performance.now();
  return explore(dealer, {
    mostLeaves: MOST_LEAVES,
    margin: MARGIN,
    sweeps: source.call.async ? ASYNC_SWEEPS : SWEEPS,
    onProgress: (runs) => onProgress?.(`${what}, ${counted(runs.toLocaleString('en'), 'call')} of the function`),
    onForecast({ leaves, calls, made }) {
      const forecast = { what, leaves, calls, seconds: ((performance.now() - started) / 1000) * (calls / made) };
      if (onForecast?.(forecast) === false) throw new ProofTooLong(forecast);
    },
  });
}

function rounded(value: number): string {
  return Number(Math.max(1, value).toPrecision(value < 100 ? 1 : 3)).toLocaleString('en');
}
