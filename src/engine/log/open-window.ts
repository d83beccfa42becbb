import { ByteWindow } from './byte-window.js';
import type { LogInput, LogSource } from './log-source.js';

/** Bytes of a file that are enough to see how it is written. */
const ENOUGH = 1 << 16;

/** A file of deals that is open, with a window on its first rows. */
export interface OpenLog {
  readonly bytes: LogSource;
  readonly window: ByteWindow;
}

/** Opens a file and reads its first rows, in pieces of at most `piece` bytes. Throws what opening and reading it throw. */
export async function openWindow(input: LogInput, piece: number | undefined): Promise<OpenLog> {
  const bytes = await input.open();
  const window = new ByteWindow(bytes, input.name, piece);
  try {
    while (!window.ended && window.end - window.at < ENOUGH) await window.more();
    return { bytes, window };
  } catch (error) {
    await bytes.close();
    throw error;
  }
}
