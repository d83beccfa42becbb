import type { LogWishes } from '../../../engine/log/log-wishes.js';

/** What is to be watched, and how. */
export interface WatchRequest {
  /** A file, or null for standard input. */
  readonly file: { readonly name: string; readonly path: string } | null;
  readonly follow: boolean;
  readonly wishes: LogWishes;
  readonly alpha: number;
  /** Where the state is kept; null where it is not. */
  readonly state: string | null;
  /** Malformed rows with which it goes on; null for any number. */
  readonly maxRejects: number | null;
  readonly stopAtAlarm: boolean;
}
