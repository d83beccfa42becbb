import { AuditError } from '../core/errors.js';
import type { Values } from './command.js';
import { programOf, textOf } from './command.js';

/** What `run` is asked to audit: the subject's text, or the words of a program. Throws E_USAGE unless there is one of them. */
export function specOf(values: Values): string | readonly string[] {
  const spec = textOf(values, 'subject');
  const program = programOf(values);
  if (program && spec !== undefined)
    throw new AuditError('E_USAGE', `run takes a subject or a program, got ${spec} and -- ${program.join(' ')}`);
  const given = program ?? spec;
  if (given !== undefined) return given;
  throw new AuditError('E_USAGE', 'run needs a subject, got none', {
    hint: 'try: shuffle-audit run naive-swap; see: shuffle-audit list shuffle; a program comes after --',
  });
}
