import { AuditError } from '../../core/errors.js';
import type { ForcedDealer } from '../../core/subject/forced.js';
import { explore } from '../../exact/explore/explore.js';
import type { Forecast } from '../../exact/explore/forecast.js';
import { foresee } from '../../exact/explore/foresee.js';
import type { Forced } from '../function/open-forced.js';
import { exploration } from './exploration.js';
import type { SizeToProve } from './kept-sizes.js';
import type { ProofForecast, ProofHearer } from './proof-forecast.js';
import { ProofTooLong, sumForecasts, TOLD_SECONDS } from './proof-forecast.js';

/** Milliseconds spent on forecasts: for a slower function the forecast is a lower bound. */
const MOST_MS = 10_000;
/** The approximate number of deals per number examined: an exploration that would not end in time is not begun. */
const DEALS_A_NUMBER = 10_000;
/** The fewest deals used for a first, rough pace, and the numbers per deal. */
const ROUGH_DEALS = 64;
const ROUGH_NUMBERS = 16;
/** Milliseconds that end a rough pace: a slow function makes fewer deals, in steps that grow by a constant factor. */
const ROUGH_MS = 1000;
const ROUGH_GROWS = 4;
/** The golden ratio less 1: its multiples are spread evenly between 0 and 1. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** The most deals used to measure the pace of what is told or asked about: code runs slower until it is warm. */
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

/** The forecast for the sizes of a proof, updated while they are proved. */
export interface Outlook {
  /** Takes the real cost of a size. Throws ProofTooLong. */
  turnsOut(forecast: ProofForecast): void;
}

/**
 * Forecasts the cost of all these sizes of a function, and asks the listener whether to go on; without a listener nothing is dealt. A size that
 * cannot be dealt ends the forecast. The listener is not asked about a function whose choices cannot be counted: its proof will give the reason.
 * The processes are left open. Throws ProofTooLong.
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
async function isCountable(smallest: SizeToProve, { margin, mostLeaves }: ReturnType<typeof exploration>): Promise<boolean> {
  const from = performance.now();
  const onProgress = (made: number): void => {
    const took = performance.now() - from;
    if (took > FIRST_MS && took * FIRST_DEALS > WHOLE_MS * made)
      throw new AuditError('E_USAGE', `a first look makes ${FIRST_DEALS} deals in ${WHOLE_MS} ms, got ${made} in ${Math.round(took)} ms`);
  };
  try {
    await explore(await smallest.dealer(), { margin, mostLeaves, mostRuns: FIRST_DEALS, onProgress });
    return true;
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    // Too long for a first look: that is what a forecast tells.
    return error.code === 'E_USAGE';
  } finally {
    smallest.close();
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
  const told = (): ProofForecast[] =>
    found.map(({ what, leaves, calls, atLeast }) => ({ what, leaves, calls, seconds: (calls * msPerDeal) / 1000, atLeast }));
  const isTold = (): boolean => sumForecasts(told()).seconds > TOLD_SECONDS;
  let slow = false;
  for (const size of sizes) {
    const { what } = size;
    // A larger size is no quicker: what was too slow at a smaller one is not dealt again.
    if (slow) {
      found.push(atLeast(what, sweeps));
      continue;
    }
    onProgress?.(`what ${what} will take`);
    try {
      const dealer = await size.dealer();
      const quick = (until - performance.now()) / DEALS_A_NUMBER;
      msPerDeal = await roughPace(dealer, quick);
      slow = msPerDeal > quick;
      if (slow) {
        found.push(atLeast(what, sweeps));
        continue;
      }
      const timed = async (): Promise<Forecast & { readonly ms: number }> => {
        const from = performance.now();
        const forecast = await foresee(dealer, { margin, sweeps, enough });
        return { ...forecast, ms: (performance.now() - from) / forecast.made };
      };
      const forecast = await timed();
      found.push({ what, ...forecast });
      msPerDeal = forecast.ms;
      // The same again where somebody is told or asked: what is timed is what a proof does. The quickest is that of warm code on an idle machine.
      for (let { made } = forecast; size === sizes.at(-1) && made < PACED_DEALS && isTold() && !enough(); ) {
        const again = await timed();
        made += again.made;
        msPerDeal = Math.min(msPerDeal, again.ms);
      }
    } catch (error) {
      size.close();
      if (error instanceof AuditError) break;
      throw error;
    }
  }
  return told();
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
 * Measures milliseconds per deal, with numbers from all of [0, 1), in the last of a few rounds: the first ones wake the process. Above `quick` it
 * measures on, since a machine that is busy for a moment is no slow function. A slow function makes fewer deals.
 */
async function roughPace(dealer: ForcedDealer, quick: number): Promise<number> {
  for (let deals = 1; ; deals *= ROUGH_GROWS) {
    const numbers = Float64Array.from({ length: deals * ROUGH_NUMBERS }, (_, i) => (i * GOLDEN) % 1);
    const from = performance.now();
    await dealer.deal(numbers, ROUGH_NUMBERS);
    const took = performance.now() - from;
    if ((deals >= ROUGH_DEALS && took <= quick * deals) || took > ROUGH_MS) return took / deals;
  }
}
