import type { ResumableProcess } from '../../core/statistic/evidence-process.js';
import { logMeanExp } from '../primitives/log-mean-exp.js';
import { PSEUDO_COUNTS } from './log-products.js';
import { Multinomial } from './multinomial.js';

/** Bets for each card on where it lands, each a multinomial of `n` even cells; the mean over all cards, which depend on each other, as `Mix` takes it. */
export function landed(n: number): ResumableProcess {
  const even = new Float64Array(n).fill(1 / n);
  const bets = Array.from({ length: n }, () => new Multinomial(even));
  return {
    add(cells, at) {
      for (let p = 0; p < n; p++) bets[cells[at + p]].add(p);
    },
    logE: meanOf(bets),
    memory: bets.flatMap(({ memory }) => memory),
  };
}

/** Returns the natural logarithm of the mean of bets, which may depend on each other in any way. */
export function meanOf(bets: readonly Multinomial[]): () => number {
  const logs = new Float64Array(bets.length * PSEUDO_COUNTS.length);
  return () => {
    bets.forEach((bet, k) => {
      logs.set(bet.logs(), k * PSEUDO_COUNTS.length);
    });
    return logMeanExp(logs);
  };
}
