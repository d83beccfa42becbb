import { SCHEMA } from '../../../../src/core/record/scheme-names.js';
import { digestOf } from '../../../../src/engine/record/digest.js';
import { planLists } from '../../../../src/wings/lists/audit/audit-lists.js';
import { listCore } from '../../../../src/wings/lists/audit/list-core.js';
import { listSubject } from '../../../../src/wings/lists/audit/list-subject.js';
import { readLists } from '../../../../src/wings/lists/audit/read-lists.js';
import type { OneList } from '../../../../src/wings/lists/record/one-list.js';
import { below, evenList } from '../../../support/even-list.js';
import { blocks, buffered, byKeys, congruential, unshuffledList } from '../traces/planted.js';

const RUN = { startedAt: '2026-11-21T00:00:00.000Z', elapsedMs: 1, node: '20.19.0', cpu: 'test', workers: 1 };

/** The record of an audit of these lists, as `order` seals it. */
export async function orderRecord(name: string, lists: readonly Uint32Array[]): Promise<OneList> {
  const plan = planLists({ n: lists[0].length, lists: lists.length });
  const found = await readLists(
    plan,
    lists.map(async function* (list) {
      yield list;
    }),
  );
  const file = { name, bytes: 100, sha256: '0'.repeat(64), format: 'lines' as const };
  const read = { files: [file], numbering: { by: 'numbers' as const, from: 0 as const } };
  const subject = listSubject({ kind: 'files', lists: lists.map(() => read) });
  const core = listCore('0.1.0', plan, subject, found);
  return { schema: SCHEMA, core, digest: digestOf(core), run: RUN };
}

const N = 2 ** 14;
const epoch = evenList(N, below(3));

/** A list of each kind that the page draws otherwise. */
export const ORDERS: Readonly<Record<string, () => Promise<OneList>>> = {
  clean: () => orderRecord('clean', [evenList(N, below(1))]),
  short: () => orderRecord('short', [evenList(200, below(2))]),
  buffer: () => orderRecord('buffer', [buffered(unshuffledList(N), Math.floor(N / 10), below(4))]),
  'wide buffer': () => orderRecord('wide-buffer', [buffered(unshuffledList(N), Math.round(0.9 * N), below(4))]),
  'equal epochs': () => orderRecord('epochs', [epoch, epoch]),
  keys: () => orderRecord('keys', [byKeys(N, 256, below(5))]),
  congruence: () => orderRecord('congruence', [congruential(N, 1_664_525, 1_013_904_223)]),
  blocks: () => orderRecord('blocks', [blocks(N, 100, below(6))]),
};
