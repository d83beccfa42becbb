import { join } from 'node:path';
import process from 'node:process';
import type { ChildTask } from './protocol.js';
import { childReads, childRoots, distinctReads } from './reads.js';
import { childTools } from './tools.js';

/** What JavaScript's objects may take in an isolated process. */
const MOST_HEAP_MB = 512;

/** How a child process is started: the program, what it is given before the harness's own arguments, and its environment. */
export interface ChildLaunch {
  readonly program: string;
  readonly given: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * How the process of a task is started. An isolated one gets Node's permission model, a limit of memory and an empty environment, and what
 * the system offers beside. Throws nothing.
 */
export function childLaunch(entry: string, { isolation, code }: ChildTask, cwd: string): ChildLaunch {
  const flags = ['--no-warnings', '--experimental-import-meta-resolve'];
  if (isolation === 'none') return { program: process.execPath, given: [...flags, entry], env: kept('PATH', 'SystemRoot') };
  const permission = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const reads = [...ownFiles(entry), ...childReads(code, cwd)];
  const roots = [...ownFiles(entry), ...childRoots(code, cwd)];
  const limits = [permission, `--max-old-space-size=${MOST_HEAP_MB}`, ...distinctReads(reads).map((path) => `--allow-fs-read=${path}`)];
  const [program, ...given] = [...childTools(cwd, roots), process.execPath, ...limits, ...flags, entry];
  // Windows cannot start a program without its own folder.
  return { program, given, env: kept('SystemRoot') };
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
