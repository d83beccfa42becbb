import type { MovesOutcome } from '../../core/outcome.js';
import { nimPlayers } from '../../games/catalogues.js';
import { choicePositions } from '../../games/nim/player/choice-positions.js';
import { evenPlayer } from '../../games/nim/player/null-player.js';
import { playerMoves } from '../../games/nim/player/player-moves.js';
import { pow } from '../../math/primitives/pow.js';
import { STONES_BOUND } from '../handed.js';
import type { Kind } from '../kind.js';
import { moveStatistics } from './catalogue.js';
import { moveEvidence } from './evidence/processes.js';
import { knownMoves, PLAYER, strengthClaim } from './known.js';
import { moveRule } from './move-rule.js';
import { nimMoves } from './moves.js';
import { movesProof } from './proof.js';
import { moveRows } from './rows.js';

/** Deals of Nim, each with the move that a player makes in it. */
export const moves: Kind<MovesOutcome> = {
  kind: 'moves',
  title: 'moves of Nim',
  makers: { one: 'player', prefix: PLAYER, all: nimPlayers },
  even: ({ choice }) => evenPlayer(choice).id,
  options: ['piles', 'max'],
  lacks: { input: 'a player is handed other piles every time as it is' },
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
    move: moveRule(max, choice === 'addition'),
    width: piles + 2,
  }),
  shuffle: (maker, outcome) => playerMoves(nimPlayers.get(maker), outcome.choice, outcome),
  bitsApart: bitsBetweenEven,
  known: (origin, _, plan, rows) => ({ known: knownMoves(origin, plan, rows), claims: [strengthClaim(origin)] }),
  proof: movesProof,
  landmarks: () => [],
};

/** log2 of one over the chance that two even players make the same move in the same even piles, where moves in a lost position are taken to agree. */
function bitsBetweenEven({ choice, max, piles }: MovesOutcome): number {
  const apart = choicePositions(choice, piles, max).reduce(
    (sum, { chances }) => sum + 1 - chances.reduce((same, chance) => same + chance * chance, 0),
    0,
  );
  return -Math.log2(1 - apart / pow(max, piles));
}
