import { describe, expect, it } from 'vitest';
import type { Source } from '../../src/core/record/origin.js';
import { isBuiltIn } from '../../src/core/record/origin.js';
import { subjectFiles } from '../../src/core/record/subject-files.js';
import type { CallStyle } from '../../src/core/source/function-source.js';
import { otherHanding } from '../../src/core/source/handing.js';
import { PROTOCOLS } from '../../src/core/source/protocols.js';
import { rearranges } from '../../src/core/source/rearranges.js';
import { childId, isLive, liveId, programId } from '../../src/core/source/source-ids.js';
import { DEFAULT_PARTS, PARTS } from '../../src/core/subject/default-parts.js';
import { boundeds, prngs, seedings } from '../../src/parts/catalogues.js';

const call: CallStyle = { result: 'returns', async: false, random: false, stream: 'block', isolation: 'process' };
const called = { sha256: '', call, randomness: 'injected' } as const;

describe('where deals come from', () => {
  it('has a name', () => {
    const module = { kind: 'module', file: './deal.js', ...called } as const;
    const npm = { kind: 'npm', specifier: 'lodash', package: 'lodash', version: '4', ...called } as const;
    expect(['default', 'shuffle'].map((name) => childId({ ...module, export: name }))).toEqual(['./deal.js', './deal.js#shuffle']);
    expect(['default', 'shuffle'].map((name) => childId({ ...npm, export: name }))).toEqual(['npm:lodash', 'npm:lodash#shuffle']);
    expect([programId({ program: 'python3', args: ['-m', 'deal'] }), programId({ program: './deal', args: [] })]).toEqual([
      'python3 -m deal',
      './deal',
    ]);
    expect([true, false].map((locked) => liveId({ kind: 'race', locked }))).toEqual(['race:locked', 'race']);
    expect(liveId({ kind: 'inline', name: 'mine', randomness: 'live' })).toBe('mine');
  });

  it('is live where nobody can ask for the same deals again, and built in where it is put together of parts', () => {
    const kinds: readonly Source['kind'][] = ['built-in', 'module', 'npm', 'log', 'program', 'race', 'inline'];
    expect(kinds.filter((kind) => isLive({ kind }))).toEqual(['race', 'inline']);
    const builtIn = kinds.filter((kind) => isBuiltIn({ source: { kind } as Source, outcome: { kind: 'deck' } }));
    expect(builtIn).toEqual(['built-in']);
  });

  it('is handed its decks in one of two ways', () => {
    expect([otherHanding('in-order'), otherHanding('shuffled')]).toEqual(['shuffled', 'in-order']);
  });

  it('is counted by how it rearranges a deck, where that lies differently every time', () => {
    const handed = (input?: 'shuffled'): unknown => ({ kind: 'module', call: { ...call, ...(input && { input }) } });
    const sources = [
      { kind: 'log', start: 'previous' },
      { kind: 'inline', input: 'shuffled' },
      handed('shuffled'),
      { kind: 'log', start: 'natural' },
      // A log is handed nothing, whatever else it says.
      { kind: 'log', start: 'unknown', input: 'shuffled' },
      { kind: 'inline', input: 'in-order' },
      { kind: 'inline', start: 'previous' },
      handed(),
      { kind: 'program', start: 'previous', input: 'shuffled' },
      { kind: 'race' },
    ];
    const found = sources.map((source) => rearranges({ source: source as Source }));
    expect(found).toEqual([true, true, true, false, false, false, false, false, false, false]);
  });

  it('is made of files, each with its digest', () => {
    const named = (source: object): readonly string[] =>
      subjectFiles({ source: source as Source, outcome: { kind: 'deck' } }).map(({ name, sha256 }) => `${name} ${sha256}`);
    const files = [{ file: 'a.js', sha256: 'a' }];
    expect(named({ kind: 'module', file: './deal.js', export: 'default', sha256: 'm' })).toEqual(['./deal.js m']);
    expect(named({ kind: 'module', file: './deal.js', program: 'no', sha256: 'm', files })).toEqual(['./deal.js m', 'a.js a']);
    expect(named({ kind: 'npm', specifier: 'lodash', program: 'no', sha256: 'n', files })).toEqual(['npm:lodash n', 'a.js a']);
    expect(named({ kind: 'program', program: 'python3', sha256: 'p', files })).toEqual(['python3 p', 'a.js a']);
    expect(named({ kind: 'program', program: 'python3', sha256: 'p', files, code: [{ file: 'b.py', sha256: 'b' }] })).toEqual([
      'python3 p',
      'a.js a',
      'b.py b',
    ]);
    expect(named({ kind: 'log', files: [{ file: 'a.csv', sha256: 'c', bytes: 7 }] })).toEqual(['a.csv c']);
    expect(named({ kind: 'race', locked: true })).toEqual([]);
  });

  it('takes parts that the catalogues hold, where none is named', () => {
    expect(PARTS).toEqual(['prng', 'bounded', 'seeding']);
    const all = { prng: prngs, bounded: boundeds, seeding: seedings };
    expect(PARTS.map((part) => all[part].get(DEFAULT_PARTS[part]).id)).toEqual(['xoshiro128ss', 'lemire', 'continuous']);
  });

  it('speaks one of four protocols', () => {
    expect(PROTOCOLS).toEqual(['lines', 'u8', 'u16le', 'request']);
  });
});
