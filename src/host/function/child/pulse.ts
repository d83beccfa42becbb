import { writeSync } from 'node:fs';
import { CHILD_PULSE } from '../../../engine/child/protocol.js';
import type { ChildSeal } from '../../../engine/child/seal.js';
import { childQuit } from './quit.js';

const PROGRESS = 4;

// Captured before the subject is loaded: it may replace any of them.
const write = writeSync;
const NodeError = Error;

/** Reports to the parent, on fd 4, the number of trials dealt in all looks; ends the process where the parent is gone. */
export class ChildPulse {
  readonly #seal: ChildSeal;
  readonly #said = new Uint32Array(2);
  readonly #words = new Uint32Array(3);
  #before = 0;

  constructor(seal: ChildSeal) {
    this.#seal = seal;
    this.tell(0, false);
  }

  /** Adds the trials dealt by finished looks. */
  passed(dealt: number): void {
    this.#before += dealt;
  }

  /** Reports the count before a deal that may wait, so that one that never ends is named exactly though decks are sent by the thousand. */
  tell(dealt: number, now: boolean = true): void {
    this.#said[0] = CHILD_PULSE;
    const all = this.#before + dealt;
    this.#said[1] = all;
    this.#seal.sign(this.#said, 2);
    this.#words[0] = all;
    this.#words[1] = this.#seal.low;
    this.#words[2] = this.#seal.high;
    if (now) this.again();
  }

  again(): void {
    try {
      write(PROGRESS, this.#words);
    } catch (error) {
      const full = error instanceof NodeError && 'code' in error && error.code === 'EAGAIN';
      if (!full) childQuit();
    }
  }
}
