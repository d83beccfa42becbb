/** Characters of a malformed row that are kept. */
const MOST_KEPT = 4096;

/** A malformed row that was left out. */
export interface Reject {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
  /** The row as it stands, cut at 4,096 characters. */
  readonly row: string;
}

/** A row as it is kept: its text without the line break, cut at 4,096 characters. */
export function truncateRow(bytes: Uint8Array): string {
  return new TextDecoder()
    .decode(bytes)
    .replace(/\r?\n$/, '')
    .slice(0, MOST_KEPT);
}

/** These rows as text, one JSON object a line, so that none of it is read as a formula by a spreadsheet. */
export function rejectLines(rejects: readonly Reject[]): string {
  return rejects.map((reject) => `${JSON.stringify(reject)}\n`).join('');
}
