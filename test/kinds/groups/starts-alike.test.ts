import { describe, expect, it } from 'vitest';
import type { Origin } from '../../../src/core/record/origin.js';
import type { ProgramSource } from '../../../src/core/source/program-source.js';
import { mayBeTold, startsAlike } from '../../../src/kinds/groups/starts-alike.js';

const program = (
  args: readonly string[],
  starts: ProgramSource['starts'] = 'alike',
  files: readonly string[] = [],
  code: readonly string[] = [],
): Origin => ({
  outcome: { kind: 'deck' },
  source: {
    kind: 'program',
    program: './dealer',
    sha256: '',
    args,
    files: files.map((file) => ({ file, sha256: '' })),
    code: code.map((file) => ({ file, sha256: '' })),
    protocol: 'lines',
    vocabulary: { kind: 'from-0', cards: ['0', '1'] },
    starts,
    ends: 'group',
  },
});

const said = (origin: Origin): [boolean, string | null] => [startsAlike(origin), mayBeTold(origin)];

describe('a program that deals the same after every start', () => {
  it('begins with one state where nobody told it one', () => {
    for (const args of [[], ['-u'], ['-c', 'import random; random.shuffle(d)'], ['./dealer', '--fast']])
      expect(said(program(args))).toEqual([true, null]);
    expect(said(program(['deal7.py', '7'], 'alike', ['deal7.py', '7']))).toEqual([true, null]);
    expect(said(program(['-cp', '.', 'Taquin17'], 'alike', [], ['games/Taquin17.class']))).toEqual([true, null]);
  });

  it('may have been told it where an argument is a number, speaks of a seed, or is a word', () => {
    expect(said(program(['-cp', '.', 'Dealer', 'friday'], 'alike', [], ['Dealer.class']))).toEqual([false, 'friday']);
    for (const arg of ['42', '-s42', '--seed', '--seed=42', 'n=52', '0xff', '--Seed-text', '-c import random; random.seed(1)'])
      expect(said(program(['deal.py', arg]))).toEqual([false, arg]);
  });

  it('is neither where two starts were apart, nor where it plays: a player that draws nothing answers alike', () => {
    expect(said(program(['42'], 'apart'))).toEqual([false, null]);
    expect(said({ ...program([]), outcome: { kind: 'moves', piles: 3, max: 7, choice: 'pile' } })).toEqual([false, null]);
  });
});
