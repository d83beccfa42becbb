import { childRead } from './read.js';

const REQUESTS = 6;

// Captured before the subject is loaded: it may replace any of them.
const Memory = ArrayBuffer;
const Bytes = Uint8Array;
const Doubles = Float64Array;

/** The child's end of the request channel. A request is read whole before it is dealt, so that neither side waits for the other to read. */
export class ChildRequests {
  readonly #head = new Uint32Array(2);
  readonly #headBytes = new Bytes(this.#head.buffer);
  #room = 0;
  #numbers = new Doubles(0);
  #bytes = new Bytes(0);

  /** Waits for the next request; ends the process where the parent is gone. */
  next(): void {
    childRead(REQUESTS, this.#headBytes, 8);
    const count = this.#head[0] * this.#head[1];
    if (count > this.#room) {
      const memory = new Memory(count * 8);
      this.#room = count;
      this.#numbers = new Doubles(memory);
      this.#bytes = new Bytes(memory);
    }
    childRead(REQUESTS, this.#bytes, count * 8);
  }

  get runs(): number {
    return this.#head[0];
  }

  /** Numbers per run. */
  get width(): number {
    return this.#head[1];
  }

  /** The numbers of all runs, row-major; anything after them is meaningless. */
  get numbers(): Float64Array {
    return this.#numbers;
  }
}
