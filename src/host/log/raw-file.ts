import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { stat } from 'node:fs/promises';
import type { LogFile } from '../../core/source/log-source.js';
import { cannotRead } from '../../core/words/system-reason.js';
import { changedFile } from '../../engine/log/file-faults.js';
import { logError } from '../../engine/log/log-error.js';
import type { LogSource } from '../../engine/log/log-source.js';
import { plainBytes } from './plain-bytes.js';

/** Returns the system's facts of a file, called a `noun`, before it is read. Throws E_INPUT_MISSING, and E_PATH for what is no file. */
export async function statOf(name: string, path: string, noun = 'log'): Promise<Stats> {
  let found: Stats;
  try {
    found = await stat(path);
  } catch (cause) {
    throw logError('E_INPUT_MISSING', cannotRead(`the ${noun} ${name}`, cause), { file: name });
  }
  if (found.isFile()) return found;
  throw logError(
    'E_PATH',
    `a ${noun} must be a file, got ${found.isDirectory() ? 'a folder' : 'a pipe or device'}: ${name}`,
    { file: name },
    found.isDirectory()
      ? `name its files: ${name.replace(/\/$/, '')}/*.csv`
      : `a ${noun} may be read twice: give it on standard input, as -`,
  );
}

/** A file as it lies on disk, not unpacked. */
export class RawFile implements LogSource {
  readonly name: string;
  readonly #handle: FileHandle;
  readonly #before: Stats;
  readonly #digest = createHash('sha256');
  bytes = 0;
  #sealed: LogFile | null = null;

  constructor(name: string, handle: FileHandle, before: Stats) {
    this.name = name;
    this.#handle = handle;
    this.#before = before;
  }

  async read(into: Uint8Array, at: number, most: number): Promise<number> {
    const { bytesRead } = await this.#handle.read(into, at, most, this.bytes);
    if (bytesRead === 0) {
      await this.#finish();
      return 0;
    }
    this.#digest.update(into.subarray(at, at + bytesRead));
    this.bytes += bytesRead;
    return bytesRead;
  }

  plain(bytes: Uint8Array): boolean {
    return plainBytes(bytes);
  }

  async #finish(): Promise<void> {
    await this.check();
    this.#sealed ??= { file: this.name, bytes: this.bytes, sha256: this.#digest.digest('hex') };
  }

  /** Throws E_LOG_CHANGED where the file, read to its end, is no longer the same. */
  async check(): Promise<void> {
    const { size, mtimeMs } = await this.#handle.stat();
    if (size !== this.#before.size || size !== this.bytes || mtimeMs !== this.#before.mtimeMs) throw changedFile(this.name);
  }

  seal(): LogFile {
    if (!this.#sealed) throw logError('E_INTERNAL', `${this.name} was not read to its end`, { file: this.name });
    return this.#sealed;
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}
