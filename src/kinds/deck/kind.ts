import type { DeckOutcome } from '../../core/subject/outcome.js';
import { permutations } from '../../math/orders/permutation.js';
import { shuffles } from '../../parts/catalogues.js';
import { fisherYates } from '../../parts/shuffle/fisher-yates.js';
import { handedDeck } from '../handout.js';
import type { Kind } from '../kind.js';
import { deckStatistics } from './catalogue.js';
import { declaredFirst } from './declared/declared-first.js';
import { declaredParity } from './declared/declared-parity.js';
import { declaredPossible } from './declared/declared-possible.js';
import { declaredStep } from './declared/declared-step.js';
import { deckEvidence } from './evidence/processes.js';
import { knownShuffle, noncentralities } from './known.js';
import { landmarksAt } from './landmarks.js';
import { referenceStatistics } from './reference/index.js';

export const deck: Kind<DeckOutcome> = {
  kind: 'deck',
  title: 'whole decks',
  makers: { one: 'shuffle', prefix: '', all: shuffles },
  even: () => fisherYates.id,
  options: ['n', 'deal', 'order-unknown'],
  lacks: {},
  cells: 'cards',
  toldFrom: 1,
  diagnosed: true,
  statistics: deckStatistics,
  ofDeclared: [declaredPossible, declaredFirst, declaredStep, declaredParity],
  besideReference: referenceStatistics,
  evidence: deckEvidence,
  space: (_, { n, recorded, handed }) => permutations(n, recorded, handed),
  rows: { fromStart: true },
  handed: (_, n) => handedDeck(n),
  shuffle: (maker) => shuffles.get(maker),
  known: (_, parts, plan, rows) => ({ known: knownShuffle(parts, plan, rows) }),
  noncentralities,
  landmarks: landmarksAt,
};
