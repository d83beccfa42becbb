import type { ResumableProcess } from '../../../core/evidence-process.js';
import { meanOf } from '../../../math/evidence/landed.js';
import { Multinomial } from '../../../math/evidence/multinomial.js';

/**
 * One bet a card on whether it is among the `seen` of `n` cards and, where `placed`, at which place: chances of 1/n for every place and (n − seen)/n for
 * none. The mean over all cards, which depend on each other.
 */
export function heldSingly(n: number, seen: number, placed: boolean): ResumableProcess {
  const chances = placed ? [...new Array<number>(seen).fill(1 / n), (n - seen) / n] : [seen / n, (n - seen) / n];
  const none = chances.length - 1;
  const law = Float64Array.from(chances);
  const bets = Array.from({ length: n }, () => new Multinomial(law));
  const cellOf = new Uint16Array(n);
  return {
    add(cells, at) {
      cellOf.fill(none);
      for (let p = 0; p < seen; p++) cellOf[cells[at + p]] = placed ? p : 0;
      for (let card = 0; card < n; card++) bets[card].add(cellOf[card]);
    },
    logE: meanOf(bets),
    memory: bets.flatMap(({ memory }) => memory),
  };
}
