import { statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AuditError } from '../../../core/errors.js';
import type { FunctionSource, LoadedFile } from '../../../core/source/function-source.js';
import { fileStamp } from '../../file-stamp.js';
import { moduleSha256 } from './sha256.js';

/** A file that a process loaded, by its full path. */
export interface Load {
  readonly path: string;
  readonly sha256: string;
}

/** The files that a function's code may load: `home` is the folder of its own file, `files` were loaded when it was tried. */
export interface KnownLoads {
  readonly home: string;
  readonly files: readonly LoadedFile[];
  /** The time it was tried: at the start of this audit, or when a record was made. */
  readonly since: 'start' | 'record';
}

/** Names the files of a function as its record does: each once, by name. Throws E_SUBJECT_CHANGED where one was met in two versions. */
export function loadedFiles(loads: readonly Load[], home: string, id: string): readonly LoadedFile[] {
  const byPath = new Map<string, string>();
  const found = new Map<string, LoadedFile>();
  for (const { path, sha256 } of loads) {
    const file = nameOf(path, home);
    if ((byPath.get(path) ?? sha256) !== sha256) throw changed(id, file);
    byPath.set(path, sha256);
    found.set(`${file} ${sha256}`, { file, sha256 });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file);
}

/**
 * Throws E_SUBJECT_CHANGED where a known file is loaded in another version, or E_VERIFY where the files are those of a record. A file never met
 * before is allowed: it may be loaded late.
 */
export function checkLoads(loads: readonly Load[], { files, home, since }: KnownLoads, id: string): void {
  for (const { path, sha256 } of loads) {
    const file = nameOf(path, home);
    const known = files.filter((one) => one.file === file).map((one) => one.sha256);
    if (known.length === 0 || known.includes(sha256)) continue;
    throw since === 'start' ? changed(id, file) : changedSince(file, known.join(' and '), sha256);
  }
}

/**
 * Throws E_SUBJECT_CHANGED where a file on disk differs from the one a process reports as loaded. Either it was changed meanwhile, or the process, in
 * which the function may replace anything, reported falsely. `home` is the folder that names begin at.
 */
export function checkOnDisk(loads: readonly Load[], home: string, id: string): void {
  for (const { path, sha256 } of loads) if (digestOnDisk(path) !== sha256) throw changed(id, nameOf(path, home));
}

/** Digests of files that have not changed for a while, by path, with the stamp they had. Packages are large, and are checked with every block. */
const digests = new Map<string, { readonly stamp: string; readonly sha256: string }>();

/** A file written to more recently than this may be written to again under the same stamp. */
const SETTLED_MS = 5000;

function digestOnDisk(path: string): string | null {
  try {
    // Before it is read: what is written meanwhile has another stamp at the next look.
    const stamp = fileStamp(path);
    const known = digests.get(path);
    if (known?.stamp === stamp) return known.sha256;
    const settled = Date.now() - statSync(path).ctimeMs > SETTLED_MS;
    const sha256 = moduleSha256(path, path);
    if (settled) digests.set(path, { stamp, sha256 });
    return sha256;
  } catch {
    return null;
  }
}

/** Returns the files that a function's code may load, for the context of its processes; `url` is where it was found. Empty for an old record. */
export function knownLoads(source: FunctionSource, url: string, cwd: string, since: KnownLoads['since']): { readonly known?: KnownLoads } {
  const { files } = source;
  return files ? { known: { home: homeOf(source.kind === 'module' ? source.file : null, url, cwd), files, since } } : {};
}

/** Returns the folder that a function's own file lies in: `file` as typed, or null for a package, whose code was found at `url`. */
export function homeOf(file: string | null, url: string, cwd: string): string {
  return dirname(file === null ? fileURLToPath(url) : resolve(cwd, file));
}

/** Returns a path that is the same on every machine. It starts at the folder of packages, or else at the folder of the function's own file. */
function nameOf(path: string, home: string): string {
  const slashed = path.replaceAll('\\', '/');
  const packages = slashed.lastIndexOf('/node_modules/');
  return packages < 0 ? relative(home, path).replaceAll('\\', '/') : slashed.slice(packages + '/node_modules/'.length);
}

/** Makes E_VERIFY: `what` is no longer what a record was made from, by its digests. */
export function changedSince(what: string, was: string, is: string, hint?: string): AuditError {
  return new AuditError('E_VERIFY', `${what} has changed since the record was made: sha256 was ${was}, is ${is}`, {
    ...(hint !== undefined && { hint }),
  });
}

function changed(id: string, file: string): AuditError {
  return new AuditError('E_SUBJECT_CHANGED', `${id}: its code must stay as it is while it is audited, got another ${file}`, {
    at: { file },
    hint: 'start anew with --fresh, and leave the files alone until the audit has ended',
  });
}
