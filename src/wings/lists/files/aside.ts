import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { AuditError } from '../../../core/errors.js';
import { systemReason } from '../../../core/words/system-reason.js';
import type { Numbers } from '../items/numbers.js';
import type { ScratchFolder } from './scratch-folder.js';

/** The most numbers held in memory, 16 MB of them; more go to a file. */
const MOST_HELD = 1 << 22;

/** Numbers read back at once. */
const PIECE = 1 << 16;

/** Numbers that were put aside: in memory up to `mostHeld`, 2^22 by default, beyond that 4 bytes each in a file. Close it in the end. */
export class Aside implements Numbers {
  length = 0;
  readonly #mostHeld: number;
  readonly #scratch: ScratchFolder;
  /** The numbers, as long as there is no file. */
  #held = new Uint32Array(PIECE);
  #file = -1;

  constructor(scratch: ScratchFolder, mostHeld: number = MOST_HELD) {
    this.#scratch = scratch;
    this.#mostHeld = mostHeld;
  }

  /** Appends numbers. Throws E_CANNOT_CREATE where there is no place for a file, E_IO where there is no room. */
  push(numbers: Uint32Array): void {
    const length = this.length + numbers.length;
    if (this.#file < 0 && length > this.#mostHeld) this.#moveToFile();
    if (this.#file >= 0) this.#write(numbers, this.length);
    else {
      if (length > this.#held.length) {
        const larger = new Uint32Array(Math.max(length, Math.min(this.#mostHeld, 2 * this.#held.length)));
        larger.set(this.#held.subarray(0, this.length));
        this.#held = larger;
      }
      this.#held.set(numbers, this.length);
    }
    this.length = length;
  }

  /** Yields the numbers from place `from` up to place `to`; all by default. */
  async *read(from = 0, to: number = this.length): AsyncGenerator<Uint32Array> {
    const piece = new Uint32Array(PIECE);
    for (let at = from; at < to; at += PIECE) {
      const length = Math.min(PIECE, to - at);
      // A copy of what is held too, so that nobody who writes into a piece changes the list.
      if (this.#file < 0) piece.set(this.#held.subarray(at, at + length));
      else readSync(this.#file, piece, 0, 4 * length, 4 * at);
      yield piece.subarray(0, length);
    }
  }

  /** Closes the file; its folder belongs to whoever made it. May be called again. */
  close(): void {
    if (this.#file >= 0) closeSync(this.#file);
    this.#file = -1;
    this.#held = new Uint32Array(0);
    this.length = 0;
  }

  #moveToFile(): void {
    this.#file = openSync(this.#scratch.newFile(), 'w+', 0o600);
    this.#write(this.#held.subarray(0, this.length), 0);
    this.#held = new Uint32Array(0);
  }

  #write(numbers: Uint32Array, at: number): void {
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done, bytes.length - done, 4 * at + done);
    } catch (cause) {
      throw noRoom(cause);
    }
  }
}

/** Returns the error for a temporary file that takes no more. */
export function noRoom(cause: unknown): AuditError {
  return new AuditError('E_IO', `a list cannot be put aside in a temporary file: ${systemReason(cause)}`, {
    hint: 'set TMPDIR to a folder with more room',
    cause,
  });
}
