import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { builtPackage } from '../support/checkout.js';

/** A run to be ended, as plain data: it crosses to the process that runs it. */
export interface Mortal {
  /** `fisher-yates`, or a file of a function in the folder. */
  readonly subject: { readonly shuffle: string; readonly prng: string } | { readonly file: string };
  readonly n: number;
  readonly trials: number;
  readonly tests: readonly string[];
}

/** The program's own parts with the journal written after every block, so that a short run has much to be ended in. */
const SCRIPT = `
const [compiled, task, workers] = process.argv.slice(2);
const load = (name) => import(compiled + '/' + name);
const { subject: wanted, n, trials, tests } = JSON.parse(task);
const { openOrigin } = await load('host/open-origin.js');
const { openFunctionSubject } = await load('host/function/module/subject.js');
const { makePlan } = await load('engine/plan/make-plan.js');
const { runAudit } = await load('host/audits.js');
const { journalHeader } = await load('host/journal/journal-header.js');
const { findJournal, openJournal } = await load('host/journal/open-journal.js');
const { filesIn } = await load('cli/write/write-files.js');
const { startSealing } = await load('records/sealing.js');
const subject = wanted.file
  ? await openFunctionSubject({ kind: 'module', file: wanted.file, n, randomness: 'injected', passRandom: false, timeoutMs: 60000, cwd: process.cwd() })
  : await openOrigin({ source: { kind: 'built-in', bounded: 'lemire', seeding: 'continuous', maker: wanted.shuffle, prng: wanted.prng }, outcome: { kind: 'deck' } }, n, process.cwd());
const plan = { ...makePlan(subject.space, { seed: 'mortal', trials, tests }), blockSize: 1024 };
const files = filesIn('reports', 'mortal');
const found = findJournal(files.journal, false);
const journal = openJournal(files.journal, found, journalHeader(plan, subject), { moment: 0, every: 0, rest: 0 });
const sealing = startSealing();
const core = await runAudit(plan, subject, { workers: Number(workers), keeper: journal });
journal.close();
const { text } = sealing.seal(core, 1);
files.write(text, '<p>' + text.length);
process.stdout.write('done');
`;

/** Runs it in `cwd` on so many workers; ended by SIGKILL after `lifeMs` unless that is null. True where it came to its end. */
export async function live(cwd: string, mortal: Mortal, workers: number, lifeMs: number | null): Promise<boolean> {
  const compiled = join(builtPackage(), 'compiled');
  const script = join(cwd, 'mortal.mjs');
  writeFileSync(script, SCRIPT);
  const args = [script, compiled, JSON.stringify(mortal), String(workers)];
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let [said, wrong] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (wrong += chunk.toString()));
  const exit = once(child, 'close');
  if (lifeMs !== null) void wait(lifeMs, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
  await exit;
  if (wrong !== '') throw new Error(wrong);
  return said === 'done';
}
