import type { BenchCore } from '../../core/bench.js';
import { benchSchema } from '../../engine/record/bench-schema.js';
import { verifyProof } from '../../engine/verify/verify-proof.js';
import { benchPuzzle } from '../../host/prove/bench-puzzle.js';
import { VERSION } from '../../host/version.js';
import { DEALS_NOTHING } from '../of-subject.js';
import type { RecordKind } from '../record-kind.js';

/** A bench of searches. */
export const bench: RecordKind<BenchCore> = {
  kind: 'bench',
  schema: benchSchema,
  replay: () => DEALS_NOTHING,
  files: () => [],
  isRedone: () => true,
  redo: (record) => verifyProof(record, async () => benchPuzzle(), VERSION, 'solving every board again gives the same lengths and boards'),
  pages: async () => (await import('../../report/search/pages.js')).pages,
};
