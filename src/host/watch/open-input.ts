import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { AuditError } from '../../core/errors.js';
import type { WatchState } from '../../engine/watch/watch-state.js';
import { type FileTurn, FollowedFile } from './followed-file.js';
import { type LiveBytes, pieceBytes } from './live-bytes.js';
import type { WatchRequest } from './watch-request.js';

/** What is to be seen of a file before it goes on. */
export type Turn = FileTurn | 'replaced';

/** What each means. */
export const TURNS: Readonly<Record<Turn, string>> = {
  rotated: 'another file took its name, which is read from its start',
  truncated: 'the file was made shorter, and is read from its start; what was written and removed between two looks was not seen',
  replaced: 'the file is not the one that was watched, and is read from its start; what came in between was not seen',
};

/** Where the bytes of a stream come from. */
export interface Input {
  readonly bytes: LiveBytes;
  readonly file: FollowedFile | null;
  /** Whether a file is read from its start although a state says where it was read to. */
  readonly anew: boolean;
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
  if (file === null) return { bytes: pieceBytes(stdin), file: null, anew: false };
  const place = state?.place ?? null;
  const anew = place !== null && !isThere(file.path, place);
  const opened = await FollowedFile.open(file, anew ? 0 : (place?.bytes ?? 0), follow, onTurn);
  if (anew) onTurn('replaced');
  return { bytes: opened, file: opened, anew };
}

/** Whether a file has, before the place at which it was left, the row that stood there. */
function isThere(path: string, { bytes, mark }: NonNullable<WatchState['place']>): boolean {
  if (bytes === 0) return true;
  let handle: number;
  try {
    handle = openSync(path, 'r');
  } catch {
    return false;
  }
  try {
    if (fstatSync(handle).size < bytes || bytes < mark.bytes) return false;
    const row = new Uint8Array(mark.bytes);
    readSync(handle, row, 0, mark.bytes, bytes - mark.bytes);
    return createHash('sha256').update(row).digest('hex') === mark.sha256;
  } finally {
    closeSync(handle);
  }
}
