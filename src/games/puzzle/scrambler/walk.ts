import { LEGAL_MOVES } from '../law/walk-chain.js';
import type { AdaptiveScrambler } from './scrambler.js';
import { type WalkFacts, walked, walkFamily } from './walked.js';

const ABOUT: WalkFacts = {
  id: 'walk',
  title: 'Random legal moves',
  summary: 'Each move is one of the legal moves, all equally likely.',
  reference: 'N. R. Sturtevant, hog2, github.com/nathansttt/hog2 (GetRandomInstance)',
  seenIn: 'hog2: GetRandomInstance(walkLength); @phaser-ae/sliding-blocks: 30 moves',
  chain: LEGAL_MOVES,
};

function ofMoves(moves: number): AdaptiveScrambler {
  return walked(ABOUT, moves, (choices, neighbours) => neighbours[choices.below(neighbours.length)]);
}

/**
 * Walk A: each move is one of the legal moves. The blank changes colour with every move, so half of the boards, or 5 in 9, never come. Boards with
 * more moves are more likely.
 */
export const walk: AdaptiveScrambler = walkFamily(ABOUT, ofMoves);
