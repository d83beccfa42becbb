import { describe, expect, it } from 'vitest';
import type { AuditError } from '../../../src/core/errors.js';
import { EXIT_OF } from '../../../src/core/errors.js';
import type { Randomness } from '../../../src/core/source/function-source.js';
import { LIVE_HINT } from '../../../src/host/function/child/deal-twice.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { recordOf } from '../../support/record-of.js';
import { blockOf, deal, failure, folderOf } from './blocks.js';

/** A subject that deals honestly (turning the deck by one) except as `wrong` says for its call k, from 1. */
const subject = (wrong: string): string =>
  `let k = 0;\nconst turn = (deck) => [...deck.slice(1), deck[0]];\nexport default function (deck) { k++; ${wrong} return turn(deck); }\n`;

async function caught(
  text: string,
  options: { n?: number; timeoutMs?: number; randomness?: Randomness; file?: string } = {},
): Promise<AuditError> {
  const { file = 'bad.mjs', n = 4, timeoutMs = 5000, randomness = 'injected' } = options;
  const cwd = folderOf({ [file]: text });
  return failure(openFunctionSubject({ kind: 'module', file: `./${file}`, n, randomness, timeoutMs, cwd }));
}

describe('a subject that breaks the contract is named with trial, position and what was got', () => {
  it.each([
    ['a card too few', 'if (k === 3) return deck.slice(1);', 'E_SUBJECT_LENGTH', 3, undefined, 'the result must hold 4 cards, got 3'],
    ['a card too many', 'if (k === 3) return [...deck, 4];', 'E_SUBJECT_LENGTH', 3, undefined, 'the result must hold 4 cards, got 5'],
    ['a card twice', 'if (k === 9) return [2, 1, 0, 1];', 'E_SUBJECT_DUPLICATE', 9, 4, 'holds card 1 again, already seen at position 2'],
    ['a card of no deck', 'if (k === 2) return [0, 1, 4, 3];', 'E_SUBJECT_CARD', 2, 3, 'holds 4, which is no card of this deck (0 to 3)'],
    [
      'a card beyond 16 bits',
      'if (k === 2) return [0, 65536, 1, 2];',
      'E_SUBJECT_CARD',
      2,
      2,
      'a card must be a whole number from 0 to 3, got number 65536',
    ],
    ['a negative card', 'return [0, 1, 2, -3];', 'E_SUBJECT_CARD', 1, 4, 'a card must be a whole number from 0 to 3, got number -3'],
    ['minus zero', 'return [3, -0, 1, 2];', 'E_SUBJECT_CARD', 1, 2, 'a card must be a whole number from 0 to 3, got number -0'],
    ['NaN', 'return [3, 0, NaN, 2];', 'E_SUBJECT_CARD', 1, 3, 'a card must be a whole number from 0 to 3, got number NaN'],
    ['a fraction', 'return [3, 0, 1.5, 2];', 'E_SUBJECT_CARD', 1, 3, 'a card must be a whole number from 0 to 3, got number 1.5'],
    ['a text', 'return ["3", 0, 1, 2];', 'E_SUBJECT_CARD', 1, 1, 'a card must be a whole number from 0 to 3, got string "3"'],
    ['a big integer', 'return [3, 0, 1, 2n];', 'E_SUBJECT_CARD', 1, 4, 'a card must be a whole number from 0 to 3, got bigint 2'],
    [
      'an object that counts as a number',
      'return [3, 0, 1, { valueOf: () => 2 }];',
      'E_SUBJECT_CARD',
      1,
      4,
      'a card must be a whole number from 0 to 3, got Object',
    ],
    ['undefined', 'return [3, 0, undefined, 2];', 'E_SUBJECT_CARD', 1, 3, 'a card must be a whole number from 0 to 3, got undefined'],
    ['a hole', 'return [3, , 1, 2];', 'E_SUBJECT_HOLE', 1, 2, 'every position must hold a card, got a hole'],
    ['a number', 'if (k === 5) return 7;', 'E_SUBJECT_TYPE', 5, undefined, 'the result must be an array or an iterable, got number 7'],
    [
      'null',
      'return null;',
      'E_SUBJECT_TYPE',
      1,
      undefined,
      'the result must be an array or an iterable, got null, and the deck that it was handed is unchanged',
    ],
    [
      'a text with line ends',
      'return "a\\nb\\u202e";',
      'E_SUBJECT_TYPE',
      1,
      undefined,
      'the result must be an array or an iterable, got string "a b\\u{202e}", and the deck that it was handed is unchanged',
    ],
    [
      'an object whose tag throws',
      'return { get [Symbol.toStringTag]() { throw 1; } };',
      'E_SUBJECT_TYPE',
      1,
      undefined,
      'the result must be an array or an iterable, got object that cannot be shown, and the deck that it was handed is unchanged',
    ],
    ['throw null', 'if (k === 7) throw null;', 'E_SUBJECT_THROW', 7, undefined, 'must not throw, got null'],
    [
      'a thrown error whose message throws',
      'throw Object.defineProperty(new Error(), "message", { get() { throw 1; } });',
      'E_SUBJECT_THROW',
      1,
      undefined,
      'must not throw, got an error that cannot be shown',
    ],
    [
      'a result whose length throws',
      'return new Proxy([], { get() { throw "no"; } });',
      'E_SUBJECT_THROW',
      1,
      undefined,
      'must not throw, got string "no"',
    ],
    [
      'a first deal that returns and a later one that does not',
      'if (k === 6) return;',
      'E_SUBJECT_CONTRACT',
      6,
      undefined,
      'must return the deck as it did first, got undefined',
    ],
    [
      'a first deal in place and a later one that returns',
      'if (k < 6) return;',
      'E_SUBJECT_CONTRACT',
      6,
      undefined,
      'must return undefined as it did first, got Array',
    ],
    [
      'a promise after plain results',
      'if (k === 6) return Promise.resolve(deck);',
      'E_SUBJECT_CONTRACT',
      6,
      undefined,
      'must return at once as it did first, got a promise',
    ],
    [
      'a plain result after promises',
      'if (k < 6) return Promise.resolve(deck);',
      'E_SUBJECT_CONTRACT',
      6,
      undefined,
      'must return a promise as it did first, got Array',
    ],
  ] as const)('%s', async (_, wrong, code, trial, position, rule) => {
    const error = await caught(subject(wrong));
    const place = position === undefined ? `deal ${trial}` : `deal ${trial}, position ${position}`;
    expect(error.message).toBe(`./bad.mjs: ${place}: ${rule}`);
    expect([error.code, EXIT_OF[error.code]]).toEqual([code, 76]);
    expect(error.at).toEqual({ trial, ...(position === undefined ? {} : { position }) });
  });

  it('an error is named with its place in the code', async () => {
    const text = subject('if (k === 11) deck.missing();');
    const column = (text.split('\n')[2] ?? '').indexOf('missing') + 1;
    const error = await caught(text);
    expect(error.message).toBe(`./bad.mjs: deal 11: must not throw, got TypeError: deck.missing is not a function (bad.mjs:3:${column})`);
    expect(error.at).toEqual({ file: 'bad.mjs', line: 3, column, trial: 11 });
  });

  it('a rejected promise is a throw', async () => {
    expect((await caught('export default async (deck) => { throw new RangeError("no cards"); };')).message).toMatch(
      /^\.\/bad\.mjs: deal 1: must not throw, got RangeError: no cards \(bad\.mjs:1:\d+\)$/,
    );
  });

  it('a then that throws is a throw', async () => {
    expect(await caught('export default (deck) => ({ then() { throw 5; } });')).toMatchObject({
      code: 'E_SUBJECT_THROW',
      at: { trial: 1 },
    });
  });

  it('random() used after its deal is named at the next deal', async () => {
    const error = await caught('let kept; export default (deck, random) => { (kept ??= random)(); return deck; };');
    expect([error.code, error.message]).toEqual([
      'E_RNG_AFTER_RETURN',
      './bad.mjs: deal 2: random() was called after the deal it was given for had returned',
    ]);
    // Swallowing the error does not help.
    const quiet = await caught('let kept; export default (deck, random) => { try { (kept ??= random)(); } catch {} return deck; };');
    expect([quiet.code, quiet.at]).toEqual(['E_RNG_AFTER_RETURN', { trial: 2 }]);
  });

  it('a fault deep in a block is numbered by the whole audit’s trials', async () => {
    const cwd = folderOf({ 'bad.mjs': subject('if (k === 2345) return [0, 0, 1, 2];') });
    const opened = await openFunctionSubject({ kind: 'module', file: './bad.mjs', n: 4, randomness: 'injected', cwd });
    expect(await failure(deal(opened, blockOf('deep', 2, 5000)))).toMatchObject({
      code: 'E_SUBJECT_DUPLICATE',
      at: { trial: 12_345, position: 2 },
    });
    expect(await deal(opened, blockOf('deep', 2, 2344))).toHaveLength(2344);
  });
});

describe('a subject that does not come back', () => {
  it('is ended at its deadline with the trial named, however it hangs', async () => {
    const cases = [
      ['loops for ever', subject('while (k === 40);'), 40],
      ['blocks in Atomics.wait', subject('if (k === 3) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'), 3],
      ['never settles', 'let k = 0; export default (deck) => (++k === 5 ? new Promise(() => {}) : Promise.resolve(deck));', 5],
      ['loops in microtasks', 'const again = () => Promise.resolve().then(again); export default (deck) => again();', 1],
      ['has a then that never answers', 'export default (deck) => ({ then() {} });', 1],
    ] as const;
    const errors = await Promise.all(cases.map(([, text]) => caught(text, { timeoutMs: 2000 })));
    expect(errors.map(({ code, message, at }) => [code, message, at])).toEqual(
      cases.map(([, , trial]) => [
        'E_SUBJECT_TIMEOUT',
        `./bad.mjs: deal ${trial}: a deal must end within 2000 ms, got no answer`,
        { trial },
      ]),
    );
  });

  it('is named exactly in the middle of a long frame', async () => {
    const cwd = folderOf({ 'bad.mjs': subject('while (k === 2345);') });
    const opened = await openFunctionSubject({ kind: 'module', file: './bad.mjs', n: 4, randomness: 'injected', timeoutMs: 2000, cwd });
    expect(await failure(deal(opened, blockOf('long', 0, 5000)))).toMatchObject({ code: 'E_SUBJECT_TIMEOUT', at: { trial: 2345 } });
  });

  it('may be slow as long as each deal keeps its deadline', async () => {
    const text = 'export default async (deck) => { await new Promise((r) => setTimeout(r, 30)); return deck; };';
    const cwd = folderOf({ 'slow.mjs': text });
    // The first look alone, 64 deals, takes longer than the deadline of one.
    const opened = await openFunctionSubject({ kind: 'module', file: './slow.mjs', n: 4, randomness: 'live', timeoutMs: 1500, cwd });
    expect(await deal(opened, blockOf('slow', 0, 5))).toHaveLength(5);
  });

  it('hangs as it loads: is ended at its deadline', async () => {
    const error = await caught('await new Promise(() => {}); export default (deck) => deck;', { timeoutMs: 1000 });
    expect([error.code, error.message]).toEqual([
      'E_SUBJECT_LOAD',
      './bad.mjs: must load within 1000 ms, got no end (a top-level await that never settles?)',
    ]);
  });
});

describe('a subject that dies', () => {
  it.each([
    ['process.exit(0)', 'if (k === 57) process.exit(0);', 57, 'exit code 0'],
    [
      'process.exit(3) with a last word',
      'if (k === 8) { console.error("out of cards"); process.exit(3); }',
      8,
      'exit code 3, and on its standard error: out of cards',
    ],
  ])('%s is not an end: the trial is named', async (_, wrong, trial, got) => {
    const error = await caught(subject(wrong));
    expect([error.code, error.at]).toEqual(['E_SUBJECT_DIED', { trial }]);
    expect(error.message).toBe(`./bad.mjs: deal ${trial}: the process must run until every deck is dealt, got ${got}`);
  });

  it('a signal is named', async () => {
    expect((await caught(subject('process.kill(process.pid, "SIGKILL");'))).message).toBe(
      './bad.mjs: deal 1: the process must run until every deck is dealt, got signal SIGKILL',
    );
  });

  it('a throw outside any deal tells what it printed', async () => {
    const error = await caught(
      'setTimeout(() => { throw new Error("late"); }, 5); export default async (deck) => { await new Promise((r) => setTimeout(r, 300)); return deck; };',
    );
    expect([error.code, error.message.includes('Error: late')]).toEqual(['E_SUBJECT_DIED', true]);
  });

  it('an exit as it loads is not an end either', async () => {
    expect((await caught('process.exit(0); export default (deck) => deck;')).message).toBe(
      './bad.mjs: the process must run while its module loads, got exit code 0',
    );
  });

  it('bytes of its own on the result channel are not taken for decks', async () => {
    const error = await caught(`import { writeSync } from 'node:fs';\n${subject('if (k === 3) writeSync(3, "hello, deck!");')}`);
    expect(error.code).toBe('E_SUBJECT_OUTPUT');
  });
});

describe('a subject that does not load', () => {
  it.each([
    [
      'a syntax error',
      'export default (deck) => {\n  const x = = 3;\n};',
      "must load, got SyntaxError: Unexpected token '=' (bad.mjs:2:13)",
      { file: 'bad.mjs', line: 2, column: 13 },
    ],
    [
      'a throw',
      '\nnull.x;',
      "must load, got TypeError: Cannot read properties of null (reading 'x') (bad.mjs:2:6)",
      { file: 'bad.mjs', line: 2, column: 6 },
    ],
    ['no function', 'export const size = 3, name = "x";', 'must export a function, got name, size', undefined],
    ['no exports', 'const shuffle = 1;', 'must export a function, got no exports', undefined],
    [
      'two functions',
      'export const a = () => 1; export function b() {}',
      'must have a default export or one function only, got a, b',
      undefined,
    ],
    [
      'a class',
      'export default class Deck { constructor() {} }',
      'the export "default" must be a function, got a class, which cannot be called without new',
      undefined,
    ],
  ] as const)('%s', async (_, text, rule, at) => {
    const error = await caught(text);
    expect([error.code, EXIT_OF[error.code], error.message]).toEqual(['E_SUBJECT_LOAD', 65, `./bad.mjs: ${rule}`]);
    expect(error.at).toEqual(at);
  });

  it('an ES module that Node reads as CommonJS, as in a folder that npm has begun, is named with what to do', async () => {
    const cwd = folderOf({
      'package.json': '{ "type": "commonjs" }',
      'deal.js': "import { half } from './half.js'; export default half;",
      'half.js': '',
    });
    const error = await failure(openFunctionSubject({ kind: 'module', file: './deal.js', n: 4, randomness: 'injected', cwd }));
    expect([error.code, error.message, error.hint]).toEqual([
      'E_SUBJECT_LOAD',
      './deal.js: must load, got deal.js, which says "import" or "export" and which Node reads as CommonJS',
      'call the file deal.mjs, or put "type": "module" into the package.json of its folder',
    ]);
  });

  it('an export that is not there is named with those that are', async () => {
    const cwd = folderOf({ 'a.mjs': 'export const up = 1; export function down() {}' });
    const open = (name: string): Promise<AuditError> =>
      failure(openFunctionSubject({ kind: 'module', file: 'a.mjs', export: name, n: 4, randomness: 'injected', cwd }));
    expect((await open('dwon')).message).toBe('a.mjs#dwon: must export the function "dwon", got down, up');
    expect((await open('up')).message).toBe('a.mjs#up: the export "up" must be a function, got number 1');
    expect((await open('default')).message).toBe('a.mjs#default: must have a function as its default export, got down, up');
  });

  it('a file that is not there is input that is missing', async () => {
    const error = await failure(
      openFunctionSubject({ kind: 'module', file: './none.js', n: 4, randomness: 'injected', cwd: folderOf({}) }),
    );
    expect([error.code, EXIT_OF[error.code], error.message]).toEqual(['E_INPUT_MISSING', 66, './none.js does not exist']);
  });

  it('a syntax error in TypeScript is named with its place', async () => {
    const error = await caught('export default (deck: number[]) => {\n  const x: = 3;\n};', { file: 'bad.ts' });
    expect([error.code, error.at?.line]).toEqual(['E_SUBJECT_LOAD', 2]);
    expect(error.message).toMatch(/^\.\/bad\.ts: must load, got .+ \(bad\.ts:2:\d+\)$/);
  });
});

describe('TypeScript', () => {
  it('may hold what only a compiler takes, and a throw is named by the line that was written', async () => {
    const text = [
      'enum Rule { Down = 1 }',
      'interface Deck { readonly cards: number[] }',
      '',
      'export default function shuffle(deck: number[]): number[] {',
      '  const none = null as Deck | null;',
      '  if (Rule.Down === 1) return (none as Deck).cards;',
      '  return deck;',
      '}',
    ].join('\n');
    const error = await caught(text, { file: 'typed.ts' });
    expect([error.code, error.at]).toEqual(['E_SUBJECT_THROW', { file: 'typed.ts', line: 6, column: 46, trial: 1 }]);
  });
});

describe('a subject that draws from elsewhere', () => {
  it.each([
    [
      'crypto',
      "import { randomInt } from 'node:crypto'; export default (deck) => deck.map((_, i) => (i + randomInt(4)) % 4 ? i : i).sort(() => randomInt(3) - 1);",
    ],
    ['the clock', 'export default (deck) => deck.sort(() => Number(process.hrtime.bigint() % 3n) - 1);'],
    ['its process number', 'export default (deck) => (deck.map((_, i) => (i + process.pid) % deck.length));'],
  ])('%s: is told from one that does not', async (_, text) => {
    const error = await caught(text, { n: 97 });
    expect([error.code, EXIT_OF[error.code], error.hint]).toEqual(['E_NONDETERMINISTIC', 21, LIVE_HINT]);
    expect(error.message).toMatch(
      /^\.\/bad\.mjs: the function dealt differently for the same Math\.random: it draws from something else \(crypto, the clock, state in a file\), got two answers to deal \d+$/,
    );
    expect(await openLive(text)).toHaveLength(20);
  });

  it.each([
    ['at once', 'export default'],
    ['by a promise', 'export default async'],
  ])('finds one that stops following its numbers long after it was tried, dealt %s', async (_, how) => {
    const text = `import { randomInt } from 'node:crypto'; let k = 0;
      ${how} (deck) => { k++; const draw = k > 3000 ? randomInt : (n) => Math.floor(Math.random() * n);
      for (let i = deck.length - 1; i > 0; i--) { const j = draw(i + 1); [deck[i], deck[j]] = [deck[j], deck[i]]; } return deck; };`;
    const cwd = folderOf({ 'late.mjs': text });
    const subject = await openFunctionSubject({ kind: 'module', file: './late.mjs', n: 52, randomness: 'injected', cwd });
    expect(await deal(subject, blockOf('late', 0, 3000))).toHaveLength(3000);
    expect(await failure(deal(subject, blockOf('late', 0, 3500)))).toMatchObject({
      code: 'E_NONDETERMINISTIC',
      hint: LIVE_HINT,
      at: { trial: 3001 },
    });
  });

  it('finds it too where one process deals all blocks, in the deal where it begins', async () => {
    const text = `import { randomInt } from 'node:crypto'; let k = 0, at = 0;
      export default (deck) => { at = (at + (++k > 60_000 ? randomInt : (n) => Math.floor(Math.random() * n))(deck.length)) % deck.length;
      return [...deck.slice(at), ...deck.slice(0, at)]; };`;
    const cwd = folderOf({ 'late.mjs': text });
    const subject = await openFunctionSubject({ kind: 'module', file: './late.mjs', n: 52, randomness: 'injected', cwd });
    try {
      expect(subject.blocks).toBe('sequential');
      expect(await deal(subject, blockOf('late', 0, 40_000), 4096)).toHaveLength(40_000);
      const error = await failure(deal(subject, blockOf('late', 1, 40_000), 4096));
      expect([error.code, error.hint]).toEqual(['E_NONDETERMINISTIC', LIVE_HINT]);
      // Luck deals the first few alike with 1 chance in 52 each.
      expect(error.at?.trial).toBeGreaterThan(60_000);
      expect(error.at?.trial).toBeLessThan(60_010);
    } finally {
      subject.close?.();
    }
  });

  it('deals by one process what carries something over, although it heeds Math.random too', async () => {
    const text =
      'let s = 42; const r = () => (s = (Math.imul(s, 1664525) + 1013904223) >>> 0) / 2 ** 32; export default (deck) => { for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(r() * (i + 1)); [deck[i], deck[j]] = [deck[j], deck[i]]; } if (Math.random() < 0.5) deck.reverse(); };';
    const cwd = folderOf({ 'mixed.mjs': text });
    const subject = await openFunctionSubject({ kind: 'module', file: './mixed.mjs', n: 13, randomness: 'injected', cwd });
    expect(subject.blocks).toBe('sequential');
    const { core } = await recordOf(subject, { seed: 'mixed', trials: 70_000, detect: 0.02 });
    expect(core.verdict.kind).toBe('no-bias-found');
  });

  it.each([
    ['a number drawn as it was loaded', 'const salt = Math.random();', 'at = Math.floor(salt * 13);', 'any'],
    ['what its first deal left behind, which stays as it is', 'let first = true;', 'at = first ? 1 : 2; first = false;', 'sequential'],
    ['what changes for three deals', 'let k = 0;', 'at = Math.min(3, k++);', 'sequential'],
    ['how often it was called, beyond its first look', 'let k = 0;', 'at = ++k > 100 ? 1 : 0;', 'sequential'],
    ['nothing', '', 'at = 0;', 'any'],
  ])('sees in one look after the other whether a deal hangs on %s', async (_, once, each, blocks) => {
    const text = `${once} let at = 0; export default (deck) => { ${each}
      for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [deck[i], deck[j]] = [deck[j], deck[i]]; }
      return [...deck.slice(at), ...deck.slice(0, at)]; };`;
    const cwd = folderOf({ 'hangs.mjs': text });
    const subject = await openFunctionSubject({ kind: 'module', file: './hangs.mjs', n: 13, randomness: 'injected', cwd });
    expect(subject.blocks).toBe(blocks);
    subject.close?.();
  });

  it('lets a shuffle that never moves a card be audited: its decks do not vary', async () => {
    expect(await openLive('export default (deck) => deck;')).toHaveLength(20);
  });

  async function openLive(text: string): Promise<number[][]> {
    const cwd = folderOf({ 'live.mjs': text });
    const opened = await openFunctionSubject({ kind: 'module', file: 'live.mjs', n: 4, randomness: 'live', cwd });
    return deal(opened, blockOf('live', 0, 20));
  }
});
