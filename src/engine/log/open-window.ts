import { AuditError } from '../../core/errors.js';
import type { LogRelaid } from '../../core/source/log-relaid.js';
import { ByteWindow } from './byte-window.js';
import { type Layouts, loadLayouts, type OpenAtRow, type OpenLog } from './layouts.js';
import type { LogInput } from './log-source.js';
import type { LogWishes } from './log-wishes.js';

/** The number of bytes of a file that suffice to detect its format. */
const ENOUGH = 1 << 16;

/**
 * Opens a file and reads its first rows, in pieces of at most `piece` bytes. Without `wishes` its lines are read as they stand; `like`: the layout of the
 * files before it. Throws any error of opening or reading it.
 */
export async function openWindow(input: LogInput, piece?: number, wishes?: LogWishes, like?: LogRelaid | null): Promise<OpenLog> {
  const { openLines } = await loadLayouts();
  const { bytes, relay } = wishes && openLines ? await openLines(input, wishes, like) : { bytes: await input.open(), relay: null };
  const window = new ByteWindow(bytes, relay ? `${input.name}, a deal a line` : input.name, piece);
  try {
    while (!window.ended && window.end - window.at < ENOUGH) await window.more();
    return { bytes, window, relay };
  } catch (error) {
    await bytes.close();
    throw error;
  }
}

/** Opens a log at its first row, or at the one wished for. Throws E_USAGE if no layouts are there that the wishes need, and any error of a file. */
export async function openLog(
  { openAtRow }: Partial<Layouts>,
  inputs: readonly LogInput[],
  said: LogWishes,
  piece: number | undefined,
): Promise<OpenAtRow> {
  const { newest = 'last', only, relaid } = said;
  const isLater = only !== undefined && only.from > 1;
  if (openAtRow && isLater) return openAtRow(inputs, said, piece);
  if (!openAtRow && (isLater || newest !== 'last' || relaid))
    throw new AuditError(
      'E_USAGE',
      'a log must be read from its first row on, as it stands, where no layouts are installed, got other wishes',
    );
  return { open: await openWindow(inputs[0], piece, said), file: 0, files: [], heading: null, relaid: null };
}
