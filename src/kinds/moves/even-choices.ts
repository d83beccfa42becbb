import type { MovesOutcome } from '../../core/outcome.js';
import { choicePositions } from '../../games/nim/player/choice-positions.js';

/** log2 of one over the chance that two even players make the same move in the same even piles, where moves in a lost position are taken to agree. */
export function bitsBetweenEven({ choice, max, piles }: MovesOutcome): number {
  const apart = choicePositions(choice, piles, max).reduce(
    (sum, { chances }) => sum + 1 - chances.reduce((same, chance) => same + chance * chance, 0),
    0,
  );
  return -Math.log2(1 - apart / max ** piles);
}
