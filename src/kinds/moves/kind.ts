import type { MovesOutcome } from '../../core/outcome.js';
import { nimPlayers } from '../../games/catalogues.js';
import { playerMoves } from '../../games/nim/player/player-moves.js';
import { STONES_BOUND } from '../handed.js';
import type { Kind } from '../kind.js';
import { moveStatistics } from './catalogue.js';
import { bitsBetweenEven } from './even-choices.js';
import { moveEvidence } from './evidence/processes.js';
import { knownMoves, PLAYER, strengthClaim } from './known.js';
import { nimMoves } from './moves.js';
import { movesProof } from './proof.js';
import { moveRows } from './rows.js';

/** Deals of Nim, each with the move that a player makes in it. */
export const moves: Kind<MovesOutcome> = {
  kind: 'moves',
  title: 'moves of Nim',
  makers: { one: 'player', prefix: PLAYER, all: nimPlayers },
  options: ['piles', 'max'],
  lacks: {},
  cells: 'numbers',
  toldFrom: 0,
  diagnosed: false,
  statistics: moveStatistics,
  evidence: moveEvidence,
  space: (outcome, { recorded }) => nimMoves(outcome, recorded),
  rows: moveRows,
  handed: ({ choice, max, piles }) => ({
    names: ['piles', 'max'],
    first: { kind: 'even-piles', piles, max },
    second: max,
    answer: { cells: piles, bound: STONES_BOUND, one: 'pile' },
    move: { max, additions: choice === 'addition' },
    width: piles + 2,
  }),
  shuffle: (maker, outcome) => playerMoves(nimPlayers.get(maker), outcome.choice, outcome),
  bitsApart: bitsBetweenEven,
  known: (origin, _, plan, rows) => ({ known: knownMoves(origin, plan, rows), claims: [strengthClaim(origin)] }),
  proof: movesProof,
  landmarks: () => [],
};
