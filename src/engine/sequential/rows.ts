import type { EvidenceProcess } from './evidence-process.js';
import { logMeanExp } from './log-mean-exp.js';
import { PSEUDO_COUNTS } from './log-products.js';
import { Multinomial } from './multinomial.js';

/**
 * One bet a card on where it lands, each a multinomial of `n` even cells; the mean over all cards, which depend on each other, as `Mix`
 * takes it.
 */
export function rows(n: number): EvidenceProcess {
  const even = new Float64Array(n).fill(1 / n);
  const bets = Array.from({ length: n }, () => new Multinomial(even));
  const logs = new Float64Array(n * PSEUDO_COUNTS.length);
  return {
    add(cells, at) {
      for (let p = 0; p < n; p++) bets[cells[at + p]].add(p);
    },
    logE() {
      for (let card = 0; card < n; card++) logs.set(bets[card].logs(), card * PSEUDO_COUNTS.length);
      return logMeanExp(logs);
    },
  };
}
