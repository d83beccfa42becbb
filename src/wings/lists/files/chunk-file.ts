import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { noRoom } from './aside.js';
import type { ScratchFolder } from './scratch-folder.js';

/** The most bytes of one stream that wait in memory, unless they come at once. */
const CHUNK = 1 << 14;

interface Chunk {
  readonly at: number;
  readonly length: number;
}

/**
 * Many streams of bytes in one temporary file, so that any number of them needs one open file. At most 32 KB of a stream wait in memory; a stream
 * that never has more stays there, so small lists touch no disk.
 */
export class ChunkFile {
  readonly #scratch: ScratchFolder;
  readonly #waiting: Uint8Array[] = [];
  readonly #filled: number[] = [];
  readonly #written: Chunk[][] = [];
  #file = -1;
  #path = '';
  #end = 0;

  constructor(scratch: ScratchFolder) {
    this.#scratch = scratch;
  }

  /** The number of streams: one more than the greatest that was written to. */
  get streams(): number {
    return this.#waiting.length;
  }

  /**
   * Makes room for `length` bytes at the end of a stream, numbered from 0. The caller writes them to the returned `bytes`, from `at` on. Throws
   * E_CANNOT_CREATE, or E_IO where there is no room.
   */
  room(stream: number, length: number): { readonly bytes: Uint8Array; readonly at: number } {
    while (this.#waiting.length <= stream) {
      this.#waiting.push(new Uint8Array(0));
      this.#filled.push(0);
      this.#written.push([]);
    }
    if (this.#filled[stream] + length > this.#waiting[stream].length) this.#make(stream, length);
    const at = this.#filled[stream];
    this.#filled[stream] += length;
    return { bytes: this.#waiting[stream], at };
  }

  /** Bytes of a stream. */
  size(stream: number): number {
    return this.#written[stream].reduce((sum, { length }) => sum + length, this.#filled[stream]);
  }

  /** Yields a stream in the pieces in which it lies; room made at once is never cut. */
  *read(stream: number): Generator<Uint8Array> {
    for (const { at, length } of this.#written[stream]) {
      const bytes = new Uint8Array(length);
      readSync(this.#file, bytes, 0, length, at);
      yield bytes;
    }
    yield this.#waiting[stream].subarray(0, this.#filled[stream]);
  }

  close(): void {
    if (this.#file >= 0) {
      closeSync(this.#file);
      rmSync(this.#path);
    }
    this.#file = -1;
    this.#waiting.length = 0;
  }

  #make(stream: number, length: number): void {
    const waiting = this.#waiting[stream];
    const filled = this.#filled[stream];
    if (filled + length <= CHUNK) {
      // Streams of small lists are short: their room grows as it is needed.
      const larger = new Uint8Array(Math.min(CHUNK, Math.max(1024, 2 * (filled + length))));
      larger.set(waiting.subarray(0, filled));
      this.#waiting[stream] = larger;
      return;
    }
    this.#write(stream, waiting.subarray(0, filled));
    this.#filled[stream] = 0;
    if (length > waiting.length) this.#waiting[stream] = new Uint8Array(Math.max(CHUNK, length));
  }

  #write(stream: number, bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    try {
      if (this.#file < 0) {
        this.#path = this.#scratch.newFile();
        this.#file = openSync(this.#path, 'w+', 0o600);
      }
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done, bytes.length - done, this.#end + done);
    } catch (cause) {
      throw noRoom(cause);
    }
    this.#written[stream].push({ at: this.#end, length: bytes.length });
    this.#end += bytes.length;
  }
}
