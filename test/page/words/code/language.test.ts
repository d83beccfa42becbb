import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { CodeStep, Cure } from '../../../../src/core/record/cure.js';
import { type Choices, runWith, type Shuffle } from '../../../../src/core/subject/shuffle.js';
import { java, rust } from '../../../../src/page/words/code/compiled.js';
import { written } from '../../../../src/page/words/code/language.js';
import { languageOf } from '../../../../src/page/words/code/language-of.js';
import { javascript, lua, php, python, r } from '../../../../src/page/words/code/scripts.js';
import { words } from '../../../../src/page/words/code/words.js';
import * as methods from '../../../../src/parts/bounded/index.js';
import * as shuffles from '../../../../src/parts/shuffle/index.js';
import { programSource } from './sources.js';

const N = 4;
const DEALS = 48_000;
const SWAP = '[deck[i], deck[j]] = [deck[j], deck[i]];';
const [UP, UPWARD, DOWN] = ['i < deck.length', 'i < deck.length - 1', ''].map((until) =>
  until ? `for (let i = 0; ${until}; i++) {\n` : 'for (let i = deck.length - 1; i > 0; i--) {\n',
);
const swapping =
  (loop: string) =>
  (line: string): string =>
    `${loop}${line}\n${SWAP} }`;
const alone = (line: string): string => line;

/** The code around the lines of a cure: a loop that ends with the swap, or nothing; of the right one where it is not that of the wrong one. */
const AROUND: Readonly<Record<string, readonly [wrong: (line: string) => string, right?: (line: string) => string]>> = {
  'naive-swap': [swapping(UP)],
  'naive-swap-n-minus-1': [swapping(UP)],
  sattolo: [swapping(DOWN)],
  'sattolo-forward': [swapping(UPWARD)],
  'never-first': [swapping(DOWN)],
  'starts-late': [(line) => `${line} const j = Math.floor(Math.random() * (i + 1)); ${SWAP} }`],
  'stops-early': [(line) => `${line} const j = Math.floor(Math.random() * (i + 1)); ${SWAP} }`],
  'round-index': [swapping(DOWN)],
  'insertion-never-last': [(line) => `for (let i = 1; i < deck.length; i++) {\n${line}\ndeck.splice(j, 0, ...deck.splice(i, 1)); }`],
  'sort-comparator': [alone],
  'sort-keys:1': [(line) => `const keys = deck.map(() => Math.floor(Math.random() * 2));\n${line}`, alone],
  'random-cut': [(line) => `const j = Math.floor(Math.random() * deck.length);\n${line}`, alone],
};

/** xorshift32, as fractions: one stream for a run, so that what is dealt is the same whenever the test is run. */
function fractions(seed: number): () => number {
  let x = seed;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32;
  };
}

/** How often each order of four cards comes. */
function ordersOf(deal: (deck: number[]) => void): ReadonlyMap<string, number> {
  const orders = new Map<string, number>();
  for (let k = 0; k < DEALS; k++) {
    const deck = Array.from({ length: N }, (_, i) => i);
    deal(deck);
    const order = deck.join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  return orders;
}

const compiled = (text: string, random: () => number): ((deck: number[]) => void) => {
  const call = new Function('deck', 'Math', text) as (deck: number[], math: object) => void;
  const math = { random, floor: Math.floor, round: Math.round };
  return (deck) => call(deck, math);
};

/** Twice the counts, of two samples of one size: their chi-squared, at most 23 degrees. Luck leaves it below 70 but once in a million. */
function apart(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const orders = new Set([...one.keys(), ...other.keys()]);
  return [...orders].reduce((sum, order) => {
    const [a, b] = [one.get(order) ?? 0, other.get(order) ?? 0];
    return sum + (a - b) ** 2 / (a + b);
  }, 0);
}

const random = (seed: number): Choices => {
  const next = fractions(seed);
  return { below: (bound) => Math.floor(next() * bound) };
};
const byCatalogue = (shuffle: Shuffle, seed: number): ReadonlyMap<string, number> => {
  const choices = random(seed);
  return ordersOf((deck) => {
    const cards = Uint16Array.from(deck);
    runWith(shuffle, choices, cards);
    deck.splice(0, N, ...cards);
  });
};
const EVEN = byCatalogue(shuffles.fisherYates, 99);
const named = (id: string): Shuffle => {
  const [name, value] = id.split(':');
  const entry = Object.values<Shuffle>(shuffles).find((one) => one.id === name);
  const chosen = value === undefined ? entry : entry?.parameter?.of(Number(value));
  if (!chosen) throw new Error(`no shuffle ${id}`);
  return chosen;
};

describe.each(Object.entries(AROUND))('the lines of %s in JavaScript', (id, [wrong, right = wrong]) => {
  const shuffle = named(id);
  const lines = (step: CodeStep): string => written(javascript, step);

  it('deal as the mistake does, and evenly once they are mended', () => {
    const { cure } = shuffle;
    if (!cure) throw new Error(`${id} has no cure`);
    const asWrong = ordersOf(compiled(wrong(lines(cure.wrong)), fractions(7)));
    expect(apart(asWrong, byCatalogue(shuffle, 41))).toBeLessThan(70);
    expect(apart(asWrong, EVEN)).toBeGreaterThan(500);
    expect(apart(ordersOf(compiled(right(lines(cure.right)), fractions(8))), EVEN)).toBeLessThan(70);
  });
});

describe('lines of a method in JavaScript', () => {
  it.each(Object.values(methods).flatMap(({ cure, id }): [string, Cure][] => (cure ? [[id, cure]] : [])))(
    'are uneven for %s, and even once they are mended',
    (_, cure) => {
      const short = 'const words = 8; const word = Math.floor(Math.random() * words);\n';
      const [wrong, right] = [cure.wrong, cure.right].map((step) => `${DOWN}${short}${written(javascript, step)}\n${SWAP} }`);
      expect(apart(ordersOf(compiled(wrong, fractions(3))), EVEN)).toBeGreaterThan(500);
      expect(apart(ordersOf(compiled(right, fractions(4))), EVEN)).toBeLessThan(70);
    },
  );
});

describe('lines in other languages', () => {
  const draw: CodeStep = { does: 'draw', from: ['i', 1], below: ['n', 0] };
  const loop: CodeStep = { does: 'countDown', from: ['n', -2], to: ['', 1] };

  it('say the same', () => {
    expect([javascript, python, java, lua, r, php, rust, words].map((language) => written(language, draw))).toEqual([
      'const j = i + 1 + Math.floor(Math.random() * (deck.length - i - 1));',
      'j = random.randrange(i + 1, len(deck))',
      'int j = i + 1 + random.nextInt(deck.size() - i - 1);',
      'local j = math.random(i + 1, #deck)',
      'j <- i + sample.int(length(deck) - i, 1)',
      '$j = random_int($i + 1, count($deck) - 1);',
      'let j = rng.gen_range(i + 1..=deck.len() - 1);',
      'j = one of i + 1 … n - 1, each equally likely',
    ]);
    expect([javascript, python, java, lua, r, php, rust, words].map((language) => written(language, loop))).toEqual([
      'for (let i = deck.length - 2; i > 0; i--) {',
      'for i in range(len(deck) - 2, 0, -1):',
      'for (int i = deck.size() - 2; i > 0; i--) {',
      'for i = #deck - 1, 2, -1 do',
      'for (i in seq(length(deck) - 1, 2)) {',
      'for ($i = count($deck) - 2; $i > 0; $i--) {',
      'for i in (1..deck.len() - 1).rev() {',
      'for i from n - 2 down to 1',
    ]);
  });

  it.runIf(spawnSync('python3', ['--version']).status === 0)('are Python that Python takes', () => {
    const steps = Object.values<Shuffle>(shuffles).flatMap(({ cure }) => (cure ? [cure.wrong, cure.right] : []));
    const text = steps.map((step) => `${written(python, step)}${step.does === 'countDown' ? ' pass' : ''}`).join('\n');
    const { status, stderr } = spawnSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], {
      input: text,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('are chosen by what the subject is', () => {
    const of = (program: string, ...args: string[]) => languageOf(programSource(program, args)).name;
    const all = {
      Python: [of('python3', 'deal.py'), of('./deal.py'), of('/usr/bin/python3.11', '-u', 'x'), of('C:\\Python\\python.exe', 'x')],
      Java: [of('java', '-jar', 'deal.jar'), of('java', 'Deal.java')],
      JavaScript: [of('node', 'deal.mjs'), of('deno', 'run', 'a.ts')],
      PHP: [of('php', 'x'), of('php8.2', 'deal.php'), of('sh', '-c', 'cd src && php "deal.php"')],
      Ruby: [of('ruby', 'deal.rb'), of('./deal.rb')],
      Perl: [of('perl', '-w', 'x'), of('./deal.pl')],
      Lua: [of('lua5.4', 'x'), of('luajit', 'deal.lua')],
      R: [of('Rscript', 'deal.R'), of('R', '-f', 'x')],
      Go: [of('go', 'run', '.'), of('go', 'run', 'deal.go')],
      Rust: [of('cargo', 'run', '--release')],
      'C#': [of('dotnet', 'run'), of('mono', 'deal.exe')],
    };
    expect(all).toEqual(Object.fromEntries(Object.entries(all).map(([name, found]) => [name, found.map(() => name)])));
    expect([of('./deal'), of('awk', '-f', 'deal.awk'), of('./c')]).toEqual([null, null, null]);
    expect(languageOf({ kind: 'inline', name: 'f', randomness: 'live' }).name).toBe('JavaScript');
    expect(languageOf({ kind: 'inline', name: 'f', randomness: 'live', language: 'C++' }).name).toBe('C++');
    expect(languageOf({ kind: 'inline', name: 'f', randomness: 'live', language: 'another' }).name).toBeNull();
    expect(languageOf({ kind: 'race', locked: false }).name).toBeNull();
  });

  it('are those of the code beside a compiled program that has its name', () => {
    const beside = (program: string, ...code: string[]) =>
      languageOf({ ...programSource(program, []), code: code.map((file) => ({ file, sha256: '0'.repeat(64) })) }).name;
    expect([beside('./deal', 'deal.c', 'other.py'), beside('bin/deal.exe', 'src/deal.cpp'), beside('./deal', 'deal.rs')]).toEqual([
      'C',
      'C++',
      'Rust',
    ]);
    expect([beside('./deal', 'other.c'), beside('./deal', 'deal.o')]).toEqual([null, null]);
  });
});
