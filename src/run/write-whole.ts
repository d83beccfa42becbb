import { accessSync, closeSync, constants, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { AuditError } from '../core/errors.js';

/**
 * Writes a file so that it is either the whole new text, or the bytes given, or what was there before: to a neighbour first, flushed, then renamed.
 * Creates the folder. Throws E_CANNOT_CREATE where the place cannot be written, E_IO where the disk fails on the way.
 */
export function writeWhole(file: string, text: string | Uint8Array): void {
  const folder = dirname(file);
  const draft = join(folder, `.${basename(file)}.${process.pid}.tmp`);
  const handle = attempt('E_CANNOT_CREATE', folder, () => {
    makeFolder(folder);
    return openSync(draft, 'w');
  });
  try {
    attempt('E_IO', file, () => {
      const bytes = typeof text === 'string' ? Buffer.from(text, 'utf8') : text;
      // A short write returns without an error just before the disk is full, hence the loop.
      for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written);
      fsyncSync(handle);
    });
    attempt('E_CANNOT_CREATE', file, () => renameSync(draft, file));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  flushFolder(folder);
}

/** Makes a folder that can be written to, before hours of dealing end in a place that cannot. Throws E_CANNOT_CREATE. */
export function prepareFolder(folder: string): void {
  attempt('E_CANNOT_CREATE', folder, () => {
    makeFolder(folder);
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

function flushFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Some systems do not open folders; the rename itself is whole all the same.
  }
}

function attempt<T>(code: 'E_CANNOT_CREATE' | 'E_IO', place: string, act: () => T): T {
  try {
    return act();
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
    const what = code === 'E_IO' ? 'writing failed' : 'cannot create';
    throw new AuditError(code, `${what}: ${place} (${reason})`, { at: { file: place }, hint: 'choose another folder with --out', cause });
  }
}
