import { writeSync } from 'node:fs';
import { childQuit } from './quit.js';

const PROGRESS = 4;

// Captured before the subject is loaded: it may replace any of them.
const write = writeSync;
const NodeError = Error;

/** Tells the parent, on fd 4, how many trials are dealt; ends the process where the parent is gone. */
export class ChildPulse {
  readonly #word = new Uint32Array(1);

  /** Says it before a deal that may wait, so that one that never ends is named exactly though decks travel by the thousand. */
  tell(dealt: number): void {
    this.#word[0] = dealt;
    this.again();
  }

  /** Says the same again. */
  again(): void {
    try {
      write(PROGRESS, this.#word);
    } catch (error) {
      const full = error instanceof NodeError && 'code' in error && error.code === 'EAGAIN';
      if (!full) childQuit();
    }
  }
}
