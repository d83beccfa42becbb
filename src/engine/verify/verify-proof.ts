import type { Bench } from '../../core/bench.js';
import type { OutcomeProof } from '../../core/outcome-proof.js';
import type { ClaimsProof, Proof } from '../../core/proof.js';
import type { Check } from './check.js';
import { checkDigest, guarded, withVersion } from './check.js';
import { checkAgain } from './check-again.js';

/**
 * Checks the record of a proof without trusting anything in it: its digest, and everything else by proving it again.
 * `again` proves the recorded subject, or the catalogue, from its parts, or solves the boards of a bench.
 */
export async function verifyProof<R extends Proof | OutcomeProof | ClaimsProof | Bench>(
  record: R,
  again: () => Promise<R['core']>,
  version: string,
  title = 'proving it again gives the same record, bit for bit',
): Promise<readonly Check[]> {
  return [
    checkDigest(record),
    await guarded('proof', title, async () => {
      const { core } = record;
      const found = checkAgain('proof', title, core, { ...(await again()), tool: core.tool });
      return withVersion(found, core.tool.version, version);
    }),
  ];
}
