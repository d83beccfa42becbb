import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestModule } from 'vitest/node';
import type { FaultRow } from './fault.js';
import { ROWS } from './rows.js';

/** A row that was tried once, and whether it was as required. */
export interface Tried extends FaultRow {
  readonly held: boolean;
}

/** Names a file that several runs of the tests share, so that the last of them prints one table for all. */
const SHARED = 'SHUFFLE_AUDIT_FAULTS';

/** Prints every row of the table of faults that was tried, with its outcome, once all tests have run. */
export class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tried = modules
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test): Tried[] => {
        const row = test.meta().fault;
        return row ? [{ ...row, held: test.result().state === 'passed' }] : [];
      });
    if (tried.length > 0) process.stdout.write(`\n${faultTable([...before(), ...tried])}\n`);
    const file = process.env[SHARED];
    if (file !== undefined && tried.length > 0) appendFileSync(file, tried.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
}

/** What earlier runs tried, where there is a file that they share. */
function before(): Tried[] {
  const file = process.env[SHARED];
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Tried);
}

/** The rows by group and number, three lines each, and the ids of the rows that were not tried. */
export function faultTable(tried: readonly Tried[]): string {
  const rows = new Map<string, Tried[]>();
  for (const row of tried) {
    const key = `${order(row.id)} ${row.fault}`;
    rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  const ids = new Set(tried.map(({ id }) => id));
  const missing = ROWS.filter((id) => !ids.has(id));
  const lines = [...rows].toSorted(([a], [b]) => a.localeCompare(b)).map(([, cases]) => lineOf(cases));
  return [
    `Faults tried: ${ROWS.length - missing.length} of the ${ROWS.length} rows about functions, programs, logs and the disk, and what happened`,
    ...lines,
    ...(missing.length > 0 ? [`NOT TRIED in this run: ${missing.join(', ')}`] : []),
  ].join('\n');
}

function lineOf(cases: readonly Tried[]): string {
  const [{ id, fault, required }] = cases;
  const broken = cases.filter(({ held }) => !held).length;
  const outcomes = [...new Set(cases.flatMap(({ outcome }) => outcome ?? []))];
  const told = outcomes.length > 0 ? outcomes.join('; ') : `${cases.length - broken} of ${cases.length} cases as required`;
  return `${id.padEnd(4)} ${fault}\n     must   ${required}\n     result ${broken > 0 && outcomes.length === 0 ? 'NOT AS REQUIRED: ' : ''}${told}`;
}

/** S2 before S10. */
function order(id: string): string {
  return id.replace(/\d+/, (digits) => digits.padStart(4, '0'));
}
