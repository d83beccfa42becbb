import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { ProofScope } from '../../core/record/proof-scope.js';
import type { ProvedDeck, ProvedDraws } from '../../core/record/proved-deck.js';
import type { ProvedLaw } from '../../core/record/proved-law.js';
import type { Shuffle } from '../../core/subject/shuffle.js';
import { reachOf } from '../plan/reach.js';
import { partsOf } from '../subject/parts-of.js';

/** Returns the scope of first decks: their possible number follows from the number of starts. */
function firstDecks(origin: Origin<BuiltInSource>, cards: number): readonly ProofScope[] {
  const reach = reachOf(partsOf(origin), cards);
  return reach && reach.bits < reach.orderBits ? [{ on: 'first-decks', cards, reach }] : [];
}

export interface Scope {
  readonly shuffle: Shuffle;
  readonly origin: Origin<BuiltInSource>;
  readonly ideal: boolean;
  readonly draws: ProvedDraws | null;
  readonly laws: readonly ProvedLaw[];
  readonly n: number;
  readonly cards: number;
  readonly deck: ProvedDeck | null;
  readonly range: bigint;
}

/** Returns what is taken to be ideal: choices if all of them are exactly even, else words below `range`. */
export function idealScope(ideal: boolean, range: bigint): ProofScope {
  return ideal ? { on: 'ideal-choices' } : { on: 'ideal-words', range: String(range) };
}

export function pipelineScope({ shuffle, origin, ideal, draws, laws, n, cards, deck, range }: Scope): readonly ProofScope[] {
  const whole = laws.some((law) => law.n === cards && law.totalVariation !== null);
  return [
    idealScope(ideal, range),
    { on: 'sizes' },
    ...(!whole && (draws || deck) ? [{ on: 'parts-alone' } as const] : []),
    ...(shuffle.kind === 'planned' && !draws ? [{ on: 'short-words', cards } as const] : []),
    ...((laws.at(-1)?.n ?? n) < n ? [{ on: 'out-of-reach' } as const] : []),
    { on: 'randomness' },
    ...firstDecks(origin, cards),
    ...(shuffle.kind === 'adaptive' ? [{ on: 'sort' } as const] : []),
  ];
}
