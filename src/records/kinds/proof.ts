import type { ProofCore } from '../../core/record/proof.js';
import { proofSchema } from '../../core/record/proof.js';
import { verifyProof } from '../../engine/verify/verify-proof.js';
import { proveOrigin } from '../../host/prove/prove-origin.js';
import { VERSION } from '../../host/version.js';
import { DEALS_NOTHING, OF_SUBJECT } from '../of-subject.js';
import type { RecordKind } from '../record-kind.js';

export const proof: RecordKind<ProofCore> = {
  kind: 'proof',
  schema: proofSchema,
  replay: () => DEALS_NOTHING,
  ...OF_SUBJECT,
  redo(record, { cwd }) {
    const { plan, subject } = record.core;
    return verifyProof(record, () => proveOrigin(subject.origin, plan, cwd), VERSION);
  },
  pages: async () => (await import('../../report/proof/pages.js')).pages,
};
