import type { BuiltInSource, Origin } from '../../core/origin.js';
import type { Shuffle } from '../../core/shuffle.js';
import { nimDealers, nimPlayers, scramblers } from '../../games/catalogues.js';
import { dealerDeals } from '../../games/nim/dealer/dealer-deals.js';
import { playerMoves } from '../../games/nim/player/player-moves.js';
import { shuffleOf } from '../../games/puzzle/scrambler/shuffle-of.js';
import { boundeds, prngs, seedings, shuffles } from '../../parts/catalogues.js';
import type { Pipeline } from '../../parts/pipeline.js';

/** The parts that an origin names; what makes outcomes of choices stands among them as a shuffle. Throws E_UNKNOWN_ID. */
export function partsOf(origin: Origin<BuiltInSource>): Pipeline {
  const { bounded, prng, seeding } = origin.source;
  return { shuffle: makerOf(origin), prng: prngs.get(prng), bounded: boundeds.get(bounded), seeding: seedings.get(seeding) };
}

function makerOf({ outcome, source: { maker } }: Origin<BuiltInSource>): Shuffle {
  switch (outcome.kind) {
    case 'deck':
    case 'hand':
      return shuffles.get(maker);
    case 'board':
      return shuffleOf(scramblers.get(maker), outcome);
    case 'piles':
      return dealerDeals(nimDealers.get(maker), outcome);
    case 'moves':
      return playerMoves(nimPlayers.get(maker), outcome.choice, outcome);
  }
}
