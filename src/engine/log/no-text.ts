/** Binary formats that hold deals, by their first four bytes. */
const FORMATS: Readonly<Record<string, string>> = {
  PAR1: 'Parquet',
  'PK\x03\x04': 'a ZIP archive or a spreadsheet',
  SQLi: 'an SQLite database',
};

/** Returns the format of a file that is no text, by its first bytes; null for any other. */
export function noText(head: Uint8Array): string | null {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip data';
  return FORMATS[String.fromCharCode(...head.subarray(0, 4))] ?? null;
}
