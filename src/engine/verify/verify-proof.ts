import type { OutcomeProof } from '../../core/record/outcome-proof.js';
import type { ClaimsProof, Proof } from '../../core/record/proof.js';
import type { Check } from './check.js';
import { checkDigest, guarded, noteVersion } from './check.js';
import { checkAgain } from './check-again.js';

const TITLE = 'proving it again gives the same record, bit for bit';

/**
 * Checks the record of a proof without trusting anything in it: its digest, and everything else by proving it again. `again` proves the recorded
 * subject, or the catalogue, from its parts.
 */
export async function verifyProof<R extends Proof | OutcomeProof | ClaimsProof>(
  record: R,
  again: () => Promise<R['core']>,
  version: string,
): Promise<readonly Check[]> {
  return [
    checkDigest(record),
    await guarded('proof', TITLE, async () => {
      const { core } = record;
      const found = checkAgain('proof', TITLE, core, { ...(await again()), tool: core.tool });
      return noteVersion(found, core.tool.version, version);
    }),
  ];
}
