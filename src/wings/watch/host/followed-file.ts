import { type FileHandle, open, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { statOf } from '../../../host/log/raw-file.js';
import { MARK_BYTES } from './last-bytes.js';
import type { LiveBytes } from './live-bytes.js';

/** Milliseconds between two looks for more. */
const POLL_MS = 200;
const LINE_FEED = 10;
/** The byte order mark that some programs write before a text in UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

/** A change of a file that is followed: another took its name, or it was made shorter. */
export type FileTurn = 'rotated' | 'truncated';

/** A part of the stream: from which byte on which place of a file was read, the first bytes of that file, and whether another was read before it. */
interface Part {
  readonly stream: number;
  readonly file: number;
  readonly head: Uint8Array;
  readonly later: boolean;
}

/** A file that is read from some place on and, where it is followed, for ever: including what is added to it, and to any file that takes its name. */
export class FollowedFile implements LiveBytes {
  readonly #path: string;
  readonly #follow: boolean;
  readonly #onTurn: (turn: FileTurn) => void;
  #handle: FileHandle;
  /** The place of the next byte in the file, then how many were handed over in all. */
  #at: number;
  #given = 0;
  /** Parts of the stream, the latest last; bytes read from the one before may not have been taken yet. */
  #parts: readonly Part[];
  #endsLine = true;
  #quiet = 0;

  private constructor(handle: FileHandle, path: string, first: Part, follow: boolean, onTurn: (turn: FileTurn) => void) {
    this.#handle = handle;
    this.#path = path;
    this.#follow = follow;
    this.#onTurn = onTurn;
    this.#at = first.file;
    this.#parts = [first];
  }

  /** Opens a file at the byte `from`. `onTurn` is told of another file in its place. Throws E_INPUT_MISSING, E_PATH. */
  static async open(
    { name, path }: { readonly name: string; readonly path: string },
    from: number,
    follow: boolean,
    onTurn: (turn: FileTurn) => void,
  ): Promise<FollowedFile> {
    await statOf(name, path);
    const handle = await open(path, 'r');
    const head = new Uint8Array(MARK_BYTES);
    try {
      await handle.read(head, 0, Math.min(from, MARK_BYTES), 0);
    } catch (error) {
      await handle.close();
      throw error;
    }
    return new FollowedFile(handle, path, { stream: 0, file: from, head, later: false }, follow, onTurn);
  }

  /** Returns the place in the file of the byte of the stream that `given` bytes precede. */
  placeOf(given: number): number {
    const { file, stream } = this.#partOf(given);
    return file + given - stream;
  }

  /** Returns the first bytes of the file that holds a byte of the stream, at most `MARK_BYTES`, and none from that byte on. */
  headOf(given: number): Uint8Array {
    return this.#partOf(given).head.subarray(0, this.placeOf(given));
  }

  beginsAnew(given: number): boolean {
    return this.#parts.some(({ later, stream }) => later && stream === given);
  }

  async read(into: Uint8Array, at: number, most: number): Promise<number> {
    for (;;) {
      const { bytesRead } = await this.#handle.read(into, at, most, this.#at);
      if (bytesRead > 0 && !this.#isMark(into.subarray(at, at + bytesRead))) {
        this.#quiet = 0;
        const { head } = this.#latest;
        if (this.#at < head.length) head.set(into.subarray(at, at + Math.min(bytesRead, head.length - this.#at)), this.#at);
        this.#at += bytesRead;
        this.#given += bytesRead;
        this.#endsLine = into[at + bytesRead - 1] === LINE_FEED;
        return bytesRead;
      }
      if (!this.#follow) return 0;
      const turn = await this.#turned();
      // Who writes may still be at the old file, which has its time to be ended.
      if (turn === null || ++this.#quiet < 2) await wait(POLL_MS);
      else if (!this.#endsLine) {
        // What was not written to its end is a row of its own, and not the start of the next file's first.
        into[at] = LINE_FEED;
        this.#endsLine = true;
        this.#given++;
        return 1;
      } else await this.#begin(turn);
    }
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  /** Says whether these bytes are a byte order mark at the start of a later file, or the beginning of one: it is skipped once it is whole. */
  #isMark(read: Uint8Array): boolean {
    if (!this.#latest.later || this.#at > 0 || !MARK.every((byte, k) => k >= read.length || read[k] === byte)) return false;
    if (read.length >= MARK.length) {
      this.#at = MARK.length;
      this.#latest.head.set(MARK);
      this.#parts = [...this.#parts.slice(0, -1), { ...this.#latest, file: MARK.length }];
    }
    return true;
  }

  get #latest(): Part {
    return this.#parts[this.#parts.length - 1];
  }

  async #turned(): Promise<FileTurn | null> {
    const own = await this.#handle.stat();
    if (own.size < this.#at) return 'truncated';
    // No file of that name: it comes, or it does not.
    const named = await stat(this.#path).catch(() => null);
    return named !== null && (named.ino !== own.ino || named.dev !== own.dev) ? 'rotated' : null;
  }

  async #begin(turn: FileTurn): Promise<void> {
    if (turn === 'rotated') {
      const next = await open(this.#path, 'r').catch(() => null);
      if (next === null) return;
      await this.#handle.close();
      this.#handle = next;
    }
    this.#at = 0;
    this.#quiet = 0;
    this.#parts = [...this.#parts.slice(-1), { stream: this.#given, file: 0, head: new Uint8Array(MARK_BYTES), later: true }];
    this.#onTurn(turn);
  }

  #partOf(given: number): Part {
    return this.#parts.findLast(({ stream }) => stream <= given) ?? this.#parts[0];
  }
}
