import { counted } from '../../core/counted.js';
import type { PilesOutcome } from '../../core/outcome.js';
import { nimDealers } from '../../games/catalogues.js';
import { dealerDeals } from '../../games/nim/dealer/dealer-deals.js';
import { uniform } from '../../games/nim/dealer/uniform.js';
import { STONES_BOUND } from '../handed.js';
import type { Kind } from '../kind.js';
import { pileStatistics } from './catalogue.js';
import { nimDeals } from './deals.js';
import { pileEvidence } from './evidence/processes.js';
import { DEALER, knownPiles } from './known.js';
import { pilesProof } from './proof.js';

/** Deals of Nim. */
export const piles: Kind<PilesOutcome> = {
  kind: 'piles',
  title: 'deals of Nim',
  makers: { one: 'dealer', prefix: DEALER, all: nimDealers },
  even: () => uniform.id,
  options: ['piles', 'max'],
  lacks: { input: 'a dealer is handed numbers, and no deck' },
  cells: 'numbers',
  toldFrom: 0,
  diagnosed: false,
  statistics: pileStatistics,
  evidence: pileEvidence,
  space: (outcome, { recorded }) => nimDeals(outcome, recorded),
  rows: { width: ({ piles: many }) => many, holds: ({ piles: many }) => counted(many, 'pile') },
  handed: ({ max, piles }) => ({
    names: ['piles', 'max'],
    first: { kind: 'number', number: piles },
    second: max,
    answer: { cells: piles, bound: STONES_BOUND, one: 'pile' },
    width: piles,
  }),
  shuffle: (maker, outcome) => dealerDeals(nimDealers.get(maker), outcome),
  known: (origin, _, plan, rows) => ({ known: knownPiles(origin, plan, rows) }),
  proof: pilesProof,
  landmarks: () => [],
};
