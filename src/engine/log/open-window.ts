import type { LogRelaid } from '../../core/source/log-relaid.js';
import { ByteWindow } from './byte-window.js';
import { logError } from './log-error.js';
import type { LogInput, LogSource } from './log-source.js';
import type { LogWishes } from './log-wishes.js';
import { openLines, placeName, type Relay } from './relay.js';

/** The number of bytes of a file that suffice to detect its format. */
const ENOUGH = 1 << 16;

export interface OpenLog {
  readonly bytes: LogSource;
  readonly window: ByteWindow;
  /** Lays out the lines of the window; null if they are as in the file. */
  readonly relay: Relay | null;
}

/**
 * Opens a file and reads its first rows, in pieces of at most `piece` bytes. Without `wishes` its lines are read as they stand; `like`: the layout of a
 * file before it. Throws any error of opening or reading it.
 */
export async function openWindow(input: LogInput, piece?: number, wishes?: LogWishes, like?: LogRelaid | null): Promise<OpenLog> {
  const { bytes, relay } = wishes
    ? await openLines(input, like === undefined ? wishes : { ...wishes, relaid: like })
    : { bytes: await input.open(), relay: null };
  const window = new ByteWindow(bytes, placeName(input.name, relay), piece);
  try {
    if (like && !relay)
      throw logError('E_LOG_FORMAT', `all files must be written alike, got others before ${input.name}`, { file: input.name });
    while (!window.ended && window.end - window.at < ENOUGH) await window.more();
    return { bytes, window, relay };
  } catch (error) {
    await bytes.close();
    throw error;
  }
}
