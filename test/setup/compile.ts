import { execFileSync } from 'node:child_process';

/** Makes compiled/ of the present sources. Vitest calls it before the first suite. */
export function setup(): void {
  execFileSync(process.execPath, ['.ci/compile.js'], { stdio: 'inherit' });
}
