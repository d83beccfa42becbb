import type { ProofForecast } from '../host/prove/explore-timed.js';
import { forecastText } from '../host/prove/explore-timed.js';
import type { Screen } from './print.js';

/** What takes longer is asked about first. */
const MOST_SECONDS = 60;
/** What takes less is not worth a line. */
const TOLD_SECONDS = 2;

/** Tells the forecast of a proof on `stream`, unless it is quiet, and answers whether to go on: up to a minute, and beyond it with `yes`. */
export function forecastOn(
  stream: Pick<Screen, 'write'>,
  { quiet, yes }: { readonly quiet: boolean; readonly yes: boolean },
): (forecast: ProofForecast) => boolean {
  return (forecast) => {
    if (forecast.seconds > MOST_SECONDS && !yes) return false;
    if (!quiet && forecast.seconds >= TOLD_SECONDS) stream.write(`shuffle-audit: ${forecastText(forecast)}\n`);
    return true;
  };
}
