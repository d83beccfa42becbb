import { setImmediate } from 'node:timers/promises';
import type { Cells } from '../../../core/statistic/row-form.js';
import { CHILD_FRAME, CHILD_FRAME_DECKS, CHILD_FRAME_LEAD, CHILD_MAGIC, childInBytes } from '../../../engine/child/protocol.js';
import { ChildSeal } from '../../../engine/child/seal.js';
import type { Handout } from '../../../kinds/handout.js';
import type { ChildProcess } from './process.js';

const WORD = 4;
const SEAL_WORDS = 2;

/** The most bytes of a text; the most bytes that list files, some hundred thousand of them; and the most 32-bit words of other frames. */
const MOST_TEXT = 2 ** 20;
const MOST_LOADS = 2 ** 24;
const MOST_WORDS = 2 ** 24;

const TEXTS: readonly number[] = [CHILD_FRAME.ready, CHILD_FRAME.fault, CHILD_FRAME.end, CHILD_FRAME.cards, CHILD_FRAME.loads];

/** The outcome of a wait for the child's next bytes; 'foreign': they were not signed by the harness. */
export type ChildWait = 'bytes' | 'ended' | 'timeout' | 'foreign';

/**
 * Reads a child's result channel, one frame at a time, and passes on nothing that the harness has not signed. It reads nothing ahead beyond the
 * stream's own small buffer, so a reader that pauses pauses the child.
 */
export class ChildFrames {
  /** Kind of the last frame, one of CHILD_FRAME. */
  kind = 0;
  /** Length of the last frame: decks, words or bytes of text. */
  length = 0;
  readonly #child: ChildProcess;
  readonly #timeoutMs: number;
  readonly #width: number;
  readonly #inBytes: boolean;
  readonly #seal: ChildSeal;
  #words: Uint32Array = new Uint32Array(64);
  #taken = 0;
  #count = 0;
  #chunk: Uint8Array = new Uint8Array(0);
  #at = 0;
  #done = false;

  /** Takes `handed` from the child's task. A wait ends after `timeoutMs` without bytes and without a pulse that reports progress. */
  constructor(child: ChildProcess, key: Uint32Array, handed: Handout, timeoutMs: number) {
    this.#child = child;
    this.#seal = new ChildSeal(key);
    this.#width = handed.width;
    this.#inBytes = childInBytes(handed);
    this.#timeoutMs = timeoutMs;
    child.results.once('end', () => {
      this.#done = true;
    });
    child.results.once('close', () => {
      this.#done = true;
    });
  }

  async next(): Promise<ChildWait> {
    const lead = await this.#read(1, 2);
    if (lead !== 'bytes') return lead;
    this.kind = this.#words[1] - CHILD_MAGIC;
    this.length = this.#words[2];
    const count = wordsOf(this.kind, this.length, this.#width, this.#inBytes);
    if (count === null) return 'foreign';
    const end = CHILD_FRAME_LEAD + count;
    if (end + SEAL_WORDS > this.#words.length) {
      const wider = new Uint32Array(end + SEAL_WORDS);
      wider.set(this.#words.subarray(0, CHILD_FRAME_LEAD));
      this.#words = wider;
    }
    const body = await this.#read(CHILD_FRAME_LEAD, count + SEAL_WORDS);
    if (body !== 'bytes') return body;
    this.#words[0] = this.#count++;
    this.#seal.sign(this.#words, end);
    this.#taken = CHILD_FRAME_LEAD * WORD;
    return this.#words[end] === this.#seal.low && this.#words[end + 1] === this.#seal.high ? 'bytes' : 'foreign';
  }

  /** Takes the next `length` bytes of the frame's body, to `into` at `offset`. */
  take(into: Uint8Array, offset: number, length: number): void {
    into.set(new Uint8Array(this.#words.buffer, this.#taken, length), offset);
    this.#taken += length;
  }

  /** Returns a view of the next `count` cells of the frame's body, valid until the next frame is read. */
  cells(count: number): Cells {
    const inBytes = this.#inBytes && this.kind === CHILD_FRAME.decks;
    const { buffer } = this.#words;
    const cells = inBytes ? new Uint8Array(buffer, this.#taken, count) : new Uint16Array(buffer, this.#taken, count);
    this.#taken += cells.byteLength;
    return cells;
  }

  text(): string {
    const codes = new Uint8Array(this.length);
    for (let i = 0; i < this.length; i++) codes[i] = this.#words[CHILD_FRAME_LEAD + (i >> 2)] >>> (8 * (i & 3));
    return new TextDecoder().decode(codes);
  }

  async #read(from: number, count: number): Promise<ChildWait> {
    const into = new Uint8Array(this.#words.buffer, from * WORD, count * WORD);
    for (let got = 0; got < into.length; ) {
      if (this.#at === this.#chunk.length) {
        const wait = await this.#more();
        if (wait !== 'bytes') return wait;
      }
      const part = Math.min(into.length - got, this.#chunk.length - this.#at);
      into.set(this.#chunk.subarray(this.#at, this.#at + part), got);
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

  /** Resolves to true once there may be something to read, false after too long without a sign of life. */
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

/** Returns the number of words in a frame's body, or null where the harness would not send such a frame. */
function wordsOf(kind: number, length: number, width: number, inBytes: boolean): number | null {
  if (kind === CHILD_FRAME.decks || (kind === CHILD_FRAME.strange && inBytes))
    return length <= CHILD_FRAME_DECKS ? Math.ceil((length * width * (inBytes && kind === CHILD_FRAME.decks ? 1 : 2)) / WORD) : null;
  if (kind === CHILD_FRAME.draws || kind === CHILD_FRAME.calls) return length <= MOST_WORDS ? length : null;
  return TEXTS.includes(kind) && length <= (kind === CHILD_FRAME.loads ? MOST_LOADS : MOST_TEXT) ? Math.ceil(length / WORD) : null;
}
