import type { OutcomeProofCore } from '../../core/record/outcome-proof.js';
import { outcomeProofSchema } from '../../core/record/outcome-proof.js';
import { verifyProof } from '../../engine/verify/verify-proof.js';
import { reproveOutcomes } from '../../host/prove/prove-outcomes.js';
import { VERSION } from '../../host/version.js';
import { DEALS_NOTHING, OF_SUBJECT } from '../of-subject.js';
import type { RecordKind } from '../record-kind.js';

export const outcomeProof: RecordKind<OutcomeProofCore> = {
  kind: 'outcome-proof',
  schema: outcomeProofSchema,
  replay: () => DEALS_NOTHING,
  ...OF_SUBJECT,
  redo(record, { cwd }) {
    const { plan, subject } = record.core;
    return verifyProof(record, () => reproveOutcomes(subject.origin, plan.n, cwd), VERSION);
  },
  pages: async () => (await import('../../report/proof/outcomes/pages.js')).pages,
};
