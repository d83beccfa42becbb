import { resolve } from 'node:path';
import { AuditError } from '../../core/errors.js';
import type { ProgramSource } from '../../core/source/program-source.js';
import { digestNow } from './code.js';
import type { FoundProgram } from './path.js';
import { findProgram } from './path.js';

/** Finds the program of a record again, from `cwd`. Throws E_VERIFY where it or one of its files has changed since, E_SUBJECT_SPAWN where it is gone. */
export function findProgramAgain(
  { args, code = [], files, program, sha256 }: Pick<ProgramSource, 'args' | 'code' | 'files' | 'program' | 'sha256'>,
  cwd: string,
): FoundProgram {
  const found = findProgram({ program, args, cwd });
  same(program, sha256, found.sha256);
  for (const { file, sha256: was } of [...files, ...code]) same(file, was, digestNow(resolve(cwd, file)) ?? 'none');
  return found;
}

function same(file: string, was: string, is: string): void {
  if (was !== is) throw new AuditError('E_VERIFY', `${file} has changed since the record was made: sha256 was ${was}, is ${is}`);
}
