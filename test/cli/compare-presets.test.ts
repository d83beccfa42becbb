import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-presets-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const record = (name: string): Evidence => JSON.parse(readFileSync(join(cwd, 'reports', name), 'utf8')) as Evidence;

describe('the shuffles of languages', () => {
  it('stand beside each other with how many orders each can deal, and are kept when the command comes again', async () => {
    const words = ['compare', '--preset', 'python,php,java', '--n', '13', '--trials', '3000', '--seed', 'p', '--quiet'];
    const { status, stdout } = await run(...words);
    expect(status).toBe(21);
    expect(stdout).toContain('One of three shuffles of languages cannot deal every order');
    const cells = readdirSync(join(cwd, 'reports/compare')).filter((name) => name.endsWith('.json'));
    expect(cells.sort()).toEqual(['java.json', 'php.json', 'python.json']);
    expect((await run(...words)).stdout).toContain('3 of 3 were dealt before and are kept as they were.');
  });

  it('deal their language’s own decks from a native seed, and the record is dealt again', async () => {
    const { status } = await run('run', 'php', '--native-seed', '42', '--trials', '2000', '--seed', 'n', '--quiet');
    expect(status).toBe(21);
    const { origin } = record('php.json').core.subject;
    expect(origin.source).toMatchObject({ kind: 'built-in', seeding: 'from-seed:42' });
    const verified = await run('verify', 'reports/php.json');
    expect(verified.status).toBe(0);
    expect(verified.stdout).toContain('dealing again from the plan gives the same record, bit for bit');
    const replayed = await run('replay', 'reports/php.json', '--trial', '2');
    expect(replayed.stdout).toContain('the generator was started once with the seed 42');
    // The second deck that PHP deals after mt_srand(42): fixtures/presets/decks.json, cards from 1.
    const dealt = JSON.parse(readFileSync(new URL('../../fixtures/presets/decks.json', import.meta.url), 'utf8')) as Record<
      string,
      { readonly streams: readonly { readonly n: number; readonly seed: number; readonly decks: readonly (readonly number[])[] }[] }
    >;
    const php = dealt['php'].streams.find(({ n, seed }) => n === 52 && seed === 42);
    expect(replayed.stdout).toContain(`deck   ${php?.decks[1].map((card) => card + 1).join(' ')}`);
  });

  it.each([
    [['compare', '--preset', 'java', '--prng', 'mt19937'], 'a preset says all its parts, got --prng beside --preset'],
    [['compare', '--preset', 'jva'], 'no preset is called "jva"'],
    [['run', 'poker-1999', '--native-seed', '3'], 'the seeding is named twice: midnight-ms of poker-1999, and --native-seed 3'],
    [['run', 'python', '--native-seed', '3', '--seeding', 'counter'], 'the seeding is named twice: counter of python, and --native-seed 3'],
    [['run', 'python', '--native-seed', 'x'], '--native-seed must be a whole number from 0 to 9007199254740991'],
    [['run', 'fisher-yates/chacha20', '--native-seed', '4'], 'from-seed:4 starts the generator by its own seeding, but chacha20 has no'],
    [['run', 'npm:lodash#shuffle', '--native-seed', '4'], '--native-seed is a part of built-in subjects, got it with npm:lodash#shuffle'],
  ])('%j is refused', async (words, said) => {
    const { status, stderr } = await run(...words);
    expect(status).toBe(64);
    expect(stderr).toContain(said);
  });
});
