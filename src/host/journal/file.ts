import { closeSync, fdatasyncSync, fsyncSync, ftruncateSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { failed, flushFolder, openDraft } from '../write-whole.js';
import type { JournalEntry, JournalHeader, ReadJournal } from './format.js';
import { encodeEntry, encodeHeader } from './format.js';

const HINT = 'what was dealt before is kept: make room, then give the same command again';

/** A journal's file: created at its first entry, and always whole up to `size`. */
export class JournalFile {
  readonly #file: string;
  readonly #header: JournalHeader;
  #chain: Buffer | null = null;
  #size = 0;
  #handle: number | null = null;

  /** Takes the `earlier` content of the file; a torn end is cut off at the next entry. Null for a file that is begun anew. */
  constructor(file: string, header: JournalHeader, earlier: ReadJournal | null) {
    this.#file = file;
    this.#header = header;
    if (earlier) [this.#chain, this.#size] = [earlier.chain, earlier.whole];
  }

  /** True if there is anything on disk. */
  get begun(): boolean {
    return this.#chain !== null;
  }

  /** Bytes that are whole. */
  get size(): number {
    return this.#size;
  }

  /** Appends entries, flushed to the disk. Throws E_IO and E_CANNOT_CREATE; the earlier content stays whole. */
  append(entries: readonly JournalEntry[]): void {
    const handle = this.#handle ?? this.#open();
    this.#handle = handle;
    try {
      for (const entry of entries) {
        const { bytes, chain } = encodeEntry(this.#chain ?? Buffer.alloc(0), entry);
        const end = writeAll(handle, bytes, this.#size);
        fdatasyncSync(handle);
        [this.#size, this.#chain] = [end, chain];
      }
    } catch (cause) {
      // The room is given back.
      ftruncateSync(handle, this.#size);
      throw failed('E_IO', this.#file, cause, HINT);
    }
  }

  /** Writes only these entries to a neighbouring file, which then replaces this one. False where that cannot be done. */
  replace(entries: readonly JournalEntry[]): boolean {
    let draft = '';
    let handle: number | null = null;
    try {
      ({ draft, handle } = openDraft(this.#file));
      const header = encodeHeader(this.#header);
      let [end, chain] = [writeAll(handle, header.bytes, 0), header.chain];
      for (const entry of entries) {
        const part = encodeEntry(chain, entry);
        [end, chain] = [writeAll(handle, part.bytes, end), part.chain];
      }
      fsyncSync(handle);
      renameSync(draft, this.#file);
      flushFolder(dirname(this.#file));
      if (this.#handle !== null) closeSync(this.#handle);
      [this.#handle, this.#size, this.#chain] = [handle, end, chain];
      return true;
    } catch {
      if (handle !== null) {
        closeSync(handle);
        rmSync(draft, { force: true });
      }
      return false;
    }
  }

  /** Closes the file, which stays on disk. */
  close(): void {
    if (this.#handle !== null) closeSync(this.#handle);
    this.#handle = null;
  }

  #open(): number {
    if (!this.begun) return this.#begin();
    const handle = this.#opened(() => openSync(this.#file, 'r+'));
    try {
      ftruncateSync(handle, this.#size);
    } catch (cause) {
      closeSync(handle);
      throw failed('E_IO', this.#file, cause, HINT);
    }
    return handle;
  }

  /** Creates the file with its header in it: one without could not name its run, and would be overwritten. */
  #begin(): number {
    const { draft, handle } = this.#opened(() => openDraft(this.#file));
    try {
      const { bytes, chain } = encodeHeader(this.#header);
      const end = writeAll(handle, bytes, 0);
      renameSync(draft, this.#file);
      flushFolder(dirname(this.#file));
      [this.#size, this.#chain] = [end, chain];
    } catch (cause) {
      closeSync(handle);
      rmSync(draft, { force: true });
      throw failed('E_IO', this.#file, cause, HINT);
    }
    return handle;
  }

  #opened<T>(open: () => T): T {
    try {
      return open();
    } catch (cause) {
      throw failed('E_CANNOT_CREATE', this.#file, cause, HINT);
    }
  }
}

/** Writes all parts at an offset: a short write returns without an error just before the disk is full. Returns the offset after it. */
function writeAll(handle: number, parts: readonly Buffer[], at: number): number {
  let end = at;
  for (const bytes of parts) {
    for (let written = 0; written < bytes.length; ) {
      const count = writeSync(handle, bytes, written, bytes.length - written, end);
      written += count;
      end += count;
    }
  }
  return end;
}
