import { isBuiltIn } from '../../../core/origin.js';
import type { ProofCore } from '../../../core/proof.js';
import { builtInWord, shellWord } from '../../../kinds/words/command.js';

/** The command that makes the proof again, in parts that belong on one line each. */
export function proveCommand({ plan: { n }, subject: { id, origin } }: ProofCore): readonly string[] {
  const { source } = origin;
  const passed = source.kind === 'module' && source.call.random && source.call.wrapper === undefined ? ['--pass-random'] : [];
  return ['npx shuffle-audit prove', shellWord(isBuiltIn(origin) ? builtInWord(origin) : id), `--n ${n}`, ...passed];
}
