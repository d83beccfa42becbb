import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/subject/outcome.js';
import { Words } from '../../core/subject/source.js';
import { deriveWords, rootOf } from '../../engine/seeds/seed-path.js';
import { choicesFrom } from '../../engine/subject/dealer.js';
import { type Board, blankFirstBoard, solvedBoard } from '../../games/puzzle/board.js';
import { randomBoard } from '../../games/puzzle/random-board.js';
import { readBoard, readShape } from '../../games/puzzle/read-board.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { xoshiro128ss } from '../../parts/prng/xoshiro128ss.js';
import { drawSeed } from '../seed/draw-seed.js';
import type { PuzzleAsked } from './options.js';
import type { Position } from './task.js';

const USUAL: BoardShape = { rows: 3, columns: 3 };

/** Returns the board of the command and its goal. Without a board, draws one from `--seed`. If the seed is drawn too, it is passed to `onSeed`. */
export function positionOf(asked: PuzzleAsked, onSeed: (seed: string) => void): Position {
  const { moves: moved, size, tiles: words } = asked;
  const shape = size === undefined ? undefined : readShape(size);
  if (words.length > 0) {
    if (asked.seed !== undefined)
      throw new AuditError('E_USAGE', '--seed draws a board, got it with a board', { hint: 'leave one of them out' });
    const start = readBoard(words.join(' '), shape, moved).board;
    return { start, goal: goalOf(asked.goal, start), moved };
  }
  const goal = goalOf(asked.goal, shape ?? USUAL);
  const seed = asked.seed ?? drawSeed();
  onSeed(seed);
  return { start: drawn(goal, seed), goal, moved };
}

function goalOf(text: string, shape: BoardShape): Board {
  if (text === 'blank-last') return solvedBoard(shape);
  if (text === 'blank-first') return blankFirstBoard(shape);
  if (/^[a-z]+-[a-z]+$/.test(text)) throw new AuditError('E_USAGE', `--goal must be blank-last, blank-first or a board, got "${text}"`);
  return readBoard(text, shape).board;
}

function drawn(goal: Board, seed: string): Board {
  const state = deriveWords(rootOf(seed), [['role', 'puzzle']], xoshiro128ss.seedWords);
  return randomBoard(goal, choicesFrom(new Words(xoshiro128ss.create(state), xoshiro128ss.range), lemire));
}
