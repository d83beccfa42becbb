import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { builtPackage } from './checkout.js';

/** What one run of the program did. */
export interface Done {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program, built from the present sources, in `cwd` with these arguments. */
export async function program(cwd: string, ...args: readonly string[]): Promise<Done> {
  const entry = join(await builtPackage(), 'dist/cli.js');
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [entry, ...args], { cwd, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, stdout, stderr });
    });
    child.stdin?.end();
  });
}
