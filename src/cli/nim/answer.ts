import { counted, verbFor } from '../../core/words/counted.js';
import { capital } from '../../core/words/first-letter.js';
import { binaryColumns } from '../../games/nim/binary-columns.js';
import type { Solution } from '../../games/nim/nim-like.js';
import { columns } from '../../page/columns.js';
import type { GameAnswer } from './game.js';
import { listed, moveLines, verdictLines } from './say.js';

const WIDTH = 100;
const MOST_ROWS = 100;

/** Returns the piles one below the other in binary with the nim-sum, as worked out by hand. Omits the columns if they are too wide. */
function pileTable({ nimSum, piles }: Solution<unknown>, label: (pile: number) => string): readonly string[] {
  if (piles.length === 0) return ['no piles', 'nim-sum  0'];
  const { nimSum: sum, odd, ones, rows } = binaryColumns(piles);
  const shown = piles.slice(0, MOST_ROWS);
  const cells = [...shown.map((pile, i) => [label(i), String(pile), rows[i]]), ['nim-sum', String(nimSum), sum]];
  const left = piles.length - shown.length;
  const more = left > 0 ? [`(and ${left} more below these, not shown)`] : [];
  const wide = columns(cells, [1]);
  if (Math.max(...wide.map(({ length }) => length)) > WIDTH) {
    return [
      ...columns(
        cells.map(([name, size]) => [name, size]),
        [1],
      ),
      ...more,
      `(in binary ${counted(sum.length, 'column')}, too wide to show)`,
      '',
    ];
  }
  const said =
    odd.length === 0
      ? 'every column has an even number of 1s'
      : `${listed('column', odd)} from the left ${verbFor(odd.length, 'has')} an odd number of 1s`;
  const note = ones.every((count) => count === 0) ? [] : [said];
  return [...wide, ...more, '', ...note.map((text) => `${capital(text)}.`)];
}

export interface Telling<Move> {
  readonly game: string;
  /** The first line. */
  readonly heading: string;
  /** Lines before the table, for example how the piles arise. */
  readonly before?: readonly string[];
  label(pile: number): string;
  words(move: Move): string;
  /** Returns the move as data, with piles and rows counted from 1. */
  data(move: Move): Readonly<Record<string, unknown>>;
}

/** Returns the answer for a game that is Nim under another name: table, verdict, moves. */
export function gameAnswer<Move>(solution: Solution<Move>, { before = [], data, game, heading, label, words }: Telling<Move>): GameAnswer {
  const { moves, nimSum, piles, play, winning } = solution;
  return {
    text: [heading, ...before, '', ...pileTable(solution, label), ...verdictLines(solution), ...moveLines(moves, words)],
    json: { game, play, piles, nimSum, winning, moves: moves.map(data) },
  };
}
