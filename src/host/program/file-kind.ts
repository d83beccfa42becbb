import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import { systemReason } from '../../core/words/system-reason.js';

/** Says what is at a path: 'file', 'a folder', or why that is unknown. */
export function kindOf(path: string): string {
  try {
    const stat = statSync(path);
    return stat.isFile() ? 'file' : stat.isDirectory() ? 'a folder' : 'no regular file';
  } catch (error) {
    return systemReason(error);
  }
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the first bytes of a file, at most `most`, a character each; null where it cannot be read. */
export function startOfFile(path: string, most: number): string | null {
  const head = Buffer.alloc(most);
  try {
    const file = openSync(path, 'r');
    const read = readSync(file, head);
    closeSync(file);
    return head.toString('latin1', 0, read);
  } catch {
    return null;
  }
}
