import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { AuditError } from '../../../core/errors.js';
import type { LogFile } from '../../../core/source/log-source.js';
import { changedFile, checkRatio, cutOff, holdingOf, otherData } from '../../../engine/log/file-faults.js';
import { HEAD_BYTES, notText, PARQUET } from '../../../engine/log/file-kinds.js';
import { logError } from '../../../engine/log/log-error.js';
import type { LogInput, LogSource } from '../../../engine/log/log-source.js';

/** The number of bytes given to the decompressor at once. */
const PIECE = 1 << 18;

const ONE_STREAM = 'a page unpacks one packed text and no several in one file: unpack it first, or give it to the command line';

/** Advice for a file that has changed: a browser no longer reads it. */
const AGAIN = 'choose it again when nothing writes to it';

/** The parts used of a file that somebody chose: a `File` of a browser has them. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/**
 * Wraps files that somebody chose or dropped, to be read as the command line reads files: as text, or packed by gzip. `onBytes` hears for each file
 * how many of its bytes have been read. Reading throws E_LOG_CHANGED where the browser finds that a file has changed since it was chosen,
 * E_INPUT_MISSING where it cannot be read at all, E_LOG_FORMAT, E_LOG_GZIP, E_LOG_TRUNCATED, E_LOG_BOMB. Throws E_USAGE for two files of one name.
 */
export function chosenLogs(files: readonly ChosenFile[], onBytes: (name: string, bytes: number) => void): readonly LogInput[] {
  const twice = files.find(({ name }, i) => files.findIndex((other) => other.name === name) !== i);
  if (twice) throw new AuditError('E_USAGE', `each file may be named once, got ${twice.name} again`);
  return files.map((file) => ({ name: file.name, open: () => openChosen(file, onBytes) }));
}

async function openChosen(file: ChosenFile, onBytes: (name: string, bytes: number) => void): Promise<LogSource> {
  const raw = new ChosenBytes(file, onBytes);
  const holding = holdingOf(await raw.slice(0, HEAD_BYTES), file.name);
  if (holding === 'parquet') throw notText(file.name, PARQUET);
  return holding === 'gzip' ? unpacked(raw) : raw;
}

/** The unchanged bytes of a chosen file. */
class ChosenBytes implements LogSource {
  readonly name: string;
  readonly #file: ChosenFile;
  readonly #onBytes: (name: string, bytes: number) => void;
  readonly #digest = sha256.create();
  bytes = 0;
  #sealed: LogFile | null = null;

  constructor(file: ChosenFile, onBytes: (name: string, bytes: number) => void) {
    this.name = file.name;
    this.#file = file;
    this.#onBytes = onBytes;
  }

  async slice(from: number, to: number): Promise<Uint8Array> {
    try {
      return new Uint8Array(await this.#file.slice(from, to).arrayBuffer());
    } catch (cause) {
      const { message = String(cause), name = '' } = cause as Partial<Error>;
      if (name === 'NotReadableError') throw changedFile(this.name, AGAIN);
      throw logError('E_INPUT_MISSING', `cannot read the log ${this.name}: ${message}`, { file: this.name });
    }
  }

  async read(into: Uint8Array, at: number, most: number): Promise<number> {
    const piece = await this.slice(this.bytes, this.bytes + most);
    if (piece.length === 0) {
      if (this.bytes !== this.#file.size) throw changedFile(this.name, AGAIN);
      this.#sealed ??= { file: this.name, bytes: this.bytes, sha256: bytesToHex(this.#digest.digest()) };
      return 0;
    }
    into.set(piece, at);
    this.#digest.update(piece);
    this.bytes += piece.length;
    this.#onBytes(this.name, this.bytes);
    return piece.length;
  }

  seal(): LogFile {
    if (!this.#sealed) throw logError('E_INTERNAL', `${this.name} was not read to its end`, { file: this.name });
    return this.#sealed;
  }

  async close(): Promise<void> {
    // A browser keeps no file open.
  }
}

/** Decompresses a packed file as it is read. Nothing of it counts before its end. */
function unpacked(raw: ChosenBytes): LogSource {
  const { readable, writable } = new DecompressionStream('gzip');
  const pieces = readable.getReader();
  const fed = feed(raw, writable.getWriter());
  // Whoever reads hears of it; a page that stops in between must not.
  fed.catch(() => undefined);
  let left: Uint8Array = new Uint8Array(0);
  let total = 0;
  return {
    async read(into, at, most) {
      while (left.length === 0) {
        const step = await pieces.read().catch(() => null);
        if (step === null || step.done) {
          const ended = await fed;
          if (ended === 'cut') throw cutOff(raw.name);
          if (ended === 'refused') throw otherData(raw.name, ONE_STREAM);
          return 0;
        }
        left = step.value;
        total += left.length;
        checkRatio(raw.name, total, raw.bytes);
      }
      const taken = left.subarray(0, most);
      into.set(taken, at);
      left = left.subarray(taken.length);
      return taken.length;
    },
    seal: () => raw.seal(),
    async close() {
      await pieces.cancel().catch(() => undefined);
    },
  };
}

/** Feeds a file to the decompressor, and says how that went: to its end, refused on the way, or all of it taken and more expected. */
async function feed(raw: ChosenBytes, into: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>): Promise<'whole' | 'refused' | 'cut'> {
  for (;;) {
    // A piece of its own each time: the stream keeps it until it is unpacked.
    const piece = new Uint8Array(PIECE);
    let length: number;
    try {
      length = await raw.read(piece, 0, PIECE);
    } catch (error) {
      await into.abort(error);
      throw error;
    }
    const done = length === 0;
    const went = await (done ? into.close() : into.write(piece.subarray(0, length))).then(
      () => true,
      () => false,
    );
    if (!went) return done ? 'cut' : 'refused';
    if (done) return 'whole';
  }
}
