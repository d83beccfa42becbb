import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/subject/outcome.js';
import { checkTiles } from '../../games/puzzle/board.js';
import { LEAST_SIDE } from '../../games/puzzle/board-size.js';
import { readCells, readShape } from '../../games/puzzle/read-board.js';
import { type AnyBoard, checkSameShape, type Solvability, solvability, unsolvableText } from '../../games/puzzle/solvable.js';
import { say } from '../../page/phrase.js';
import { wrapped } from '../../page/wrap.js';
import type { CommonAsked } from '../command.js';
import { print, printJson } from '../print.js';
import type { PuzzleAsked } from './options.js';
import { solvableLines } from './say.js';

/** The longest side of a board that is only checked: without a search, only its tiles have to be read. */
const MOST_CHECKED_SIDE = 100;

/** `puzzle check`: says if a board of any size can be solved, with the numbers that show it. Returns true if it can. Throws E_USAGE. */
export function checkPuzzle({ goal: wanted, json, size, tiles }: PuzzleAsked & CommonAsked): boolean {
  const shape = size === undefined ? undefined : readShape(size, MOST_CHECKED_SIDE);
  const words = tiles.join(' ');
  if (words.trim() === '')
    throw new AuditError('E_USAGE', 'puzzle check needs a board, got nothing', {
      hint: 'for example: shuffle-audit puzzle check "1 2 3 4 / 0 5 6 7"',
    });
  const board = anyBoard(words, shape);
  const goal = goalOf(wanted, board);
  const facts = solvability(board, goal);
  if (json) printJson({ rows: board.rows, columns: board.columns, ...facts });
  else print(...(facts.solvable ? solvableLines(board, goal) : unsolvableLines(board, facts)));
  return facts.solvable;
}

/** Explains why the goal cannot be reached, that nothing else decides it, and which exchange would help. */
function unsolvableLines(board: BoardShape, facts: Solvability): readonly string[] {
  const [a, b] = facts.exchange;
  const why = unsolvableText(board, facts);
  return wrapped(
    say`It cannot be solved: ${why}. Every move keeps that parity, so no sequence of moves leads there. With ${a} and ${b} exchanged it can be solved.`,
  );
}

function anyBoard(text: string, shape: BoardShape | undefined): AnyBoard {
  const trimmed = text.trim();
  // Up to nine tiles may be written without spaces.
  const spaced = /^[0-9]{4,9}$/.test(trimmed) ? [...trimmed].join(' ') : trimmed;
  const { cells, shape: sides } = readCells(spaced, shape);
  for (const side of [sides.rows, sides.columns]) {
    if (side < LEAST_SIDE || side > MOST_CHECKED_SIDE)
      throw new AuditError(
        'E_USAGE',
        `a board needs sides from ${LEAST_SIDE} to ${MOST_CHECKED_SIDE} cells, got ${sides.rows} x ${sides.columns}`,
      );
  }
  checkTiles(sides.rows * sides.columns, cells);
  return { ...sides, cells };
}

function goalOf(text: string, { columns, rows }: BoardShape): AnyBoard {
  const inOrder = Array.from({ length: rows * columns }, (_, tile) => tile);
  if (text === 'blank-first') return { rows, columns, cells: inOrder };
  if (text === 'blank-last') return { rows, columns, cells: [...inOrder.slice(1), 0] };
  if (/^[a-z]+-[a-z]+$/.test(text)) throw new AuditError('E_USAGE', `--goal must be blank-last, blank-first or a board, got "${text}"`);
  const goal = anyBoard(text, { rows, columns });
  checkSameShape({ rows, columns }, goal);
  return goal;
}
