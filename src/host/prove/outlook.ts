import { AuditError } from '../../core/errors.js';
import type { ForcedDealer } from '../../core/subject/forced.js';
import { explore } from '../../exact/explore/explore.js';
import type { Forecast } from '../../exact/explore/forecast.js';
import { foresee } from '../../exact/explore/foresee.js';
import type { Forced } from '../function/open-forced.js';
import { exploration } from './exploration.js';
import type { ProofForecast, ProofHearer } from './proof-forecast.js';
import { ProofTooLong } from './proof-forecast.js';

/** Milliseconds spent on forecasts: for a slower function the forecast is a lower bound. */
const MOST_MS = 10_000;
/** The approximate number of deals per number examined: an exploration that would not end in time is not begun. */
const DEALS_A_NUMBER = 10_000;
/** The deals used for a first, rough pace, and the numbers per deal. */
const ROUGH_DEALS = 64;
const ROUGH_NUMBERS = 16;
/** Milliseconds for a rough pace: a slow function makes fewer deals, in steps that grow by a constant factor. */
const ROUGH_MS = 1000;
const ROUGH_GROWS = 4;
/** The golden ratio less 1: its multiples are spread evenly between 0 and 1. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Deals used to measure the pace: code runs slower until it is warm. */
const PACED_DEALS = 100_000;
/** The most deals a check of the smallest size may take before anybody is asked to wait. */
const FIRST_DEALS = 1_000_000;
/**
 * The first time limit: the check is given up then unless its pace would complete those deals within WHOLE_MS. So a quick function is checked to the
 * end on a busy machine too, with the same answer. For a slow one nobody waits longer than FIRST_MS.
 */
const FIRST_MS = 5000;
const WHOLE_MS = 100_000;
/** The factor over its forecast at which a size is reported again. */
const FAR_OFF = 2;

export interface SizeToProve {
  readonly what: string;
  dealer(): Promise<ForcedDealer>;
}

/** The forecast for the sizes of a proof, updated while they are proved. */
export interface Outlook {
  /** Takes the real cost of a size. Throws ProofTooLong. */
  turnsOut(forecast: ProofForecast): void;
}

/**
 * Forecasts the cost of all these sizes of a function, and asks the listener whether to go on; without a listener nothing is dealt. A size that
 * cannot be dealt ends the forecast. The listener is not asked about a function whose choices cannot be counted: its proof will give the reason.
 * Throws ProofTooLong.
 */
export async function outlookOf({ source }: Pick<Forced, 'source'>, sizes: readonly SizeToProve[], hearer: ProofHearer): Promise<Outlook> {
  const { onForecast } = hearer;
  if (!onForecast) return { turnsOut: () => undefined };
  const how = exploration(source);
  const told = await foreseen(sizes, how, hearer);
  if (told.length > 0 && !onForecast([...told])) {
    if (await isCountable(sizes[0], how)) throw new ProofTooLong(told);
    // The proof will end with its reason at the smallest size, and nobody is asked how long that takes.
    return { turnsOut: () => undefined };
  }
  return {
    turnsOut(forecast) {
      const at = told.findIndex(({ what }) => what === forecast.what);
      if (at >= 0 && forecast.seconds <= FAR_OFF * told[at].seconds) return;
      told.splice(at < 0 ? told.length : at, 1, forecast);
      if (!onForecast([...told])) throw new ProofTooLong(told);
    },
  };
}

/** True unless the smallest size shows a fault that no proof survives. Nobody should be asked to wait for an hour and only then be told. */
async function isCountable(smallest: SizeToProve | undefined, { margin, mostLeaves }: ReturnType<typeof exploration>): Promise<boolean> {
  const from = performance.now();
  const onProgress = (made: number): void => {
    const took = performance.now() - from;
    if (took > FIRST_MS && took * FIRST_DEALS > WHOLE_MS * made)
      throw new AuditError('E_USAGE', `a first look makes ${FIRST_DEALS} deals in ${WHOLE_MS} ms, got ${made} in ${Math.round(took)} ms`);
  };
  let dealer: ForcedDealer | null = null;
  try {
    dealer = (await smallest?.dealer()) ?? null;
    if (dealer) await explore(dealer, { margin, mostLeaves, mostRuns: FIRST_DEALS, onProgress });
    return true;
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    // Too long for a first look: that is what a forecast tells.
    return error.code === 'E_USAGE';
  } finally {
    dealer?.close();
  }
}

/** Returns each forecast, with the pace of the largest size that could be examined. */
async function foreseen(
  sizes: readonly SizeToProve[],
  { sweeps, margin }: ReturnType<typeof exploration>,
  { onProgress }: ProofHearer,
): Promise<ProofForecast[]> {
  const until = performance.now() + MOST_MS;
  const enough = (): boolean => performance.now() > until;
  const found: (Forecast & { readonly what: string })[] = [];
  let msPerDeal = 0;
  let slow = false;
  for (const [i, { what, dealer: start }] of sizes.entries()) {
    // A larger size is no quicker: what was too slow at a smaller one is not dealt again.
    if (slow) {
      found.push(atLeast(what, sweeps));
      continue;
    }
    onProgress?.(`what ${what} will take`);
    try {
      const dealer = await start();
      try {
        msPerDeal = await roughPace(dealer);
        slow = msPerDeal * DEALS_A_NUMBER > until - performance.now();
        if (slow) {
          found.push(atLeast(what, sweeps));
          continue;
        }
        const from = performance.now();
        const forecast = await foresee(dealer, { margin, sweeps, enough });
        found.push({ what, ...forecast });
        let made = forecast.made;
        // The same again: what is timed is what a proof does.
        while (i === sizes.length - 1 && made < PACED_DEALS && !enough()) made += (await foresee(dealer, { margin, sweeps, enough })).made;
        msPerDeal = (performance.now() - from) / made;
      } finally {
        dealer.close();
      }
    } catch (error) {
      if (error instanceof AuditError) break;
      throw error;
    }
  }
  return found.map(({ what, leaves, calls, atLeast }) => ({ what, leaves, calls, seconds: (calls * msPerDeal) / 1000, atLeast }));
}

/** Returns the forecast of a size that deals too slowly to be examined. */
const atLeast = (what: string, sweeps: (leaves: number) => number): Forecast & { readonly what: string } => ({
  what,
  leaves: 1,
  calls: sweeps(1),
  made: 0,
  depth: 0,
  atLeast: true,
});

/**
 * Measures milliseconds per deal, with numbers from all of [0, 1), in the last of a few rounds: the first ones wake the process. A slow function
 * makes fewer deals.
 */
async function roughPace(dealer: ForcedDealer): Promise<number> {
  const began = performance.now();
  let from = began;
  for (let deals = 1; ; deals *= ROUGH_GROWS) {
    const numbers = Float64Array.from({ length: deals * ROUGH_NUMBERS }, (_, i) => (i * GOLDEN) % 1);
    await dealer.deal(numbers, ROUGH_NUMBERS);
    const now = performance.now();
    if (deals === ROUGH_DEALS || now - began > ROUGH_MS) return (now - from) / deals;
    from = now;
  }
}
