import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import type { GameGraph } from '../brute-force.js';
import { bruteForce } from '../brute-force.js';
import type { RowMove } from '../matrix.js';
import { solveMatrix } from '../matrix.js';
import { disagreement } from './say.js';

/** Rows, columns and the most stones of a cell. */
const BOARDS = [
  [2, 2, 1],
  [2, 2, 2],
  [3, 2, 1],
  [2, 3, 1],
  [1, 3, 3],
] as const;

type Cells = readonly (readonly number[])[];

const keyOf = (cells: Cells): string => cells.map((row) => row.join(' ')).join(' / ');
const cellsOf = (key: string): Cells => key.split(' / ').map((row) => row.split(' ').map(Number));

const game: GameGraph<Cells> = {
  key: keyOf,
  *options(cells) {
    for (const [row, held] of cells.entries())
      for (const left of below(held)) if (left.some((cell, i) => cell < held[i])) yield cells.with(row, left);
  },
};

/** Returns every row that a move can leave of a row, itself included. */
function below(held: readonly number[]): readonly (readonly number[])[] {
  return held.reduce<readonly (readonly number[])[]>(
    (rows, cell) => rows.flatMap((row) => Array.from({ length: cell + 1 }, (_, left) => [...row, left])),
    [[]],
  );
}

/** The winner, or how many removals win and how many are named. */
type Wrong = { readonly cells: Cells } & ({ readonly wins: boolean } | { readonly found: number; readonly named: number });

/** Claims the rule of the matrix game; the twin plays it by columns. */
export function matrixClaim(): Claim<Wrong> {
  const check = (turned: (cells: Cells) => Cells) => () =>
    lookThrough(positions(), ({ cells, outcomes, outcome }): Wrong | null => {
      const { moves, winning } = solveMatrix(turned(cells).map((row) => row.map(BigInt)));
      if (winning !== (outcome === 'win')) return { cells, wins: outcome === 'win' };
      const named = moves.reduce((sum, { ways }) => sum + Number(ways), 0);
      const found = [...game.options(cells)].filter((option) => outcomes.get(keyOf(option)) === 'loss').length;
      const wrong = moves.find((move) => outcomes.get(keyOf(after(cells, move))) !== 'loss');
      return named === found && wrong === undefined ? null : { cells, found, named };
    });
  return {
    id: 'matrix',
    title: 'The rows of a matrix are piles',
    statement:
      'taking stones from one row of a matrix is Nim with the sums of the rows as piles, and each winning number can be taken in as many ways as are counted, on 5 kinds of boards',
    reference: 'Nim with sums as piles: C. L. Bouton (1901), doi:10.2307/1967631',
    check: check((cells) => cells),
    twin: {
      statement: 'the same with the sums of the columns as piles',
      check: check((cells) => cells[0].map((_, column) => cells.map((row) => row[column]))),
    },
    refuted: (found) =>
      'wins' in found
        ? disagreement(`rows ${keyOf(found.cells)}`, found.wins)
        : `of rows ${keyOf(found.cells)} ${counted(found.found, 'removal')} ${verbFor(found.found, 'wins')}, and ${found.named} are named`,
  };
}

function after(cells: Cells, { example, row }: RowMove): Cells {
  return cells.with(
    row,
    cells[row].map((cell, i) => cell - Number(example[i])),
  );
}

function* positions() {
  for (const [rows, columns, most] of BOARDS) {
    const full = Array.from({ length: rows }, () => Array.from({ length: columns }, () => most));
    const outcomes = bruteForce(game, [full]);
    for (const [key, outcome] of outcomes) yield { cells: cellsOf(key), outcome, outcomes };
  }
}
