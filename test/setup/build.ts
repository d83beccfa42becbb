import { execFileSync } from 'node:child_process';

/** Makes dist/ of the present sources. Vitest calls it before the first suite that starts the program. */
export function setup(): void {
  execFileSync(process.execPath, ['.ci/build.js'], { stdio: 'inherit' });
}
