import type { ListFile } from '../../core/item-list.js';
import type { OneListCore } from '../../core/one-list.js';
import { listSubject } from '../../engine/list/list-subject.js';
import { oneListSchema } from '../../engine/record/one-list-schema.js';
import { checkLists, verifyLists } from '../../engine/verify/verify-lists.js';
import { readListsAgain } from '../../host/list/read-lists-again.js';
import { VERSION } from '../../host/version.js';
import type { RecordKind } from '../record-kind.js';

/** One shuffled list, or a few. */
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
  pages: async () => (await import('../../report/order/pages.js')).pages,
};
