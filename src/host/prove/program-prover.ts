import { AuditError } from '../../core/errors.js';
import type { ProofCore } from '../../core/record/proof.js';
import type { TapeSource } from '../../core/source/program-source.js';
import type { ProgramTimes } from '../program/output.js';
import type { ProgramWords } from '../program/path.js';

/** A program to prove something about. */
export interface ProgramToProve extends ProgramWords, Partial<ProgramTimes> {
  readonly kind: 'program';
}

/** Proves what programs deal: a wing does. */
export interface ProgramProver {
  /** Proves what a program deals, for 2 to `n` cards; `onProgress` hears what is done meanwhile. */
  prove(
    request: ProgramToProve,
    extent: { readonly n: number | undefined; readonly onProgress?: (what: string) => void },
  ): Promise<ProofCore>;
  /** The same for a recorded program, which is looked for from `cwd` and must not have changed: E_VERIFY. */
  reprove(source: TapeSource, n: number, cwd: string): Promise<ProofCore>;
}

let load: (() => Promise<ProgramProver>) | undefined;

/** Takes what proves programs in place of whatever was installed before. */
export function installProgramProver(prover: (() => Promise<ProgramProver>) | undefined): void {
  load = prover;
}

/** What proves programs. Throws E_USAGE where nothing does. */
export async function programProver(): Promise<ProgramProver> {
  if (load) return load();
  throw new AuditError('E_USAGE', 'nothing here proves what a program deals', { hint: 'deal it: shuffle-audit run -- …' });
}
