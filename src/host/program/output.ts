import { setImmediate } from 'node:timers/promises';
import type { ProgramProcess } from './process.js';

/** The longest line a program may write, its end not counted. */
export const MOST_LINE_BYTES = 65_536;

/** The content of the bytes received: a line or record, nothing whole yet, or a line that is too long. */
export type ProgramTaken = Uint8Array | 'more' | 'too long';

export type ProgramWait = 'bytes' | 'ended' | 'timeout' | 'late';

type ProgramState = 'open' | 'timeout' | 'late';

/** The time for which a program that has ended may have its output held open by processes it started. */
const HELD_MS = 300;

export interface ProgramTimes {
  /** Milliseconds for one deal. */
  readonly timeoutMs: number;
  /** Milliseconds for all of them. */
  readonly deadlineMs: number;
}

/** Reads a program's output piece by piece; a reader that pauses pauses the program. */
export class ProgramOutput {
  readonly #process: ProgramProcess;
  readonly #timeoutMs: number;
  readonly #deadline: NodeJS.Timeout;
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;
  /** Bytes before this one are known to hold no line end. */
  #searched = 0;
  #timer: NodeJS.Timeout | undefined;
  #state: ProgramState = 'open';
  #done = false;
  #held = false;
  #wake: () => void = () => {};

  constructor(program: ProgramProcess, { timeoutMs, deadlineMs }: ProgramTimes) {
    this.#process = program;
    this.#timeoutMs = timeoutMs;
    this.#deadline = setTimeout(() => this.#stirs('late'), deadlineMs).unref();
    const { output } = program;
    for (const event of ['end', 'close']) {
      output.once(event, () => {
        this.#done = true;
        this.#wake();
      });
    }
    output.on('readable', () => this.#wake());
    void program.exit.then(() => this.#outlived());
  }

  /** True if the program had ended while processes it started still held its output, until they were killed too. */
  get held(): boolean {
    return this.#held;
  }

  /** Bytes received and not taken. */
  get waiting(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }

  /** Takes the next line, without its end. */
  line(): ProgramTaken {
    const end = this.#bytes.indexOf(10, Math.max(this.#searched, this.#at));
    const length = (end < 0 ? this.#bytes.length : end) - this.#at;
    if (length > MOST_LINE_BYTES) return 'too long';
    if (end < 0) {
      this.#searched = this.#bytes.length;
      return 'more';
    }
    return this.#take(length, 1);
  }

  record(length: number): ProgramTaken {
    return this.#bytes.length - this.#at < length ? 'more' : this.#take(length, 0);
  }

  /** Waits for more bytes. The time for a deal runs from the first wait for it, however many bytes come, to `dealt`. */
  async more(): Promise<ProgramWait> {
    this.#timer ??= setTimeout(() => this.#stirs('timeout'), this.#timeoutMs);
    for (;;) {
      if (this.#state === 'late') return 'late';
      const chunk: unknown = this.#process.output.read();
      if (Buffer.isBuffer(chunk)) {
        this.#bytes = this.#at === this.#bytes.length ? chunk : Buffer.concat([this.#bytes.subarray(this.#at), chunk]);
        this.#searched = Math.max(0, this.#searched - this.#at);
        this.#at = 0;
        return 'bytes';
      }
      if (this.#done) return 'ended';
      if (this.#state !== 'open') {
        // A parent that was busy itself hears the timer before the bytes that came in time.
        await setImmediate();
        if (this.#process.output.readableLength === 0 && !this.#done) return 'timeout';
        continue;
      }
      await new Promise<void>((settle) => {
        this.#wake = settle;
      });
    }
  }

  /** Marks a deal as whole: the time for the next one starts with the next wait. */
  dealt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#state === 'timeout') this.#state = 'open';
  }

  /** Drops all further output, so that the program does not wait for a reader. */
  drop(): void {
    this.#process.output.removeAllListeners('readable');
    this.#process.output.resume();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#deadline);
  }

  #take(length: number, end: number): Uint8Array {
    const taken = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length + end;
    this.#searched = this.#at;
    return taken;
  }

  #stirs(state: ProgramState): void {
    this.#state = state;
    this.#wake();
  }

  /** Handles the program's end: processes it started must not hold its output. */
  async #outlived(): Promise<void> {
    for (;;) {
      if (await this.#process.closeWithin(HELD_MS)) return;
      // What was written before is read first.
      if (this.#process.output.readableLength > 0) continue;
      this.#held = true;
      this.#process.stop();
      if (!(await this.#process.closeWithin(HELD_MS))) this.#process.output.destroy();
      return;
    }
  }
}
