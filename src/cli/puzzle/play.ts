import { createInterface } from 'node:readline';
import { checkSolvable } from '../../puzzle/solvable.js';
import { shown } from './say.js';
import { TableTalk } from './table-talk.js';
import type { Position } from './task.js';

/** `puzzle play`: a game from a terminal or a pipe, line by line. Resolves when the goal is reached or nothing more comes. */
export async function playPuzzle(position: Position): Promise<void> {
  checkSolvable(position.start, position.goal);
  const talk = new TableTalk(position);
  const write = (lines: readonly string[]): void => {
    if (lines.length > 0) process.stdout.write(shown(lines));
    if (process.stdin.isTTY && !talk.over) process.stdout.write('> ');
  };
  write(talk.open());
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    write(talk.hear(line));
    if (talk.over) break;
  }
  lines.close();
  if (!talk.over) write(talk.leave());
}
