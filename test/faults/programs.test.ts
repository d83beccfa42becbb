import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'vitest';
import { EXIT_OF } from '../../src/core/errors.js';
import { ProgramStderr } from '../../src/host/program/process.js';
import { openProgramSubject } from '../../src/host/program/subject.js';
import { failure, folderOf } from '../host/function/blocks.js';
import { outliving } from '../host/function/is-alive.js';
import { answering, dealAll, type Opening, openScript, turning } from '../host/program/programs.js';
import { fault } from './fault.js';

/** How a program ends that must deal so many decks: 'E_SUBJECT_DIED 76 at trial 11: …'. */
async function ending(text: string, opening: Opening = {}, deals: number = 100): Promise<string> {
  const { code, message, at } = await failure(openScript(text, opening).then((subject) => dealAll(subject, deals)));
  return `${code} ${EXIT_OF[code]}${at?.trial === undefined ? '' : ` at trial ${at.trial}`}: ${message}`;
}

/** The same of one that is judged. */
async function judged(text: string, opening: Opening = {}, deals: number = 100): Promise<string> {
  expect(await dealAll(await openScript(text, opening), deals)).toHaveLength(deals);
  return 'no error';
}

const short = (ended: string): string => ended.split(':', 1)[0] ?? '';

const REQUEST = { protocol: 'request' } as const;

/** A program that writes the number of the process that `start` starts to the file it is told, as its first act. */
const starting = (options: string): string => `
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], ${options});
writeFileSync(process.argv[2], String(other.pid));
`;

fault('X1', 'a program that is not there, or may not be run', 'refused before any deal: E_SUBJECT_SPAWN 66', async () => {
  const cwd = folderOf({ 'plain.txt': 'no program', wrong: 'echo 0 1 2 3' });
  chmodSync(join(cwd, 'wrong'), 0o755);
  const refusals: string[] = [];
  for (const program of ['./missing', 'no-such-name-on-the-path', './plain.txt', './', './wrong']) {
    const { code, message, at } = await failure(openProgramSubject({ program, args: [], cwd, n: 4 }));
    expect(EXIT_OF[code]).toBe(66);
    expect(at).toBeUndefined();
    refusals.push(`${code} ${message}`);
  }
  expect(refusals).toEqual([
    'E_SUBJECT_SPAWN ./missing does not exist',
    'E_SUBJECT_SPAWN no-such-name-on-the-path is no program on the search path',
    'E_SUBJECT_SPAWN ./plain.txt: must be a program that can be run, got a file that may not be executed',
    'E_SUBJECT_SPAWN ./: must be a program that can be run, got a folder',
    'E_SUBJECT_SPAWN ./wrong: must be a program or begin with #! and its interpreter, got plain text',
  ]);
  // The system finds out only as it starts it.
  const lost = folderOf({ dealer: '#!/no/such/interpreter\n' });
  chmodSync(join(lost, 'dealer'), 0o755);
  expect(await failure(openProgramSubject({ program: './dealer', args: [], cwd: lost, n: 4 }))).toMatchObject({
    code: 'E_SUBJECT_SPAWN',
    message: './dealer: the program must start, got no such file',
  });
  return 'E_SUBJECT_SPAWN 66, no deal';
});

fault(
  'X2',
  'dies at deal k, by a signal, or ends badly',
  'trial, ending, partial bytes, last words: E_SUBJECT_DIED or _EXIT 76',
  async () => {
    const [exits, dies, badly] = await Promise.all([
      ending(turning("if (k === 60) { write('1 2'); process.stderr.write('no more cards'); process.exit(3); }")),
      ending(turning("if (k === 60) process.kill(process.pid, 'SIGSEGV');")),
      ending(turning('', "process.stderr.write('could not close'); process.exit(4);")),
    ]);
    expect(exits).toMatch(
      /^E_SUBJECT_DIED 76 at trial 60: .+ deal 60: the program must run until every deck is dealt, got exit code 3 and 3 bytes of an unfinished deck, "1 2", and on its standard error: no more cards$/,
    );
    expect(dies).toContain('got signal SIGSEGV');
    expect(badly).toMatch(
      /^E_SUBJECT_EXIT 76: .+ must end with exit code 0 after its standard input is closed, got exit code 4, and on its standard error: could not close$/,
    );
    return `${short(exits)}; ${short(badly)}`;
  },
);

fault('X3', 'stalls, or is slow for ever', 'its group is ended at the time for a deal, or for all: E_SUBJECT_TIMEOUT 76', async () => {
  const stall = 'if (k === 60) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
  // One byte at a time is no deal.
  const dribble = "if (k === 60) { setInterval(() => write('1'), 20); return; }";
  const [stalls, dribbles, slow] = await Promise.all([
    ending(turning(stall), { timeoutMs: 1000 }),
    ending(turning(dribble), { timeoutMs: 1000 }),
    ending(turning(''), { deadlineMs: 2000 }, 1e9),
  ]);
  expect(stalls).toMatch(/^E_SUBJECT_TIMEOUT 76 at trial 60: .+ must be dealt within 1000 ms, got nothing$/);
  expect(dribbles).toMatch(/^E_SUBJECT_TIMEOUT 76 at trial 60: .+ must be dealt within 1000 ms, got \d+ bytes of an unfinished deck$/);
  expect(slow).toMatch(/^E_SUBJECT_TIMEOUT 76 at trial \d+: .+ all deals must be dealt within 2 s, got /);
  return short(stalls);
});

fault('X4', 'part of a deck, then a good end', 'not a deck: E_SUBJECT_DIED 76 with the bytes', async () => {
  // All four cards are there, but the line has no end.
  const ended = await ending(turning("if (k === 60) { write('1 2 3 0'); process.exit(0); }"));
  expect(ended).toMatch(/^E_SUBJECT_DIED 76 at trial 60: .+ got exit code 0 and 7 bytes of an unfinished deck, "1 2 3 0"$/);
  const bytes = await ending('process.stdout.write(Buffer.from([0, 1, 2, 3, 3, 2, 1]));', { protocol: 'u8' }, 2);
  expect(bytes).toContain('got exit code 0 and 3 bytes of an unfinished deck, "\\x03\\x02\\x01"');
  return short(ended);
});

fault('X5', 'garbage, no UTF-8, NUL', 'fatal, the first 20 bytes shown: E_SUBJECT_GARBAGE 76', async () => {
  const wrong = [
    "write('hello\\tworld, this is not a deck\\n');",
    'write(Buffer.from([0x33, 0xff, 0xfe, 0x0a]));',
    "write('1 2\\0 3 0\\n');",
  ];
  const ended = await Promise.all(wrong.map((text) => ending(turning(`if (k === 60) ${text}`))));
  expect(ended.map(short)).toEqual(Array(3).fill('E_SUBJECT_GARBAGE 76 at trial 60'));
  expect(ended[0]).toContain('must write a deck of 4 cards in every line, got "hello\\x09world, this is" and 11 bytes more');
  expect(ended[1]).toContain('must write text in UTF-8, got "3\\xff\\xfe"');
  expect(ended[2]).toContain('must write plain text, got "1 2\\x00 3 0"');
  const json = await ending(answering("if (k === 60) { process.stdout.write('{id:60}\\n'); continue; }"), REQUEST);
  expect(json).toMatch(/^E_SUBJECT_GARBAGE 76 at trial 60: .+ must answer a line of JSON, got "\{id:60\}"$/);
  return short(ended[0] ?? '');
});

fault('X6', 'a line without an end', 'ended at 64 KiB: E_SUBJECT_LINE_TOO_LONG 76', async () => {
  const ended = await ending(turning("if (k === 60) for (;;) write('1 '.repeat(1000));"));
  expect(ended).toMatch(/^E_SUBJECT_LINE_TOO_LONG 76 at trial 60: .+ a line must have at most 65536 bytes, got more, beginning "1 1 1 /);
  return short(ended);
});

fault('X7', 'answers twice, unasked, or in another order', 'ids are held to: E_SUBJECT_EXTRA_OUTPUT 76', async () => {
  const wrong = [
    'if (k === 60) say({ id, deck });',
    'if (k === 60) setTimeout(say, 50, { id: 61, deck }); if (k === 61) { setTimeout(say, 100, { id, deck }); continue; }',
    'if (k === 60) { say({ id: 61, deck }); continue; }',
    'if (k === 100) say({ id: 101, deck });',
    'if (k === 100) setTimeout(say, 100, { id: 101, deck });',
  ];
  const ended = await Promise.all(wrong.map((text) => ending(answering(text), REQUEST)));
  expect(ended.map((one) => one.split(/[ :]/, 2).join(' '))).toEqual(Array(5).fill('E_SUBJECT_EXTRA_OUTPUT 76'));
  expect(ended[2]).toContain('must answer each request once and in order, with its id 60, got "{"id":61,"deck":[0,1" and 6 bytes more');
  expect(ended[4]).toContain('must write one line for each request, got more: ');
  return short(ended[2] ?? '');
});

fault('X8', 'floods its standard error with 40 MB', 'always read, its two ends kept', async () => {
  const flood =
    "if (k === 20) for (let i = 0; i < 40; i++) { const b = Buffer.alloc(2 ** 20, 'x'); for (let at = 0; at < b.length; ) try { at += writeSync(2, b, at); } catch (e) { if (e.code !== 'EAGAIN') throw e; } }";
  expect(await dealAll(await openScript(turning(flood)), 100)).toHaveLength(100);
  const kept = new ProgramStderr();
  kept.add(Buffer.from(`first${'-'.repeat(100_000)}`));
  for (let i = 0; i < 40; i++) kept.add(Buffer.alloc(2 ** 20, 'x'));
  kept.add(Buffer.from('last'));
  expect(kept.text).toMatch(/^first-+\n\[41911977 bytes left out\]\nx+last$/);
  expect(kept.text.length).toBeLessThan(2 * 65_536 + 100);
  return 'every deck dealt, 128 KiB kept';
});

fault(
  'X9',
  'ignores the end of its input, or leaves a process that holds its output',
  'ended with its group, and judged; one that is asked: E_SUBJECT_IGNORES_EOF 76',
  async () => {
    const pid = join(folderOf({}), 'pid');
    const [ignores, asked, held] = await Promise.all([
      // Neither its input nor its output is looked at any more.
      judged(turning('if (k === 100) { write("0 1 2 3\\n"); for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); }')),
      ending(answering('', 'setInterval(() => {}, 1000);'), REQUEST),
      judged(
        `${starting("{ stdio: 'inherit' }")}${turning('').replace(/import.*writeSync.*/, "const { writeSync } = await import('node:fs');")}`,
        { args: [pid] },
      ),
    ]);
    // What deals on and on has dealt all there was to deal: nothing is lost by ending it.
    expect([ignores, held]).toEqual(['no error', 'no error']);
    expect(short(asked)).toBe('E_SUBJECT_IGNORES_EOF 76');
    expect(asked).toContain('must end when its standard input is closed, but it was still there');
    expect(await outliving(Number(readFileSync(pid, 'utf8')))).toEqual([]);
    return `${short(asked)}, nothing left`;
  },
);

fault(
  'X10',
  'starts a process in a group of its own',
  'found by its mark and ended where the system shows it; said in the record',
  async () => {
    const pid = join(folderOf({}), 'pid');
    const script = `${starting("{ stdio: 'ignore', detached: true }")}${turning('').replace(/import.*writeSync.*/, "const { writeSync } = await import('node:fs');")}`;
    const subject = await openScript(script, { args: [pid] });
    expect(await dealAll(subject, 100)).toHaveLength(100);
    const { origin } = subject;
    expect(origin.source).toMatchObject({ ends: process.platform === 'linux' ? 'descendants' : 'group' });
    if (process.platform === 'linux') expect(await outliving(Number(readFileSync(pid, 'utf8')))).toEqual([]);
    else process.kill(Number(readFileSync(pid, 'utf8')), 'SIGKILL');
    return 'ended, and its record says how far that reaches';
  },
);

fault('X11', 'characters of a shell among the arguments', 'handed over as they are', async () => {
  const args = ['$(id)', '`id`', '; exit 3', '> out', '*', "'", '"', '', 'ä b'];
  const check = `if (JSON.stringify(process.argv.slice(2)) !== ${JSON.stringify(JSON.stringify(args))}) process.exit(9);\n`;
  const subject = await openScript(check + turning('').replace(/import.*writeSync.*/, "const { writeSync } = await import('node:fs');"), {
    args,
  });
  expect(await dealAll(subject, 10)).toHaveLength(10);
  return `${args.length} arguments as they were`;
});

fault(
  'X12',
  'closes its input early; keeps its answers in a buffer',
  'no crash; the hint says to flush: E_SUBJECT_TIMEOUT 76',
  async () => {
    const closes =
      'process.stdin.destroy(); process.stdout.write(\'{"id":1,"deck":[0,1,2,3]}\\n\'.repeat(1)); setTimeout(() => process.exit(0), 200);';
    const early = await ending(closes, REQUEST, 3);
    expect(short(early)).toMatch(/^E_SUBJECT_(DIED|EXTRA_OUTPUT) 76/);
    const buffered = openScript(answering('if (k <= 100) continue;'), { ...REQUEST, timeoutMs: 1000 });
    const { code, hint } = await failure(buffered);
    expect(code).toBe('E_SUBJECT_TIMEOUT');
    expect(hint).toContain('does the program flush its standard output after every deck?');
    return 'E_SUBJECT_TIMEOUT 76 at trial 1, with the hint';
  },
);
