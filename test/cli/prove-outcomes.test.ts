import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { OutcomeProof } from '../../src/core/record/outcome-proof.js';
import { digestOf } from '../../src/engine/record/digest.js';
import { evidenceText } from '../../src/engine/record/evidence-text.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-prove-outcomes-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const at = (name: string): string => join(cwd, 'reports', name);

writeFileSync(
  join(cwd, 'deal.mjs'),
  'export default (piles, max) => Array.from({ length: piles }, () => 1 + Math.floor(Math.random() * max));\n',
);

describe('prove, of outcomes that are no whole decks', () => {
  it.each([
    [['naive-swap', '--n', '5', '--deal', '2'], 20, '■ Proved uneven for hands of 2 of 5 cards in their order'],
    [['fisher-yates', '--n', '5', '--deal', '2', '--order-unknown'], 0, '○ Proved: exactly even for hands of 2 of 5 cards in any order'],
    [['puzzle:walk', '--size', '2x2', '--moves', '7'], 20, 'Of the 12 solvable boards of a 2 × 2 puzzle only 6 are ever made.'],
    [['puzzle:tile-swap', '--size', '2x3'], 0, '○ Proved: exactly even for boards of a 2 × 3 puzzle'],
    [['nim:dealer/off-by-one', '--piles', '2', '--max', '3'], 20, 'The chance of deals with a pile outside 1 to 3 is 5/9'],
    [['nim:player/per-pile', '--piles', '3', '--max', '3'], 0, 'In each of the 21 positions'],
    [['./deal.mjs', '--space', 'nim:dealer', '--piles', '2', '--max', '3'], 0, 'Each of the 9 deals of 2 piles of 1 to 3 stones'],
  ])('%j', async (args, status, said) => {
    const done = await run('prove', ...args, '--quiet');
    expect([done.status, done.stderr]).toEqual([status, '']);
    expect(done.stdout).toContain(said);
  });

  it('leaves a record that verifies, renders again in every form, and shows an altered fraction', async () => {
    await run('prove', 'puzzle:unchecked', '--size', '2x2', '--name', 'boards', '--quiet');
    expect((await run('verify', at('boards.json'))).status).toBe(0);
    const text = await run('report', at('boards.json'), '--format', 'text,junit');
    expect(text.stdout).toContain('npx shuffle-audit prove puzzle:unchecked --size 2x2');
    expect(text.stdout).toContain('<failure type="uneven"');
    const proof = JSON.parse(readFileSync(at('boards.json'), 'utf8')) as OutcomeProof;
    const law = { ...proof.core.law, probabilities: { ...proof.core.law.probabilities, '1 2 3 0': '1/12' } };
    const core = { ...proof.core, law };
    writeFileSync(at('forged.json'), evidenceText({ ...proof, core, digest: digestOf(core) }));
    const forged = await run('verify', at('forged.json'));
    expect([forged.status, forged.stdout]).toEqual([
      20,
      expect.stringContaining('core.law.probabilities.1 2 3 0: recorded "1/12", recomputed "1/24"'),
    ]);
  });

  it.each([
    [['puzzle:walk', '--size', '4x4'], 'a law of every outcome needs at most 400000 of them, got 10461394944000'],
    [['puzzle:walk', '--n', '5'], '--n is for whole decks and hands, got it with puzzle:walk'],
    [['fisher-yates', '--n', '52', '--deal', '2'], 'must have at most 10000000 leaves, got about 10^67'],
  ])('%j is refused with the reason', async (args, message) => {
    const { status, stderr } = await run('prove', ...args, '--quiet');
    expect(status).toBe(64);
    expect(stderr).toContain(message);
  });
});
