import type { ClaimsCore } from '../../core/record/proof.js';
import { claimsSchema } from '../../core/record/proof.js';
import { verifyProof } from '../../engine/verify/verify-proof.js';
import { proveClaims } from '../../host/audits.js';
import { proveGameClaims } from '../../host/prove/prove-game-claims.js';
import { VERSION } from '../../host/version.js';
import { DEALS_NOTHING } from '../of-subject.js';
import type { RecordKind } from '../record-kind.js';

/** Checked claims of the catalogue of shuffles or of a game. */
export const claims: RecordKind<ClaimsCore> = {
  kind: 'claims',
  schema: claimsSchema,
  replay: () => DEALS_NOTHING,
  files: () => [],
  isRedone: () => true,
  redo(record) {
    const { plan } = record.core;
    const again = (): ClaimsCore => ('family' in plan ? proveGameClaims(plan) : proveClaims(plan.n));
    return verifyProof(record, async () => again(), VERSION);
  },
  pages: async () => (await import('../../report/proof/pages.js')).claimsPages,
};
