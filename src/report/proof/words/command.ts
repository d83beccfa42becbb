import type { ProofCore } from '../../../core/proof.js';
import { subjectWords } from '../../../kinds/words/command.js';

/** The command that makes the proof again, in parts that belong on one line each. */
export function proveCommand({ plan: { n }, subject: { origin } }: ProofCore): readonly string[] {
  return ['npx shuffle-audit prove', ...subjectWords(origin), `--n ${n}`];
}
