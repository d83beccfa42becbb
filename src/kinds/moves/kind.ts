import type { EvenLaw, EvenOutcome } from '../../core/subject/even-law.js';
import type { ChoiceSpace, GameShape, MovesOutcome } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import { nimPlayers } from '../../games/catalogues.js';
import { allPiles } from '../../games/nim/all-piles.js';
import { isWinning } from '../../games/nim/is-winning.js';
import { choicePositions } from '../../games/nim/player/choice-positions.js';
import { evenPlayer, positionFor } from '../../games/nim/player/null-player.js';
import { playerMoves } from '../../games/nim/player/player-moves.js';
import { pow } from '../../math/primitives/pow.js';
import { STONES_BOUND } from '../handout.js';
import type { Kind } from '../kind.js';
import type { KindProof } from '../kind-proof.js';
import { moveStatistics } from './catalogue.js';
import { moveEvidence } from './evidence/processes.js';
import { knownMoves, PLAYER, strengthClaim } from './known.js';
import { moveRule } from './move-rule.js';
import { nimMoves } from './moves.js';
import { moveRows } from './rows.js';

/** The meaning of one move in each space, to follow "by". */
const CHOICES: Readonly<Record<ChoiceSpace, string>> = {
  pile: 'pile',
  outcome: 'outcome',
  removal: 'removal',
  addition: 'pile, additions too',
  win: 'pile',
};

/** Generates the winning moves of every position that can be won, the last pile fastest, each with its share of an even choice. */
function* winning({ choice, max, piles }: GameShape & { readonly choice: ChoiceSpace }): Generator<EvenOutcome> {
  const even = evenPlayer(choice);
  for (const position of allPiles(piles, max)) {
    if (!isWinning(position)) continue;
    for (const { left, pile, weight } of even.weigh(positionFor(even, choice, [...position], max)))
      yield { cells: [...position, pile, left], weight: BigInt(weight) };
  }
}

/** The proof of moves of Nim, position by position: even as the even player of their space chooses. */
const movesProof: KindProof<MovesOutcome> = {
  even(game): EvenLaw {
    const { max, piles } = game;
    // In each position a pile has one winning move at the most.
    return { given: piles, size: BigInt(max) ** BigInt(piles) * BigInt(piles), outcomes: () => winning(game) };
  },
  one: 'move',
  called: '',
  does: 'plays',
  done: 'played',
  all: ({ max, piles }) => `moves in ${counted(piles, 'pile')} of 1 to ${counted(max, 'stone')}`,
  due: ({ choice }) => `winning moves, counted by ${CHOICES[choice]}`,
  strays: () => 'moves that do not win',
  situations: ({ max, piles }) => ({
    all: `positions of ${counted(piles, 'pile')} of 1 to ${counted(max, 'stone')} that can be won`,
    leftOut: 'Positions that cannot be won were left out: no move in them wins.',
  }),
  handed: 'The piles that it was handed were made of the first numbers of a run, one for each pile, so that every position came.',
  told(cells) {
    const [pile, left] = cells.slice(-2);
    return `pile ${pile + 1} from ${cells[pile]} to ${left}`;
  },
};

/** Deals of Nim, each with the move that a player makes in it. */
export const moves: Kind<MovesOutcome> = {
  kind: 'moves',
  title: 'moves of Nim',
  makers: { one: 'player', prefix: PLAYER, all: nimPlayers },
  even: ({ choice }) => evenPlayer(choice).id,
  options: ['piles', 'max'],
  lacks: { input: 'a player is handed other piles every time as it is', predict: 'a move tells too little of a number' },
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

/** Returns log2 of one over the chance that two even players make the same move in the same even piles. Moves in a lost position are taken to agree. */
function bitsBetweenEven({ choice, max, piles }: MovesOutcome): number {
  const apart = choicePositions(choice, piles, max).reduce(
    (sum, { chances }) => sum + 1 - chances.reduce((same, chance) => same + chance * chance, 0),
    0,
  );
  return -Math.log2(1 - apart / pow(max, piles));
}
