import type { EvenLaw, EvenOutcome } from '../../core/subject/even-law.js';
import type { HandOutcome } from '../../core/subject/outcome.js';
import { MOST_LAW_CARDS, treeSize } from '../../exact/exact-law.js';
import { weightOf } from '../../exact/law.js';
import { addTo, keyOf } from '../../exact/outcomes/outcome-law.js';
import { wholeLaw } from '../../exact/prove-law.js';
import { orderOf } from '../../math/orders/order-rank.js';
import { shuffles } from '../../parts/catalogues.js';
import { fisherYates } from '../../parts/shuffle/fisher-yates.js';
import { handedDeck } from '../handout.js';
import type { Kind } from '../kind.js';
import type { KindProof } from '../kind-proof.js';
import { handStatistics } from './catalogue.js';
import { handEvidence } from './evidence/processes.js';
import { partialDeals } from './partial-deals.js';

/** Generates hands of `seen` of the cards 0 … n − 1 in lexicographic order; where order says nothing, only those in rising order. */
function* hands(n: number, seen: number, ordered: boolean, before: readonly number[] = []): Generator<EvenOutcome> {
  if (before.length === seen) {
    yield { cells: before, weight: 1n };
    return;
  }
  for (let card = ordered ? 0 : (before.at(-1) ?? -1) + 1; card < n; card++)
    if (!before.includes(card)) yield* hands(n, seen, ordered, [...before, card]);
}

const ORDERS: Readonly<Record<HandOutcome['order'], string>> = {
  kept: 'in their order',
  unknown: 'in any order',
  sorted: 'in any order',
};

function sized({ order, seen }: HandOutcome, n: number): string {
  return `hands of ${seen} of ${n} cards${seen === 1 ? '' : ` ${ORDERS[order]}`}`;
}

/** Hands: every arrangement of the cards that are seen, or every set of them where order says nothing. */
const handProof: KindProof<HandOutcome> = {
  even(outcome, n): EvenLaw {
    return {
      given: 0,
      size: partialDeals(n, outcome).size,
      outcomes: () => hands(n, outcome.seen, outcome.order === 'kept'),
    };
  },
  law(maker, { order, seen }, n, draws) {
    const shuffle = shuffles.get(maker);
    // Of more cards the orders are not held, but a small tree can be walked; a random comparator is walked in any case.
    if (n > MOST_LAW_CARDS || shuffle.kind !== 'planned') return null;
    const bounds = shuffle.bounds(n);
    const ideal = bounds.every((bound) => draws(bound) === 'uniform');
    const whole = wholeLaw(shuffle, draws, n, treeSize(bounds), ideal);
    if (!whole) return null;
    const law = new Map<string, bigint>();
    for (let rank = 0; rank < whole.law.level.length; rank++) {
      const hand = orderOf(rank, n).slice(0, seen);
      const weight = weightOf(whole.law, rank);
      if (weight > 0n) addTo(law, keyOf(order === 'kept' ? hand : hand.sort((a, b) => a - b)), weight);
    }
    return { law, method: whole.method };
  },
  one: 'hand',
  called: 'the hand ',
  does: 'deals',
  done: 'dealt',
  all: sized,
  due: sized,
  strays: () => 'other hands',
  handed: 'Its cards were the whole numbers from 0 on, in order: a function that looks at its cards may deal others differently.',
  beside: ({ kind }) => (kind === 'adaptive' ? [{ on: 'sort' }] : []),
  told: (cells) => cells.map((card) => card + 1).join(' '),
};

/** Some cards of every deal. */
export const hand: Kind<HandOutcome> = {
  kind: 'hand',
  title: 'hands',
  makers: { one: 'shuffle', prefix: '', all: shuffles },
  even: () => fisherYates.id,
  options: ['n', 'deal', 'order-unknown'],
  lacks: { predict: 'the cards that stay in the deck are not seen' },
  cells: 'cards',
  toldFrom: 1,
  // What the known mistakes deal is worked out for whole decks.
  diagnosed: false,
  statistics: handStatistics,
  evidence: handEvidence,
  space: (outcome, { n, recorded, standard = false, handed }) => ({
    ...partialDeals(n, { ...outcome, standard: standard && n === 52 }, recorded),
    ...(handed && { handed }),
  }),
  rows: {
    partial: ({ order, seen }, { kind }) => ({
      seen,
      orderUnknown: order === 'unknown',
      ...((kind === 'from-0' || kind === 'from-1') && { numbers: kind }),
    }),
  },
  // Whether hands come sorted is found out, and never asked for.
  asked: (outcome) => (outcome.order === 'sorted' ? { ...outcome, order: 'kept' } : outcome),
  sorted: (outcome) => (outcome.order === 'kept' ? { ...outcome, order: 'sorted' } : outcome),
  handed: ({ seen }, n) => handedDeck(n, seen),
  shuffle: (maker) => shuffles.get(maker),
  known: () => ({ known: null }),
  isSingle: ({ seen }) => seen === 1,
  proof: handProof,
  landmarks: () => [],
};
