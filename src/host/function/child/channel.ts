import { writeSync } from 'node:fs';
import type { ChildBreach } from '../../../engine/child/breach.js';
import type { ChildCards } from '../../../engine/child/cards.js';
import { ChildPack } from '../../../engine/child/pack.js';
import { CHILD_FRAME, CHILD_FRAME_DECKS, CHILD_FRAME_LEAD, CHILD_MAGIC, childInBytes } from '../../../engine/child/protocol.js';
import { type ChildSeal, childCopy } from '../../../engine/child/seal.js';
import type { Handout } from '../../../kinds/handout.js';
import { childQuit } from './quit.js';

const RESULTS = 3;
const WORD = 4;

// Captured before the subject is loaded: it may replace any of them.
const write = writeSync;
const stringify = JSON.stringify;
const apply = Reflect.apply;
const codeAt = String.prototype.charCodeAt;
const ArrayBytes = ArrayBuffer;
const Bytes = Uint8Array;
const Halves = Uint16Array;
const Words = Uint32Array;
const NodeError = Error;

/** The child's end of the result channel. Writes block, so a slow reader slows the subject and memory stays constant. */
export class ChildChannel {
  /** Buffer for the deck being dealt, from `at` on. Never handed to a function that a subject may replace. */
  readonly cells: Uint16Array;
  /** The kind of the frame sent last. */
  last = 0;
  readonly #n: number;
  readonly #capacity: number;
  readonly #words: Uint32Array;
  /** The same frame with cells as bytes; unused where cells are not packed. */
  readonly #packed: Uint32Array;
  readonly #pack: ChildPack | null;
  readonly #seal: ChildSeal;
  #sent = 0;
  #decks = 0;
  #names: ChildCards | null = null;

  /** Must be called before the subject is loaded. */
  constructor(handed: Handout, seal: ChildSeal) {
    const n = handed.width;
    this.#n = n;
    this.#seal = seal;
    this.#capacity = Math.max(1, Math.min(CHILD_FRAME_DECKS, Math.floor(2 ** 19 / n)));
    const frame = new ArrayBytes(CHILD_FRAME_LEAD * WORD + Math.ceil((this.#capacity * n) / 2) * WORD);
    this.#words = new Words(frame);
    this.cells = new Halves(frame, CHILD_FRAME_LEAD * WORD);
    const packed = new ArrayBytes(CHILD_FRAME_LEAD * WORD + (childInBytes(handed) ? Math.ceil((this.#capacity * n) / WORD) * WORD : 0));
    this.#packed = new Words(packed);
    this.#pack = childInBytes(handed) ? new ChildPack(frame, CHILD_FRAME_LEAD * WORD, packed, CHILD_FRAME_LEAD * WORD) : null;
  }

  /** Index into `cells` of the next deck. */
  get at(): number {
    return this.#decks * this.#n;
  }

  /** Counts the deck at `at` as dealt; true if there is no room for another before `flush`. */
  commit(): boolean {
    return ++this.#decks === this.#capacity;
  }

  /** Sends the facts that tell cards apart, before the first decks that hold them. */
  tellCards(names: ChildCards): void {
    this.#names = names;
  }

  flush(): void {
    if (this.#decks === 0) return;
    const names = this.#names;
    if (names !== null)
      for (let lines = names.fresh(); lines !== ''; lines = names.fresh()) this.#say(CHILD_FRAME.cards, { __proto__: null, lines });
    const decks = this.#decks;
    const cells = decks * this.#n;
    this.#decks = 0;
    if (this.#pack?.pack(cells)) {
      this.#send(CHILD_FRAME.decks, decks, this.#packed, (cells + WORD - 1) >> 2);
      return;
    }
    // What fills the last word up is signed too.
    if (cells % 2 === 1) this.cells[cells] = 0;
    this.#send(this.#pack ? CHILD_FRAME.strange : CHILD_FRAME.decks, decks, this.#words, (cells + 1) >> 1);
  }

  words(kind: number, words: Uint32Array, count: number): void {
    this.flush();
    const frame = new Words(CHILD_FRAME_LEAD + count);
    for (let i = 0; i < count; i++) frame[CHILD_FRAME_LEAD + i] = words[i];
    this.#send(kind, count, frame, count);
  }

  /** Sends the rule that a deal broke; `trial` from 1. */
  fault({ code, rule, position, stack }: ChildBreach, trial: number, hint: string = ''): void {
    this.message(CHILD_FRAME.fault, { __proto__: null, code, rule, trial, position, hint, stack, syntax: false });
  }

  /** Sends a message; it must have no prototype and hold plain values only, or a subject's `toJSON` could answer for it. */
  message(kind: number, message: object): void {
    this.flush();
    this.#say(kind, message);
  }

  #say(kind: number, message: object): void {
    const text = ascii(stringify(message));
    const { length } = text;
    const count = (length + WORD - 1) >> 2;
    const frame = new Words(CHILD_FRAME_LEAD + count);
    for (let i = 0; i < length; i++) {
      const code: unknown = apply(codeAt, text, [i]);
      if (typeof code === 'number') frame[CHILD_FRAME_LEAD + (i >> 2)] |= code << (8 * (i & 3));
    }
    this.#send(kind, length, frame, count);
  }

  /**
   * Signs `count` words of a body that begins at CHILD_FRAME_LEAD, and sends them. The system receives a copy that is already signed: a subject that
   * gets hold of it while it is written can no longer change it.
   */
  #send(kind: number, length: number, words: Uint32Array, count: number): void {
    this.last = kind;
    words[0] = this.#sent++;
    words[1] = CHILD_MAGIC + kind;
    words[2] = length;
    const end = CHILD_FRAME_LEAD + count;
    this.#seal.sign(words, end);
    const buffer = new ArrayBytes((end + 1) * WORD);
    const copy = new Words(buffer);
    childCopy(words, 1, end - 1, copy);
    copy[end - 1] = this.#seal.low;
    copy[end] = this.#seal.high;
    send(new Bytes(buffer), (end + 1) * WORD);
  }
}

/** Writes JSON with every character beyond ASCII escaped: one byte each, without an encoder that a subject may replace. */
function ascii(json: string): string {
  let out = '';
  let from = 0;
  for (let i = 0; i < json.length; i++) {
    const code: unknown = apply(codeAt, json, [i]);
    if (typeof code !== 'number' || code < 128) continue;
    out += `${part(json, from, i)}\\u${HEX[code >> 12]}${HEX[(code >> 8) & 15]}${HEX[(code >> 4) & 15]}${HEX[code & 15]}`;
    from = i + 1;
  }
  return from === 0 ? json : out + part(json, from, json.length);
}

const HEX = '0123456789abcdef';
const slice = String.prototype.slice;

function part(text: string, from: number, to: number): string {
  const kept: unknown = apply(slice, text, [from, to]);
  return typeof kept === 'string' ? kept : '';
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
