import { AuditError } from '../../core/errors.js';
import type { LogNewest, LogRelaid } from '../../core/source/log-relaid.js';
import type { RowWindow } from './byte-window.js';
import { findForm, type Heading } from './find-form.js';
import type { LogForm } from './log-form.js';
import type { LogInput, LogSource } from './log-source.js';
import type { LogWishes } from './log-wishes.js';

/** The start of a file. */
export interface LogHead {
  readonly bytes: Uint8Array;
  /** True if that is all of it. */
  readonly ended: boolean;
  readonly name: string;
}

/** Lays out what a file holds anew, a deal a line. */
export interface Relay {
  /** The wishes by which the lines are then read. */
  readonly wishes: LogWishes;
  /** The options that name the deck and the number of its deal in the file itself. */
  readonly named?: { readonly deckNamed?: string; readonly idNamed?: string };
  /** True if the lines are CSV with commas, and the first one names the columns. */
  readonly table: boolean;
  /** Takes the next bytes of the file, and returns the lines that became whole. Throws E_LOG_*. */
  take(bytes: Uint8Array): Uint8Array;
  /** Returns the lines that are left at the end of the file. Throws E_LOG_*. */
  end(): Uint8Array;
  /** Returns how the file was laid out anew, as far as it was read. */
  relaid(): LogRelaid;
}

/** Returns how a file that begins so is laid out anew; null if each of its lines is a deal as it stands. Throws E_LOG_LAYOUT for two readings. */
export type FindRelay = (head: LogHead, wishes: LogWishes) => Relay | null;

/** The sign that rows are newest first, and the number or time of the first one; NaN where somebody said so. */
export interface NewestFirst {
  readonly newest: LogNewest;
  readonly first: number;
}

/** The layouts of logs other than a deal a line, the oldest first. */
export interface Layouts {
  readonly findRelay: FindRelay;
  /** Returns the names of the cards where all rows of a window hold the same; null where they do not. */
  readonly findNames: (window: RowWindow, wishes: LogWishes, isTable: boolean | undefined) => readonly string[] | null;
  /** Returns the options or the command by which a log is read whose deck was not found; null if none is seen. */
  readonly findHint: (window: RowWindow, file: string, wishes: LogWishes, isTable: boolean | undefined) => string | null;
  /** Returns by what rows are newest first, and the first number or time there; null if they are not. Throws E_LOG_LAYOUT for two readings. */
  readonly findNewest: (form: LogForm, window: RowWindow, file: string) => NewestFirst | null;
}

/** The bytes of a file that suffice to see how it is laid out. */
const ENOUGH = 1 << 16;
const PIECE = 1 << 18;

/** Follows the name of a file in a place that counts its deals. */
const LAID = ', a deal a line';

let layouts: (() => Promise<Layouts>) | null = null;

/** Installs the layouts, in place of any installed before. */
export function installLayouts(added: typeof layouts): void {
  layouts = added;
}

/** Detects the form of the rows of a window; where their cards are unknown, by the names that all of them hold. Throws as `findForm` does. */
export async function formIn(
  window: RowWindow,
  file: string,
  wishes: LogWishes,
  isTable?: boolean,
  heading: Heading | null = null,
): Promise<LogForm> {
  try {
    return findForm(window, file, wishes, isTable, heading);
  } catch (error) {
    const isUnknown = error instanceof AuditError && error.code === 'E_LOG_LAYOUT' && !error.hint?.startsWith('say which');
    const alphabet = isUnknown && layouts ? (await layouts()).findNames(window, wishes, isTable) : null;
    if (!alphabet) throw await advised(error, window, file, wishes, isTable);
    return findForm(window, file, { ...wishes, alphabet }, isTable, heading);
  }
}

/** Returns an error of a form that was not found, with the options or the command by which the log is read, where one is seen. */
export async function advised(error: unknown, window: RowWindow, file: string, wishes: LogWishes, isTable?: boolean): Promise<unknown> {
  if (!(error instanceof AuditError && /^E_LOG_(?:LAYOUT|JSON)$/.test(error.code)) || layouts === null) return error;
  const hint = error.hint?.startsWith('say which') ? null : (await layouts()).findHint(window, file.replace(LAID, ''), wishes, isTable);
  return hint === null ? error : new AuditError(error.code, error.message, { ...(error.at && { at: error.at }), hint });
}

/** Returns by what the rows of a window are newest first: as somebody said, or as they show; null if they are not. Throws E_LOG_LAYOUT. */
export async function newestIn(form: LogForm, window: RowWindow, file: string, { newest }: LogWishes): Promise<NewestFirst | null> {
  if (newest === 'last') return null;
  if (newest?.by === 'said') return { newest, first: Number.NaN };
  return layouts && (await layouts()).findNewest(form, window, file);
}

/** Returns how a file that begins so is laid out; null if each of its lines is a deal. Throws E_LOG_LAYOUT for two readings. */
export async function layoutIn(head: LogHead, wishes: LogWishes): Promise<LogRelaid['kind'] | null> {
  return (layouts && (await layouts()).findRelay(head, wishes)?.relaid().kind) ?? null;
}

/** Opens the lines of a file, laid out anew where a line of it is no deal. Throws any error of opening or reading it, and E_LOG_LAYOUT. */
export async function openLines(input: LogInput, wishes: LogWishes): Promise<{ readonly bytes: LogSource; readonly relay: Relay | null }> {
  const source = await input.open();
  if (source.table || layouts === null || wishes.relaid === null) return { bytes: source, relay: null };
  try {
    const bytes = new Uint8Array(ENOUGH);
    let [length, more] = [0, -1];
    for (; more !== 0 && length < ENOUGH; length += more) more = await source.read(bytes, length, ENOUGH - length);
    const head = { bytes: bytes.subarray(0, length), ended: more === 0, name: input.name };
    const relay = (await layouts()).findRelay(head, wishes);
    return { bytes: linesOf(source, head, relay), relay };
  } catch (error) {
    await source.close();
    throw error;
  }
}

/** Returns the lines of a file whose start was read already. */
function linesOf(source: LogSource, { bytes, ended }: LogHead, relay: Relay | null): LogSource {
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
    ...(relay?.table && { table: true as const }),
  };
}

/** Returns the layout of several files in one. */
export function addRelaid(before: LogRelaid | null, now: LogRelaid | null): LogRelaid | null {
  if (before === null || now === null || !('again' in before && 'again' in now)) return now;
  return { ...now, again: before.again + now.again };
}

/** Returns the name of a file as places in it are told: lines count as they are laid out. */
export function placeName(name: string, relay: Relay | null): string {
  return relay ? `${name}${LAID}` : name;
}
