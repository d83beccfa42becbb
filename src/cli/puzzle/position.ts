import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/outcome.js';
import { Words } from '../../core/source.js';
import { deriveWords, rootOf } from '../../engine/seeds/seed-path.js';
import { choicesFrom } from '../../engine/subject/dealer.js';
import { type Board, blankFirstBoard, solvedBoard } from '../../games/puzzle/board.js';
import { randomBoard } from '../../games/puzzle/random-board.js';
import { readBoard, readShape } from '../../games/puzzle/read-board.js';
import type { Moved } from '../../games/puzzle/state-text.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { xoshiro128ss } from '../../parts/prng/xoshiro128ss.js';
import type { Values } from '../command.js';
import { textOf } from '../command.js';
import { drawSeed } from '../draw-seed.js';
import type { Position } from './task.js';

const USUAL: BoardShape = { rows: 3, columns: 3 };

/** The board of the command and its goal; without a board one is drawn from `--seed`, which is told to `onSeed` where it was drawn too. */
export function positionOf(values: Values, onSeed: (seed: string) => void): Position {
  const size = textOf(values, 'size');
  const shape = size === undefined ? undefined : readShape(size);
  const moved = movedOf(values);
  const words = wordsOf(values);
  if (words.length > 0) {
    if (textOf(values, 'seed') !== undefined)
      throw new AuditError('E_USAGE', '--seed draws a board, got it with a board', { hint: 'leave one of them out' });
    const start = readBoard(words.join(' '), shape, moved).board;
    return { start, goal: goalOf(values, start), moved };
  }
  const goal = goalOf(values, shape ?? USUAL);
  const seed = textOf(values, 'seed') ?? drawSeed();
  onSeed(seed);
  return { start: drawn(goal, seed), goal, moved };
}

/** The words of the board as typed. */
export function wordsOf(values: Values): readonly string[] {
  const words = values['tiles'];
  return Array.isArray(words) ? words.map(String) : [];
}

function goalOf(values: Values, shape: BoardShape): Board {
  const text = textOf(values, 'goal') ?? 'blank-last';
  if (text === 'blank-last') return solvedBoard(shape);
  if (text === 'blank-first') return blankFirstBoard(shape);
  if (/^[a-z]+-[a-z]+$/.test(text)) throw new AuditError('E_USAGE', `--goal must be blank-last, blank-first or a board, got "${text}"`);
  return readBoard(text, shape).board;
}

function movedOf(values: Values): Moved {
  const text = textOf(values, 'moves') ?? 'tile';
  if (text !== 'tile' && text !== 'blank') throw new AuditError('E_USAGE', `--moves must be tile or blank, got "${text}"`);
  return text;
}

function drawn(goal: Board, seed: string): Board {
  const state = deriveWords(rootOf(seed), [['role', 'puzzle']], xoshiro128ss.seedWords);
  return randomBoard(goal, choicesFrom(new Words(xoshiro128ss.create(state), xoshiro128ss.range), lemire));
}
