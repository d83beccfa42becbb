import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { AuditError } from '../core/errors.js';

/**
 * Writes a file atomically: afterwards it holds all of the new text or bytes, or its earlier content. Writes to a neighbour first, flushes it, then
 * renames it. Creates the folder. Throws E_CANNOT_CREATE where the place cannot be written, E_IO where the disk fails on the way.
 */
export function writeWhole(file: string, text: string | Uint8Array): void {
  writeTogether([[file, text]]);
}

/** Does the same for files that belong together: none is renamed before all of them are on the disk. */
export function writeTogether(files: readonly (readonly [file: string, text: string | Uint8Array])[]): void {
  const drafts: string[] = [];
  try {
    for (const [file, text] of files) {
      attempt('E_CANNOT_CREATE', dirname(file), () => makeFolder(dirname(file)));
      const { draft, handle } = attempt('E_CANNOT_CREATE', dirname(file), () => openDraft(file));
      drafts.push(draft);
      writeDraft(handle, file, text);
    }
    for (const [k, [file]] of files.entries()) attempt('E_CANNOT_CREATE', file, () => renameSync(drafts[k], file));
  } catch (error) {
    for (const draft of drafts) removeDraft(draft);
    throw error;
  }
  for (const folder of new Set(files.map(([file]) => dirname(file)))) flushFolder(folder);
}

/** Removes a draft and ignores errors: a failure that prevented the draft may also prevent finding it, and the first error is the one reported. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // There is none.
  }
}

/** Opens a new file beside `file` for writing, under an unpredictable name, where nobody can have placed a link. Throws what the file system throws. */
export function openDraft(file: string): { readonly draft: string; readonly handle: number } {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.${randomBytes(8).toString('hex')}.tmp`);
  return { draft, handle: openSync(draft, 'wx') };
}

function writeDraft(handle: number, file: string, text: string | Uint8Array): void {
  try {
    attempt('E_IO', file, () => {
      const bytes = typeof text === 'string' ? Buffer.from(text, 'utf8') : text;
      // A short write returns without an error just before the disk is full, hence the loop.
      for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written);
      fsyncSync(handle);
    });
  } finally {
    closeSync(handle);
  }
}

/** Removes the drafts that ended processes left behind: drafts of the files called `base` (a path without extension). */
export function sweepDrafts(base: string): void {
  const folder = dirname(base);
  for (const name of readdirSync(folder)) {
    const [, stem, pid] = /^\.?(.+?)\.(?:json|(?:document\.(?:\w\w\.)?)?html|journal)\.(\d+)(?:\.[0-9a-f]{16})?\.tmp$/.exec(name) ?? [];
    if (stem === basename(base) && !isAlive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Makes a writable folder, before hours of dealing end with one that is not. Throws E_CANNOT_CREATE. */
export function prepareFolder(folder: string): void {
  attempt('E_CANNOT_CREATE', folder, () => {
    makeFolder(folder);
    // A file that may be written to would pass for one.
    readdirSync(folder);
    accessSync(folder, constants.W_OK);
  });
}

/** Makes one level after the other: where the system refuses a level, `recursive` tries for ever in some versions of Node. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Flushes a folder's own entries to disk, where the system supports it. */
export function flushFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Some systems do not open folders; the rename itself is whole all the same.
  }
}

function attempt<T>(code: FileFault, place: string, act: () => T): T {
  try {
    return act();
  } catch (cause) {
    throw failed(code, place, cause, 'choose another folder with --out');
  }
}

type FileFault = 'E_CANNOT_CREATE' | 'E_IO';

/** Makes the error of a file that cannot be created or written. */
export function failed(code: FileFault, place: string, cause: unknown, hint: string): AuditError {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return new AuditError(code, `${code === 'E_IO' ? 'writing failed' : 'cannot create'}: ${place} (${reason})`, {
    at: { file: place },
    hint,
    cause,
  });
}
