import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { PROJECT } from '../../../house/source-tree.js';
import { program } from '../../../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-shards-seed-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
cpSync(join(PROJECT, 'fixtures/signing/quicknet-1000.json'), join(cwd, 'round.json'));
const said = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args, '--quiet');
const record = (name: string): Evidence => JSON.parse(readFileSync(join(cwd, 'reports', `${name}.json`), 'utf8')) as Evidence;
const SMALL = ['naive-swap', '--n', '4', '--trials', '140000'];

/** Deals and merges the audit that these words plan, and audits by the same words in one process: the records of both, and what was said. */
async function both(name: string, ...words: readonly string[]): Promise<{ merged: Evidence; run: Evidence; said: readonly string[] }> {
  await said('plan', ...SMALL, ...words, '--out', `${name}.json`);
  const shards = ['0', '1', '2'].map((index) => `${name}-${index}`);
  for (const [index, shard] of shards.entries())
    await said('shard', `${name}.json`, '--index', String(index), '--of', '3', '--name', shard);
  const merged = await said('merge', ...shards.map((shard) => `${shard}.json`), '--name', `${name}-merged`);
  const run = await said('run', ...SMALL, ...words, '--name', `${name}-run`);
  return {
    merged: record(`${name}-merged`),
    run: record(`${name}-run`),
    said: [merged.stdout.replaceAll(`${name}-merged`, `${name}-run`), run.stdout],
  };
}

describe('a plan whose seed nobody chose', () => {
  it('by a challenge is dealt in shards as by one process; verify makes the seed again', async () => {
    const { merged, run, said: told } = await both('challenge', '--challenge', 'words of the lab');
    expect([merged.digest, merged.run.seedOrigin, merged.run.seedFrom]).toEqual([run.digest, 'challenge', run.run.seedFrom]);
    expect(merged.run.options).toEqual(["--challenge 'words of the lab'", '--name challenge-merged']);
    expect(told[0]).toBe(told[1]);
    const verified = await said('verify', 'reports/challenge-merged.json');
    expect([verified.status, verified.stdout]).toEqual([
      0,
      expect.stringContaining('holds     the seed follows from its source, the subject and the plan'),
    ]);
  });

  it('is told by verify where its plan was given other words', async () => {
    await said('plan', ...SMALL, '--challenge', 'the words', '--out', 'other.json');
    const text = readFileSync(join(cwd, 'other.json'), 'utf8');
    writeFileSync(join(cwd, 'other.json'), text.replaceAll('the words', 'our words'));
    await said('shard', 'other.json', '--index', '0', '--of', '1', '--name', 'other-0');
    await said('merge', 'other-0.json', '--name', 'other');
    const verified = await said('verify', 'reports/other.json');
    expect([verified.status, verified.stdout]).toEqual([20, expect.stringMatching(/DIFFERS {3}the seed follows from its source/)]);
  });

  it('by public randomness is dealt as by one process, and commits to what run does', async () => {
    const beacon = ['--beacon', 'quicknet:1000'];
    const { merged, run } = await both('beacon', ...beacon, '--beacon-file', 'round.json');
    expect([merged.digest, merged.run.seedOrigin, merged.run.seedFrom]).toEqual([run.digest, 'beacon', run.run.seedFrom]);
    const verified = await said('verify', 'reports/beacon-merged.json');
    expect([verified.status, verified.stdout]).toEqual([
      0,
      expect.stringContaining('holds     the round of public randomness is signed by its chain (drand quicknet, round 1000)'),
    ]);
    const announced = await said('plan', ...SMALL, ...beacon, '--out', 'none.json', '--announce');
    expect(announced).toEqual(await said('run', ...SMALL, ...beacon, '--announce'));
    expect(readdirSync(cwd)).not.toContain('none.json');
  });

  it.each([
    [['--challenge', 'x', '--seed', 'y', '--out', 'plan.json'], '--seed cannot be used with --challenge'],
    [['--beacon', 'quicknet:1000', '--out', 'plan.json'], '--beacon needs --beacon-file'],
    [['--challenge', 'x'], '--challenge is for the plan of an audit in shards, got it without --out'],
    [['--announce'], '--announce is for the plan of an audit in shards, got it without --out'],
    [['--client', 'Example Games', '--out', 'plan.json'], '--client is for a document, got it without --profile'],
    [['--profile', 'gli-19', '--null', 'cyclic', '--out', 'plan.json'], '--null is for audits of a fixed number of deals'],
  ] as const)('refuses %j', async (words, reason) => {
    const { status, stderr } = await said('plan', ...SMALL, ...words);
    expect([status, stderr]).toEqual([64, expect.stringContaining(reason)]);
  });
});

describe('a plan for a standard', () => {
  it('has its document beside the merged record, in the language asked for', async () => {
    const { merged, run, said: told } = await both('standard', '--seed', 'a', '--profile', 'gli-19', '--client', 'Example Games');
    expect([merged.digest, merged.run.document]).toEqual([run.digest, run.run.document]);
    expect(told[0]).toBe(told[1]);
    expect(readFileSync(join(cwd, 'reports/standard-merged.document.html'), 'utf8')).toContain('Example Games');
    const shards = ['0', '1', '2'].map((index) => `standard-${index}.json`);
    await said('merge', ...shards, '--name', 'standard-merged', '--lang', 'hi');
    expect(readdirSync(join(cwd, 'reports')).filter((name) => name.startsWith('standard-merged.document'))).toEqual([
      'standard-merged.document.hi.html',
    ]);
    const none = await said('merge', 'challenge-0.json', 'challenge-1.json', 'challenge-2.json', '--lang', 'hi');
    expect([none.status, none.stderr]).toEqual([64, expect.stringContaining('--lang is for a document, got it for shards of a plan')]);
  });
});
