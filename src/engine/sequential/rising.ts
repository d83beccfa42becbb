import { descentLaw } from '../../math/orders/descent-law.js';
import type { EvidenceProcess } from './evidence-process.js';
import { Multinomial } from './multinomial.js';

/** Rarer ends of the law are one cell, so that no chance is too small for a double; such a deal is evidence enough as it is. */
const LEAST_CHANCE = 1e-12;

/**
 * A bet on the number of rising sequences of each deal, the pieces in which the old order still lies, against its exact (Eulerian) law. Of riffles this
 * number tells all that a deal can tell. Source: D. Bayer & P. Diaconis (1992), Ann. Appl. Probab. 2:294, doi:10.1214/aoap/1177005705.
 */
export function rising(n: number): EvidenceProcess {
  const { chances, cellOf } = cells(descentLaw(n));
  const bet = new Multinomial(chances);
  const place = new Uint16Array(n);
  return {
    add(deck, at) {
      for (let p = 0; p < n; p++) place[deck[at + p]] = p;
      let breaks = 0;
      for (let card = 1; card < n; card++) if (place[card] < place[card - 1]) breaks++;
      bet.add(cellOf[breaks]);
    },
    logE: () => bet.logE(),
  };
}

/** The values of a unimodal law as cells, its two ends joined to chances of at least 1e-12 each. */
function cells(law: Float64Array): { readonly chances: Float64Array; readonly cellOf: Uint16Array } {
  let low = 0;
  for (let chance = law[0]; chance < LEAST_CHANCE; chance += law[low]) low++;
  // The law of descents reads the same from both ends.
  const high = law.length - 1 - low;
  const chances = new Float64Array(high - low + 1);
  const cellOf = Uint16Array.from(law, (_, value) => Math.min(high, Math.max(low, value)) - low);
  law.forEach((chance, value) => {
    chances[cellOf[value]] += chance;
  });
  return { chances, cellOf };
}
