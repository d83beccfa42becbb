import type { LogWishes } from '../../../engine/log/log-wishes.js';

export interface WatchRequest {
  /** A file, or null for standard input. */
  readonly file: { readonly name: string; readonly path: string } | null;
  readonly follow: boolean;
  readonly wishes: LogWishes;
  readonly alpha: number;
  /** The file of the state; null where it is not kept. */
  readonly state: string | null;
  /** The most malformed rows with which it goes on; null for any number. */
  readonly maxRejects: number | null;
  readonly stopAtAlarm: boolean;
}
