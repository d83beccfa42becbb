import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Proof } from '../../src/core/record/proof.js';
import type { FunctionSource } from '../../src/core/source/function-source.js';
import { digestOf } from '../../src/engine/record/digest.js';
import { evidenceText } from '../../src/engine/record/evidence-text.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-prove-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const at = (name: string): string => join(cwd, 'reports', name);
const record = (name: string): Proof => JSON.parse(readFileSync(at(`${name}.json`), 'utf8')) as Proof;

writeFileSync(join(cwd, 'coin.mjs'), 'export default (deck) => deck.sort(() => Math.random() - 0.5);\n');
writeFileSync(
  join(cwd, 'keys.mjs'),
  'export default (deck) => deck.map((c) => [Math.random(), c]).sort((a, b) => a[0] - b[0]).map((p) => p[1]);\n',
);
writeFileSync(join(cwd, 'kept.mjs'), 'let k = 0; export default (deck) => { k++; return k % 2 ? deck : deck.reverse(); };\n');

describe('prove', () => {
  it('ends 0 where the claim holds and 20 where it fails, and leaves a record and a page', async () => {
    const holds = await run('prove', 'fisher-yates-forward', '--n', '5');
    expect([holds.status, holds.stderr]).toEqual([0, '']);
    expect(holds.stdout).toMatch(/^○ Proved: exactly uniform for 2 to 5 cards\n/);
    const fails = await run('prove', 'naive-swap', '--n', '3');
    expect([fails.status, fails.stderr]).toEqual([20, '']);
    expect(fails.stdout).toMatch(/^■ Proved uneven for 3 cards\n/);
    expect(fails.stdout).toContain('5/27');
    expect(readdirSync(join(cwd, 'reports')).sort()).toEqual([
      'fisher-yates-forward-proof.html',
      'fisher-yates-forward-proof.json',
      'naive-swap-proof.html',
      'naive-swap-proof.json',
    ]);
    const { core } = record('naive-swap-proof');
    expect(core.proof.laws[1].probabilities).toEqual({
      '0 1 2': '4/27',
      '0 2 1': '5/27',
      '1 0 2': '5/27',
      '1 2 0': '5/27',
      '2 0 1': '4/27',
      '2 1 0': '4/27',
    });
    expect(core.claims.map(({ id, holds: held }) => [id, held])).toEqual([
      ['uniform/2', true],
      ['uniform/3', false],
      ['even-draws/52', true],
      ['even-positions/52', false],
    ]);
  });

  it('verifies a proof by proving it again, and finds one that was altered', async () => {
    await run('prove', 'sattolo', '--n', '4', '--quiet');
    const holds = await run('verify', at('sattolo-proof.json'));
    expect(holds.status).toBe(0);
    expect(holds.stdout).toContain('proving it again gives the same record');
    const proof = record('sattolo-proof');
    const core = { ...proof.core, verdict: { kind: 'holds' } } as const;
    writeFileSync(at('forged.json'), evidenceText({ ...proof, core, digest: digestOf(core) }));
    const forged = await run('verify', at('forged.json'));
    expect(forged.status).toBe(20);
    expect(forged.stdout).toContain('core.verdict.kind: recorded "holds", recomputed "fails"');
  });

  it('proves a function by its choices, and its record only while the file is the same', async () => {
    const coin = await run('prove', './coin.mjs', '--n', '3');
    expect(coin.status).toBe(20);
    expect(record('coin-proof').core.proof.laws[1].totalVariation).toBe('17/48');
    expect((await run('verify', at('coin-proof.json'))).status).toBe(0);
    writeFileSync(join(cwd, 'coin.mjs'), 'export default (deck) => deck.sort(() => Math.random() - 0.25);\n');
    const changed = await run('verify', at('coin-proof.json'));
    expect(changed.status).toBe(20);
    expect(changed.stdout).toContain('has changed since the record was made');
  });

  it('takes a line of one’s own around a function, as run and plan do, and holds it in the record', async () => {
    writeFileSync(join(cwd, 'options.mjs'), 'export const mix = ({ cards, random }) => cards.sort(() => random() - 0.5);\n');
    const call = ['--call', '(deck, random) => mix({ cards: deck, random })'];
    const proved = await run('prove', './options.mjs', ...call, '--n', '3', '--name', 'by-call');
    expect([proved.status, proved.stderr]).toEqual([20, expect.not.stringContaining('hint')]);
    await run('run', './options.mjs', ...call, '--n', '3', '--trials', '500', '--name', 'by-run', '--quiet');
    const { core } = record('by-call');
    // A proof asks for the deck in order alone, and tries no other cards.
    const ofRun = record('by-run').core.subject.origin.source as FunctionSource;
    const { forms, ...others } = ofRun.call;
    expect(forms?.takes.length).toBeGreaterThan(0);
    expect(core.subject.origin.source).toEqual({ ...ofRun, call: others });
    expect(core.subject.origin.source).toMatchObject({ call: { wrapper: call[1] } });
    expect((await run('verify', at('by-call.json'))).status).toBe(77);
    expect((await run('verify', at('by-call.json'), ...call)).status).toBe(0);
    const planned = await run('plan', './options.mjs', ...call, '--n', '3', '--quiet');
    expect([planned.status, planned.stderr]).toEqual([0, '']);
    expect(planned.stdout).toContain('options.mjs');
  });

  it('refuses, with the reason, what is no matter of counted choices', async () => {
    const keys = await run('prove', './keys.mjs', '--n', '3');
    expect(keys.status).toBe(21);
    expect(keys.stderr).toContain('depends on the exact value of number 1 (as in sorting by random keys)');
    const kept = await run('prove', './kept.mjs', '--n', '3');
    expect(kept.status).toBe(21);
    expect(kept.stderr).toContain('keeps something from deal to deal');
  });

  it('refuses a tree out of reach with its leaves, and refutes a large deck where a condition fails', async () => {
    const refused = await run('prove', 'fisher-yates', '--n', '52');
    expect(refused.status).toBe(64);
    expect(refused.stderr).toContain('must have at most 10000000 leaves, or a law by formula, got about 10^67 leaves');
    const modulo = await run('prove', 'fisher-yates', '--bounded', 'modulo', '--n', '52', '--json', '--quiet');
    expect(modulo.status).toBe(20);
    const { core } = JSON.parse(modulo.stdout) as Proof;
    expect(core.plan.sizes).toEqual([2, 3, 4, 5, 6, 7, 52]);
    expect(core.proof.laws.at(-1)?.method.kind).toBe('positions');
    expect(core.proof.draws).toMatchObject({ withinLimit: true });
    expect(core.proof.deck?.trialsToSee).toBeGreaterThan(1e18);
  });

  it.each([
    [[], 'prove needs a subject or --all, got neither'],
    [['sattolo', '--all'], 'prove needs a subject or --all, got both'],
    [['sattolo', '--n', '1'], '--n must be a whole number from 2 to 104, got "1"'],
    [['sattolo', '--name', 'a/b'], '--name is a file name without folders, got "a/b"'],
    [['./coin.mjs', '--n', '9'], 'at most 8 cards, got 9'],
  ])('says what is wrong with %j', async (args, message) => {
    const { status, stderr, stdout } = await run('prove', ...args);
    expect([status, stdout]).toEqual([64, '']);
    expect(stderr).toContain(message);
  });

  it('has no deal to replay', async () => {
    const { status, stderr } = await run('replay', at('naive-swap-proof.json'), '--trial', '1');
    expect(status).toBe(64);
    expect(stderr).toContain('is the record of a proof, which deals nothing');
  });
});
