import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import type { Subject } from '../../../src/core/subject/subject.js';
import { openProgramSubject, type ProgramRequest } from '../../../src/host/program/subject.js';
import { blockOf, deal, EXAMPLES, folderOf } from '../function/blocks.js';

/** The programs among the example subjects. */
export const PROGRAMS: string = join(EXAMPLES, 'programs');

/** What may be said of how a program of these tests is opened. */
export type Opening = Partial<Omit<ProgramRequest, 'program' | 'cwd'>>;

/** A program in JavaScript that turns a deck of `n` by one, on and on, except as `wrong` says for deal k, from 1; `end` runs as its input closes. */
export const turning = (wrong: string, end: string = 'process.exit(0);'): string => `
import { writeSync } from 'node:fs';
const n = 4;
const write = (text) => { for (let b = Buffer.from(text), at = 0; at < b.length; ) { try { at += writeSync(1, b, at); } catch (e) { if (e.code !== 'EAGAIN') process.exit(0); } } };
process.stdin.on('end', () => { ${end} }).resume();
let k = 0;
function deal() {
  for (let i = 0; i < 50; i++) {
    k++;
    ${wrong}
    write(Array.from({ length: n }, (_, p) => (p + k) % n).join(' ') + '\\n');
  }
  setTimeout(deal, 1);
}
deal();
`;

/** A program in JavaScript that answers requests by turning the deck by one, except as `wrong` says for request k, from 1. */
export const answering = (wrong: string, end: string = ''): string => `
import { createInterface } from 'node:readline';
let k = 0;
const say = (value) => process.stdout.write(JSON.stringify(value) + '\\n');
for await (const line of createInterface({ input: process.stdin })) {
  const { id, deck } = JSON.parse(line);
  k++;
  ${wrong}
  say({ id, deck: [...deck.slice(1), deck[0]] });
}
${end}
`;

/** Opens the program in JavaScript with this text, for decks of four unless told otherwise. */
export function openScript(text: string, opening: Opening = {}): Promise<Subject> {
  const cwd = folderOf({ 'program.mjs': text });
  return openProgramSubject({
    program: process.execPath,
    n: 4,
    timeoutMs: 10_000,
    ...opening,
    args: ['./program.mjs', ...(opening.args ?? [])],
    cwd,
  });
}

/** Deals so many decks and sees the program end. */
export async function dealAll(subject: Subject, deals: number): Promise<number[][]> {
  try {
    const decks = await deal(subject, blockOf('programs', 0, deals));
    await subject.finish?.();
    return decks;
  } finally {
    subject.close?.();
  }
}

/** Whether a command can be run here, so that a test may say why it is skipped. */
export function has(command: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
