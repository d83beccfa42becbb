import { counted } from '../../core/counted.js';
import type { BuiltInSource, Origin } from '../../core/origin.js';
import type { ProvedDeck, ProvedDraws } from '../../core/proved-deck.js';
import type { ProvedLaw } from '../../core/proved-law.js';
import type { Shuffle } from '../../core/shuffle.js';
import { ENGINE_SORTS, generatorUnseen } from '../../exact/scope-sentences.js';
import { reachOf } from '../plan/reach.js';
import { partsOf } from '../subject/parts-of.js';
import { provedSizes } from './proof-words.js';

/** How many first decks there can be follows from how many starts there are. */
function firstDecks(origin: Origin<BuiltInSource>, cards: number): readonly string[] {
  const reach = reachOf(partsOf(origin), cards);
  if (!reach || reach.bits >= reach.orderBits) return [];
  const bits = Number(reach.bits.toFixed(1));
  const orders = `where ${counted(cards, 'card')} have about 2^${reach.orderBits.toFixed(1)} orders`;
  return reach.by === 'seeds'
    ? [
        `Its seeding, ${origin.source.seeding}, starts it anew for every deal and has at most 2^${bits} starts, so it deals at most 2^${bits} decks, ${orders}.`,
      ]
    : [
        `It has ${counted(bits, 'bit')} of state to start from, so whatever its seeding, the first deal after a start is one of at most 2^${bits} decks, ${orders}.`,
      ];
}

/** What a scope is told from. */
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

/** What is taken to be ideal, in a sentence: choices where `bounded` makes all of them exactly even, else words below `range`. */
export function idealScope(ideal: boolean, range: bigint, bounded: string): string {
  return ideal
    ? 'It covers the algorithm with ideal choices: every value below a bound equally likely, every choice independent of the others.'
    : `It covers the algorithm with ideal words, each of ${range.toLocaleString('en')} equally likely and independent, turned into choices by ${bounded}.`;
}

/** What the proof of a built-in subject covers and what it does not, in whole sentences. */
export function pipelineScope({ shuffle, origin, ideal, draws: proved, laws, n, cards, deck, range }: Scope): readonly string[] {
  const { bounded, prng } = origin.source;
  const whole = laws.some((law) => law.n === cards && law.totalVariation !== null);
  const beside = [...(proved ? ['single draws'] : []), ...(deck ? ['single positions'] : [])];
  const last = laws.at(-1)?.n ?? n;
  return [
    idealScope(ideal, range, bounded),
    `The orders were worked out for ${provedSizes(laws.map((law) => law.n))}, and nothing is said of those of other decks.`,
    ...(!whole && beside.length > 0 ? [`Of ${counted(cards, 'card')} only ${beside.join(' and ')} were worked out.`] : []),
    ...(shuffle.kind === 'planned' && !proved
      ? [`Of ${counted(cards, 'card')} nothing was worked out: ${bounded} cannot make their choices from words this short.`]
      : []),
    ...(last < n
      ? [`More than ${counted(last, 'card')} are out of reach: their choice tree has too many leaves, and a proof never samples.`]
      : []),
    generatorUnseen(prng),
    ...firstDecks(origin, cards),
    ...(shuffle.kind === 'adaptive' ? [ENGINE_SORTS] : []),
  ];
}
