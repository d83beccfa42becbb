import type { LogFile } from '../../core/source/log-source.js';

/** The unpacked bytes of one file, in order, with the digest of what was read. */
export interface LogSource {
  /** Reads on into `into` from `at`, at most `most` bytes. Returns 0 only at the end, and only after the file has proved to be whole and unchanged. */
  read(into: Uint8Array, at: number, most: number): Promise<number>;
  /** Returns true if bytes are ASCII and none of them 0, if the machine can tell faster than by a loop. */
  plain?(bytes: Uint8Array): boolean;
  /** Returns the file as it was read; known at the end. */
  seal(): LogFile;
  /** True if the bytes were converted from a table: CSV with commas, and a first row that names the columns. False if to JSON, undefined if they were not. */
  readonly table?: boolean;
  close(): Promise<void>;
}

/** A file of deals in any location: each opening reads it from its start. */
export interface LogInput {
  /** The name in messages and in the record. */
  readonly name: string;
  /** Opens the file. Throws, as does reading the result, any error of its location: E_INPUT_MISSING, E_PATH, E_LOG_*. */
  open(): Promise<LogSource>;
}
