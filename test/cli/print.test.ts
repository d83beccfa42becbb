import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { evidenceText } from '../../src/engine/record/evidence-text.js';
import { program } from '../support/program.js';
import { resealed } from '../support/resealed.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-print-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
/** Clears a screen, goes back to the line's beginning, turns the direction, isolates, rings, and begins another line. */
const EVIL = 'a\u001b[2Jb\rc\u202ed\u2066e\u0007f\ng';
const SHOWN = 'a\\u{1b}[2Jb\\u{d}c\\u{202e}d\\u{2066}e\\u{7}f\\u{a}g';
const HIDDEN = /[^\P{Cc}\n]|\p{Bidi_Control}/u;

const SMALL = ['--n', '4', '--trials', '500', '--seed', EVIL];

beforeAll(async () => {
  mkdirSync(join(cwd, EVIL));
  writeFileSync(join(cwd, `${EVIL}.json`), '{}');
  writeFileSync(join(cwd, `${EVIL}.mjs`), 'export default (deck) => deck.sort(() => Math.random() - 0.5);\n');
  writeFileSync(join(cwd, 'cards.csv'), `${JSON.stringify(EVIL)},1\n1,${JSON.stringify(EVIL)}\n`);
  const rows = [0, 1].map((k) => `${JSON.stringify({ deck: [1 + k, 2 - k], table: `${EVIL}\u0000` })}\n`);
  writeFileSync(join(cwd, `${EVIL}.ndjson`), rows.join('').repeat(40));
  await program(cwd, 'run', 'sattolo', ...SMALL, '--name', 'whole', '--quiet');
  await program(cwd, 'log', `${EVIL}.ndjson`, '--field', 'deck', '--name', 'logged', '--quiet');
  const record: Evidence = JSON.parse(readFileSync(join(cwd, 'reports/whole.json'), 'utf8'));
  const { core } = record;
  const forged = resealed({ ...record, core: { ...core, plan: { ...core.plan, seed: `${EVIL}\u0000` } } });
  writeFileSync(join(cwd, 'forged.json'), evidenceText(forged));
});

describe('a hidden character', () => {
  it.each([
    ['a command', [EVIL], SHOWN],
    ['a subject', ['run', EVIL], SHOWN],
    ['a path that is missing', ['run', `./${EVIL}.js`], SHOWN],
    ['a path that is there', ['plan', `./${EVIL}.mjs`, '--n', '4'], SHOWN],
    ['a folder', ['run', 'sattolo', ...SMALL, '--out', EVIL, '--quiet'], SHOWN],
    ['a record that is none', ['report', `${EVIL}.json`], SHOWN],
    ['a forged record, reported', ['report', 'forged.json', '--format', 'text'], '\\u{'],
    ['a forged record, verified', ['verify', 'forged.json', '--quiet'], ''],
    ['a forged record, replayed', ['replay', 'forged.json', '--trial', '3'], `${SHOWN}\\u{0}`],
    ['a record, reported', ['report', 'reports/whole.json', '--format', 'text'], '\\u{'],
    ['a record as JUnit', ['report', 'reports/whole.json', '--format', 'junit'], ''],
    ['a seed of run', ['run', 'sattolo', ...SMALL, '--quiet'], SHOWN],
    ['a seed of calibrate', ['calibrate', 'cycles', '--audits', '2', '--prng', 'chacha20', ...SMALL, '--quiet'], SHOWN],
    ['a seed of compare', ['compare', '--shuffle', 'sattolo', '--prng', 'xoshiro128ss', '--bounded', 'lemire', ...SMALL, '--quiet'], SHOWN],
    ['a seed of a puzzle', ['puzzle', 'solve', '--size', '3x3', '--seed', EVIL, '--quiet'], ''],
    ['a card', ['log', 'cards.csv', '--quiet'], '\\u{'],
    ['a log', ['log', `${EVIL}.ndjson`, '--field', 'deck', '--by', 'table', '--quiet'], '\\u{'],
    ['a deal of a log', ['replay', 'reports/logged.json', '--trial', '1'], SHOWN],
  ])('of %s does not come to the terminal', async (_what, words, shown) => {
    const { status, stderr, stdout } = await program(cwd, ...words);
    expect([status, stdout + stderr]).toEqual([expect.toSatisfy((code) => code !== 70) as number, expect.stringContaining(shown)]);
    expect(stdout + stderr).not.toMatch(HIDDEN);
    expect(stdout.length + stderr.length).toBeGreaterThan(0);
  });

  it('stands in JSON as JSON escapes it, which says the same', async () => {
    const { stdout } = await program(cwd, 'run', 'sattolo', ...SMALL, '--json', '--quiet');
    expect(stdout).not.toMatch(HIDDEN);
    const record: Evidence = JSON.parse(stdout);
    expect(record.core.plan.seed).toBe(EVIL);
    const deal = await program(cwd, 'replay', 'reports/logged.json', '--trial', '1', '--json');
    expect(deal.stdout).not.toMatch(HIDDEN);
    const told: { readonly file: string } = JSON.parse(deal.stdout);
    expect(told.file).toBe(`${EVIL}.ndjson`);
    const failed = await program(cwd, 'run', `./${EVIL}.js`, '--json');
    expect(failed.stdout).not.toMatch(HIDDEN);
    const { error }: { readonly error: { readonly message: string } } = JSON.parse(failed.stdout);
    expect(error.message).toContain(EVIL);
  });
});
