import { AuditError } from '../../core/errors.js';
import type { ProgramSource } from '../../core/program-source.js';
import type { FoundProgram } from './path.js';
import { findProgram } from './path.js';

/** Throws E_SUBJECT_CHANGED where the program or a file of its arguments is no longer what was tried: a shell reads its script as it goes on. */
export function programUnchanged(id: string, source: ProgramSource, { cwd }: FoundProgram): void {
  const { files, sha256 } = findProgram({ program: source.program, args: source.args, cwd });
  const [was, is] = [
    [source.sha256, ...source.files.map((one) => one.sha256)],
    [sha256, ...files.map((one) => one.sha256)],
  ];
  const at = was.findIndex((digest, k) => digest !== is[k]);
  if (at < 0) return;
  const file = at === 0 ? source.program : source.files[at - 1].file;
  throw new AuditError('E_SUBJECT_CHANGED', `${id}: its files must stay as they are while it is audited, got another ${file}`, {
    at: { file },
    hint: 'leave the files alone until the audit has ended',
  });
}
