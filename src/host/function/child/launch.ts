import { dirname, join } from 'node:path';
import process from 'node:process';
import { counted } from '../../../core/counted.js';
import { AuditError } from '../../../core/errors.js';
import type { ChildTask } from '../../../engine/child/protocol.js';
import { childReads, distinctReads } from './reads.js';
import { childTools } from './tools.js';

/** What JavaScript's objects may take in an isolated process. */
const MOST_HEAP_MB = 512;

/** Characters of what may be read, as arguments: half of what Linux takes with the environment, and what Windows takes at all. */
const MOST_GIVEN = process.platform === 'win32' ? 30_000 : 2 ** 20;

/** How a child process is started: the program, what it is given before the harness's own arguments, and its environment. */
export interface ChildLaunch {
  readonly program: string;
  readonly given: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * How the process of a task is started. An isolated one gets Node's permission model, a limit of memory and an empty environment, and what
 * the system offers beside. Throws E_SUBJECT_SPAWN where what it may read is too much to say.
 */
export function childLaunch(entry: string, { isolation, code }: ChildTask, cwd: string): ChildLaunch {
  const flags = ['--no-warnings', '--experimental-import-meta-resolve'];
  if (isolation === 'none') return { program: process.execPath, given: [...flags, entry], env: kept('PATH', 'SystemRoot') };
  const permission = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const { reads, roots } = childReads(code, cwd);
  const limits = [permission, `--max-old-space-size=${MOST_HEAP_MB}`, ...allowed([...ownFiles(entry), ...reads])];
  const [program, ...given] = [...childTools(cwd, [...ownFiles(entry), ...roots]), process.execPath, ...limits, ...flags, entry];
  // Windows cannot start a program without its own folder.
  return { program, given, env: kept('SystemRoot') };
}

/** The arguments that open what may be read. */
function allowed(reads: readonly string[]): readonly string[] {
  const paths = distinctReads(reads);
  const given = paths.map((path) => `--allow-fs-read=${path}`);
  if (given.reduce((sum, { length }) => sum + length + 1, 0) <= MOST_GIVEN) return given;
  const count = new Map<string, number>();
  for (const path of paths) count.set(dirname(path), (count.get(dirname(path)) ?? 0) + 1);
  const [[folder, most]] = [...count].toSorted(([, a], [, b]) => b - a);
  throw new AuditError(
    'E_SUBJECT_SPAWN',
    `${folder}: what a function may read must fit the command line of its process, got ${counted(paths.length, 'path')} to name, ${most} of them there: hidden entries, or links that lead out, lie among the others`,
    { hint: 'give the function a folder of its own, with a package.json that holds a name, or --isolation none' },
  );
}

/** The harness, which is one file without exports (a subject that could import its classes could change them), and the manifests that say how to read it. */
function ownFiles(entry: string): readonly string[] {
  const manifests = ['..', '../..', '../../..', '../../../..', '../../../../..'].map((up) => join(entry, up, 'package.json'));
  return [entry, ...manifests];
}

function kept(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
