import type { LogRelaid } from '../../core/source/log-relaid.js';
import type { OpenLog } from '../../engine/log/layouts.js';
import { logError } from '../../engine/log/log-error.js';
import type { LogInput, LogSource } from '../../engine/log/log-source.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';
import { findRelay } from './find-relay.js';
import type { LineRelay, LogHead } from './line-relay.js';

/** The bytes of a file that suffice to see how it is laid out. */
const ENOUGH = 1 << 16;
const PIECE = 1 << 18;

/** Opens the lines of a file, laid out anew where a line of it is no deal, and like the files before it. Throws any error of opening or reading it. */
export async function openLines(input: LogInput, said: LogWishes, like?: LogRelaid | null): Promise<Pick<OpenLog, 'bytes' | 'relay'>> {
  const wishes = like === undefined ? said : { ...said, relaid: like };
  const source = await input.open();
  try {
    const lines = source.table || wishes.relaid === null ? { bytes: source, relay: null } : await relayed(source, input.name, wishes);
    if (like && !lines.relay)
      throw logError('E_LOG_FORMAT', `all files must be written alike, got others before ${input.name}`, { file: input.name });
    return like && lines.relay ? { ...lines, relay: countedOn(lines.relay, like) } : lines;
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function relayed(
  source: LogSource,
  name: string,
  wishes: LogWishes,
): Promise<{ readonly bytes: LogSource; readonly relay: LineRelay | null }> {
  const bytes = new Uint8Array(ENOUGH);
  let [length, more] = [0, -1];
  for (; more !== 0 && length < ENOUGH; length += more) more = await source.read(bytes, length, ENOUGH - length);
  const head = { bytes: bytes.subarray(0, length), ended: more === 0, name };
  const relay = findRelay(head, wishes);
  return { bytes: linesOf(source, head, relay), relay };
}

/** Returns a relay that counts on from the files before. */
function countedOn(relay: LineRelay, before: LogRelaid): LineRelay {
  if (!('again' in before)) return relay;
  return {
    ...relay,
    relaid() {
      const now = relay.relaid();
      return 'again' in now ? { ...now, again: before.again + now.again } : now;
    },
  };
}

/** Returns the lines of a file whose start was read already. */
function linesOf(source: LogSource, { bytes, ended }: LogHead, relay: LineRelay | null): LogSource {
  const piece = new Uint8Array(relay ? PIECE : 0);
  let left = relay ? relay.take(bytes) : bytes;
  let [atEnd, done] = [ended, ended && !relay];
  return {
    async read(into, at, most) {
      while (left.length === 0 && !done) {
        if (!relay) return source.read(into, at, most);
        const got = atEnd ? 0 : await source.read(piece, 0, PIECE);
        atEnd = got === 0;
        done = atEnd;
        left = done ? relay.end() : relay.take(piece.subarray(0, got));
      }
      const taken = left.subarray(0, most);
      into.set(taken, at);
      left = left.subarray(taken.length);
      return taken.length;
    },
    plain: (read) => source.plain?.(read) ?? false,
    seal: () => source.seal(),
    close: () => source.close(),
    ...(relay && { table: relay.table }),
  };
}
