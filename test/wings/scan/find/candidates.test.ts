import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { calledAs, exportedAs } from '../../../../src/wings/scan/cut/called-as.js';
import { type Candidate, candidatesIn } from '../../../../src/wings/scan/find/candidates.js';
import { sourceParser } from '../../../../src/wings/scan/read/parse-source.js';
import { codeIn } from '../../../../src/wings/scan/read/walk-folder.js';
import { PROJECT } from '../../../house/source-tree.js';

const FOLDER = join(PROJECT, 'fixtures/scan');
const parse = await sourceParser();

function foundIn(text: string, file = 'a.js'): readonly Candidate[] {
  return candidatesIn({ file, path: join(FOLDER, file), text, program: parse(file, text) });
}

const inFixture = (file: string): readonly string[] =>
  foundIn(readFileSync(join(FOLDER, file), 'utf8'), file).map(({ line, name, why }) => `${line} ${name} ${why}`);

describe('what looks like a shuffle', () => {
  it('is found in right code of every style', () => {
    expect(inFixture('right/styles.js')).toEqual([
      '4 downward swap',
      '12 forward swap',
      '21 bostock swap',
      '32 shuffledInsideOut swap',
      '42 shuffleByTaking name',
      '49 shuffledByKeys name',
      '52 shuffleOneByOne name',
      '58 strong swap',
      '66 shuffleWith swap',
      '76 each swap',
    ]);
    expect(inFixture('right/game.ts')).toEqual(['14 shuffle swap', '27 mixed swap']);
  });

  it('is found where nothing is exported', () => {
    expect(inFixture('wrong/hidden.mjs')).toEqual(['8 shuffle swap', '17 mix swap', '24 questions sort']);
  });

  it('is no sort by key, no pick, no heap, no search, no button, no two items, and nothing under a comment that says so', () => {
    expect(inFixture('neither/lookalikes.js')).toEqual([]);
  });

  it('is seen by the words of a name', () => {
    const names = [
      'shuffle',
      'reshuffleDeck',
      'quick_shuffle',
      'fisherYates',
      'randomizeOrder',
      'toggleShuffle',
      'isShuffled',
      'ideal',
      'permutations',
    ];
    const found = foundIn(names.map((name) => `function ${name}(list) { return list.at(Math.random()); }`).join('\n'));
    expect(found.map(({ name }) => name)).toEqual(['shuffle', 'reshuffleDeck', 'quick_shuffle', 'fisherYates', 'randomizeOrder']);
  });
});

describe('how a find is called', () => {
  it('follows from where its list is, and from its other parameters', () => {
    const loop = (list: string): string =>
      `for (let i = 0; i < 9; i++) { const j = Math.random(); [${list}[i], ${list}[j]] = [${list}[j], ${list}[i]]; }`;
    const text = `let kept = [];
      function a(list) { ${loop('list')} }
      function b(seed, list) { ${loop('list')} }
      function c(list, n) { ${loop('list')} }
      function d(rng, list, more = 1) { ${loop('list')} }
      function e() { ${loop('kept')} }
      const f = { f() { ${loop('this.cards')} } };
      Array.prototype.g = function () { ${loop('this')} };
      function h() { const own = []; ${loop('own')} return own; }
      function k() { const own = []; ${loop('own')} }`;
    const told = foundIn(text).map((one) => {
      const as = calledAs(one);
      return 'reason' in as ? as.reason : `${one.name} ${as.list} (${as.given.join(', ')})${as.plain ? ' plain' : ''}`;
    });
    expect(told).toEqual([
      'a param (__deck) plain',
      'it needs seed beside a list',
      'c param (__deck, __deck.length)',
      'd param (random, __deck)',
      'e outside ()',
      'f this ()',
      'g prototype ()',
      'h own () plain',
      'it is handed no list, and gives none back',
    ]);
  });

  it('tells what a file exports, by either kind of module', () => {
    const exportOf = (text: string): readonly (string | null)[] => foundIn(text).map(exportedAs);
    const body = '(list) { return list.sort(() => Math.random() - 0.5); }';
    expect(
      exportOf(`export function a${body} export default function b${body} function c${body} export { c as d }; function e${body}`),
    ).toEqual(['a', 'default', 'd', null]);
    expect(
      exportOf(
        `exports.a = function ${body}; function b${body} function c${body} module.exports = { b, x: c }; const e = function ${body};`,
      ),
    ).toEqual(['a', 'b', 'x', null]);
    expect(exportOf(`function around() { function a${body} } module.exports = around;`)).toEqual([null]);
  });
});

describe('the files of a folder', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'shuffle-audit-walk-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it('are those of its own code', () => {
    const files = [
      'a.js',
      'b.min.js',
      'c.d.ts',
      'd.test.ts',
      'e.tsx',
      'f.css',
      'made/g.js',
      'h.gen.js',
      'lib/i.cjs',
      'lib/left/j.mts',
      'node_modules/k/k.js',
      '.l/l.js',
      'dist/m.js',
    ];
    for (const file of files) {
      mkdirSync(join(scratch, file, '..'), { recursive: true });
      writeFileSync(join(scratch, file), '');
    }
    writeFileSync(join(scratch, '.gitignore'), '# made\n/made/\n*.gen.js\n');
    expect(codeIn(scratch, [])).toEqual(['a.js', 'e.tsx', 'lib/i.cjs', 'lib/left/j.mts']);
    expect(codeIn(scratch, ['./lib/left', 'e.tsx'])).toEqual(['a.js', 'lib/i.cjs']);
    expect(() => codeIn(join(scratch, 'gone'), [])).toThrow(/gone/);
  });
});
