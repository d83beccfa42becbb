import type { Reporter, TestModule } from 'vitest/node';

const SECOND = 1000;

/** Lists the files that took longer than a second, the slowest first: candidates for `npm run test:full`. A list and no failure, since machines differ. */
export class SlowFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const slow = modules
      .map((module) => ({ file: module.relativeModuleId, milliseconds: module.diagnostic().duration }))
      .filter(({ milliseconds }) => milliseconds > SECOND)
      .toSorted((a, b) => b.milliseconds - a.milliseconds);
    const rows = slow.map(({ file, milliseconds }) => `${(milliseconds / SECOND).toFixed(1).padStart(5)} s  ${file}\n`);
    if (slow.length > 0) process.stdout.write(`\nFiles over their second: ${slow.length}\n${rows.join('')}`);
  }
}
