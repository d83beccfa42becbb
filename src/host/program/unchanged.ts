import { resolve } from 'node:path';
import { AuditError } from '../../core/errors.js';
import type { ProgramFile, ProgramSource } from '../../core/source/program-source.js';
import { fileStamp } from '../file-stamp.js';
import { codeBeside, digestNow, isCode, scriptOf } from './code.js';
import type { FoundProgram } from './path.js';

/** The part of a record that identifies the code of a program, however it is dealt with. */
type CodeOfProgram = Pick<ProgramSource, 'args' | 'code' | 'files' | 'program' | 'sha256'>;

/**
 * Checks that the code of a program is still the code that was tried. It covers the program, the code files among its arguments and those beside it.
 * A shell reads its script as it goes on, and an interpreter loads files late. 'between' blocks they are read again only where the system reports a
 * write, for an interpreter is large. At the 'end', and at the first check, all are read. Data is not checked: other named files, such as a list of
 * decks or the program's count. Nor are files it wrote while it was tried, or files that came later. Throws E_SUBJECT_CHANGED.
 */
export function programWatch(id: string, source: CodeOfProgram, found: FoundProgram): (when: 'between' | 'end') => void {
  const held = codeOf(source, found).map(({ file, sha256 }, k) => ({
    file,
    sha256,
    path: k === 0 ? found.path : resolve(found.cwd, file),
  }));
  let seen: string | null = null;
  return (when) => {
    // Before they are read: what is written meanwhile is met at the next look.
    const now = held.map(({ path }) => fileStamp(path)).join();
    if (when === 'between' && now === seen) return;
    const changed = held.find(({ path, sha256 }) => digestNow(path) !== sha256);
    if (changed) throw anotherFile(id, changed.file);
    seen = now;
  };
}

/**
 * Reads the code of a program before its first start. Returns a function that gives the code, as a record names it, once the first starts are over.
 * Files they wrote to are not code. Its script always is: if anything wrote to that, the program that was tried is gone.
 */
export function codeBefore(found: FoundProgram): () => Pick<ProgramSource, 'files' | 'code' | 'codeLeftOut' | 'written'> {
  const { files: beside, whole } = codeBeside(found);
  const { cwd, files } = found;
  const looked = [...files, ...beside].map(({ file }) => ({ file, path: resolve(cwd, file), stamp: fileStamp(resolve(cwd, file)) }));
  const script = scriptOf(found);
  return () => {
    const written = looked.filter(({ path, stamp }) => path !== script && fileStamp(path) !== stamp).map(({ file }) => file);
    const left = ({ file }: ProgramFile): boolean => !written.includes(file);
    return {
      files: files.filter(left),
      code: beside.filter(left),
      ...(!whole && { codeLeftOut: true }),
      ...(written.length > 0 && { written }),
    };
  };
}

/** Returns the program first, then its code files among its arguments and beside it. */
function codeOf({ args, code, files, program, sha256 }: CodeOfProgram, { cwd }: FoundProgram): readonly ProgramFile[] {
  const script = scriptOf({ args, cwd, program });
  const named = files.filter(({ file }) => file === script || isCode(resolve(cwd, file)));
  return [{ file: program, sha256 }, ...named, ...(code ?? [])];
}

function anotherFile(id: string, file: string): AuditError {
  return new AuditError('E_SUBJECT_CHANGED', `${id}: its code must stay as it is while it is audited, got another ${file}`, {
    at: { file },
    hint: 'leave the files alone until the audit has ended',
  });
}
