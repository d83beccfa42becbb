import type { ProofCore } from '../../../core/record/proof.js';
import { subjectWords } from '../../../kinds/words/command.js';
import { commandWords } from '../../../page/words/program.js';

/** The command that makes the proof again, in parts that belong on one line each. */
export function proveCommand({ plan: { n }, subject: { origin } }: ProofCore): readonly string[] {
  const { source } = origin;
  // A program takes every word after its name for itself.
  if (source.kind === 'tape') return ['npx shuffle-audit prove', `--n ${n}`, commandWords(source)];
  return ['npx shuffle-audit prove', ...subjectWords(origin), `--n ${n}`];
}
