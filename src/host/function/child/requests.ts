import { readSync } from 'node:fs';
import { childQuit } from './quit.js';

const REQUESTS = 5;
const NAP_MS = 1;

// Captured before the subject is loaded: it may replace any of them.
const read = readSync;
const nap = Atomics.wait;
const Memory = ArrayBuffer;
const Bytes = Uint8Array;
const Doubles = Float64Array;
const NodeError = Error;

/** The child's end of the request channel. A request is read whole before it is dealt, so that neither side waits for the other to read. */
export class ChildRequests {
  readonly #idle = new Int32Array(new SharedArrayBuffer(4));
  readonly #head = new Uint32Array(2);
  readonly #headBytes = new Bytes(this.#head.buffer);
  #room = 0;
  #numbers = new Doubles(0);
  #bytes = new Bytes(0);

  /** Waits for the next request; ends the process where the parent is gone. */
  next(): void {
    this.#fill(this.#headBytes, 8);
    const count = this.#head[0] * this.#head[1];
    if (count > this.#room) {
      const memory = new Memory(count * 8);
      this.#room = count;
      this.#numbers = new Doubles(memory);
      this.#bytes = new Bytes(memory);
    }
    this.#fill(this.#bytes, count * 8);
  }

  get runs(): number {
    return this.#head[0];
  }

  /** Numbers a run. */
  get width(): number {
    return this.#head[1];
  }

  /** The numbers of all runs, row-major; what follows them means nothing. */
  get numbers(): Float64Array {
    return this.#numbers;
  }

  #fill(bytes: Uint8Array, length: number): void {
    for (let got = 0; got < length; ) {
      try {
        const more = read(REQUESTS, bytes, got, length - got, null);
        if (more === 0) childQuit();
        got += more;
      } catch (error) {
        const empty = error instanceof NodeError && 'code' in error && error.code === 'EAGAIN';
        if (empty) nap(this.#idle, 0, 0, NAP_MS);
        else childQuit();
      }
    }
  }
}
