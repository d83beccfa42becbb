import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AuditError } from '../../../src/core/errors.js';
import type { ForcedAnswers, ForcedDealer } from '../../../src/core/subject/forced.js';
import type { ChildOrder } from '../../../src/engine/child/protocol.js';
import { followsChoices } from '../../../src/engine/subject/follows-choices.js';
import { childEntry } from '../../../src/host/function/child/entry.js';
import { childOrderBytes } from '../../../src/host/function/child/order.js';
import type { Forced } from '../../../src/host/function/open-forced.js';
import { openForced } from '../../../src/host/function/open-forced.js';
import { handedDeck } from '../../../src/kinds/handout.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { downward, EXAMPLES, failure, folderOf } from './blocks.js';
import { isAlive, outliving } from './is-alive.js';

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url));

const openText = (text: string, more: { n?: number; timeoutMs?: number; passRandom?: boolean; file?: string } = {}): Promise<Forced> => {
  const { file = 'own.mjs', n = 4, ...rest } = more;
  return openForced({ kind: 'module', file: `./${file}`, n, cwd: folderOf({ [file]: text }), ...rest });
};

async function dealerOf(forced: Forced, n: number): Promise<ForcedDealer> {
  const dealer = await forced.dealer(n);
  onTestFinished(() => dealer.close());
  return dealer;
}

const dealerOfText = async (text: string, n: number, timeoutMs?: number): Promise<ForcedDealer> =>
  dealerOf(await openText(text, { n, ...(timeoutMs && { timeoutMs }) }), n);

/** Every row of `width` numbers of a grid of `points` to the unit. */
function grid(points: number, width: number): number[][] {
  let rows: number[][] = [[]];
  for (let k = 0; k < width; k++) rows = rows.flatMap((row) => Array.from({ length: points }, (_, i) => [...row, i / points]));
  return rows;
}

const dealRows = (dealer: ForcedDealer, rows: readonly (readonly number[])[]): Promise<ForcedAnswers> =>
  dealer.deal(Float64Array.from(rows.flat()), rows[0].length);

const callsOf = async (dealer: ForcedDealer, rows: readonly (readonly number[])[]): Promise<number[]> => [
  ...(await dealRows(dealer, rows)).calls,
];

const decksOf = ({ cells, calls }: ForcedAnswers, n: number): number[][] =>
  Array.from(calls, (_, run) => [...cells.subarray(run * n, (run + 1) * n)]);

/** What a shuffle makes of a row of numbers, and how many it asks for: `null` where it wants more. */
function byHand(shuffle: (random: () => number) => number[], row: readonly number[]): { deck: number[] | null; calls: number } {
  let calls = 0;
  try {
    const deck = shuffle(() => {
      if (calls++ === row.length) throw new Error('no more');
      return row[calls - 1];
    });
    return { deck, calls };
  } catch {
    return { deck: null, calls: row.length + 1 };
  }
}

async function holds(
  dealer: ForcedDealer,
  rows: readonly (readonly number[])[],
  shuffle: (random: () => number) => number[],
): Promise<void> {
  const answers = await dealRows(dealer, rows);
  const wanted = rows.map((row) => byHand(shuffle, row));
  expect([...answers.calls]).toEqual(wanted.map(({ calls }) => calls));
  expect(decksOf(answers, dealer.n).filter((_, i) => wanted[i].deck)).toEqual(wanted.map(({ deck }) => deck).filter(Boolean));
}

/** Fisher and Yates from the front, one draw a position, the last included. */
function upward(n: number, random: () => number): number[] {
  const deck = Array.from({ length: n }, (_, i) => i);
  for (let i = 0; i < n; i++) {
    const j = i + Math.floor(random() * (n - i));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

const DOWNWARD = `(deck, random) => {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}`;

describe('a function dealt with numbers of our choosing', () => {
  it('lodash deals every row of a grid as Fisher and Yates do, each order equally often', async () => {
    const forced = await openForced({ kind: 'npm', specifier: 'lodash', export: 'shuffle', n: 3, cwd: CHECKOUT });
    expect(forced.id).toBe('npm:lodash#shuffle');
    expect(forced.source).toMatchObject({
      kind: 'npm',
      package: 'lodash',
      randomness: 'injected',
      call: { stream: 'block', isolation: 'process' },
    });
    const dealer = await dealerOf(forced, 3);
    const rows = grid(6, 3);
    await holds(dealer, rows, (random) => upward(3, random));
    const seen = new Map<string, number>();
    for (const deck of decksOf(await dealRows(dealer, rows), 3)) seen.set(deck.join(), (seen.get(deck.join()) ?? 0) + 1);
    expect([...seen.values()]).toEqual([36, 36, 36, 36, 36, 36]);
  });

  it('is broken off where it wants more numbers, and the next run starts clean', async () => {
    const forced = await openForced({ kind: 'npm', specifier: 'lodash', export: 'shuffle', n: 3, cwd: CHECKOUT });
    const dealer = await dealerOf(forced, 3);
    expect(await callsOf(dealer, grid(6, 1))).toEqual([2, 2, 2, 2, 2, 2]);
    expect(await callsOf(dealer, grid(6, 2))).toEqual(Array.from({ length: 36 }, () => 3));
    await holds(dealer, grid(6, 4), (random) => upward(3, random));
    // Other decks of the same function, from another process.
    await holds(await dealerOf(forced, 5), grid(3, 5), (random) => upward(5, random));
  });

  it('a comparator that draws is dealt as the engine deals it, also where some rows are too short', async () => {
    const dealer = await dealerOfText('export default (deck) => deck.sort(() => Math.random() - 0.5);', 4);
    const shuffle = (random: () => number): number[] => [0, 1, 2, 3].sort(() => random() - 0.5);
    const rows = grid(2, 4);
    await holds(dealer, rows, shuffle);
    const wanted = rows.map((row) => byHand(shuffle, row).calls);
    expect([Math.min(...wanted), Math.max(...wanted)]).toEqual([3, 5]);
  });

  it.each([
    ['in place', './in-place.js'],
    ['with random()', './with-random.js'],
    ['with a promise', './later.js'],
    ['in TypeScript', './typed.ts'],
    ['writing to its standard output', './noisy.js'],
    ['replacing what a harness would lean on', './patches.js'],
  ])('%s', async (_, file) => {
    const dealer = await dealerOf(await openForced({ kind: 'module', file, n: 4, cwd: EXAMPLES }), 4);
    await holds(dealer, grid(4, 3), (random) => downward(4, random));
    await holds(dealer, grid(4, 2), (random) => downward(4, random));
  });

  it('random() and Math.random give the same row, as --pass-random says', async () => {
    const forced = await openText(
      'export default (deck, next) => { const a = Math.random(), b = next(); return a < b ? deck : deck.reverse(); };',
      {
        passRandom: true,
      },
    );
    await holds(await dealerOf(forced, 3), grid(5, 2), (random) => (random() < random() ? [0, 1, 2] : [2, 1, 0]));
  });

  it('one that asks for nothing is dealt without a number', async () => {
    const dealer = await dealerOfText('export default (deck) => deck.reverse();', 3);
    const answers = await dealRows(dealer, [[0.1], [0.9]]);
    expect([[...answers.calls], decksOf(answers, 3)]).toEqual([
      [0, 0],
      [
        [2, 1, 0],
        [2, 1, 0],
      ],
    ]);
  });

  it('gives a number as it is, to its last bit', async () => {
    const text =
      'export default (deck) => { const bits = new BigUint64Array(Float64Array.of(Math.random()).buffer)[0]; return deck.map((_, i) => Number((bits >> BigInt(i)) & 1n)).every((bit) => bit === 0) ? deck : deck.reverse(); };';
    const dealer = await dealerOfText(text, 4);
    const below = 1 - 2 ** -53;
    const answers = await dealRows(dealer, [[0], [0.5], [below], [2 ** -1074], [0.5 + 2 ** -53], [0.5 + 2 ** -48]]);
    expect(decksOf(answers, 4).map(([first]) => first)).toEqual([0, 0, 3, 3, 3, 0]);
  });

  it('100,000 rows in one call are answered in order', async () => {
    const dealer = await dealerOfText(`const shuffle = ${DOWNWARD}; export default (deck) => shuffle(deck, Math.random);`, 6);
    const rows = Array.from({ length: 100_000 }, (_, run) =>
      Array.from({ length: 5 }, (__, k) => ((run * 5 + k) * 0.754_877_666_246_693) % 1),
    );
    const answers = await dealRows(dealer, rows);
    expect([...answers.calls].filter((calls) => calls !== 5)).toEqual([]);
    const wanted = Uint16Array.from(
      rows.flatMap((row) =>
        downward(
          6,
          (
            (k) => () =>
              row[k++]
          )(0),
        ),
      ),
    );
    expect([...answers.cells.keys()].filter((i) => answers.cells[i] !== wanted[i])).toEqual([]);
  });

  it('a row may be longer than one request', async () => {
    const dealer = await dealerOfText(
      'export default (deck) => { let sum = 0; for (let k = 0; k < 300000; k++) sum += Math.random(); return sum > 0 ? deck : deck.reverse(); };',
      2,
    );
    const numbers = new Float64Array(3 * 300_000);
    numbers[numbers.length - 1] = 0.5;
    const answers = await dealer.deal(numbers, 300_000);
    expect([[...answers.calls], decksOf(answers, 2)]).toEqual([
      [300_000, 300_000, 300_000],
      [
        [1, 0],
        [1, 0],
        [0, 1],
      ],
    ]);
  });
});

describe('a run that is broken off', () => {
  it('stays so, whatever the function does then', async () => {
    // It draws twice where the first number is small, and swallows or answers for what comes of that.
    const endings = [
      'return deck;',
      'return [0, 0, 0];',
      'return;',
      'throw new Error("mine");',
      'return Promise.resolve(deck);',
      'return { then() { throw 1; } };',
    ];
    for (const ending of endings) {
      const dealer = await dealerOfText(
        `export default (deck) => { if (Math.random() >= 0.5) return deck; try { Math.random(); return deck; } catch { ${ending} } };`,
        3,
      );
      expect(await callsOf(dealer, [[0.1], [0.9], [0.2], [0.8]]), ending).toEqual([2, 1, 2, 1]);
      expect(
        await callsOf(dealer, [
          [0.1, 0],
          [0.9, 0],
        ]),
        ending,
      ).toEqual([2, 1]);
    }
  });

  it('asking again and again counts once', async () => {
    const dealer = await dealerOfText(
      'export default (deck) => { for (let k = 0; k < 9; k++) try { Math.random(); } catch {} return deck; };',
      3,
    );
    expect(await callsOf(dealer, [[0.1, 0.2, 0.3]])).toEqual([4]);
  });

  it('a getter of the answer that draws too much breaks it off as well', async () => {
    const dealer = await dealerOfText(
      'export default (deck) => { if (Math.random() < 0.5) Object.defineProperty(deck, 1, { get: () => Math.random() * 0 + 1 }); return deck; };',
      3,
    );
    expect(await callsOf(dealer, [[0.1], [0.9]])).toEqual([2, 1]);
    expect(
      await callsOf(dealer, [
        [0.1, 0.1],
        [0.9, 0.1],
      ]),
    ).toEqual([2, 1]);
  });

  it('what an asynchronous one leaves unheeded ends nothing', async () => {
    const text = `const draw = async (k) => { while (k-- > 0) await null; return Math.random(); };
    export default async (deck) => { const [a, b, c] = [draw(0), draw(1), draw(5)]; return (await a) + (await b) + (await c) < 1 ? deck : deck.reverse(); };`;
    const dealer = await dealerOfText(text, 3);
    expect(await callsOf(dealer, [[0.1], [0.9], [0.2]])).toEqual([2, 2, 2]);
    await holds(dealer, grid(3, 3), (random) => (random() + random() + random() < 1 ? [0, 1, 2] : [2, 1, 0]));
    const forgets = unless('Promise.reject(new Error("forgotten"));').replace('(deck)', 'async (deck)');
    const error = await caught(forgets);
    expect([error.code, error.message.includes('Error: forgotten')]).toEqual(['E_SUBJECT_DIED', true]);
  });

  it.each(['setTimeout', 'setImmediate', 'queueMicrotask'])('an asynchronous one that draws in a callback of %s', async (later) => {
    const text = `export default (deck) => new Promise((done) => ${later}(() => done(Math.random() + Math.random() < 1 ? deck : deck.reverse())));`;
    const dealer = await dealerOfText(text, 3);
    expect(await callsOf(dealer, [[0.1], [0.9]])).toEqual([2, 2]);
    await holds(dealer, grid(4, 2), (random) => (random() + random() < 1 ? [0, 1, 2] : [2, 1, 0]));
    const throws = `export default (deck) => new Promise((done) => ${later}(() => { if (Math.random() === 0.25) throw new Error('mine'); done(deck); }));`;
    const error = await caught(throws);
    expect([error.code, error.message.includes('Error: mine'), error.message.includes('exit code 1')]).toEqual([
      'E_SUBJECT_DIED',
      true,
      true,
    ]);
  });

  it('what an asynchronous one leaves running takes no number of the next', async () => {
    const text = `export default async (deck) => {
      const more = Math.random() < 0.5 ? 4 : 0;
      await Promise.all(Array.from({ length: more }, async (_, i) => { for (let k = 0; k <= 3 * i; k++) await null; Math.random(); }));
      return deck;
    };`;
    const dealer = await dealerOfText(text, 3);
    expect(
      await callsOf(dealer, [
        [0.1, 0],
        [0.9, 0],
        [0.2, 0],
        [0.8, 0],
        [0.7, 0],
      ]),
    ).toEqual([3, 1, 3, 1, 1]);
    expect(
      await callsOf(dealer, [
        [0.1, 0, 0, 0, 0],
        [0.9, 0, 0, 0, 0],
      ]),
    ).toEqual([5, 1]);
  });
});

/** A function that deals honestly unless its only number is 1/4. */
const unless = (wrong: string): string =>
  `export default (deck) => { const x = Math.random(); if (x === 0.25) { ${wrong} } return x < 0.5 ? deck : deck.reverse(); };`;

/** The third of these rows goes wrong; 32 deals were tried before them. */
const ROWS = [[0.1], [0.7], [0.25], [0.3]];
const HINT = 'in that deal Math.random gives 0.25';

async function caught(text: string, timeoutMs?: number, n: number = 4): Promise<AuditError> {
  const dealer = await dealerOfText(text, n, timeoutMs);
  const error = await failure(dealRows(dealer, ROWS));
  expect(await failure(dealRows(dealer, ROWS))).toMatchObject({ code: 'E_INTERNAL' });
  return error;
}

describe('a function that breaks the contract is named with the run and its numbers', () => {
  it.each([
    ['a card twice', 'return [0, 1, 1, 3];', 'E_SUBJECT_DUPLICATE', ', position 3', 'holds card 1 again, already seen at position 2'],
    ['a card of no deck', 'return [0, 1, 4, 3];', 'E_SUBJECT_CARD', ', position 3', 'holds 4, which is no card of this deck (0 to 3)'],
    ['a card too few', 'return [0, 1, 2];', 'E_SUBJECT_LENGTH', '', 'the result must hold 4 cards, got 3'],
    ['a hole', 'return [0, 1, , 2];', 'E_SUBJECT_HOLE', ', position 3', 'every position must hold a card, got a hole'],
    ['no deck', 'return 7;', 'E_SUBJECT_TYPE', '', 'the result must be an array or an iterable, got number 7'],
    ['nothing', 'return;', 'E_SUBJECT_CONTRACT', '', 'must return the deck as it did first, got undefined'],
    ['a promise', 'return Promise.resolve(deck);', 'E_SUBJECT_CONTRACT', '', 'must return at once as it did first, got a promise'],
    ['a throw', 'throw 5;', 'E_SUBJECT_THROW', '', 'must not throw, got number 5'],
  ] as const)('%s', async (_, wrong, code, position, rule) => {
    const error = await caught(unless(wrong));
    expect([error.code, error.message, error.hint]).toEqual([code, `./own.mjs: deal 35${position}: ${rule}`, HINT]);
  });

  it('an error is named with its place', async () => {
    const error = await caught(unless('\n  deck.missing();'));
    expect(error.message).toBe('./own.mjs: deal 35: must not throw, got TypeError: deck.missing is not a function (own.mjs:2:8)');
    expect(error.at).toMatchObject({ file: 'own.mjs', line: 2, column: 8, trial: 35 });
  });

  it('many numbers are cut short', async () => {
    const dealer = await dealerOfText(unless('throw null;'), 4);
    const error = await failure(dealRows(dealer, [Array.from({ length: 40 }, (_, k) => 0.25 + k / 64)]));
    expect(error.hint).toMatch(/^in that deal Math\.random gives 0\.25, 0\.265625, .+, …$/);
  });

  it('one that hangs is ended at its deadline, with the run named', async () => {
    const hang = [unless('for (;;);'), unless('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);')];
    const never =
      'export default (deck) => { const x = Math.random(); return x === 0.25 ? new Promise(() => {}) : Promise.resolve(x < 0.5 ? deck : deck.reverse()); };';
    for (const error of await Promise.all([...hang, never].map((text) => caught(text, 1500))))
      expect([error.code, error.message, error.hint]).toEqual([
        'E_SUBJECT_TIMEOUT',
        './own.mjs: deal 35: a deal must end within 1500 ms, got no answer',
        HINT,
      ]);
  });

  it('one that is slow is not ended as long as each deal keeps its deadline', async () => {
    const slow = unless('await new Promise((r) => setTimeout(r, 60));').replace('(deck)', 'async (deck)');
    const dealer = await dealerOfText(slow, 4, 700);
    const rows = Array.from({ length: 15 }, () => [0.25]);
    expect(await callsOf(dealer, rows)).toEqual(rows.map(() => 1));
  });

  it.each([
    ['process.exit(0)', 'process.exit(0);', 'exit code 0'],
    ['process.exit(3) where it is broken off', 'try { Math.random(); } catch {} process.exit(3);', 'exit code 3'],
    ['a signal', 'process.kill(process.pid, "SIGKILL"); for (;;);', 'signal SIGKILL'],
  ])('%s is no answer', async (_, wrong, got) => {
    const error = await caught(unless(wrong));
    expect(error.code).toBe('E_SUBJECT_DIED');
    expect(error.message).toMatch(new RegExp(`^\\./own\\.mjs: deal \\d+: the process must run until every deck is dealt, got ${got}$`));
    if (got !== 'signal SIGKILL') expect(error.at).toEqual({ trial: 35 });
  });

  it('bytes of its own on the result channel are not taken for decks', async () => {
    const error = await caught(`import { writeSync } from 'node:fs';\n${unless('writeSync(3, "hello, deck!");')}`);
    expect(error.code).toBe('E_SUBJECT_OUTPUT');
  });

  it('closing the request channel is no answer', async () => {
    expect((await caught(`import { closeSync } from 'node:fs';\n${unless('closeSync(5); for (;;);')}`, 1000)).code).toMatch(
      /^E_SUBJECT_(?:DIED|TIMEOUT)$/,
    );
  });

  it('a fault is reported though the function replaced the intrinsics', async () => {
    const text = readFileSync(join(EXAMPLES, 'patches.js'), 'utf8').replace('export default', 'const honest =');
    const liar = `${text}\nexport default (deck) => { honest(deck); if (deck[0] === 2) deck[3] = deck[0]; };\n`;
    const error = await failure(openText(liar));
    expect([error.code, error.at?.position]).toEqual(['E_SUBJECT_DUPLICATE', 4]);
    const rarely = `${text}\nconst { random: draw } = Math0;\nexport default (deck) => { if (draw() === 0.25) deck[3] = deck[0]; };\n`;
    expect(await caught(`const Math0 = { random: Math.random };\n${rarely}`)).toMatchObject({
      code: 'E_SUBJECT_DUPLICATE',
      at: { trial: 35, position: 4 },
      hint: HINT,
    });
  });
});

describe('a function whose deals do not follow from their choices is refused', () => {
  const KEEPS =
    'a proof needs every deal to follow from its own choices alone, but it keeps something from deal to deal (a generator of its own, a kept deck, a count)';

  it.each([
    [
      'a generator of its own',
      'let s = 42; const r = () => (s = (Math.imul(s, 1664525) + 1013904223) >>> 0) / 2 ** 32; export default (deck) => deck.sort(() => r() - 0.5);',
    ],
    [
      'a kept deck',
      'let kept; export default (deck) => { kept ??= deck; const j = Math.floor(Math.random() * 4); [kept[0], kept[j]] = [kept[j], kept[0]]; return kept.slice(); };',
    ],
    ['a count', 'let k = 0; export default (deck) => { k++; return deck.map((_, i) => (i + k) % deck.length); };'],
  ])('%s', async (_, text) => {
    const error = await failure(openText(text));
    expect([error.code, error.message, error.hint]).toEqual(['E_NONDETERMINISTIC', `./own.mjs: ${KEEPS}`, 'shuffle-audit run ./own.mjs']);
  });

  it('a number drawn once and kept, which deals from equal numbers do not show', async () => {
    const forced = await openText(
      'let turn; export default (deck) => { turn ??= Math.floor(Math.random() * 4); return deck.map((_, i) => (i + turn) % deck.length); };',
      {
        passRandom: true,
      },
    );
    const error = await failure(forced.dealer(4));
    expect([error.code, error.message, error.hint]).toEqual([
      'E_NONDETERMINISTIC',
      `./own.mjs: ${KEEPS}`,
      'shuffle-audit run ./own.mjs --pass-random',
    ]);
  });

  it('a number drawn as it loads', async () => {
    const forced = await openText(
      'const turn = Math.floor(Math.random() * 4); export const rotate = (deck) => deck.map((_, i) => (i + turn) % deck.length);',
    );
    const error = await failure(forced.dealer(4));
    expect([error.code, error.message, error.hint]).toEqual([
      'E_NONDETERMINISTIC',
      './own.mjs#rotate: a proof needs every deal to follow from its own choices alone, but it draws from Math.random as it loads',
      'shuffle-audit run ./own.mjs',
    ]);
  });

  it('crypto', async () => {
    const text = "import { randomInt } from 'node:crypto'; export default (deck) => deck.sort(() => randomInt(3) - 1);";
    const error = await failure(openText(text, { n: 40 }));
    expect([error.code, error.hint]).toEqual(['E_NONDETERMINISTIC', 'shuffle-audit run ./own.mjs --randomness live']);
    expect(error.message).toMatch(
      /^\.\/own\.mjs: the function dealt differently for the same Math\.random: .+, got two answers to deal \d+$/,
    );
  });

  it('random() or Math.random used after the deal', async () => {
    const kept = await openText(
      'let kept; export default (deck, random) => { (kept ??= random); if (random() === 0.25) { try { kept(); } catch {} } return deck; };',
    );
    const dealer = await dealerOf(kept, 4);
    expect(await failure(dealRows(dealer, ROWS))).toMatchObject({
      code: 'E_RNG_AFTER_RETURN',
      message: './own.mjs: deal 35: random() was called after the deal it was given for had returned',
      hint: HINT,
    });
    const later = await openText('export default (deck) => { Promise.resolve().then(() => Math.random()); return deck; };');
    expect(await failure(later.dealer(4))).toMatchObject({
      code: 'E_SUBJECT_CONTRACT',
      message: './own.mjs: deal 17: Math.random was called after the deal had returned',
    });
  });

  it('what opening a subject refuses is refused alike', async () => {
    expect(await failure(openText('export const size = 3;'))).toMatchObject({ code: 'E_SUBJECT_LOAD' });
    expect(await failure(openForced({ kind: 'module', file: './none.js', n: 4, cwd: folderOf({}) }))).toMatchObject({
      code: 'E_INPUT_MISSING',
    });
    expect(await failure(openForced({ kind: 'npm', specifier: 'none-such', n: 4, cwd: folderOf({}) }))).toMatchObject({
      code: 'E_INPUT_MISSING',
    });
    expect(await failure(openText('export default (deck) => deck;', { n: 0 }))).toMatchObject({ code: 'E_USAGE' });
    const forced = await openText('export default (deck) => deck;');
    expect(await failure(forced.dealer(65_537))).toMatchObject({
      code: 'E_USAGE',
      message: 'a deck must have from 1 to 65536 cards, got 65537',
    });
  });
});

describe('a function that depends on more than its numbers', () => {
  /** A dealer in this process whose every deal is `shuffle` with the numbers of its row. */
  const here = (n: number, shuffle: (random: () => number) => number[]): ForcedDealer => ({
    n,
    close() {},
    deal(numbers, width) {
      const runs = Array.from({ length: numbers.length / width }, (_, run) =>
        byHand(shuffle, [...numbers.subarray(run * width, (run + 1) * width)]),
      );
      const cells = Uint16Array.from(runs.flatMap(({ deck }) => deck ?? Array.from({ length: n }, () => Math.floor(Math.random() * n))));
      return Promise.resolve({ cells, calls: Uint32Array.from(runs, ({ calls }) => calls) });
    },
  });

  it('is found by its decks, and by how many numbers it asks for', async () => {
    let deals = 0;
    const turning = (random: () => number): number[] => {
      random();
      deals++;
      return [0, 1, 2].map((card) => (card + deals) % 3);
    };
    let drawn = 0;
    const drawsOnce = (random: () => number): number[] => {
      drawn ||= random();
      return drawn < 1 ? [0, 1, 2] : [];
    };
    // Wanting more than there is follows from the choices too; what stands for its deck then means nothing.
    const wantsMore = (random: () => number): number[] => {
      for (;;) if (random() === 1) return [];
    };
    expect({
      turning: await followsChoices(here(3, turning)),
      drawsOnce: await followsChoices(here(3, drawsOnce)),
      downward: await followsChoices(here(3, (random) => downward(3, random))),
      wantsMore: await followsChoices(here(3, wantsMore)),
    }).toEqual({ turning: false, drawsOnce: false, downward: true, wantsMore: true });
  });
});

describe('a dealer', () => {
  it('takes rows of one width, of numbers below 1, one call at a time', async () => {
    const dealer = await dealerOfText('export default (deck) => (Math.random() < 0.5 ? deck : deck.reverse());', 3);
    for (const [numbers, width, rule] of [
      [[0.1, 0.2, 0.3], 2, 'numbers must be rows of one width from 1 on, got 3 in rows of 2'],
      [[0.1], 0, 'numbers must be rows of one width from 1 on, got 1 in rows of 0'],
      [[0.1], 0.5, 'numbers must be rows of one width from 1 on, got 1 in rows of 0.5'],
      [[0.1, 1], 1, 'a number must lie in [0, 1), got 1'],
      [[-0.1], 1, 'a number must lie in [0, 1), got -0.1'],
      [[Number.NaN], 1, 'a number must lie in [0, 1), got NaN'],
    ] as const)
      expect(await failure(dealer.deal(Float64Array.from(numbers), width))).toMatchObject({
        code: 'E_INTERNAL',
        message: `./own.mjs: ${rule}`,
      });
    const once = dealRows(dealer, [[0.1]]);
    expect(await failure(dealRows(dealer, [[0.1]]))).toMatchObject({
      message: './own.mjs: a dealer must be idle to deal, got one that is dealing',
    });
    expect([...(await once).calls]).toEqual([1]);
    expect([...(await dealRows(dealer, [[0.9]])).cells]).toEqual([2, 1, 0]);
    expect((await dealer.deal(new Float64Array(0), 1)).calls).toHaveLength(0);
    expect(permutations(3).fault((await dealRows(dealer, [[0.9]])).cells, 0)).toBe(null);
  });

  it.skipIf(process.platform === 'win32')('that is closed leaves no process behind, nor what the function started', async () => {
    const cwd = folderOf({
      'parent.mjs': `import { spawn } from 'node:child_process'; import { writeFileSync } from 'node:fs';
        const { pid } = spawn('sleep', ['30'], { stdio: 'ignore' }); writeFileSync('pids', process.pid + ' ' + pid);
        export default (deck) => { if (Math.random() === 0.25) for (;;); return deck; };`,
    });
    const forced = await openForced({ kind: 'module', file: './parent.mjs', n: 3, isolation: 'none', cwd });
    const dealer = await forced.dealer(3);
    const pids = readFileSync(join(cwd, 'pids'), 'utf8').split(' ').map(Number);
    expect(pids.map(isAlive)).toEqual([true, true]);
    const hanging = failure(dealRows(dealer, ROWS));
    dealer.close();
    expect(await hanging).toMatchObject({
      code: 'E_INTERNAL',
      message: './parent.mjs: a dealer must stay open while it deals, got close()',
    });
    expect(await outliving(...pids)).toEqual([]);
    expect(await failure(dealRows(dealer, ROWS))).toMatchObject({
      message: './parent.mjs: a dealer must be idle to deal, got one that is closed',
    });
    dealer.close();
  });

  it('whose parent is gone ends while it waits for a request', async () => {
    const cwd = folderOf({ 'idle.mjs': 'export default (deck) => deck;' });
    const order: ChildOrder = {
      code: { kind: 'file', url: pathToFileURL(join(cwd, 'idle.mjs')).href },
      path: null,
      random: false,
      handed: handedDeck(4),
      trials: 0,
      state: null,
      style: null,
      isolation: 'process',
      touches: null,
      record: -1,
      forced: true,
      timeoutMs: 1000,
    };
    const child = spawn(process.execPath, [await childEntry()], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
    });
    const [results, told] = [child.stdio[3], child.stdio.at(5)];
    if (!(results instanceof Readable && told instanceof Writable)) throw new Error('no channels');
    told.end(childOrderBytes({ key: new Uint32Array(4), order }));
    await once(results, 'data');
    const ended = once(child, 'exit');
    for (const stream of child.stdio) stream?.destroy();
    await ended;
    expect([child.pid ?? 0].filter(isAlive)).toEqual([]);
  });
});
