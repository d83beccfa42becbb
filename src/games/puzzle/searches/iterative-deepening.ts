import type { Follower } from '../heuristics/heuristic.js';
import { deepen } from './deepen.js';
import type { Algorithm } from './search.js';

/** A follower that always estimates 0. */
const BLIND: Follower = { bytes: 0, set: () => 0, move: () => 0 };

/** Searches depth first up to depth 1, then anew up to depth 2, and so on. Paths are as short as breadth first finds, and only one path is kept. */
export const iterativeDeepening: Algorithm = {
  id: 'iterative-deepening',
  title: 'Iterative deepening',
  summary:
    'Depth first down to depth 1, then anew to depth 2, and so on, without an estimate; shortest, keeps one way only, and pays with time. Not IDA*.',
  reference:
    'D. J. Slate & L. R. Atkin (1977), CHESS 4.5: The Northwestern University chess program, in Chess Skill in Man and Machine, Springer, 82–118',
  shortNames: ['ids', 'iddfs'],
  shortest: true,
  estimates: false,
  keeps: false,
  search: (request) => ({ algorithm: iterativeDeepening.id, heuristic: null, ...deepen(request, BLIND) }),
};
