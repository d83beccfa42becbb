import type { Relay } from '../../engine/log/layouts.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';

/** The start of a file. */
export interface LogHead {
  readonly bytes: Uint8Array;
  /** True if that is all of it. */
  readonly ended: boolean;
  readonly name: string;
}

export interface LineRelay extends Relay {
  /** True if the lines are CSV with commas, and the first one names the columns; false if they are JSON. */
  readonly table: boolean;
  /** Takes the next bytes of the file, and returns the lines that became whole. Throws E_LOG_*. */
  take(bytes: Uint8Array): Uint8Array;
  /** Returns the lines that are left at the end of the file. Throws E_LOG_*. */
  end(): Uint8Array;
}

/** Returns how a file that begins so is laid out anew; null if each of its lines is a deal as it stands. Throws E_LOG_LAYOUT for two readings. */
export type FindRelay = (head: LogHead, wishes: LogWishes) => LineRelay | null;
