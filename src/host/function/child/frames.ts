import { setImmediate } from 'node:timers/promises';
import type { ChildProcess } from './process.js';

/** How a wait for the child's next bytes ended. */
export type ChildWait = 'bytes' | 'ended' | 'timeout';

/**
 * Reads a child's result channel into memory the caller owns. Nothing is read ahead beyond the stream's own small buffer,
 * so a reader that pauses pauses the child.
 */
export class ChildFrames {
  readonly #child: ChildProcess;
  readonly #timeoutMs: number;
  readonly #header = new Uint32Array(2);
  #chunk: Uint8Array = new Uint8Array(0);
  #at = 0;
  #done = false;

  /** A wait ends after `timeoutMs` without bytes and without a pulse that tells of progress. */
  constructor(child: ChildProcess, timeoutMs: number) {
    this.#child = child;
    this.#timeoutMs = timeoutMs;
    child.results.once('end', () => {
      this.#done = true;
    });
    child.results.once('close', () => {
      this.#done = true;
    });
  }

  /** The two words that lead the next frame. */
  get header(): Uint32Array {
    return this.#header;
  }

  /** Reads the next frame's header. */
  async next(): Promise<ChildWait> {
    return this.read(new Uint8Array(this.#header.buffer), 0, 8);
  }

  /** Reads exactly `length` bytes to `into` at `offset`. */
  async read(into: Uint8Array, offset: number, length: number): Promise<ChildWait> {
    for (let got = 0; got < length; ) {
      if (this.#at === this.#chunk.length) {
        const wait = await this.#more();
        if (wait !== 'bytes') return wait;
      }
      const part = Math.min(length - got, this.#chunk.length - this.#at);
      into.set(this.#chunk.subarray(this.#at, this.#at + part), offset + got);
      this.#at += part;
      got += part;
    }
    return 'bytes';
  }

  async #more(): Promise<ChildWait> {
    const { results } = this.#child;
    for (;;) {
      const chunk: unknown = results.read();
      if (chunk instanceof Uint8Array) {
        this.#chunk = chunk;
        this.#at = 0;
        return 'bytes';
      }
      if (this.#done) return 'ended';
      if (!(await this.#stirred())) {
        // A parent that was busy itself hears the timer before the bytes that came in time.
        await setImmediate();
        if (results.readableLength === 0 && !this.#done) return 'timeout';
      }
    }
  }

  /** True once there may be something to read, false after too long without a sign of life. */
  #stirred(): Promise<boolean> {
    const { results } = this.#child;
    return new Promise((settle) => {
      const end = (stirred: boolean): void => {
        clearTimeout(timer);
        for (const event of ['readable', 'end', 'close']) results.off(event, wake);
        this.#child.onProgress = () => {};
        settle(stirred);
      };
      const wake = (): void => end(true);
      const timer = setTimeout(end, this.#timeoutMs, false);
      this.#child.onProgress = () => timer.refresh();
      for (const event of ['readable', 'end', 'close']) results.on(event, wake);
    });
  }
}
