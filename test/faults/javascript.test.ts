import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { EXIT_OF } from '../../src/core/errors.js';
import { makePlan } from '../../src/engine/plan/make-plan.js';
import { runAudit } from '../../src/host/audits.js';
import { reopenFunctionSubject } from '../../src/host/function/module/reopen.js';
import { openFunctionSubject } from '../../src/host/function/module/subject.js';
import { blockOf, deal, decksBy, EXAMPLES, failure, folderOf } from '../host/function/blocks.js';
import { isAlive } from '../host/function/is-alive.js';
import { attemptsAt, unrefused } from './attempts.js';
import { fault } from './fault.js';
import { ending, openText, short, turning } from './subjects.js';

const SHUFFLE = `function shuffle(deck) {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}`;

/** Every ending of these functions, tried at once. */
const endings = (texts: readonly string[], opening: Parameters<typeof ending>[1] = {}): Promise<string[]> =>
  Promise.all(texts.map((text) => ending(text, opening)));

fault('S1', 'throws at trial k', 'stopped, trial and place named, no verdict: E_SUBJECT_THROW 76', async () => {
  // Beyond the deals that it is tried with.
  const ended = await ending(turning('if (k === 250) deck.missing();'), {}, 500);
  expect(ended).toMatch(
    /^E_SUBJECT_THROW 76 at trial 250: \.\/subject\.mjs: deal 250: must not throw, got TypeError: .+ \(subject\.mjs:3:\d+\)$/,
  );
  const subject = await openText(turning('if (k === 250) deck.missing();'));
  await expect(runAudit(makePlan(subject.space, { seed: 's1', trials: 2000 }), subject, { workers: 1 })).rejects.toThrow('deal 250');
  return short(ended);
});

fault('S2', 'throws null, or an error whose message throws', 'told without a look at it: E_SUBJECT_THROW 76', async () => {
  const ended = await endings([
    turning('if (k === 7) throw null;'),
    turning('if (k === 7) throw Object.defineProperty(new Error(), "message", { get() { throw 1; } });'),
    turning('if (k === 7) throw new Proxy(new Error("x"), { get() { throw 1; }, getPrototypeOf() { throw 2; } });'),
  ]);
  expect(ended.map(short)).toEqual(Array(3).fill('E_SUBJECT_THROW 76 at trial 7'));
  return short(ended[0]);
});

fault('S3', 'a deck that is none', 'position and type named, every trial looked at: E_SUBJECT_… 76', async () => {
  const cases = [
    ['deck.slice(1)', 'LENGTH'],
    ['[2, 1, 0, 1]', 'DUPLICATE'],
    ['[0, 1, NaN, 3]', 'CARD'],
    ['[3, -0, 1, 2]', 'CARD'],
    ['["3", 0, 1, 2]', 'CARD'],
    ['[3, 0, 1.5, 2]', 'CARD'],
    ['[0, 1, 4, 3]', 'CARD'],
    ['[3, , 1, 2]', 'HOLE'],
    ['7', 'TYPE'],
    ['null', 'TYPE'],
  ] as const;
  const ended = await endings(cases.map(([answer]) => turning(`if (k === 9) return ${answer};`)));
  expect(ended.map(short)).toEqual(cases.map(([, code]) => `E_SUBJECT_${code} 76 at trial 9`));
  return `${cases.length} kinds refused at trial 9`;
});

fault('S4', 'returns first and changes the deck in place later', 'held to its first deal: E_SUBJECT_CONTRACT 76', async () => {
  const ended = await endings([turning('if (k === 6) return;'), turning('if (k < 6) return;')]);
  expect(ended.map(short)).toEqual(Array(2).fill('E_SUBJECT_CONTRACT 76 at trial 6'));
  return short(ended[0]);
});

fault('S5', 'a promise that never settles, a then that throws', 'ended at its deadline: E_SUBJECT_TIMEOUT 76', async () => {
  const texts = [
    'let k = 0; export default (deck) => (++k === 5 ? new Promise(() => {}) : Promise.resolve(deck));',
    'let k = 0; export default (deck) => (++k === 5 ? { then() {} } : Promise.resolve(deck));',
    'let k = 0; export default async (deck) => { k++; await null; while (k === 5); return deck; };',
    'let k = 0; export default (deck) => (++k === 5 ? { get then() { throw 5; } } : Promise.resolve(deck));',
  ];
  const ended = await endings(texts, { timeoutMs: 1500 });
  expect(ended.map(short)).toEqual([...Array(3).fill('E_SUBJECT_TIMEOUT 76 at trial 5'), 'E_SUBJECT_THROW 76 at trial 5']);
  return short(ended[0]);
});

fault('S6', 'loops, waits or matches for ever', 'ended at its deadline with the trial named: E_SUBJECT_TIMEOUT 76', async () => {
  const texts = [
    turning('while (k === 40);'),
    turning('if (k === 40) /^(a+)+$/.test("a".repeat(50) + "b");'),
    turning('if (k === 40) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'),
    turning('if (k === 40) { const again = () => { try { for (;;); } finally { again(); } }; again(); }'),
    'let k = 0; const again = () => Promise.resolve().then(again); export default (deck) => (++k === 40 ? again() : Promise.resolve(deck));',
  ];
  const ended = await endings(texts, { timeoutMs: 1500 });
  expect(ended.map(short)).toEqual(texts.map(() => 'E_SUBJECT_TIMEOUT 76 at trial 40'));
  return short(ended[0]);
});

fault('S7', 'takes all memory, as objects or as buffers', 'ended within its limits: E_SUBJECT_OOM 76', async () => {
  const objects = 'const kept = []; export default (deck) => { for (;;) kept.push(new Array(1e6).fill(kept)); };';
  const buffers =
    'const kept = []; export default (deck) => { for (let i = 0; i < 30; i++) kept.push(new Uint8Array(1e8)); return deck; };';
  const ended = [await ending(objects, { timeoutMs: 60_000 }), await ending(buffers)];
  expect(short(ended[0])).toBe('E_SUBJECT_OOM 76 at trial 1');
  if (process.platform === 'linux') expect(short(ended[1])).toBe('E_SUBJECT_OOM 76 at trial 1');
  return ended.map(short).join(', ');
});

fault('S8', 'ends its process: exit(0), abort, a signal', 'no success whatever the exit code: E_SUBJECT_DIED 76', async () => {
  const ended = await endings([
    turning('if (k === 57) process.exit(0);'),
    turning('if (k === 57) process.reallyExit(0);'),
    turning('process.abort();'),
    turning('process.kill(process.pid, "SIGKILL");'),
    'process.exit(0); export default (deck) => deck;',
  ]);
  for (const one of ended) expect(one).toMatch(/^E_SUBJECT_DIED 76/);
  expect(short(ended[0])).toBe('E_SUBJECT_DIED 76 at trial 57');
  expect(await ending(turning('process.umask(0);'))).toBe('dealt 100');
  // From Node 22 on nobody goes to a folder that may not be read.
  const chdir = await ending(turning('process.chdir("/");'));
  const refused = 'E_SANDBOX 77 at trial 1: ./subject.mjs: deal 1: must not read files outside its own folder, got an attempt to read / ';
  if (Number(process.versions.node.split('.', 1)[0]) < 22) expect(chdir).toBe('dealt 100');
  else expect(chdir).toContain(refused);
  return short(ended[0]);
});

fault('S9', 'replaces parts of the language', 'fools nobody; named in the record, or E_SUBJECT_TAMPER 76 with --strict', async () => {
  const lying =
    'Set.prototype.has = () => false; Number.isInteger = () => true; Array.isArray = () => true; export default () => [0, 0, 0, 0];';
  expect(short(await ending(lying))).toBe('E_SUBJECT_DUPLICATE 76 at trial 1');
  const touching = `Set.prototype.has = () => false; Object.prototype.mine = 1; Math.random = () => 0.5; ${SHUFFLE} export default shuffle;`;
  const { origin } = await openText(touching);
  expect(origin.source).toMatchObject({ call: { touches: ['Math.random', 'Set.prototype.has', 'Object.prototype.mine'] } });
  expect(await ending(touching, { strict: true })).toBe(
    'E_SUBJECT_TAMPER 76: ./subject.mjs: must leave the language as it is, got another Math.random, Set.prototype.has, Object.prototype.mine',
  );
  const late = turning('if (k === 90) Math.floor = () => 0;');
  expect(await ending(late)).toBe(
    'E_SUBJECT_TAMPER 76: ./subject.mjs: must leave the language as its first deals left it, got another Math.floor',
  );
  expect((await openText(`${SHUFFLE} export default shuffle;`)).origin).not.toHaveProperty('call.touches');
  return 'named; E_SUBJECT_TAMPER 76';
});

fault('S10', 'writes to standard output', 'disturbs nothing', async () => {
  const subject = await openFunctionSubject({ kind: 'module', file: './noisy.js', n: 12, randomness: 'injected', cwd: EXAMPLES });
  const block = blockOf('noise', 0, 90);
  expect(await deal(subject, block)).toEqual(decksBy(block, 12));
  expect(await ending(turning('process.stdout.write("x".repeat(1e5)); console.error("y".repeat(1e5));'))).toBe('dealt 100');
  return 'the same decks';
});

fault('S11', 'keeps random() and uses it after its deal', 'named: E_RNG_AFTER_RETURN 76', async () => {
  const ended = await ending('let kept; export default (deck, random) => { try { (kept ??= random)(); } catch {} return deck; };');
  expect(short(ended)).toBe('E_RNG_AFTER_RETURN 76 at trial 2');
  return short(ended);
});

fault('S12', 'deals differently when dealt again', 'noticed before the audit: E_NONDETERMINISTIC 21', async () => {
  const text = "import { randomInt } from 'node:crypto'; export default (deck) => deck.sort(() => randomInt(3) - 1);";
  const ended = await ending(text, { n: 50 });
  expect(ended).toMatch(/^E_NONDETERMINISTIC 21 at trial \d+: /);
  expect(await ending(text, { n: 50, randomness: 'live' })).toBe('dealt 100');
  return 'E_NONDETERMINISTIC 21';
});

fault('S13', 'keeps a deck and changes it later', 'has no effect', async () => {
  const text = `${SHUFFLE} let kept; export default (deck) => { kept?.fill(0); kept = shuffle([...deck]); const answer = kept; deck.fill(7); return answer; };`;
  const subject = await openText(text, { n: 12 });
  const block = blockOf('kept', 0, 90);
  expect(await deal(subject, block)).toEqual(decksBy(block, 12));
  return 'the same decks';
});

fault(
  'S14',
  'reads, writes, starts programs or threads, uses the network, sends signals',
  'refused, what was tried is named: E_SANDBOX 77',
  async () => {
    const heard: string[] = [];
    const server = createServer((socket) => {
      heard.push('a connection');
      socket.end();
    });
    await new Promise<void>((settle) => {
      server.listen(0, '127.0.0.1', settle);
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const victim = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' });
    const secret = folderOf({ 'secret.txt': 'secret' });
    const cases = attemptsAt({ port, pid: victim.pid ?? 0, secret });
    const ended = await endings(cases.map(([text]) => text));
    expect(unrefused(cases, ended)).toEqual([]);
    expect(heard).toEqual([]);
    expect([victim.pid ?? 0].filter((pid) => !isAlive(pid))).toEqual([]);
    const refused = await failure(openText(cases[1][0]));
    expect(refused.hint).toBe('--isolation none deals it with your own rights, where you trust it');
    expect(await ending(cases[1][0], { isolation: 'none' })).toBe('dealt 100');
    const own = "import { readFileSync } from 'node:fs'; readFileSync(new URL('./subject.mjs', import.meta.url));";
    const empty = 'if (Object.keys(process.env).length > 0) throw new Error(Object.keys(process.env).join());';
    expect(await ending(`${own} ${process.platform === 'win32' ? '' : empty}; export default (deck) => deck;`)).toBe('dealt 100');
    victim.kill('SIGKILL');
    server.close();
    return `${cases.length} attempts refused, E_SANDBOX 77`;
  },
);

fault(
  'S15',
  'deals well only while it is audited',
  'cannot be excluded: the code is named by its digest, and another is refused',
  async () => {
    const cwd = folderOf({ 'subject.mjs': `${SHUFFLE} export default shuffle;` });
    const {
      origin: { outcome, source },
    } = await openFunctionSubject({ kind: 'module', file: './subject.mjs', n: 4, randomness: 'injected', cwd });
    if (source.kind !== 'module') throw new Error('not a module');
    writeFileSync(join(cwd, 'subject.mjs'), 'export default (deck) => deck.sort();');
    const error = await failure(reopenFunctionSubject({ outcome, source }, 4, cwd));
    expect([error.code, EXIT_OF[error.code]]).toEqual(['E_VERIFY', 20]);
    return 'E_VERIFY 20 where the code is another';
  },
);

fault('S16', 'does not load', 'place and exports named, within the deadline: E_SUBJECT_LOAD 65', async () => {
  const ended = await endings(
    [
      'export default (deck) => {\n  const x = = 3;\n};',
      'export const size = 3, name = "x";',
      'module.exports = (deck) => deck;',
      'await new Promise(() => {}); export default (deck) => deck;',
      'for (;;); export default (deck) => deck;',
    ],
    { timeoutMs: 1000 },
  );
  expect(ended).toEqual([
    "E_SUBJECT_LOAD 65: ./subject.mjs: must load, got SyntaxError: Unexpected token '=' (subject.mjs:2:13)",
    'E_SUBJECT_LOAD 65: ./subject.mjs: must export a function, got name, size',
    expect.stringMatching(/^E_SUBJECT_LOAD 65: .+module is not defined/),
    ...Array(2).fill('E_SUBJECT_LOAD 65: ./subject.mjs: must load within 1000 ms, got no end (a top-level await that never settles?)'),
  ]);
  return 'E_SUBJECT_LOAD 65';
});

fault('S0', 'the thirteen subjects of the first prototype', 'no success that is none', async () => {
  const good = await openText(`${SHUFFLE} export default (deck) => shuffle([...deck]);`, { n: 12 });
  const mutating = await openText(`${SHUFFLE} export default (deck) => { shuffle(deck); };`, { n: 12 });
  const later = await openText(`${SHUFFLE} export default async (deck) => shuffle(deck);`, { n: 12 });
  const block = blockOf('thirteen', 0, 300);
  for (const subject of [good, mutating, later]) expect(await deal(subject, block)).toEqual(decksBy(block, 12));
  const bad = [
    ['return [3, , 1, 2];', 'E_SUBJECT_HOLE'],
    ['return deck.map((card, i) => (i === 0 ? String(card) : card));', 'E_SUBJECT_CARD'],
    ['return [0, 1, 2, NaN];', 'E_SUBJECT_CARD'],
    ['throw new Error("no");', 'E_SUBJECT_THROW'],
    ['process.exit(0);', 'E_SUBJECT_DIED'],
    ['process.getBuiltinModule("fs").readFileSync("/etc/passwd");', 'E_SANDBOX'],
    ['process.getBuiltinModule("child_process").execSync("id");', 'E_SANDBOX'],
    ['const kept = []; for (;;) kept.push(new Array(1e6).fill(kept));', 'E_SUBJECT_OOM'],
  ] as const;
  const ended = await endings(
    bad.map(([wrong]) => turning(wrong)),
    { timeoutMs: 30_000 },
  );
  expect(ended.map((one) => one.split(' ', 1)[0])).toEqual(bad.map(([, code]) => code));
  expect(short(await ending(turning('for (;;);'), { timeoutMs: 1500 }))).toBe('E_SUBJECT_TIMEOUT 76 at trial 1');
  const patched = await openText(
    `${SHUFFLE} let s = 1; Math.random = () => (s = (s * 16807) % 2147483647) / 2147483647; export default shuffle;`,
  );
  expect(patched.origin.source).toMatchObject({ call: { touches: ['Math.random'], stream: 'one' } });
  expect(readFileSync(join(EXAMPLES, 'patches.js'), 'utf8')).toContain('Set.prototype');
  return '3 deal, 9 refused, 1 named in the record';
});
