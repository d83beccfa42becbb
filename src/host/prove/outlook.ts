import { AuditError } from '../../core/errors.js';
import type { ForcedDealer } from '../../core/subject/forced.js';
import { explore } from '../../exact/explore/explore.js';
import type { Forecast } from '../../exact/explore/forecast.js';
import { foresee } from '../../exact/explore/foresee.js';
import type { Forced } from '../function/open-forced.js';
import { exploration } from './exploration.js';
import type { ProofForecast, ProofHearer } from './proof-forecast.js';
import { ProofTooLong } from './proof-forecast.js';

/** How long is spent on forecasts: what deals so slowly that it takes longer is told as at least so much. */
const MOST_MS = 10_000;
/** Deals that a number is looked at with, about: what would not be through in time is not begun. */
const DEALS_A_NUMBER = 10_000;
/** Deals that a first, rough pace is taken of, and with how many numbers each. */
const ROUGH_DEALS = 64;
const ROUGH_NUMBERS = 16;
/** Fewer of what deals slowly: so long, by steps so many times as large as the one before. */
const ROUGH_MS = 1000;
const ROUGH_GROWS = 4;
/** Its multiples fall everywhere between 0 and 1. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Deals that the pace is taken of: code runs slower until it is warm. */
const PACED_DEALS = 100_000;
/** How many deals a look at the smallest size may take before anybody is asked to wait. */
const FIRST_DEALS = 1_000_000;
/**
 * It is given up after the first of these times, unless its pace by then makes those deals within the second. So a quick function is looked at to the
 * end by a busy machine too, and is answered in the same way; and whoever proves what deals slowly waits no longer than the first.
 */
const FIRST_MS = 5000;
const WHOLE_MS = 100_000;
/** A size that takes so many times what was foretold is told of again. */
const FAR_OFF = 2;

/** A size that is to be proved: what it is called, and how its dealer is started. */
export interface SizeToProve {
  readonly what: string;
  dealer(): Promise<ForcedDealer>;
}

/** What the sizes of a proof come to, kept true while they are proved. */
export interface Outlook {
  /** Hears what a size turns out to take. Throws ProofTooLong. */
  turnsOut(forecast: ProofForecast): void;
}

/**
 * Foresees what all these sizes of a function come to, and asks whoever hears forecasts whether to go on; nobody hears, nothing is dealt. A size
 * that cannot be dealt ends the forecast, and of one whose choices cannot be counted nobody is asked: its proof will say why. Throws ProofTooLong.
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

/** Whether nothing is found at the smallest size that no proof gets over: who is asked to wait for an hour must not hear of that afterwards. */
async function isCountable(smallest: SizeToProve | undefined, how: ReturnType<typeof exploration>): Promise<boolean> {
  const from = performance.now();
  const onProgress = (made: number): void => {
    const took = performance.now() - from;
    if (took > FIRST_MS && took * FIRST_DEALS > WHOLE_MS * made)
      throw new AuditError('E_USAGE', `a first look makes ${FIRST_DEALS} deals in ${WHOLE_MS} ms, got ${made} in ${Math.round(took)} ms`);
  };
  let dealer: ForcedDealer | null = null;
  try {
    dealer = (await smallest?.dealer()) ?? null;
    if (dealer) await explore(dealer, { ...how, sweeps: 0, mostRuns: FIRST_DEALS, onProgress });
    return true;
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    // Too long for a first look: that is what a forecast tells.
    return error.code === 'E_USAGE';
  } finally {
    dealer?.close();
  }
}

/** Each forecast, with the pace of the largest size that could be looked at. */
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

/** What is told of a size that deals too slowly to be looked at. */
const atLeast = (what: string, sweeps: number): Forecast & { readonly what: string } => ({
  what,
  leaves: 1,
  calls: sweeps,
  made: 0,
  depth: 0,
  atLeast: true,
});

/** Milliseconds a deal, with numbers from everywhere, of the last of a few rounds: the first ones wake the process. Of what is slow fewer are made. */
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
