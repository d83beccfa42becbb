import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { checkRatio, cutOff, holdingOf, otherData } from '../../engine/log/file-faults.js';
import { HEAD_BYTES } from '../../engine/log/file-kinds.js';
import type { LogInput, LogSource } from '../../engine/log/log-source.js';
import { parquetBytes } from './parquet-bytes.js';
import { plainBytes } from './plain-bytes.js';
import { RawFile, statOf } from './raw-file.js';

/** Bytes read from disk at once. */
const PIECE = 1 << 18;

/** A file to read: its name in messages and in the record, and its path. */
export interface LogPlace {
  readonly name: string;
  readonly path: string;
}

export function fileInputs(places: readonly LogPlace[]): readonly LogInput[] {
  return places.map((place) => ({ name: place.name, open: () => openLogBytes(place) }));
}

/**
 * Opens a file of deals: text, gzip or Parquet, recognized by its first bytes. Throws E_INPUT_MISSING, E_PATH for what is no file, E_LOG_FORMAT for
 * Parquet without a reader, and while reading E_LOG_TRUNCATED, E_LOG_GZIP, E_LOG_BOMB, E_LOG_CHANGED.
 */
async function openLogBytes({ name, path }: LogPlace): Promise<LogSource> {
  const before = await statOf(name, path);
  const handle = await open(path, 'r');
  const file = new RawFile(name, handle, before);
  let holding: ReturnType<typeof holdingOf>;
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
    holding = holdingOf(buffer.subarray(0, bytesRead), name);
  } catch (error) {
    await file.close();
    throw error;
  }
  if (holding === 'parquet') return parquetBytes(file, path);
  return holding === 'gzip' ? unpacked(file) : file;
}

/** Returns a gzip file, unpacked as it is read. Nothing of it counts before its end, but everything before a cut is passed on. */
export function unpacked(file: RawFile): LogSource {
  const written = { end: 0 };
  const raw = Readable.from(pieces(file, written), { objectMode: false });
  // The default flush is kept: a laxer one would take a file that was cut off for a whole one.
  const gunzip = createGunzip({ chunkSize: PIECE });
  raw.on('error', (error) => gunzip.destroy(error));
  const source = raw.pipe(gunzip)[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let left: Uint8Array = new Uint8Array(0);
  let total = 0;
  return {
    async read(into, at, most) {
      if (left.length === 0) {
        const step = await nextPiece(source, file.name);
        if (step === null) {
          // The data may end before the file: what is behind it is read as well, for the digest of the whole.
          raw.unpipe(gunzip);
          if (!raw.readableEnded) for await (const _padding of raw);
          if (written.end > gunzip.bytesWritten) throw otherData(file.name);
          return 0;
        }
        left = step;
        total += step.length;
        checkRatio(file.name, total, file.bytes);
      }
      const taken = left.subarray(0, most);
      into.set(taken, at);
      left = left.subarray(taken.length);
      return taken.length;
    },
    plain: plainBytes,
    seal: () => file.seal(),
    async close() {
      raw.destroy();
      gunzip.destroy();
      await file.close();
    },
  };
}

/** Yields the pieces of a file; `written.end` is the offset of its zero padding, as far as it was read. */
async function* pieces(file: RawFile, written: { end: number }): AsyncGenerator<Uint8Array> {
  for (;;) {
    // A piece of its own each time: the stream keeps it until it is unpacked.
    const piece = new Uint8Array(PIECE);
    const at = file.bytes;
    const length = await file.read(piece, 0, PIECE);
    if (length === 0) return;
    const last = piece.subarray(0, length).findLastIndex((byte) => byte !== 0);
    if (last >= 0) written.end = at + last + 1;
    yield piece.subarray(0, length);
  }
}

async function nextPiece(source: AsyncIterator<Uint8Array>, name: string): Promise<Uint8Array | null> {
  try {
    const step = await source.next();
    return step.done === true ? null : step.value;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw cutOff(name);
    if (code?.startsWith('Z_') === true) throw otherData(name);
    throw error;
  }
}
