import { AuditError } from '../../core/errors.js';
import type { CommonAsked } from '../command.js';

/** Returns the subject's text, or the words of a program. Throws E_USAGE, in the name of this command, unless exactly one of them was given. */
export function specOf(
  command: string,
  { program, subject }: CommonAsked & { readonly subject: string | undefined },
): string | readonly string[] {
  if (program && subject !== undefined)
    throw new AuditError('E_USAGE', `${command} takes a subject or a program, got ${subject} and -- ${program.join(' ')}`);
  const spec = program ?? subject;
  if (spec !== undefined) return spec;
  throw new AuditError('E_USAGE', `${command} needs a subject, got none`, {
    hint: `try: shuffle-audit ${command} naive-swap; see: shuffle-audit list shuffle; a program comes after --`,
  });
}
