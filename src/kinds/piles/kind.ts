import type { PilesOutcome } from '../../core/outcome.js';
import { nimDealers } from '../../games/catalogues.js';
import { dealerDeals } from '../../games/nim/dealer/dealer-deals.js';
import type { Kind } from '../kind.js';
import { pileStatistics } from './catalogue.js';
import { nimDeals } from './deals.js';
import { DEALER, knownPiles } from './known.js';

/** Deals of Nim. */
export const piles: Kind<PilesOutcome> = {
  kind: 'piles',
  title: 'deals of Nim',
  makers: { one: 'dealer', prefix: DEALER, all: nimDealers },
  cells: 'numbers',
  toldFrom: 0,
  diagnosed: false,
  statistics: pileStatistics,
  space: (outcome, { recorded }) => nimDeals(outcome, recorded),
  shuffle: (maker, outcome) => dealerDeals(nimDealers.get(maker), outcome),
  known: (origin, _, plan, rows) => ({ known: knownPiles(origin, plan, rows) }),
  landmarks: () => [],
};
