import { fileURLToPath } from 'node:url';
import { ownEntry } from '../module/own-entry.js';

/** The file a child process runs, as a path: one bundle without exports, since a subject that could import its classes could change them. */
export async function childEntry(): Promise<string> {
  return fileURLToPath(await ownEntry(new URL('./main.bundle.js', import.meta.url)));
}
