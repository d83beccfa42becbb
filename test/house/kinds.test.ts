import { describe, expect, it } from 'vitest';
import { KINDS } from '../../src/kinds/index.js';
import { kindFaults, TELLS_KINDS } from './kind-rules.js';
import { readTree } from './source-tree.js';

const NAMES = Object.keys(KINDS);
const of = (path: string, text: string): string[] => kindFaults(new Map([[path, text]]), NAMES, ['engine/record/meant.ts']);

describe('the rule that a kind of outcome is asked and not told apart', () => {
  it.each([
    ['a comparison', "const x = outcome.kind === 'hand';", 'hand'],
    ['one the other way round', "const x = 'deck' !== kind;", 'deck'],
    ['one behind a question mark', "const x = outcome?.kind === 'board';", 'board'],
    ['one further down', "const x = core.subject.origin.outcome.kind !== 'moves';", 'moves'],
    ['a case', "switch (outcome.kind) { case 'piles': break; }", 'piles'],
    ['a list', "const x = ['deck', 'other'].includes(outcome.kind);", 'deck'],
    ['a kind where none is said', "function f(kind = 'deck') { return kind; }", 'deck'],
    ['one kind picked out', 'const x = KINDS.hand;', 'hand'],
    ['one kind picked out by its name', "const x = KINDS['hand'];", 'hand'],
  ])('catches %s', (_name, text, kind) => {
    expect(of('report/audit/words.ts', text)).toEqual([`report/audit/words.ts: line 1 tells outcomes apart by the kind ${kind}`]);
  });

  it.each([
    ['a kind’s own folder', 'kinds/hand/page/page.ts', "const x = outcome.kind === 'hand';"],
    ['a file that is meant to', 'engine/record/meant.ts', "const x = outcome.kind === 'hand';"],
    ['an outcome that is made', 'host/log/read-log.ts', "const x = { kind: 'deck' };"],
    ['a default outcome', 'host/program/subject.ts', "function f(outcome = { kind: 'deck' }) { return outcome; }"],
    ['kinds of something else', 'host/log/read-log.ts', "const x = source.kind === 'log';"],
    ['the same word for something else', 'host/log/deck-reader.ts', "const x = found === 'deck';"],
    ['one kind held against another', 'engine/subject/takes.ts', 'const x = only.kind !== outcome.kind;'],
  ])('lets pass %s', (_name, path, text) => {
    expect(of(path, text)).toEqual([]);
  });
});

describe('every file of src/', () => {
  const tree = readTree();

  it('asks the kind of an outcome what it has to know', () => {
    expect(kindFaults(tree, NAMES)).toEqual([]);
  });

  it('that is meant to tell kinds apart does', () => {
    const silent = Object.keys(TELLS_KINDS).filter((path) => kindFaults(new Map([[path, tree.get(path) ?? '']]), NAMES, []).length === 0);
    expect(silent).toEqual([]);
  });
});
