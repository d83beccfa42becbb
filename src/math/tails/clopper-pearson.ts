import { demand } from '../demand.js';
import { logBinomialMass } from '../primitives/log-binomial-mass.js';
import { type LogTail, tailRoot } from '../primitives/tail-root.js';
import { binomialTails } from './binomial.js';
import { normalQuantile } from './normal.js';

/** The odds p/q at which `k` > 0 or more successes have probability `tail`. */
function lowerOdds(k: number, trials: number, tail: number): number {
  const at = (odds: number): LogTail => {
    const p = odds / (1 + odds);
    const q = 1 / (1 + odds);
    const log = binomialTails(k, trials, p, q).logAtLeast;
    return { log, slope: k * q * Math.exp(logBinomialMass(k, trials, p, q) - log) };
  };
  // Where Newton's method begins: the lower limit of E. B. Wilson (1927), doi:10.1080/01621459.1927.10502953, as odds.
  const z = -normalQuantile(tail);
  const failures = trials - k;
  const reach = z * Math.sqrt((k * failures) / trials + (z * z) / 4);
  const start = (k * k) / (k + (z * z) / 2 + reach) / (failures + (z * z) / 2 + reach);
  return tailRoot(at, Math.log(tail), start);
}

/**
 * Clopper–Pearson interval for a success probability after k successes in `trials` ≥ 1, each side missing with probability at most alpha/2:
 * C. J. Clopper & E. S. Pearson (1934), doi:10.1093/biomet/26.4.404.
 *
 * Relative error below 1e-13; measured in clopper-pearson.test.ts. Throws `E_PROBABILITY` or `E_INTERNAL` outside the domain.
 */
export function clopperPearson(k: number, trials: number, alpha: number): { readonly low: number; readonly high: number } {
  demand(
    Number.isSafeInteger(trials) && trials >= 1,
    'E_INTERNAL',
    'clopper-pearson: number of trials must be a whole number, one or more',
    trials,
  );
  const isCount = Number.isSafeInteger(k) && k >= 0 && k <= trials;
  demand(isCount, 'E_INTERNAL', `clopper-pearson: number of successes must be a whole number from 0 to ${String(trials)}`, k);
  demand(alpha > 0 && alpha < 1, 'E_PROBABILITY', 'clopper-pearson: alpha must lie strictly between 0 and 1', alpha);
  const low = k === 0 ? 0 : lowerOdds(k, trials, alpha / 2);
  const high = k === trials ? 0 : lowerOdds(trials - k, trials, alpha / 2);
  return { low: low / (1 + low), high: 1 / (1 + high) };
}
