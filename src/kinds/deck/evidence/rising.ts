import type { ResumableProcess } from '../../../core/evidence-process.js';
import { lawful } from '../../../math/evidence/lawful.js';
import { descentLaw } from '../../../math/orders/descent-law.js';

/**
 * A bet on the number of rising sequences of each deal, the pieces in which the old order still lies, against its exact (Eulerian) law. Of riffles this
 * number tells all that a deal can tell. Source: D. Bayer & P. Diaconis (1992), Ann. Appl. Probab. 2:294, doi:10.1214/aoap/1177005705.
 */
export function rising(n: number): ResumableProcess {
  const bet = lawful(descentLaw(n));
  const place = new Uint16Array(n);
  return {
    add(deck, at) {
      for (let p = 0; p < n; p++) place[deck[at + p]] = p;
      let breaks = 0;
      for (let card = 1; card < n; card++) if (place[card] < place[card - 1]) breaks++;
      bet.add(breaks);
    },
    logE: () => bet.logE(),
    memory: bet.memory,
  };
}
