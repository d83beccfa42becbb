import type { Memory } from '../../core/statistic/evidence-process.js';
import { Multinomial } from './multinomial.js';

/** The least chance of a cell: rarer neighbours in the law are merged, so that no chance is too small for a double. Such an outcome is evidence enough. */
const LEAST_CHANCE = 1e-12;

export interface LawfulBet {
  /** Adds one more outcome, whose number is `value`, one that has a chance. */
  add(value: number): void;
  /** Natural logarithm of the evidence. */
  logE(): number;
  /** See `ResumableProcess`. */
  readonly memory: readonly Memory[];
}

/** Bets on a whole number of every outcome against its exact law, `law[value]`; neighbouring values are merged until their chance is at least 1e-12. */
export function lawful(law: Float64Array): LawfulBet {
  const { cellOf, chances } = cells(law);
  const bet = new Multinomial(chances);
  return { add: (value) => bet.add(cellOf[value]), logE: () => bet.logE(), memory: bet.memory };
}

/** Gathers the values from the least on until their chance is large enough; what is left at the end belongs to the last cell. */
function cells(law: Float64Array): { readonly chances: Float64Array; readonly cellOf: Uint16Array } {
  const cellOf = new Uint16Array(law.length);
  let cell = 0;
  let gathered = 0;
  let last = 0;
  law.forEach((chance, value) => {
    if (gathered >= LEAST_CHANCE) {
      cell++;
      gathered = 0;
    }
    gathered += chance;
    cellOf[value] = cell;
    if (gathered >= LEAST_CHANCE) last = cell;
  });
  const chances = new Float64Array(last + 1);
  law.forEach((chance, value) => {
    cellOf[value] = Math.min(last, cellOf[value]);
    chances[cellOf[value]] += chance;
  });
  return { chances, cellOf };
}
