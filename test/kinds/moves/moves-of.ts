import type { Fitted, Statistic } from '../../../src/core/statistic/statistic.js';
import type { ChoiceSpace } from '../../../src/core/subject/outcome.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { runWith } from '../../../src/core/subject/shuffle.js';
import type { DealSize } from '../../../src/games/nim/dealer/dealer.js';
import { eachDeal } from '../../../src/games/nim/each-deal.js';
import { positionFor } from '../../../src/games/nim/player/null-player.js';
import type { Player } from '../../../src/games/nim/player/player.js';
import { playerMoves } from '../../../src/games/nim/player/player-moves.js';
import { nimMoves } from '../../../src/kinds/moves/moves.js';
import { choicesFrom } from '../../parts/shuffle/checks.js';
import { batchOf } from '../piles/deals-of.js';

/** `count` moves of a player, from a seed. */
export function moved(player: Player, space: ChoiceSpace, size: DealSize, count: number, seed: number): Batch {
  const shuffle = playerMoves(player, space, size);
  const choices = choicesFrom(seed);
  const batch = new Batch(size.piles + 2, count);
  const cells = new Uint16Array(size.piles + 2);
  for (let deal = 0; deal < count; deal++) {
    runWith(shuffle, choices, cells);
    batch.cells.set(cells, deal * cells.length);
  }
  batch.length = count;
  return batch;
}

/** A statistic bound to a size; throws where it does not run. */
export function fittedMoves(statistic: Statistic, space: ChoiceSpace, size: DealSize, deals: number): Fitted {
  const fit = statistic.fit(nimMoves({ ...size, choice: space }), deals);
  if ('skipped' in fit) throw new Error(`${statistic.id}: ${fit.skipped.why}`);
  return fit;
}

/** The mean counts of `deals` deals by the player's law: every move of every position is counted once by the statistic itself, and weighed. */
export function expectedMoves(fit: Fitted, player: Player, space: ChoiceSpace, { max, piles }: DealSize, deals: number): Float64Array {
  const counts = new Float64Array(fit.accumulator().counts.length);
  const even = Array.from({ length: max + 1 }, (_, stones) => (stones === 0 ? 0n : 1n));
  eachDeal(even, piles, (position) => {
    const moves = player.weigh(positionFor(player, space, [...position], max));
    const all = moves.reduce((sum, { weight }) => sum + weight, 0);
    for (const { left, pile, weight } of moves) {
      const accumulator = fit.accumulator();
      accumulator.add(batchOf([[...position, pile, left]]));
      accumulator.counts.forEach((count, cell) => {
        counts[cell] += (count * weight * deals) / all / max ** piles;
      });
    }
  });
  return counts;
}
