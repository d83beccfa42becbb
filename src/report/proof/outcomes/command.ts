import type { OutcomeProofCore } from '../../../core/outcome-proof.js';
import { pageOf } from '../../../kinds/pages.js';
import { subjectWords } from '../../../kinds/words/command.js';

/** The command that makes the proof again, in parts that belong on one line each. */
export function outcomeCommand({ plan: { n }, subject: { origin } }: OutcomeProofCore): readonly string[] {
  const { outcome, source } = origin;
  return ['npx shuffle-audit prove', ...subjectWords(origin), ...pageOf(outcome).options(outcome, n, source.kind === 'built-in')];
}
