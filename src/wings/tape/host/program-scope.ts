import type { ProofScope } from '../../../core/proof-scope.js';
import type { TapeProbe, TapeUse } from '../../../core/tape-probe.js';
import { SWEPT_DEALS } from '../exact/sweep.js';

/** What the proof of a program covers and what it does not. */
export function programScope(tapes: readonly TapeProbe[]): readonly ProofScope[] {
  const some = (is: (use: TapeUse) => boolean): boolean => tapes.some(({ uses }) => uses.some(is));
  return [
    { on: 'ideal-answers' },
    { on: 'sizes' },
    { on: 'what-it-says' },
    { on: 'hidden-state' },
    ...(some(({ parts }) => parts.by !== 'values') ? [{ on: 'answers-in-parts', deals: SWEPT_DEALS } as const] : []),
    ...(some(({ again }) => again > 0) ? [{ on: 'drawn-again' } as const] : []),
    ...(some(({ question }) => question.startsWith('double'))
      ? [{ on: 'fractions', simple: tapes.every(({ rational }) => rational) } as const]
      : []),
    { on: 'randomness' },
    { on: 'machine' },
  ];
}
