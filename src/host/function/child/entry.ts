import { fileURLToPath } from 'node:url';
import { ownEntry } from '../module/own-entry.js';

/** Returns the path of the file a child process runs: one bundle without exports, since a subject that could import its classes could change them. */
export async function childEntry(): Promise<string> {
  return fileURLToPath(await ownEntry(new URL('./main.bundle.js', import.meta.url)));
}
