import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { HEAD_BYTES, noText, textHint } from '../../../engine/log/file-kinds.js';
import { loadLayouts } from '../../../engine/log/layouts.js';
import { logError } from '../../../engine/log/log-error.js';
import type { LogInput, LogSource } from '../../../engine/log/log-source.js';
import { keepInput } from '../../../host/log/keep-input.js';
import { unpacked } from '../../../host/log/log-bytes.js';
import { parquetBytes } from '../../../host/log/parquet-bytes.js';
import { RawFile, statOf } from '../../../host/log/raw-file.js';
import type { ListFile } from '../item-list.js';
import { rawForm } from '../items/find-list-form.js';
import type { ListForm, ListWishes } from '../items/list-form.js';
import { isNpy } from '../items/npy-items.js';

/** A file with a list, read from its start each time it is opened. */
export interface ListInput extends LogInput {
  /** Bytes of the file as stored. */
  readonly bytes: number;
  readonly wishes: ListWishes;
  /** Its form where it holds unpacked numbers of 4 or 8 bytes: such a file can be read again as fast as any copy made of it. */
  readonly raw: ListForm | null;
  /** Returns what the record says of it, once it has been read to its end. */
  describe(source: LogSource, form: ListForm, passed: number): ListFile;
}

/**
 * Looks at a file, `-` being standard input, which is first kept in a file of its own. `onRead` is told how many bytes were read. Throws
 * E_INPUT_MISSING, E_PATH for what is no file, E_LIST_FORMAT for what holds no list, E_LOG_GZIP for a name that promises packed data, E_CANNOT_CREATE
 * and E_IO where standard input cannot be kept.
 */
export async function listInput(
  file: string,
  said: ListWishes,
  input: AsyncIterable<Uint8Array>,
  onRead: (bytes: number) => void = () => undefined,
): Promise<ListInput> {
  await loadLayouts();
  const isInput = file === '-';
  const path = isInput ? (await keepInput(input)).path : file;
  const name = isInput ? 'stdin' : file;
  const stats = await statOf(name, path, 'list');
  // An array of numpy is told by its first bytes, whatever its name.
  const wishes = said.format === undefined && isNpy(await headOf(path)) ? { ...said, format: 'npy' as const } : said;
  const raw = rawForm(name, wishes);
  const holding = await holdingOf(name, path, raw === null);
  return {
    name,
    bytes: stats.size,
    wishes,
    raw: holding === 'plain' && raw?.format !== 'npy' ? raw : null,
    async open() {
      const counted = new CountedFile(name, await open(path, 'r'), stats, onRead);
      if (holding === 'parquet') return parquetBytes(counted, path);
      return holding === 'gzip' ? unpacked(counted) : counted;
    },
    describe: (source, { format, column, header }, passed) => ({
      name: basename(name),
      bytes: source.seal().bytes,
      sha256: source.seal().sha256,
      format: holding === 'parquet' ? 'parquet' : format,
      ...(column !== undefined && { column }),
      ...(header !== undefined && { header }),
      ...(passed > 0 && { passed }),
      ...(holding === 'gzip' && { compressed: 'gzip' }),
    }),
  };
}

class CountedFile extends RawFile {
  readonly #onRead: (bytes: number) => void;

  constructor(
    name: string,
    handle: ConstructorParameters<typeof RawFile>[1],
    before: ConstructorParameters<typeof RawFile>[2],
    onRead: (bytes: number) => void,
  ) {
    super(name, handle, before);
    this.#onRead = onRead;
  }

  override async read(into: Uint8Array, at: number, most: number): Promise<number> {
    const got = await super.read(into, at, most);
    this.#onRead(this.bytes);
    return got;
  }
}

/** Finds how a file holds its list. Numbers of 4 and 8 bytes may begin with any bytes, so only the name tells whether they are packed. */
async function holdingOf(name: string, path: string, isText: boolean): Promise<'plain' | 'gzip' | 'parquet'> {
  if (!isText) return /\.gz$/i.test(name) ? 'gzip' : 'plain';
  const other = noText(await headOf(path));
  if (other?.name !== 'gzip data' && /\.gz$/i.test(name))
    throw logError('E_LOG_GZIP', `${name} must hold gzip data, as its name says, got something else`, { file: name });
  if (other === null) return 'plain';
  if (other.name === 'gzip data') return 'gzip';
  if (other.name === 'Parquet') return 'parquet';
  throw logError(
    'E_LIST_FORMAT',
    `a list must be text, Parquet, an array of numpy (.npy), or numbers of 4 or 8 bytes, got ${other.name}: ${name}`,
    { file: name },
    other.command === undefined ? 'write the items one a line' : textHint(other, name),
  );
}

/** Returns the bytes of a file that tell its kind. */
async function headOf(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  const head = new Uint8Array(HEAD_BYTES);
  try {
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
