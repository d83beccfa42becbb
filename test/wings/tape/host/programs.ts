import process from 'node:process';
import type { ProgramToProve } from '../../../../src/host/prove/program-prover.js';
import { folderOf } from '../../../host/function/blocks.js';

/**
 * A program in JavaScript that deals on a tape by Fisher and Yates, but as `wrong` says before it tells its deck of deal k, from 1; `end` runs as its
 * input closes.
 */
export const onTape = (wrong: string, end: string = ''): string => `
import { appendFileSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const say = (text) => process.stdout.write(text + '\\n');
const ask = async (question) => { say(question); return Number((await lines.next()).value); };
let k = 0;
for (;;) {
  const { done, value } = await lines.next();
  if (done) break;
  const n = Number(value.split(' ')[1]);
  const deck = Array.from({ length: n }, (_, card) => card);
  k++;
  for (let i = n - 1; i > 0; i--) {
    const j = await ask('below ' + (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  ${wrong}
  say('deck ' + deck.join(' '));
}
${end}
`;

/** The program in JavaScript with this text, to be proved. */
export function tapeScript(text: string, timeoutMs: number = 20_000): ProgramToProve {
  return { kind: 'program', program: process.execPath, args: ['./program.mjs'], cwd: folderOf({ 'program.mjs': text }), timeoutMs };
}
