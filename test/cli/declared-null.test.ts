import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { type Done, program } from '../support/program.js';
import { randomNumbers } from '../support/random-numbers.js';

/** Efraimidis and Spirakis (2006): the keys random^(1/weight) in falling order are a draw by weight; weight · random are not. */
const DRAWS = `
const W = Array.from({ length: 52 }, (_, c) => [1, 10, 100][c % 3]);
const by = (key) => (deck) => deck.map((c) => [key(W[c]), c]).sort((a, b) => b[0] - a[0]).map(([, c]) => c);
export const right = by((w) => Math.log(Math.random()) / w);
export const wrong = by((w) => w * Math.random());
`;

let out = '';
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'declared-null-'));
  writeFileSync(join(out, 'draws.mjs'), DRAWS);
  writeFileSync(join(out, 'weights.json'), JSON.stringify(Array.from({ length: 52 }, (_, c) => [1, 10, 100][c % 3])));
  writeFileSync(join(out, 'weights.txt'), '1\n10\n100\n');
  writeFileSync(join(out, 'artists.txt'), 'Ana\nBo\nAna\nBo\nCy\nCy\n');
  writeFileSync(join(out, 'one.txt'), 'Ana\nAna\nAna\nBo\n');
  writeFileSync(join(out, 'holes.json'), '["Ana", null, "Bo"]');
  writeFileSync(join(out, 'wrong.txt'), '1\n0\n100\n');
});
afterAll(() => rmSync(out, { recursive: true }));

const ask = (...args: readonly string[]): Promise<Done> => program(out, ...args, '--quiet');
const recordOf = (name: string): Evidence => JSON.parse(readFileSync(join(out, 'reports', `${name}.json`), 'utf8'));

describe('--null', () => {
  it('is kept in the record, whatever the number of workers, told on page and terminal, and verified', async () => {
    const words = ['run', 'sattolo', '--n', '5', '--trials', '140000', '--seed', 'a', '--detect', '2%', '--null', 'cyclic'];
    const one = await ask(...words, '--workers', '1', '--name', 'one');
    expect([one.status, one.stdout]).toEqual([0, expect.stringContaining('Under the null: cyclic, one cycle through all cards.')]);
    expect((await ask(...words, '--workers', '2', '--name', 'two')).status).toBe(0);
    expect(recordOf('two').digest).toBe(recordOf('one').digest);
    expect(readFileSync(join(out, 'reports', 'one.html'), 'utf8')).toContain('Under the null: cyclic');
    expect((await ask('verify', join('reports', 'one.json'), '--workers', '2')).status).toBe(0);
    const text = await ask('report', join('reports', 'one.json'), '--format', 'text');
    expect(text.stdout).toContain('Under the null: cyclic');
  });

  it('holds functions against weights, which tell what is right from what is wrong', async () => {
    const words = ['--null', 'weighted:weights.json', '--seed', 'a', '--detect', '5%', '--trials', '6000'];
    const right = await ask('run', './draws.mjs#right', ...words, '--name', 'right');
    const wrong = await ask('run', './draws.mjs#wrong', ...words, '--name', 'wrong');
    expect([right.status, wrong.status]).toEqual([0, 20]);
    expect(right.stdout).toContain('Under the null: weighted by weights.json');
    expect(wrong.stdout).toContain('Biased: some cards come first more often than is declared');
    expect((await ask('verify', join('reports', 'wrong.json'))).status).toBe(0);
  });

  it('says what deals do that cannot come', async () => {
    const { status, stdout } = await ask('run', 'fisher-yates', '--n', '8', '--trials', '500', '--seed', 'a', '--null', 'derangement');
    expect([status, stdout.replaceAll('\n', ' ')]).toEqual([20, expect.stringMatching(/\d+ of 500 deals leave a card where it was/)]);
  });

  it.each([
    ['no-adjacent:artists.txt', 'have neighbours of one group', [0, 1, 0, 1, 2, 2]],
    ['strata:artists.txt', 'take a card to a position of another stratum', [0, 1, 0, 1, 2, 2]],
  ])('reads names of parts, keeps their numbers, and says of %s what deals do that cannot come', async (text, does, parts) => {
    const words = ['run', 'fisher-yates', '--n', '6', '--trials', '500', '--seed', 'a', '--null', text, '--name', 'parts'];
    const { status, stdout } = await ask(...words);
    expect([status, stdout.replaceAll('\n', ' ')]).toEqual([20, expect.stringMatching(new RegExp(`\\d+ of 500 deals ${does}`))]);
    const declared = recordOf('parts').core.plan.null;
    expect(declared && 'groups' in declared ? declared.groups : declared && 'strata' in declared && declared.strata).toEqual(parts);
    expect((await ask('verify', join('reports', 'parts.json'))).status).toBe(0);
  });

  it('reads pairs of neighbours as matchings, and tells so', async () => {
    const words = [
      'run',
      'fisher-yates',
      '--n',
      '6',
      '--trials',
      '20000',
      '--seed',
      'a',
      '--detect',
      '5%',
      '--null',
      'matchings',
      '--name',
      'pairs',
    ];
    const { status, stdout } = await ask(...words);
    expect([status, stdout]).toEqual([0, expect.stringContaining('Under the null: matchings, every way to put the cards into pairs.')]);
    expect(readFileSync(join(out, 'reports', 'pairs.html'), 'utf8')).toContain('Each deal is read as pairs of neighbours');
  });

  it('holds a log against weights, where it says what came before each shuffle', async () => {
    const deals = (key: (weight: number, random: number) => number): string => {
      const random = randomNumbers('declared-null/log');
      const row = (): string =>
        [1, 10, 100, 1, 10, 100]
          .map((w, card) => [key(w, random()), card])
          .sort((a, b) => b[0] - a[0])
          .map(([, card]) => card + 1)
          .join();
      return Array.from({ length: 4000 }, row).join('\n');
    };
    writeFileSync(
      join(out, 'right.csv'),
      deals((weight, random) => Math.log(random) / weight),
    );
    writeFileSync(
      join(out, 'wrong.csv'),
      deals((weight, random) => weight * random),
    );
    writeFileSync(join(out, 'six.txt'), '1\n10\n100\n1\n10\n100\n');
    const words = ['--start', 'natural', '--null', 'weighted:six.txt', '--seed', 'a', '--detect', '10%'];
    const right = await ask('log', 'right.csv', ...words, '--name', 'logged-right');
    const wrong = await ask('log', 'wrong.csv', ...words, '--name', 'logged-wrong');
    expect([right.status, wrong.status]).toEqual([0, 20]);
    expect(right.stdout).toContain('Under the null: weighted by six.txt');
    expect(wrong.stdout.replaceAll('\n', ' ')).toMatch(
      /Card \d came at position 1 in [\d,]+ of 4,000 deals, where some [\d,]+ are declared\./,
    );
    expect((await ask('verify', join('reports', 'logged-wrong.json'))).status).toBe(0);
    const unknown = await ask('log', 'right.csv', '--null', 'weighted:six.txt', '--seed', 'a');
    expect([unknown.status, unknown.stderr]).toEqual([
      64,
      expect.stringContaining('--null weighted needs the order of the deck before each shuffle, which the log does not say'),
    ]);
  });

  it.each([
    ['a built-in shuffle', ['sattolo', '--n', '8', '--trials', '200000', '--detect', '5%', '--null', 'cyclic'], 0],
    ['a function', ['./draws.mjs#wrong', '--trials', '6000', '--detect', '5%', '--null', 'weighted:weights.json'], 20],
  ] as const)('is dealt in shards, with the digest of one process: %s', async (_, words, status) => {
    const folder = mkdtempSync(join(out, 'shards-'));
    for (const file of ['draws.mjs', 'weights.json']) copyFileSync(join(out, file), join(folder, file));
    const said = (...args: readonly string[]): Promise<Done> => program(folder, ...args, '--quiet');
    await said('plan', ...words, '--seed', 'a', '--out', 'plan.json');
    const shards = ['0', '1', '2'].map((index) => `shard-${index}-of-3.json`);
    for (const index of ['0', '1', '2']) await said('shard', 'plan.json', '--index', index, '--of', '3', '--workers', '2');
    // The plan has the law, weights and all: nothing else is asked for what was declared.
    rmSync(join(folder, 'weights.json'));
    const merging = await said('merge', ...shards, '--name', 'merged');
    writeFileSync(join(folder, 'weights.json'), readFileSync(join(out, 'weights.json')));
    const run = await said('run', ...words, '--seed', 'a', '--name', 'run');
    expect([merging.status, merging.stdout.replaceAll('merged', 'run')]).toEqual([status, run.stdout]);
    const [one, other] = ['merged', 'run'].map(
      (name) => JSON.parse(readFileSync(join(folder, 'reports', `${name}.json`), 'utf8')) as Evidence,
    );
    expect(one.digest).toBe(other.digest);
    expect((await said('verify', join('reports', 'merged.json'))).status).toBe(0);
  });

  it('foresees with plan when a mistake is seen under it', async () => {
    const asked = await program(out, 'plan', 'fisher-yates', '--n', '8', '--null', 'cyclic', '--json', '--quiet');
    const { forecast, rows } = JSON.parse(asked.stdout) as Record<'forecast' | 'rows', readonly { test: string; trials: number | null }[]>;
    const needed = new Map(forecast.map(({ test, trials }) => [test, trials]));
    // Seven deals in eight cannot come: three of them are all such that can once in 512 times. Nothing even is known of the deals that the null turns.
    expect(needed.get('declared-possible')).toBe(3);
    expect(needed.get('position-matrix')).toBeNull();
    expect(rows.map(({ test }) => test).filter((test) => test.startsWith('declared-'))).toEqual(['declared-first', 'declared-step']);
  });

  it('is hinted at where one cycle is what was found', async () => {
    const { status, stdout } = await ask('run', 'sattolo', '--n', '8', '--trials', '5000', '--seed', 'a');
    expect([status, stdout]).toEqual([20, expect.stringContaining('--null cyclic')]);
  });

  it.each([
    [
      ['run', 'sattolo', '--null', 'cycle'],
      '--null must be one of cyclic, weighted:<file>, derangement, blocks:<sizes>, strata:<file>, no-adjacent:<file>, matchings, reference:<subject>, got "cycle"',
    ],
    [['run', 'sattolo', '--null', 'matchings:5'], '--null must be one of '],
    [['run', 'sattolo', '--n', '7', '--null', 'matchings'], '--null matchings needs an even number of cards, got 7'],
    [['run', 'sattolo', '--n', '3', '--null', 'strata:holes.json'], 'entry 2 of holes.json must be a text or a number'],
    [['run', 'sattolo', '--n', '4', '--null', 'no-adjacent:one.txt'], '--null no-adjacent has no order of 4 cards'],
    [['run', 'sattolo', '--null', 'weighted'], '--null must be one of '],
    [['run', 'sattolo', '--n', '3', '--null', 'weighted:wrong.txt'], 'weight 2 of wrong.txt must be a number above 0'],
    [['run', 'sattolo', '--null', 'weighted:weights.txt'], '--null weighted needs a weight for each of the 52 cards, got 3'],
    [['run', 'sattolo', '--null', 'blocks:26,0'], '--null blocks takes whole numbers from 1 with commas, got "26,0"'],
    [['run', 'sattolo', '--null', 'cyclic', '--until-decided'], '--null is for audits of a fixed number of deals'],
    [
      ['run', 'sattolo', '--n', '1e5', '--trials', '1', '--null', 'cyclic'],
      '--null cannot be used with one long list: its tests ask for an even shuffle',
    ],
    [['compare', '--null', 'cyclic'], 'got it with a comparison: audit each by run --null'],
    [
      ['plan', './draws.mjs#right', '--out', 'plan.json', '--null', 'cyclic', '--input', 'shuffled'],
      '--null cyclic needs a deck handed in in order',
    ],
    [['plan', '--one', '--n', '1e6', '--null', 'cyclic'], '--null cannot be used with one long list'],
    [['plan', '--n', '7', '--null', 'matchings'], '--null matchings needs an even number of cards, got 7'],
    [['run', 'sattolo', '--null', 'cyclic', '--deal', '5'], '--null is for whole decks, got it with hands'],
    [['run', 'puzzle:walk', '--null', 'cyclic'], '--null is for whole decks, got it with boards of a sliding puzzle'],
    [['run', './draws.mjs#right', '--null', 'cyclic', '--input', 'shuffled'], '--null cyclic needs a deck handed in in order'],
  ] as const)('refuses %j', async (words, reason) => {
    const { status, stderr } = await ask(...words);
    expect([status, stderr]).toEqual([64, expect.stringContaining(reason)]);
  });

  it('says that the file of the weights is not there', async () => {
    const { status, stderr } = await ask('run', 'sattolo', '--null', 'weighted:none.json');
    expect([status, stderr]).toEqual([66, expect.stringContaining('none.json does not exist')]);
  });
});
