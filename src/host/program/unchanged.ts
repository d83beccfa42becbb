import { resolve } from 'node:path';
import { AuditError } from '../../core/errors.js';
import type { ProgramSource } from '../../core/program-source.js';
import { fileStamp } from '../file-stamp.js';
import type { FoundProgram } from './path.js';
import { findProgram } from './path.js';

/**
 * Looks whether the program and the files of its arguments are still what was tried, since a shell reads its script as it goes on. 'between' blocks they are
 * read again where the system says that one was written to, for an interpreter is large; at the 'end', and at the first look, all are. Throws E_SUBJECT_CHANGED.
 */
export function programWatch(id: string, source: ProgramSource, found: FoundProgram): (when: 'between' | 'end') => void {
  const paths = [found.path, ...source.files.map(({ file }) => resolve(found.cwd, file))];
  let seen: string | null = null;
  return (when) => {
    // Before they are read: what is written meanwhile is met at the next look.
    const now = paths.map(fileStamp).join();
    if (when === 'between' && now === seen) return;
    checkUnchanged(id, source, found);
    seen = now;
  };
}

function checkUnchanged(id: string, source: ProgramSource, { cwd }: FoundProgram): void {
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
