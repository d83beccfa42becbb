import type { ProofForecast } from '../host/prove/proof-forecast.js';
import { A_MINUTE, forecastLines, sumForecasts, TOLD_SECONDS } from '../host/prove/proof-forecast.js';
import type { Screen } from './print.js';

/**
 * Prints the forecast of a proof on `stream`, each line once, unless quiet. Returns true if the proof may go on: up to a minute in all, and beyond it
 * with `yes`.
 */
export function forecastOn(
  stream: Pick<Screen, 'write'>,
  { quiet, yes }: { readonly quiet: boolean; readonly yes: boolean },
): (sizes: readonly ProofForecast[]) => boolean {
  const told = new Set<string>();
  return (sizes) => {
    const { seconds } = sumForecasts(sizes);
    for (const line of quiet || seconds < TOLD_SECONDS ? [] : forecastLines(sizes)) {
      if (!told.has(line)) stream.write(`shuffle-audit: ${line}\n`);
      told.add(line);
    }
    return seconds <= A_MINUTE || yes;
  };
}
