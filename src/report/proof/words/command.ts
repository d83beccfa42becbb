import type { ProofCore } from '../../../core/proof.js';
import { pipelineWord, shellWord } from '../../../page/words/command.js';

/** The command that makes the proof again, in parts that belong on one line each. */
export function proveCommand({ plan: { n }, subject: { id, origin } }: ProofCore): readonly string[] {
  const passed = origin.kind === 'module' && origin.call.random ? ['--pass-random'] : [];
  return ['npx shuffle-audit prove', shellWord(origin.kind === 'pipeline' ? pipelineWord(origin) : id), `--n ${n}`, ...passed];
}
