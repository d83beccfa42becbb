import type { RecordLine } from '../../../../page/record-pages.js';
import type { FiledRecord } from '../../files/filed-record.js';

export interface FiledLine extends FiledRecord {
  readonly line: RecordLine;
}

/** The records of a folder without those that another's page lists, as a survey lists those of its rows: identified by their paths and their digests. */
export function unclaimedRecords(filed: readonly FiledLine[]): readonly FiledLine[] {
  const told = new Set(
    filed.flatMap(({ file, line }) => {
      const folder = file.slice(0, file.lastIndexOf('/') + 1);
      return (line.keeps ?? []).map((kept) => keyOf(`${folder}${kept.file}`, kept.digest));
    }),
  );
  // One that was altered since is told, whatever the other says of it.
  return filed.filter(({ altered, file, record }) => altered !== null || !told.has(keyOf(file, record.digest)));
}

function keyOf(file: string, digest: string): string {
  return `${digest} ${file}`;
}
