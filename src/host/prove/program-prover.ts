import { AuditError } from '../../core/errors.js';
import type { ProofCore } from '../../core/record/proof.js';
import type { TapeSource } from '../../core/source/program-source.js';
import type { ProgramTimes } from '../program/output.js';
import type { ProgramWords } from '../program/path.js';

export interface ProgramToProve extends ProgramWords, Partial<ProgramTimes> {
  readonly kind: 'program';
}

export interface ProgramProver {
  /** Proves what a program deals, for 2 to `n` cards; `onProgress` receives the current step. */
  prove(
    request: ProgramToProve,
    extent: { readonly n: number | undefined; readonly onProgress?: (what: string) => void },
  ): Promise<ProofCore>;
  /** Does the same for a recorded program, which is looked for from `cwd` and must not have changed: E_VERIFY. */
  reprove(source: TapeSource, n: number, cwd: string): Promise<ProofCore>;
}

let load: (() => Promise<ProgramProver>) | undefined;

/** Installs the prover of programs, replacing any installed before. */
export function installProgramProver(prover: (() => Promise<ProgramProver>) | undefined): void {
  load = prover;
}

/** Returns the prover of programs. Throws E_USAGE where none is installed. */
export async function programProver(): Promise<ProgramProver> {
  if (load) return load();
  throw new AuditError('E_USAGE', 'nothing here proves what a program deals', { hint: 'deal it: shuffle-audit run -- …' });
}
