import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { type Done, program } from '../support/program.js';
import { randomNumbers } from '../support/random-numbers.js';

/** Playlists of six songs of three artists, no two neighbours of one artist: shuffled until that holds, and the artist of whom most songs are left each time. */
const PLAYLISTS = `
const artist = (song) => Math.floor(song / 2);
const apart = (songs) => songs.every((song, i) => i === 0 || artist(song) !== artist(songs[i - 1]));
export function slow(songs) {
  for (;;) {
    const list = [...songs];
    for (let i = list.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [list[i], list[j]] = [list[j], list[i]];
    }
    if (apart(list)) return list;
  }
}
export function byKeys(songs) {
  for (;;) {
    const list = songs.map((song) => [Math.random(), song]).sort((a, b) => a[0] - b[0]).map(([, song]) => song);
    if (apart(list)) return list;
  }
}
export function mostLeft(songs) {
  const left = [...songs];
  const list = [];
  const others = (song) => left.filter((other) => artist(other) === artist(song)).length;
  while (left.length > 0) {
    const may = left.filter((song) => list.length === 0 || artist(song) !== artist(list[list.length - 1]));
    const most = Math.max(...may.map(others));
    const best = may.filter((song) => others(song) === most);
    const song = best[Math.floor(Math.random() * best.length)];
    left.splice(left.indexOf(song), 1);
    list.push(song);
  }
  return list;
}
`;

let out = '';
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'reference-'));
  writeFileSync(join(out, 'playlists.mjs'), PLAYLISTS);
});
afterAll(() => rmSync(out, { recursive: true }));

const ask = (...args: readonly string[]): Promise<Done> => program(out, ...args, '--quiet');
const recordOf = (name: string): Evidence => JSON.parse(readFileSync(join(out, 'reports', `${name}.json`), 'utf8'));
const SLOW = ['--n', '6', '--null', 'reference:./playlists.mjs#slow', '--seed', 'a'];

describe('--null reference', () => {
  it('clears a shuffle that deals as its reference does, whatever the number of workers, and is verified', async () => {
    const words = ['run', './playlists.mjs#byKeys', ...SLOW, '--detect', '10%'];
    const one = await ask(...words, '--workers', '1', '--name', 'one');
    expect([one.status, one.stdout.replaceAll('\n', ' ')]).toEqual([
      0,
      expect.stringContaining('Held against the reference ./playlists.mjs#slow, which is declared right.'),
    ]);
    expect(one.stdout.replaceAll('\n', ' ')).toContain('what both do wrong in the same way is not seen');
    expect((await ask(...words, '--workers', '2', '--name', 'two')).status).toBe(0);
    expect(recordOf('two').digest).toBe(recordOf('one').digest);
    expect((await ask('verify', join('reports', 'one.json'), '--workers', '2')).status).toBe(0);
    const page = readFileSync(join(out, 'reports', 'one.html'), 'utf8');
    expect(page).toContain('Beside the reference');
    expect(page).toContain('Its code');
    expect(page).not.toContain('No map');
  });

  it('calls another one biased, and names the card and the place that stand out', async () => {
    const { status, stdout } = await ask(
      'run',
      './playlists.mjs#mostLeft',
      ...SLOW,
      '--trials',
      '20000',
      '--name',
      'most-left',
      '--battery',
      'quick',
    );
    expect([status, stdout.replaceAll('\n', ' ')]).toEqual([
      20,
      expect.stringMatching(
        /Card \d lay \d places? (?:behind|in front of) card \d in [\d,]+ of 20,000 deals, and in [\d,]+ of as many of the reference\./,
      ),
    ]);
    expect(stdout).toContain('Biased: the distances are not the reference’s');
    expect((await ask('verify', join('reports', 'most-left.json'))).status).toBe(0);
    // The law of the reference is far from even, which is not asked of.
    expect(recordOf('most-left').core.results.map(({ test }) => test)).toEqual([
      'reference-followers',
      'reference-gaps',
      'reference-places',
      'reference-time',
    ]);
  });

  it('does not verify with a reference that has changed since', async () => {
    writeFileSync(join(out, 'changing.mjs'), PLAYLISTS);
    const words = ['run', 'fisher-yates', '--n', '6', '--null', 'reference:./changing.mjs#slow', '--trials', '500', '--seed', 'a'];
    expect((await ask(...words, '--name', 'changing')).status).toBe(20);
    writeFileSync(join(out, 'changing.mjs'), `${PLAYLISTS}\n// changed`);
    const { status, stderr, stdout } = await ask('verify', join('reports', 'changing.json'));
    expect([status, `${stdout}${stderr}`]).toEqual([20, expect.stringContaining('changing.mjs')]);
  });

  it('must be allowed to run a reference without limits again', async () => {
    const words = ['run', 'fisher-yates', ...SLOW, '--trials', '500', '--name', 'free', '--isolation', 'none'];
    expect((await ask(...words)).status).toBe(20);
    const { status, stderr } = await ask('verify', join('reports', 'free.json'));
    expect([status, stderr]).toEqual([77, expect.stringContaining('the reference was made by a function without limits')]);
    expect((await ask('verify', join('reports', 'free.json'), '--isolation', 'none')).status).toBe(0);
  });

  it('holds a log against a sampler', async () => {
    const random = randomNumbers('reference/log');
    const rows = Array.from({ length: 3000 }, () =>
      [0, 1, 2, 3, 4, 5]
        .map((card) => [random() * (card === 0 ? 1.3 : 1), card])
        .sort((a, b) => a[0] - b[0])
        .map(([, card]) => card + 1)
        .join(),
    );
    writeFileSync(join(out, 'deals.csv'), rows.join('\n'));
    const words = ['log', 'deals.csv', '--start', 'natural', '--null', 'reference:fisher-yates', '--seed', 'a', '--name', 'log'];
    const { status, stdout } = await ask(...words);
    expect([status, stdout.replaceAll('\n', ' ')]).toEqual([20, expect.stringContaining('Card 1 came at position 6 in')]);
    expect((await ask('verify', join('reports', 'log.json'))).status).toBe(0);
  });

  it('foresees with plan when a mistake is seen, and how many deals a clean verdict takes', async () => {
    const asked = await program(out, 'plan', './playlists.mjs#mostLeft', ...SLOW, '--detect', '5%', '--json', '--quiet');
    const { forecast, rows } = JSON.parse(asked.stdout) as {
      readonly forecast: readonly { readonly test: string; readonly trials: number | null }[];
      readonly rows: readonly { readonly test: string; readonly trialsForDetect: number }[];
    };
    expect(Math.min(...forecast.flatMap(({ trials }) => trials ?? []))).toBeLessThan(20_000);
    expect(rows.find(({ test }) => test === 'reference-places')?.trialsForDetect).toBeGreaterThan(40_000);
    // How many duplicates there are grows with the square of the deals.
    expect(forecast.map(({ test }) => test)).not.toContain('reference-repeats');
  });

  it('is dealt in shards, with the digest of one process', async () => {
    const words = ['./playlists.mjs#byKeys', ...SLOW, '--trials', '70000'];
    expect((await ask('run', ...words, '--name', 'whole')).status).toBe(21);
    expect((await ask('plan', ...words, '--out', 'plan.json')).status).toBe(0);
    for (const index of ['0', '1']) expect((await ask('shard', 'plan.json', '--index', index, '--of', '2')).status).toBe(0);
    expect((await ask('merge', 'shard-0-of-2.json', 'shard-1-of-2.json', '--name', 'merged')).status).toBe(21);
    expect(recordOf('merged').digest).toBe(recordOf('whole').digest);
    writeFileSync(join(out, 'playlists.mjs'), `${PLAYLISTS}\n// changed`);
    const changed = await ask('shard', 'plan.json', '--index', '0', '--of', '2', '--fresh');
    expect([changed.status, changed.stderr]).toEqual([65, expect.stringContaining('playlists.mjs')]);
    writeFileSync(join(out, 'playlists.mjs'), PLAYLISTS);
  });

  it('has the tests of its own alone, by name too', async () => {
    const words = ['run', 'naive-swap', '--n', '6', '--null', 'reference:fisher-yates', '--seed', 'a', '--trials', '5000', '--tests'];
    const { status } = await ask(...words, 'reference-places,reference-time', '--name', 'named');
    expect([status, recordOf('named').core.plan.tests]).toEqual([20, ['reference-places', 'reference-time']]);
    const other = await ask(...words, 'position-matrix');
    expect([other.status, other.stderr]).toEqual([64, expect.stringContaining('shuffle-audit list reference')]);
    expect((await ask('list', 'reference')).stdout).toContain('reference-followers');
  });

  it.each([
    [['run', 'sattolo', '--null', 'reference'], '--null must be one of '],
    [['run', 'sattolo', '--null', 'reference:'], '--null must be one of '],
    [['run', 'sattolo', '--null', 'reference:fisher-yats'], 'no shuffle is called "fisher-yats"'],
    [['run', 'sattolo', '--null', 'reference:puzzle:walk'], '--null reference must be a shuffle of whole decks, got "puzzle:walk"'],
    [['run', 'sattolo', '--null', 'reference:race:two-threads'], 'race'],
    [['run', 'sattolo', '--null', 'reference:fisher-yates/math-random'], 'a reference must deal the same again from a seed'],
    [['run', 'sattolo', '--null', 'reference:fisher-yates', '--deal', '5'], '--null is for whole decks, got it with hands'],
    [['run', 'sattolo', '--null', 'reference:fisher-yates', '--until-decided'], '--null is for audits of a fixed number of deals'],
    [['run', './playlists.mjs#slow', '--null', 'reference:fisher-yates', '--input', 'shuffled'], 'needs a deck handed in in order'],
    [['compare', '--null', 'reference:fisher-yates'], 'got it with a comparison: audit each by run --null'],
  ] as const)('refuses %j', async (words, reason) => {
    const { status, stderr } = await ask(...words);
    expect([status, stderr]).toEqual([64, expect.stringContaining(reason)]);
  });

  it('says that the file of the reference is not there', async () => {
    const { status, stderr } = await ask('run', 'sattolo', '--null', 'reference:./none.mjs');
    expect([status, stderr]).toEqual([66, expect.stringContaining('none.mjs')]);
  });
});
