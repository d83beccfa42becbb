import { describe, expect, it } from 'vitest';
import { entryFiles } from './catalogue-entries.js';
import { idFaults, NAMES_ENTRIES, OTHER_MEANINGS } from './id-rules.js';
import { CATALOGUES } from './rooms.js';
import { readTree } from './source-tree.js';

const ENTRIES = new Map([
  ['sattolo', ['parts/shuffle/sattolo.ts']],
  ['pile-sizes', ['kinds/piles/statistics/pile-sizes.ts']],
  ['uniform', ['games/nim/dealer/uniform.ts']],
]);
const of = (path: string, text: string): string[] => idFaults(new Map([[path, text]]), ENTRIES, ['core/default-parts.ts']);

describe('the rule that nobody names an entry by its id', () => {
  it.each([
    ['a comparison', "const x = test === 'pile-sizes';", 'pile-sizes'],
    ['a row', "const x = row.test === 'pile-sizes/each';", 'pile-sizes'],
    ['a beginning', "const x = name.startsWith('pile-sizes/');", 'pile-sizes'],
    ['a template', 'const x = `pile-sizes/${part}`;', 'pile-sizes'],
    ['a look-up', "const x = shuffles.get('sattolo');", 'sattolo'],
    ['a parameter', "const x = shuffles.get('sattolo:3');", 'sattolo'],
    ['a key', "const x = { 'sattolo': 1 };", 'sattolo'],
    ['a type', "type X = 'sattolo' | 'other';", 'sattolo'],
    ['a list', "const x = ['sattolo'];", 'sattolo'],
    ['a list between commas', "const x = 'uniform,sattolo:3,other';", 'sattolo'],
    ['a list between commas and spaces', "const x = 'other, pile-sizes';", 'pile-sizes'],
    ['a word with another meaning as an id', "const x = origin.dealer === 'uniform';", 'uniform'],
    ['a word with another meaning looked up', "const x = nimDealers.get('uniform');", 'uniform'],
    ['a word with another meaning as a key', "const x = core.counts['uniform'];", 'uniform'],
    ['a word with another meaning told apart', "switch (entry.id) { case 'uniform': break; }", 'uniform'],
  ])('catches %s', (_name, text, id) => {
    expect(of('report/audit/words.ts', text)).toEqual([`report/audit/words.ts: line 1 names the entry ${id} by its id`]);
  });

  it.each([
    ['its own file', 'parts/shuffle/sattolo.ts', "const x = { id: 'sattolo' };"],
    ['a reference to what must be flagged', 'math/a.ts', "const x = { catches: 'sattolo' };"],
    ['a file that is meant to', 'core/default-parts.ts', "const x = { shuffle: 'sattolo' };"],
    ['a sentence', 'math/a.ts', "const x = 'as sattolo does';"],
    ['a sentence with commas', 'math/a.ts', "const x = 'so, sattolo, as it was';"],
    ['a noun that is counted', 'math/a.ts', "const x = counted(n, 'sattolo');"],
    ['a word in its other meaning', 'math/a.ts', "const x = law === 'uniform';"],
  ])('lets pass %s', (_name, path, text) => {
    expect(of(path, text)).toEqual([]);
  });
});

describe('every file of src/', async () => {
  const tree = readTree();
  const entries = await entryFiles(
    tree,
    // Claims are named in records and pages by what they claim; nothing asks for one.
    CATALOGUES.filter((folder) => folder !== 'exact/claims'),
  );

  it('names an entry by its id only where that is meant', () => {
    expect(idFaults(tree, entries)).toEqual([]);
  });

  it('that is meant to name entries does', () => {
    const silent = Object.keys(NAMES_ENTRIES).filter((path) => idFaults(new Map([[path, tree.get(path) ?? '']]), entries, []).length === 0);
    expect(silent).toEqual([]);
  });

  it('gives another meaning to ids of entries alone', () => {
    expect(Object.keys(OTHER_MEANINGS).filter((id) => !entries.has(id))).toEqual([]);
  });

  it('is read beside every entry: hundreds of them, the parameterised and the composed ones too', () => {
    expect(
      ['previous-deal', 'seen-order', 'nim-sum', 'v8-xorshift128plus', 'riffle', 'patterns-6-6-3'].filter((id) => !entries.has(id)),
    ).toEqual([]);
    expect(entries.size).toBeGreaterThan(140);
  });
});
