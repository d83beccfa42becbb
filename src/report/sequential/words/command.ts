import type { SequentialCore } from '../../../core/record/sequential.js';
import { pageOf } from '../../../kinds/pages.js';
import { runCommand } from '../../../kinds/words/command.js';

/** The command of the audit of fixed size, in parts that belong on one line each. Such an audit can also find nothing, down to a size. */
export function fixedSizeCommand({ plan, subject }: SequentialCore): readonly string[] {
  const { outcome, source } = subject.origin;
  return runCommand(subject.origin, pageOf(outcome).options(outcome, plan.n, source.kind === 'built-in'));
}
