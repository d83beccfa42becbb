import { describe, expect, it } from 'vitest';
import { boardGraph } from '../../../../src/games/puzzle/board-graph.js';
import { exactWalk } from '../../../../src/games/puzzle/law/exact-walk.js';
import { fractionText } from '../../../../src/math/fraction.js';
import { exactWalkLaw } from './walk-exact.js';
import { CHAINS, SIZES } from './walk-rows.js';

describe('the law of a walk in whole numbers, over all boards at once', () => {
  it.each(
    Object.entries(SIZES).flatMap(([size, board]) => Object.entries(CHAINS).map(([chain, rule]) => [size, chain, board, rule] as const)),
  )('on %s by walk %s is that of the reachable boards one by one', (_, __, board, chain) => {
    const graph = boardGraph(board);
    for (const moves of [0, 1, 2, 9, 12]) {
      const { denominator, weights } = exactWalkLaw(graph, chain, moves);
      const law = exactWalk(graph, chain, moves);
      const all = law.reduce((sum, weight) => sum + weight, 0n);
      const differing = law.flatMap((weight, b) =>
        fractionText(weight, all) === fractionText(weights.get(b) ?? 0n, denominator) ? [] : [`board ${b} after ${moves}`],
      );
      expect(differing).toEqual([]);
    }
  });
});
