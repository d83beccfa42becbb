import type { Reporter, TestModule } from 'vitest/node';
import type { FaultRow } from './fault.js';

/** Prints every row of the table of faults that was tried, with its outcome, once all tests have run. */
export class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules.flatMap((module) => [...module.children.allTests()]).flatMap((test) => test.meta().fault ?? []);
    if (rows.length > 0) process.stdout.write(`\n${faultTable(rows)}\n`);
  }
}

/** The rows by group and number, in columns; the outcome stands on a line of its own where it is long. */
export function faultTable(rows: readonly FaultRow[]): string {
  const sorted = rows.toSorted((a, b) => order(a.id).localeCompare(order(b.id)));
  const lines = sorted.map(
    ({ id, fault, required, outcome }) => `${id.padEnd(4)} ${fault}\n     must   ${required}\n     result ${outcome}`,
  );
  return [`Faults tried: ${rows.length}`, ...lines].join('\n');
}

/** S2 before S10. */
function order(id: string): string {
  return id.replace(/\d+/, (digits) => digits.padStart(4, '0'));
}
