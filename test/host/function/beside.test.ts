import { describe, expect, it } from 'vitest';
import type { Handing } from '../../../src/core/source/handing.js';
import type { Outcome } from '../../../src/core/subject/outcome.js';
import { type FoundFunction, findFunction } from '../../../src/host/function/module/function.js';
import { failure, folderOf } from './blocks.js';

/** A shuffle in place that gives something else beside. */
const shuffle = (gives: string): string =>
  `export default function (c) { for (let i = c.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [c[i], c[j]] = [c[j], c[i]]; } return ${gives}; }`;

async function find(text: string, n: number, outcome: Outcome = { kind: 'deck' }, input: Handing = 'in-order'): Promise<FoundFunction> {
  const cwd = folderOf({ 'own.mjs': text });
  const others = outcome.kind === 'deck';
  return findFunction({ kind: 'module', file: './own.mjs', n, outcome, input, randomness: 'injected', cwd }, others);
}

describe('a shuffle in place that gives something else beside', () => {
  it.each<readonly [string, number, Outcome]>([
    ['of two cards', 2, { kind: 'deck' }],
    ['of three cards', 3, { kind: 'deck' }],
    ['of one card, which nothing moves', 1, { kind: 'deck' }],
    ['that deals one card', 5, { kind: 'hand', seen: 1, order: 'kept' }],
    ['that deals two cards', 3, { kind: 'hand', seen: 2, order: 'kept' }],
  ])('is taken, whatever the numbers of its first look: %s', async (_, n, outcome) => {
    for (const gives of ['c.length', 'true', 'c.length + 0 * Math.random()'])
      expect((await find(shuffle(gives), n, outcome)).origin.source.call).toMatchObject({ result: 'mutates', beside: expect.any(String) });
  });

  it('is refused where it leaves every deck as it was: what it made is not known', async () => {
    const lazy = `export default function (c) { return [...c].sort(() => Math.random() - 0.5).join(' '); }`;
    const message = /got string ".*", and the deck that it was handed is unchanged$/;
    expect(await failure(find(lazy, 4))).toMatchObject({ code: 'E_SUBJECT_TYPE', message: expect.stringMatching(message) });
    expect(await failure(find(lazy, 4, { kind: 'deck' }, 'shuffled'))).toMatchObject({ code: 'E_SUBJECT_TYPE' });
  });

  it('is refused of a board, too, whose cells are handed in with the blank last', async () => {
    const moves = `export function scramble(board) { let s = ''; for (let i = 0; i < 20; i++) s += 'UDLR'[Math.floor(Math.random() * 4)]; return s; }`;
    const found = find(moves, 9, { kind: 'board', columns: 3, rows: 3 });
    expect(await failure(found)).toMatchObject({
      code: 'E_SUBJECT_TYPE',
      message: expect.stringMatching(/, and the deck that it was handed is unchanged$/),
    });
  });
});
