import { AuditError } from '../../core/errors.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { ProofCore, ProofFacts } from '../../core/record/proof.js';
import type { ProvedDeck, ProvedDraws } from '../../core/record/proved-deck.js';
import type { ProvedLaw } from '../../core/record/proved-law.js';
import { MOST_EXACT_CARDS } from '../../core/record/record-limits.js';
import type { RecordedClaim } from '../../core/record/recorded-claim.js';
import type { Bounded } from '../../core/subject/bounded.js';
import type { DeckOutcome } from '../../core/subject/outcome.js';
import type { PlannedShuffle, Shuffle } from '../../core/subject/shuffle.js';
import { counted } from '../../core/words/counted.js';
import type { MethodLaws } from '../../exact/draw-laws.js';
import { drawLaws } from '../../exact/draw-laws.js';
import { MOST_LEAVES } from '../../exact/exact-law.js';
import { proveDraws } from '../../exact/prove-draws.js';
import { proveLaw } from '../../exact/prove-law.js';
import { proveDeck } from '../../kinds/deck/prove-deck.js';
import { boundeds, prngs, shuffles } from '../../parts/catalogues.js';
import { wordRange } from '../../parts/pipeline.js';
import { originIdentity } from '../subject/origin-identity.js';
import { pipelineScope } from './pipeline-scope.js';
import { provedVerdict, uniformClaim } from './uniform-claim.js';

/** The default number of cards up to which every number is proved. */
export const DEFAULT_CARDS = 7;

const TABLE_DECK = 52;

export interface ProofWish {
  /** The number of cards: proves 2 … n, and if that is too many to count, 2 … 7 and n. */
  readonly n: number;
  /** True to refuse if a number of cards is out of reach, rather than end below it. */
  readonly asked: boolean;
  readonly onProgress?: (what: string) => void;
}

/**
 * Proves what a built-in subject deals, from its parts alone. It proves the law of every order for small decks, the law of every draw, and the
 * positions of a full deck. Words are ideal; the generator is not examined. Throws E_USAGE if a number of cards is out of reach: never samples.
 */
export function provePipeline(version: string, origin: Origin<BuiltInSource, DeckOutcome>, { n, asked, onProgress }: ProofWish): ProofCore {
  const { source } = origin;
  const shuffle = shuffles.get(source.maker);
  const bounded = boundeds.get(source.bounded);
  const range = wordRange({ prng: prngs.get(source.prng), bounded });
  const laws = drawLaws(bounded, range);
  const proved = proveSizes(shuffle, laws, n, asked, onProgress);
  const cards = n > MOST_COUNTED_CARDS ? n : TABLE_DECK;
  const deck = deckOf(shuffle, bounded, range, laws, cards);
  const draws = drawsOf(shuffle, bounded, range, laws, cards);
  const claims = [...proved.map(uniformClaim), ...drawClaims(draws, cards), ...deckClaims(deck)];
  const ideal = idealChoices(shuffle, laws, [...proved.map((law) => law.n), ...(draws ? [cards] : [])]);
  const scope = pipelineScope({ shuffle, origin, ideal, draws, laws: proved, n, cards, deck, range });
  const facts: ProofFacts = { ideal, laws: proved, draws, deck, probes: null, scope };
  return {
    kind: 'proof',
    tool: { name: 'shuffle-audit', version },
    plan: { n, sizes: proved.map((law) => law.n), deck: deck?.n ?? null, mostLeaves: MOST_LEAVES },
    subject: { id: originIdentity(origin).id, origin, replay: 'exact' },
    claims,
    proof: facts,
    verdict: provedVerdict(claims),
  };
}

/** Up to this many cards every smaller deck is proved too; beyond, the orders of a deck are too many to hold. */
const MOST_COUNTED_CARDS = 10;

function proveSizes(
  shuffle: Shuffle,
  laws: MethodLaws,
  n: number,
  asked: boolean,
  onProgress: (what: string) => void = () => undefined,
): readonly ProvedLaw[] {
  const least = shuffle.leastCards ?? 2;
  if (n < least) throw new AuditError('E_USAGE', `${shuffle.id} needs at least ${counted(least, 'card')}, got ${n}`);
  const last = n > MOST_COUNTED_CARDS ? DEFAULT_CARDS : n;
  const sizes = Array.from({ length: last - least + 1 }, (_, k) => least + k);
  const proved: ProvedLaw[] = [];
  for (const size of sizes) {
    onProgress(counted(size, 'card'));
    try {
      proved.push(proveLaw(shuffle, laws.of, size));
    } catch (error) {
      const refused = error instanceof AuditError && error.code === 'E_USAGE';
      if (!refused || proved.length === 0 || (asked && last === n)) throw error;
      break;
    }
  }
  if (last !== n) {
    onProgress(`${n} cards`);
    proved.push(proveLaw(shuffle, laws.of, n));
  }
  return proved;
}

function deckOf(shuffle: Shuffle, bounded: Bounded, range: bigint, laws: MethodLaws, cards: number): ProvedDeck | null {
  if (shuffle.kind !== 'planned' || !shuffle.swaps || cards > MOST_EXACT_CARDS || !canDraw(shuffle, bounded, range, cards)) return null;
  return proveDeck(shuffle.swaps(cards), cards, laws.of);
}

function drawsOf(shuffle: Shuffle, bounded: Bounded, range: bigint, laws: MethodLaws, cards: number): ProvedDraws | null {
  if (shuffle.kind !== 'planned' || !canDraw(shuffle, bounded, range, cards)) return null;
  return proveDraws(bounded, range, laws, cards, shuffle.bounds(cards));
}

/** False if a method that rejects would never end, because a bound is above its words. */
function canDraw(shuffle: PlannedShuffle, bounded: Bounded, range: bigint, cards: number): boolean {
  return !bounded.rejects || shuffle.bounds(cards).every((bound) => BigInt(bound) <= range);
}

function drawClaims(proved: ProvedDraws | null, cards: number): readonly RecordedClaim[] {
  if (!proved) return [];
  const cases = proved.rows.reduce((sum, row) => sum + row.bound, 0);
  return [{ id: `even-draws/${cards}`, holds: proved.worst === '0/1', cases, counterexample: null }];
}

function deckClaims(deck: ProvedDeck | null): readonly RecordedClaim[] {
  return deck ? [{ id: `even-positions/${deck.n}`, holds: deck.noncentrality === 0, cases: deck.n ** 2, counterexample: null }] : [];
}

function idealChoices(shuffle: Shuffle, laws: MethodLaws, sizes: readonly number[]): boolean {
  // An adaptive shuffle's bounds are not known beforehand: it asks for coins, and a method that cannot toss one evenly is not ideal.
  const bounds = shuffle.kind === 'planned' ? sizes.flatMap((n) => Array.from(shuffle.bounds(n))) : [2];
  return [...new Set(bounds)].every((bound) => laws.of(bound) === 'uniform');
}
