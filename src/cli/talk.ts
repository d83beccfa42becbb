import { createInterface } from 'node:readline';
import { print, printPrompt } from './print.js';
import { terminalLines } from './terminal-lines.js';

/** A game played by lines: it takes typed lines and returns lines to show. */
export interface Talk {
  /** True if the game has ended or was left. */
  readonly over: boolean;
  hear(line: string): readonly string[];
  /** Returns the lines for the end of input. */
  leave(): readonly string[];
}

/** Plays on standard input and output, a terminal or a pipe, beginning with `opening`. Resolves when the game or the input ends. */
export async function playTalk(talk: Talk, opening: readonly string[]): Promise<void> {
  const write = (lines: readonly string[]): void => {
    print(...terminalLines(lines));
    if (process.stdin.isTTY && !talk.over) printPrompt();
  };
  write(opening);
  if (talk.over) return;
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    write(talk.hear(line));
    if (talk.over) break;
  }
  lines.close();
  if (!talk.over) write(talk.leave());
}
