import { counted } from '../../core/counted.js';
import type { EvenLaw, EvenOutcome } from '../../core/even-law.js';
import type { ChoiceSpace, GameShape, MovesOutcome } from '../../core/outcome.js';
import { allPiles } from '../../games/nim/all-piles.js';
import { isWinning } from '../../games/nim/is-winning.js';
import { evenPlayer, positionFor } from '../../games/nim/player/null-player.js';
import type { KindProof } from '../kind-proof.js';

/** What counts as one move, after "by". */
const CHOICES: Readonly<Record<ChoiceSpace, string>> = {
  pile: 'pile',
  outcome: 'outcome',
  removal: 'removal',
  addition: 'pile, additions too',
};

/** The winning moves of every position that can be won, the last pile fastest, each with its share of an even choice. */
function* winning({ choice, max, piles }: GameShape & { readonly choice: ChoiceSpace }): Generator<EvenOutcome> {
  const even = evenPlayer(choice);
  for (const position of allPiles(piles, max)) {
    if (!isWinning(position)) continue;
    for (const { left, pile, weight } of even.weigh(positionFor(even, choice, [...position], max)))
      yield { cells: [...position, pile, left], weight: BigInt(weight) };
  }
}

/** Moves of Nim, position by position: even as the even player of their space chooses. */
export const movesProof: KindProof<MovesOutcome> = {
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
