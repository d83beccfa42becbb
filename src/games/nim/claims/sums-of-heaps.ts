import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { andList } from '../../../core/words/and-list.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import type { GameGraph, GameOutcome } from '../brute-force.js';
import { bruteForce } from '../brute-force.js';
import type { GrundyTable } from '../grundy-table.js';
import { grundyTable } from '../grundy-table.js';
import type { HeapGame } from '../heap-game.js';
import { HEAP_GAMES } from '../heap-games.js';
import { nimSum } from '../nim-sum.js';
import { solveHeaps } from '../solve-heaps.js';
import { subtraction } from '../subtraction.js';
import { disagreement } from './say.js';

const MOST = 9;
const GAMES: readonly HeapGame[] = [...HEAP_GAMES, subtraction([1, 3, 4])];

const keyOf = (heaps: readonly number[]): string => heaps.join(' ');

/** Returns several heaps of a game by its moves; empty heaps are left out, the others sorted. */
function gameOf(game: HeapGame): GameGraph<readonly number[]> {
  return {
    key: keyOf,
    options(heaps) {
      const found: (readonly number[])[] = [];
      for (const [i, heap] of heaps.entries())
        game.options(heap, (first, second) => found.push(tidy(heaps.toSpliced(i, 1, first, second))));
      return found;
    },
  };
}

function tidy(heaps: readonly number[]): readonly number[] {
  return heaps.filter((heap) => heap > 0).sort((a, b) => a - b);
}

/** The winner, or how many positions win and how many are named. */
type Wrong = { readonly game: string; readonly heaps: readonly number[] } & (
  | { readonly wins: boolean }
  | { readonly found: number; readonly named: number }
);

/** Claims the theorem of Sprague and Grundy for games that fall apart into heaps. */
export function sumsOfHeaps(): Claim<Wrong> {
  const check = (wins: (table: GrundyTable, heaps: readonly number[]) => boolean) => () =>
    lookThrough(positions(), ({ game, heaps, outcomes, table }): Wrong | null => {
      const outcome = outcomes.get(keyOf(heaps)) === 'win';
      const place = { game: table.game.id, heaps };
      if (wins(table, heaps) !== outcome) return { ...place, wins: outcome };
      const named = new Set(
        solveHeaps(table, heaps.map(BigInt)).moves.map(({ heap, left }) => keyOf(tidy(heaps.toSpliced(heap, 1, ...left.map(Number))))),
      );
      const found = new Set([...game.options(heaps)].map(keyOf).filter((key) => outcomes.get(key) === 'loss'));
      const same = named.size === found.size && [...named].every((key) => found.has(key));
      return same ? null : { ...place, found: found.size, named: named.size };
    });
  return {
    id: 'sums-of-heaps',
    title: 'Grundy values add like piles of Nim',
    statement: `in ${andList(GAMES.map(({ title }) => title))} the player to move wins exactly where the exclusive or of the Grundy values of the heaps is not 0, for up to 3 heaps of up to ${MOST}`,
    reference:
      'R. P. Sprague (1935), Über mathematische Kampfspiele, Tohoku Math. J. 41; P. M. Grundy (1939), Mathematics and games, Eureka 2',
    check: check((table, heaps) => solveHeaps(table, heaps.map(BigInt)).winning),
    twin: {
      statement: 'the same with the sizes of the heaps in place of their Grundy values',
      check: check((_, heaps) => nimSum(heaps) !== 0),
    },
    refuted(found) {
      const place = `heaps ${andList(found.heaps)} of ${GAMES.find(({ id }) => id === found.game)?.title ?? found.game}`;
      return 'wins' in found
        ? disagreement(place, found.wins)
        : `from ${place} ${counted(found.found, 'position')} ${verbFor(found.found, 'wins')}, and ${found.named} are named`;
    },
  };
}

function* positions(): Generator<{
  readonly game: GameGraph<readonly number[]>;
  readonly heaps: readonly number[];
  readonly outcomes: ReadonlyMap<string, GameOutcome>;
  readonly table: GrundyTable;
}> {
  for (const heapGame of GAMES) {
    const table = grundyTable(heapGame);
    const game = gameOf(heapGame);
    const starts: (readonly number[])[] = [];
    for (let a = 0; a <= MOST; a++) for (let b = a; b <= MOST; b++) for (let c = b; c <= MOST; c++) starts.push(tidy([a, b, c]));
    const outcomes = bruteForce(game, starts);
    for (const heaps of starts) yield { game, heaps, outcomes, table };
  }
}
