import { delimiter, isAbsolute, resolve } from 'node:path';
import process from 'node:process';
import { AuditError } from '../../core/errors.js';
import type { ProgramFile } from '../../core/source/program-source.js';
import { NO_FILE } from '../../core/words/system-reason.js';
import { moduleSha256 } from '../function/module/sha256.js';
import { isExecutable, kindOf, startOfFile } from './file-kind.js';

const LOOKED_AT = 512;

/** The words a user typed after `--`. */
export interface ProgramWords {
  readonly program: string;
  readonly args: readonly string[];
  /** The base folder of relative paths. */
  readonly cwd: string;
}

/** A program found on disk, before anything of it has run. */
export interface FoundProgram {
  /** The program's name as typed. */
  readonly program: string;
  /** The program's absolute path. */
  readonly path: string;
  readonly sha256: string;
  /** The user's folder, in which it runs. */
  readonly cwd: string;
  /** The arguments as typed, but files by their absolute path. */
  readonly args: readonly string[];
  readonly files: readonly ProgramFile[];
}

/**
 * Finds a program as a shell would, by its path or on the search path, and the files among its arguments.
 * Throws E_SUBJECT_SPAWN where there is none that may be run.
 */
export function findProgram({ program, args, cwd }: ProgramWords): FoundProgram {
  const path = pathOf(program, cwd);
  if (isPlainText(path))
    throw new AuditError('E_SUBJECT_SPAWN', `${program}: must be a program or begin with #! and its interpreter, got plain text`, {
      hint: 'name the interpreter before it, as in: -- python3 ./deal.py',
    });
  const isFile = args.map((arg) => !arg.startsWith('-') && kindOf(resolve(cwd, arg)) === 'file');
  return {
    program,
    path,
    cwd,
    sha256: moduleSha256(path, program),
    args: args.map((arg, i) => (isFile[i] ? resolve(cwd, arg) : arg)),
    files: args.filter((_, i) => isFile[i]).map((file) => ({ file, sha256: moduleSha256(resolve(cwd, file), file) })),
  };
}

function pathOf(program: string, cwd: string): string {
  const hint = /\s/.test(program)
    ? `its words stand apart, without quotes around all of them: -- ${program}`
    : /[/\\]/.test(program)
      ? 'is its path right?'
      : 'a program of this folder begins with ./';
  const refuse = (why: string, more: string = hint): AuditError => new AuditError('E_SUBJECT_SPAWN', `${program}${why}`, { hint: more });
  if (isAbsolute(program) || /[/\\]/.test(program)) {
    const path = resolve(cwd, program);
    const kind = kindOf(path);
    if (kind === NO_FILE) throw refuse(' does not exist');
    if (kind !== 'file') throw refuse(`: must be a program that can be run, got ${kind}`);
    if (!isExecutable(path))
      throw refuse(
        ': must be a program that can be run, got a file that may not be executed',
        `chmod +x ${program}, or name its interpreter before it`,
      );
    return path;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const found = folders.map((folder) => resolve(folder, program)).find((path) => kindOf(path) === 'file' && isExecutable(path));
  if (found === undefined) throw refuse(' is no program on the search path');
  return found;
}

/**
 * True for a plain text file. The system hands a file of unknown format to a shell, which would take its text for commands. An executable that cannot
 * be read is left to the system.
 */
function isPlainText(path: string): boolean {
  const start = startOfFile(path, LOOKED_AT);
  return start !== null && !start.includes('\0') && !start.startsWith('#!');
}
