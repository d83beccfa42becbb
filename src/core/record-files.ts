import type { ListFile } from './item-list.js';
import type { AnyRecord } from './proof.js';
import { type SubjectFile, subjectFiles } from './subject-files.js';

/** Every file that the subject of a record was made of, or was read from; none where it has no subject. */
export function recordFiles(core: AnyRecord['core']): readonly SubjectFile[] {
  if (!('subject' in core)) return [];
  if (!('lead' in core)) return subjectFiles(core.subject.origin);
  const { source } = core.subject.origin;
  if (source.kind !== 'files') return [];
  const files = source.lists.flatMap(({ files: of, numbering }): readonly ListFile[] =>
    numbering.by === 'original' ? [...of, numbering.file] : of,
  );
  return files.map(({ name, sha256 }) => ({ name, sha256 }));
}
