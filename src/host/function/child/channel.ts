import { Buffer } from 'node:buffer';
import { writeSync } from 'node:fs';
import type { ChildBreach } from './answer.js';
import type { ChildCards } from './cards.js';
import { CHILD_FRAME, CHILD_FRAME_DECKS, CHILD_MAGIC } from './protocol.js';
import { childQuit } from './quit.js';

const RESULTS = 3;
const HEADER = 8;

// Captured before the subject is loaded: it may replace any of them.
const write = writeSync;
const encode = Buffer.from;
const lengthOf = Buffer.byteLength;
const stringify = JSON.stringify;
const ArrayBytes = ArrayBuffer;
const Bytes = Uint8Array;
const Halves = Uint16Array;
const Words = Uint32Array;
const NodeError = Error;

/** The child's end of the result channel. Writes block, so a slow reader slows the subject and memory stays constant. */
export class ChildChannel {
  /** Where the deck being dealt is written, from `at` on. */
  readonly cells: Uint16Array;
  readonly #n: number;
  readonly #capacity: number;
  readonly #bytes: Uint8Array;
  readonly #header: Uint32Array;
  #decks = 0;
  #names: ChildCards | null = null;

  constructor(n: number) {
    this.#n = n;
    this.#capacity = Math.max(1, Math.min(CHILD_FRAME_DECKS, Math.floor(2 ** 19 / n)));
    const frame = new ArrayBytes(HEADER + this.#capacity * n * 2);
    this.#bytes = new Bytes(frame);
    this.#header = new Words(frame, 0, 2);
    this.cells = new Halves(frame, HEADER);
  }

  /** Index into `cells` of the next deck. */
  get at(): number {
    return this.#decks * this.#n;
  }

  /** Counts the deck at `at` as dealt; true where there is no room for another before `flush`. */
  commit(): boolean {
    return ++this.#decks === this.#capacity;
  }

  /** Sends what tells cards apart before the first decks that hold them. */
  tellCards(names: ChildCards): void {
    this.#names = names;
  }

  /** Sends the decks dealt so far. */
  flush(): void {
    if (this.#decks === 0) return;
    const lines = this.#names === null ? '' : this.#names.fresh();
    if (lines !== '') sendMessage(CHILD_FRAME.cards, { __proto__: null, lines });
    this.#header[0] = CHILD_MAGIC + CHILD_FRAME.decks;
    this.#header[1] = this.#decks;
    const length = HEADER + this.#decks * this.#n * 2;
    this.#decks = 0;
    send(this.#bytes, length);
  }

  /** Sends the first `count` of `words` as a frame of that kind. */
  words(kind: number, words: Uint32Array, count: number): void {
    this.flush();
    const length = HEADER + count * 4;
    const frame = new ArrayBytes(length);
    const header = new Words(frame);
    header[0] = CHILD_MAGIC + kind;
    header[1] = count;
    for (let i = 0; i < count; i++) header[i + 2] = words[i];
    send(new Bytes(frame), length);
  }

  /** Sends what a deal broke; `trial` from 1. */
  fault({ code, rule, position, stack }: ChildBreach, trial: number, hint: string = ''): void {
    this.message(CHILD_FRAME.fault, { __proto__: null, code, rule, trial, position, hint, stack, syntax: false });
  }

  /** Sends a message; it must have no prototype and hold plain values only, or a subject's `toJSON` could answer for it. */
  message(kind: number, message: object): void {
    this.flush();
    sendMessage(kind, message);
  }
}

function sendMessage(kind: number, message: object): void {
  const text = stringify(message);
  const body = encode(text, 'utf8');
  const length = lengthOf(text, 'utf8');
  const start = new ArrayBytes(HEADER);
  const header = new Words(start);
  header[0] = CHILD_MAGIC + kind;
  header[1] = length;
  const frame = new Bytes(HEADER + length);
  const lead = new Bytes(start);
  for (let i = 0; i < HEADER; i++) frame[i] = lead[i];
  for (let i = 0; i < length; i++) frame[HEADER + i] = body[i];
  send(frame, HEADER + length);
}

function send(bytes: Uint8Array, length: number): void {
  for (let sent = 0; sent < length; ) {
    try {
      sent += write(RESULTS, bytes, sent, length - sent);
    } catch (error) {
      // A full channel says so where it does not block; with nobody left to read it there is nothing more to do.
      const full = error instanceof NodeError && 'code' in error && error.code === 'EAGAIN';
      if (!full) childQuit();
    }
  }
}
