import { ByteWindow } from './byte-window.js';
import type { LogInput, LogSource } from './log-source.js';

/** The number of bytes of a file that suffice to detect its format. */
const ENOUGH = 1 << 16;

export interface OpenLog {
  readonly bytes: LogSource;
  readonly window: ByteWindow;
}

/** Opens a file and reads its first rows, in pieces of at most `piece` bytes. Throws any error of opening or reading it. */
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
