import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { builtPackage } from './checkout.js';

/** What one run of the program did. */
export interface Done {
  readonly status: number;
  readonly stdout: string;
  /** Without the lines that tell how far it is: whether a second passes before it is through hangs on the machine. */
  readonly stderr: string;
  /** With them. */
  readonly told: string;
}

const HOW_FAR =
  /^(?:(?:dealing|counting|fresh sample|second sample|measuring|trying the function|proving|solving|comparing|checking|reading|surveying|looking where it turned): |shuffle-audit: at this pace ).*\n/gm;

/** Runs the program, built from the present sources, in `cwd` with these arguments. */
export async function program(cwd: string, ...args: readonly string[]): Promise<Done> {
  const entry = join(await builtPackage(), 'dist/cli.js');
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [entry, ...args], { cwd, maxBuffer: 2 ** 26 }, (error, stdout, told) => {
      const status = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ status, stdout, stderr: told.replaceAll(HOW_FAR, ''), told });
    });
    child.stdin?.end();
  });
}
