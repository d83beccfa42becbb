import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import type { GameGraph, GameOutcome } from '../brute-force.js';
import { bruteForce } from '../brute-force.js';
import { nimSum } from '../nim-sum.js';
import type { NorthcottRow } from '../northcott.js';
import { solveNorthcott } from '../northcott.js';

/** Rows and columns of the boards. */
const BOARDS = [
  [1, 7],
  [2, 5],
  [3, 4],
] as const;

/** A row as the columns of the two pieces, that of the player to move first. */
type Row = readonly [mine: number, theirs: number];
type Position = readonly Row[];

const keyOf = (position: Position): string => position.map((row) => row.join('-')).join(' ');
const positionOf = (key: string): Position =>
  key.split(' ').map((row) => {
    const [mine, theirs] = row.split('-').map(Number);
    return [mine, theirs] as const;
  });

function gameOf(width: number): GameGraph<Position> {
  return {
    key: keyOf,
    *options(position) {
      for (const [row, [mine, theirs]] of position.entries()) {
        for (const step of [-1, 1]) {
          for (let to = mine + step; to >= 0 && to < width && to !== theirs; to += step) yield turned(position, row, to);
        }
      }
    },
  };
}

/** Returns the position after the own piece of a row went to a column, as the other player sees it. */
function turned(position: Position, row: number, to: number): Position {
  return position.map(([mine, theirs], i) => [theirs, i === row ? to : mine] as const);
}

/** Neither player can force an end, or who wins, or the column to which the piece of a row moves by a wrong move. */
type Wrong = { readonly rows: Position; readonly width: number } & (
  | { readonly ends: false }
  | { readonly wins: boolean }
  | { readonly row: number; readonly to: number }
);

/** Claims the rule of Northcott's game, in which pieces may retreat forever. */
export function northcottClaim(): Claim<Wrong> {
  const check = (wins: (position: Position, width: number) => boolean) => () =>
    lookThrough(positions(), ({ outcomes, position, width }): Wrong | null => {
      const outcome = outcomes.get(keyOf(position));
      const place = { rows: position, width };
      if (outcome === 'open') return { ...place, ends: false };
      if (wins(position, width) !== (outcome === 'win')) return { ...place, wins: outcome === 'win' };
      const wrong = solveNorthcott(BigInt(width), position.map(rowOf)).moves.find(
        ({ row, to }) => outcomes.get(keyOf(turned(position, row, Number(to)))) !== 'loss',
      );
      return wrong === undefined ? null : { ...place, row: wrong.row, to: Number(wrong.to) };
    });
  return {
    id: 'northcott',
    title: 'Drawing back changes no winner',
    statement:
      'in Northcott’s game the gaps between the pieces are piles of Nim, and nobody can hold off the end by drawing back, on boards of 1 row of 7, 2 rows of 5 and 3 rows of 4 columns',
    reference: 'Berlekamp, Conway & Guy, Winning Ways, 2nd ed. (2001), chapter 3: Northcott’s game',
    check: check((position, width) => solveNorthcott(BigInt(width), position.map(rowOf)).winning),
    twin: {
      statement: 'the same with the distances from piece to piece in place of the gaps',
      check: check((position) => nimSum(position.map(([mine, theirs]) => Math.abs(mine - theirs))) !== 0),
    },
    refuted(found) {
      const place = `the pieces on columns ${found.rows.map(([mine, theirs]) => `${mine + 1} and ${theirs + 1}`).join(', ')} of ${found.width}`;
      if ('ends' in found) return `with ${place} neither player can force an end`;
      return 'wins' in found
        ? `with ${place} the player to move ${found.wins ? 'wins' : 'loses'}, and the rule says otherwise`
        : `with ${place} the move to column ${found.to + 1} in row ${found.row + 1} is named as winning and loses`;
    },
  };
}

function rowOf([mine, theirs]: Row): NorthcottRow {
  return { mine: BigInt(mine), theirs: BigInt(theirs) };
}

function* positions(): Generator<{
  readonly width: number;
  readonly outcomes: ReadonlyMap<string, GameOutcome>;
  readonly position: Position;
}> {
  for (const [rows, width] of BOARDS) {
    // Pieces never pass each other, so each of the two orders in a row is a start of its own.
    const starts = Array.from({ length: 2 ** rows }, (_, sides) =>
      Array.from({ length: rows }, (__, row): Row => ((sides >> row) & 1 ? [0, width - 1] : [width - 1, 0])),
    );
    const outcomes = bruteForce(gameOf(width), starts);
    for (const key of outcomes.keys()) yield { width, outcomes, position: positionOf(key) };
  }
}
