import { checkSolvable } from '../../games/puzzle/solvable.js';
import { playTalk } from '../talk.js';
import { PuzzleTalk } from './table-talk.js';
import type { Position } from './task.js';

/** `puzzle play`: a game from a terminal or a pipe, line by line. Resolves when the goal is reached or nothing more comes. */
export async function playPuzzle(position: Position): Promise<void> {
  checkSolvable(position.start, position.goal);
  const talk = new PuzzleTalk(position);
  await playTalk(talk, talk.open());
}
