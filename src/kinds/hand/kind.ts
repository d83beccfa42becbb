import type { HandOutcome } from '../../core/outcome.js';
import { shuffles } from '../../parts/catalogues.js';
import { fisherYates } from '../../parts/shuffle/fisher-yates.js';
import { handedDeck } from '../handed.js';
import type { Kind } from '../kind.js';
import { handStatistics } from './catalogue.js';
import { handEvidence } from './evidence/processes.js';
import { partialDeals } from './partial-deals.js';
import { handProof } from './proof.js';

/** Some cards of every deal. */
export const hand: Kind<HandOutcome> = {
  kind: 'hand',
  title: 'hands',
  makers: { one: 'shuffle', prefix: '', all: shuffles },
  even: () => fisherYates.id,
  options: ['n', 'deal', 'order-unknown'],
  lacks: {},
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
  proof: handProof,
  landmarks: () => [],
};
