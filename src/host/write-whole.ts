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
 * Writes a file so that it is either the whole new text, or the bytes given, or what was there before: to a neighbour first, flushed, then renamed.
 * Creates the folder. Throws E_CANNOT_CREATE where the place cannot be written, E_IO where the disk fails on the way.
 */
export function writeWhole(file: string, text: string | Uint8Array): void {
  writeTogether([[file, text]]);
}

/** The same for files that belong together: none takes its place before all of them are on the disk. */
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

/** What kept a draft from being made may keep it from being looked for: the first error is the one that is told. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // There is none.
  }
}

/** A new file beside `file`, to be written to: under a name that nobody can have laid a link at. Throws what the file system throws. */
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

/** Removes what processes that are gone were writing when they ended: drafts of the files called `base` (a path without ending). */
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

/** Makes a folder that can be written to, before hours of dealing end in a place that cannot. Throws E_CANNOT_CREATE. */
export function prepareFolder(folder: string): void {
  attempt('E_CANNOT_CREATE', folder, () => {
    makeFolder(folder);
    // A file that may be written to would pass for one.
    readdirSync(folder);
    accessSync(folder, constants.W_OK);
  });
}

/** One level after the other: where the system refuses a level, `recursive` tries for ever in some versions of Node. */
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

/** Flushes a folder's own entries to disk, where the system does that. */
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

/** What a file that cannot be made or written is told as. */
export function failed(code: FileFault, place: string, cause: unknown, hint: string): AuditError {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return new AuditError(code, `${code === 'E_IO' ? 'writing failed' : 'cannot create'}: ${place} (${reason})`, {
    at: { file: place },
    hint,
    cause,
  });
}
