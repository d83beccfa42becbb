import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { AuditError } from '../../../core/errors.js';
import type { FileMark, WatchState } from '../engine/watch-state.js';
import { type FileTurn, FollowedFile } from './followed-file.js';
import { type LiveBytes, pieceBytes } from './live-bytes.js';
import type { WatchRequest } from './watch-request.js';

/** A change of a file that must be reported before it goes on. */
export type Turn = FileTurn | 'replaced';

export const TURNS: Readonly<Record<Turn, string>> = {
  rotated: 'another file took its name, which is read from its start',
  truncated: 'the file was made shorter, and is read from its start; what was written and removed between two looks was not seen',
  replaced: 'the file is not the one that was watched, and is read from its start; what came in between was not seen',
};

export interface Input {
  readonly bytes: LiveBytes;
  readonly file: FollowedFile | null;
  /** The last bytes of a file before the place at which it continues; null where it is read from its start, or is not a file. */
  readonly before: Uint8Array | null;
}

/** Opens what is to be watched, at the place that a state names if there is one. Throws E_INPUT_MISSING, E_PATH, E_PLAN_MISMATCH. */
export async function inputOf(
  { file, follow, state: named }: Pick<WatchRequest, 'file' | 'follow' | 'state'>,
  stdin: AsyncIterable<Uint8Array>,
  state: WatchState | null,
  onTurn: (turn: Turn) => void,
): Promise<Input> {
  if (state && (state.place === null) !== (file === null))
    throw new AuditError('E_PLAN_MISMATCH', `${named} is the state of ${file ? 'standard input' : 'a file'}, got ${file?.name ?? '-'}`);
  if (file === null) return { bytes: pieceBytes(stdin), file: null, before: null };
  const place = state?.place ?? null;
  const before = place && leftAt(file.path, place);
  const opened = await FollowedFile.open(file, before === null ? 0 : (place?.bytes ?? 0), follow, onTurn);
  if (place && before === null) onTurn('replaced');
  return { bytes: opened, file: opened, before };
}

export function markOf(bytes: Uint8Array): FileMark {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/**
 * Returns the bytes of a file before the place at which it was left; null where they, or those of its start, have changed. The inode does not count:
 * many programs write a file anew and give it the old name whenever they add to it.
 */
function leftAt(path: string, { bytes, head, mark }: NonNullable<WatchState['place']>): Uint8Array | null {
  let handle: number;
  try {
    handle = openSync(path, 'r');
  } catch {
    return null;
  }
  try {
    const read = (from: number, wanted: FileMark): Uint8Array | null => {
      const found = new Uint8Array(wanted.bytes);
      const there = from >= 0 && readSync(handle, found, 0, wanted.bytes, from) === wanted.bytes;
      return there && markOf(found).sha256 === wanted.sha256 ? found : null;
    };
    return read(0, head) && read(bytes - mark.bytes, mark);
  } finally {
    closeSync(handle);
  }
}
