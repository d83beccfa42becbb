import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted } from '../../../core/words/counted.js';
import type { GameGraph, GameOutcome } from '../brute-force.js';
import { bruteForce } from '../brute-force.js';
import type { PileMove } from '../pile-move.js';
import { solvePokerNim } from '../poker-nim.js';
import { disagreement, pilesText } from './say.js';

/** Caps of the piles and how often each player may add. */
const TABLES = [
  { caps: [3, 3], adds: 2 },
  { caps: [3, 3, 3], adds: 2 },
  { caps: [2, 2, 2, 2], adds: 1 },
  { caps: [7, 7], adds: 1 },
  { caps: [5, 3], adds: 3 },
  { caps: [8], adds: 4 },
] as const;

interface Position {
  readonly piles: readonly number[];
  /** Additions left to the player to move, and to the other. */
  readonly mine: number;
  readonly theirs: number;
}

const keyOf = ({ mine, piles, theirs }: Position): string => [mine, theirs, ...piles].join(' ');

/** Returns the game by its moves; if the last stone ends the game, nothing can be added to empty piles. */
function gameOf(caps: readonly number[], lastStone: boolean): GameGraph<Position> {
  return {
    key: keyOf,
    *options({ mine, piles, theirs }) {
      const empty = piles.every((pile) => pile === 0);
      for (const [i, pile] of piles.entries()) {
        for (let to = 0; to < pile; to++) yield { piles: piles.with(i, to), mine: theirs, theirs: mine };
        if (mine > 0 && !(empty && lastStone))
          for (let to = pile + 1; to <= caps[i]; to++) yield { piles: piles.with(i, to), mine: theirs, theirs: mine - 1 };
      }
    },
  };
}

/** The winner, or the piles after a move and whether it was named as winning. */
type Wrong = { readonly piles: readonly number[]; readonly caps: readonly number[]; readonly adds: number } & (
  | { readonly wins: boolean }
  | { readonly after: readonly number[]; readonly named: boolean }
);

/** Claims the rule of Poker Nim; the twin believes that adding never helps. */
export function pokerNim(): Claim<Wrong> {
  const check = (mayWin: (move: PileMove) => boolean) => () =>
    lookThrough(positions(), ({ caps, game, outcomes, position }): Wrong | null => {
      const { mine, piles } = position;
      const place = { piles, caps, adds: mine };
      const wins = outcomes.get(keyOf(position)) === 'win';
      const { moves, winning } = solvePokerNim({ piles: piles.map(BigInt), caps: caps.map(BigInt), adds: BigInt(mine) });
      if (winning !== wins) return { ...place, wins };
      const named = new Set(moves.filter(mayWin).map(({ pile, to }) => piles.with(pile, Number(to)).join(' ')));
      const other = [...game.options(position)].find(
        (option) => (outcomes.get(keyOf(option)) === 'loss') !== named.has(option.piles.join(' ')),
      );
      return other === undefined ? null : { ...place, after: other.piles, named: named.has(other.piles.join(' ')) };
    });
  return {
    id: 'poker-nim',
    title: 'Adding stones changes no winner',
    statement:
      'where each player may add stones a limited number of times, the nim-sum still decides, and a move wins exactly where it leaves nim-sum 0, be it an addition: on 6 tables and with both ways of ending',
    reference: 'Berlekamp, Conway & Guy, Winning Ways, 2nd ed. (2001), chapter 3: Poker Nim',
    check: check(() => true),
    twin: { statement: 'the same, but an addition is never a winning move', check: check(({ from, to }) => to < from) },
    refuted(found) {
      const place = `${pilesText(found.piles)} of caps ${found.caps.join(', ')} and ${counted(found.adds, 'addition')} left`;
      return 'wins' in found
        ? disagreement(place, found.wins)
        : `with ${place}, the move to ${pilesText(found.after)} ${found.named ? 'loses' : 'wins'}`;
    },
  };
}

function* positions(): Generator<{
  readonly caps: readonly number[];
  readonly game: GameGraph<Position>;
  readonly outcomes: ReadonlyMap<string, GameOutcome>;
  readonly position: Position;
}> {
  for (const { adds, caps } of TABLES) {
    for (const lastStone of [false, true]) {
      const game = gameOf(caps, lastStone);
      const outcomes = bruteForce(game, [{ piles: caps, mine: adds, theirs: adds }]);
      for (const key of outcomes.keys()) {
        const [mine, theirs, ...piles] = key.split(' ').map(Number);
        yield { caps, game, outcomes, position: { piles, mine, theirs } };
      }
    }
  }
}
