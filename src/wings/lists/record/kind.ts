import { VERSION } from '../../../host/version.js';
import type { RecordKind } from '../../../records/record-kind.js';
import { listSubject } from '../audit/list-subject.js';
import { readListsAgain } from '../files/read-lists-again.js';
import type { ListFile } from '../item-list.js';
import type { OneListCore } from './one-list.js';
import { oneListSchema } from './one-list.js';
import { checkLists, verifyLists } from './verify-lists.js';

export const list: RecordKind<OneListCore> = {
  kind: 'list',
  schema: oneListSchema,
  replay: () => ({
    reason: 'is the record of lists, each of which is one deal',
    hint: 'read or deal them all again: shuffle-audit verify $FILE',
  }),
  files({ subject }) {
    const { source } = subject.origin;
    if (source.kind !== 'files') return [];
    const files = source.lists.flatMap(({ files: of, numbering }): readonly ListFile[] =>
      numbering.by === 'original' ? [...of, numbering.file] : of,
    );
    return files.map(({ name, sha256 }) => ({ name, sha256 }));
  },
  isRedone: ({ subject }) => listSubject(subject.origin.source).replay === 'exact',
  derive: async (record) => checkLists(record, VERSION),
  redo: (record, { beside, cwd }) => verifyLists(record, () => readListsAgain(record.core, [cwd, beside]), VERSION),
  pages: async () => (await import('../page/pages.js')).pages,
};
