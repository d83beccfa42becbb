import { ownEntry } from '../function/module/own-entry.js';

/** The file a thread of a race runs. */
export function raceEntry(): Promise<URL> {
  return ownEntry(new URL('./thread.js', import.meta.url));
}
