import type { FiledRecord } from '../../../core/filed-record.js';
import { isSurvey } from '../../../core/proof.js';

/** The records of a folder but for those of a survey's rows, which its own page tells: known by where they lie and by the digests that the survey has of them. */
export function withoutRows(filed: readonly FiledRecord[]): readonly FiledRecord[] {
  const told = new Set(
    filed.flatMap(({ file, record }) => {
      if (!isSurvey(record)) return [];
      const { plan, surveyed } = record.core;
      const folder = `${file.slice(0, file.lastIndexOf('/') + 1)}${plan.folder}/`;
      return surveyed.flatMap(({ stages }) =>
        stages.flatMap((stage) => ('refused' in stage ? [] : [keyOf(`${folder}${stage.record}`, stage.digest)])),
      );
    }),
  );
  // One that was altered since is told, whatever the survey says of it.
  return filed.filter(({ altered, file, record }) => altered !== null || !told.has(keyOf(file, record.digest)));
}

function keyOf(file: string, digest: string): string {
  return `${digest} ${file}`;
}
