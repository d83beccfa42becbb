import { execFileSync } from 'node:child_process';

/** Makes the kernels anew where a source of theirs is newer. Vitest calls it before the first suite. */
export function setup(): void {
  execFileSync(process.execPath, ['.ci/kernel.js', '--if-older'], { stdio: 'inherit' });
}
