/** Characters of a malformed row that are kept. */
const MOST_KEPT = 4096;

/** A malformed row that was left out. */
export interface Reject {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
  /** The row as it is in the file, cut at 4,096 characters. */
  readonly row: string;
}

/** Returns a row as it is kept: its text without the line break, cut at 4,096 characters. */
export function truncateRow(bytes: Uint8Array): string {
  return new TextDecoder()
    .decode(bytes)
    .replace(/\r?\n$/, '')
    .slice(0, MOST_KEPT);
}

/** Returns these rows as text, one JSON object per line, so that no spreadsheet reads any of it as a formula. */
export function rejectLines(rejects: readonly Reject[]): string {
  return rejects.map((reject) => `${JSON.stringify(reject)}\n`).join('');
}
