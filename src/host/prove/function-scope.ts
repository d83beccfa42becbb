import type { ProofScope } from '../../core/record/proof-scope.js';
import type { FunctionProbe } from '../../core/source/function-probe.js';

export interface Swept {
  /** Number of strips, as in `Explored`. */
  readonly strips: number;
  readonly probe: FunctionProbe;
}

/** Returns what the proof of a function covers and what it does not, except for its sizes, which `about` tells. */
export function functionScope(about: readonly ProofScope[], found: readonly Swept[]): readonly ProofScope[] {
  return [
    { on: 'ideal-numbers' },
    ...about,
    { on: 'outside', deals: Math.min(...found.map(({ strips }) => strips)) },
    { on: 'hidden-state' },
    { on: 'handed' },
    ...(found.every(({ probe }) => probe.grid.everywhere) ? [] : [{ on: 'grid-in-part' } as const]),
    { on: 'fractions', simple: found.every(({ probe }) => probe.rational) },
    { on: 'randomness' },
    { on: 'machine' },
  ];
}
