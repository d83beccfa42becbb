import { AuditError } from '../../core/errors.js';
import type { EvenLaw, EvenOutcome } from '../../core/subject/even-law.js';
import type { GameShape, PilesOutcome } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import { MOST_TREE_LEAVES, treeSize } from '../../exact/exact-law.js';
import { addTo, keyOf } from '../../exact/outcomes/outcome-law.js';
import type { FoundLaw } from '../../exact/outcomes/prove-outcomes.js';
import { nimDealers } from '../../games/catalogues.js';
import { allPiles } from '../../games/nim/all-piles.js';
import type { IndependentPiles, ListedDeals } from '../../games/nim/dealer/dealer.js';
import { dealerDeals } from '../../games/nim/dealer/dealer-deals.js';
import { uniform } from '../../games/nim/dealer/uniform.js';
import { pow } from '../../math/primitives/pow.js';
import { STONES_BOUND } from '../handout.js';
import type { Kind } from '../kind.js';
import type { KindProof } from '../kind-proof.js';
import { pileStatistics } from './catalogue.js';
import { nimDeals } from './deals.js';
import { pileEvidence } from './evidence/processes.js';
import { DEALER, knownPiles } from './known.js';

/** The most deals that are listed one by one. */
const MOST_DEALS = 400_000;

/** Generates every list of piles of 1 to `max`, the last pile fastest. */
function* lists({ max, piles }: GameShape): Generator<EvenOutcome> {
  for (const cells of allPiles(piles, max)) yield { cells: [...cells], weight: 1n };
}

/** The proof of deals of Nim: even over all lists of piles. */
const pilesProof: KindProof<PilesOutcome> = {
  even(game): EvenLaw {
    return { given: 0, size: BigInt(game.max) ** BigInt(game.piles), outcomes: () => lists(game) };
  },
  law(maker, game, _, draws) {
    const dealer = nimDealers.get(maker);
    const bounds = dealer.bounds(game);
    const tree = treeSize(bounds);
    if (tree <= BigInt(MOST_TREE_LEAVES) || bounds.some((bound) => bound > 1 && draws(bound) !== 'uniform')) return null;
    return dealer.law.kind === 'independent' ? multiplied(dealer.law, game, tree) : listed(dealer.law, game, tree);
  },
  one: 'deal',
  called: 'the piles ',
  does: 'deals',
  done: 'dealt',
  all: ({ max, piles }) => `deals of ${counted(piles, 'pile')} of 1 to ${counted(max, 'stone')}`,
  due: ({ max, piles }) => `deals of ${counted(piles, 'pile')} of 1 to ${counted(max, 'stone')}`,
  strays: ({ max }) => `deals with a pile outside 1 to ${max}`,
  handed: 'It was handed the number of piles and the most stones of a pile each time, and nothing else.',
  told: (cells) => cells.join(' '),
};

function multiplied({ weights }: IndependentPiles, { max, piles }: GameShape, tree: bigint): FoundLaw {
  const own = weights(max).flatMap((weight, stones) => (weight > 0n ? [{ stones, weight }] : []));
  if (pow(own.length, piles) > MOST_DEALS)
    throw new AuditError('E_USAGE', `a law of every deal needs at most ${MOST_DEALS} of them, got ${pow(own.length, piles)}`);
  let law = new Map<string, bigint>([['', 1n]]);
  for (let pile = 0; pile < piles; pile++) {
    const next = new Map<string, bigint>();
    for (const [key, before] of law)
      for (const { stones, weight } of own) next.set(key === '' ? String(stones) : `${key} ${stones}`, before * weight);
    law = next;
  }
  return { law, method: { kind: 'convolution', of: 'piles', leaves: null, tree: String(tree) } };
}

function listed({ count, deals }: ListedDeals, game: GameShape, tree: bigint): FoundLaw {
  if (count(game) > BigInt(MOST_DEALS))
    throw new AuditError('E_USAGE', `a law of every deal needs at most ${MOST_DEALS} of them, got ${count(game)}`);
  const law = new Map<string, bigint>();
  for (const piles of deals(game)) addTo(law, keyOf(piles), 1n);
  return { law, method: { kind: 'convolution', of: 'deals', leaves: null, tree: String(tree) } };
}

export const piles: Kind<PilesOutcome> = {
  kind: 'piles',
  title: 'deals of Nim',
  makers: { one: 'dealer', prefix: DEALER, all: nimDealers },
  even: () => uniform.id,
  options: ['piles', 'max'],
  lacks: { input: 'a dealer is handed numbers, and no deck', predict: 'its numbers cannot be told from piles' },
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
