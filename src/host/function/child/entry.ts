import { fileURLToPath } from 'node:url';
import { ownEntry } from '../module/own-entry.js';

/** The file a child process runs, as a path. */
export async function childEntry(): Promise<string> {
  return fileURLToPath(await ownEntry(new URL('./main.js', import.meta.url)));
}
