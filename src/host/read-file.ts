import type { Stats } from 'node:fs';
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { AuditError } from '../core/errors.js';

/** Paths of open descriptors that a shell passes on: standard input, and those that replace a file (`<(…)`). */
const HANDED = /^\/(?:dev\/(?:stdin|fd\/\d+)|proc\/self\/fd\/\d+)$/;
const CHUNK_BYTES = 2 ** 20;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Opens a file to be read. Refuses a pipe or a device of that name, whose reader waits for its writer; only descriptors that a shell passes on are
 * taken. Throws what the file system throws, E_PATH for a pipe or a device.
 */
export function openFile(path: string): number {
  // Opened so, a pipe without a writer does not wait.
  const handle = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const stat = fstatSync(handle);
  if (stat.isFile() || stat.isDirectory()) return handle;
  closeSync(handle);
  if (HANDED.test(resolve(path))) return openSync(path, 'r');
  throw new AuditError('E_PATH', `${path} must be a file, got a pipe or device`, {
    at: { file: path },
    hint: 'write what comes out of it into a file',
  });
}

/** Returns the system's facts of a file; undefined where there is none: no such file, or a link that leads nowhere or in a circle. */
export function statIfThere(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Reads all bytes of a file. Throws as `openFile` does. */
export function readFile(path: string): Buffer {
  return reading(path, (handle) => readFileSync(handle));
}

/** Reads the bytes of a file up to its end; if it is longer than `most`, these and up to a megabyte more. Throws as `openFile` does. */
export function readStart(path: string, most: number): Buffer {
  return reading(path, (handle) => {
    const chunks: Buffer[] = [];
    for (let size = 0; size <= most; ) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      const count = readSync(handle, chunk);
      if (count === 0) break;
      chunks.push(chunk.subarray(0, count));
      size += count;
    }
    return Buffer.concat(chunks);
  });
}

/** Opens a file for `read`, which an interrupt ends. Throws as `openFile` does. */
export function reading<T>(path: string, read: (handle: number) => T): T {
  const handle = openFile(path);
  try {
    return endable(() => read(handle));
  } finally {
    closeSync(handle);
  }
}

/** Reads under the system's own signal handling, since ours is not heard during a blocking wait. */
export function endable<T>(read: () => T): T {
  const heard = SIGNALS.map((signal) => [signal, process.rawListeners(signal)] as const);
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  try {
    return read();
  } finally {
    for (const [signal, listeners] of heard) for (const listener of listeners) process.on(signal, listener as NodeJS.SignalsListener);
  }
}
