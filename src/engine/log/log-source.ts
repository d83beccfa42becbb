import type { LogFile } from '../../core/source/log-source.js';

/** The unpacked bytes of one file, in order, with the digest of what was read. */
export interface LogSource {
  /** Reads on into `into` from `at`, at most `most` bytes; 0 only at the end, and only after the file has proved to be whole and unchanged. */
  read(into: Uint8Array, at: number, most: number): Promise<number>;
  /** Whether bytes are ASCII and none of them 0, where the machine sees that sooner than by looking at each. */
  plain?(bytes: Uint8Array): boolean;
  /** The file as it was read; known at the end. */
  seal(): LogFile;
  /** Present where the bytes were made of a table: CSV with commas, and a first row that names the columns. */
  readonly table?: true;
  close(): Promise<void>;
}

/** A file of deals wherever it lies: it is read from its start as often as it is opened. */
export interface LogInput {
  /** In messages and in the record. */
  readonly name: string;
  /** Throws, as does reading what it gives, what the place where it lies has to say: E_INPUT_MISSING, E_PATH, E_LOG_*. */
  open(): Promise<LogSource>;
}
