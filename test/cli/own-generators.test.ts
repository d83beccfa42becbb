import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-own-generators-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> =>
  program(cwd, 'run', ...args, '--n', '12', '--trials', '6000', '--detect', '20%', '--seed', 'own', '--quiet');

const SHUFFLE =
  'for (let i = deck.length - 1; i > 0; i--) { const j = below(i + 1); [deck[i], deck[j]] = [deck[j], deck[i]]; } return deck;';
const mulberry = (seed: string): string =>
  `let a = ${seed}; const below = (n) => { a = (a + 0x6d2b79f5) >>> 0; let t = Math.imul(a ^ (a >>> 15), a | 1); t ^= t + Math.imul(t ^ (t >>> 7), t | 61); return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n); };`;
const write = (name: string, before: string): void =>
  writeFileSync(join(cwd, `${name}.mjs`), `${before}\nexport default (deck) => { ${SHUFFLE} };\n`);
write('by-time', mulberry('Number(process.hrtime.bigint() % 4294967296n)'));
write('constant', mulberry('12345'));
write('crypto', "import { randomInt } from 'node:crypto'; const below = (n) => randomInt(n);");
writeFileSync(
  join(cwd, 'named.mjs'),
  `${mulberry('12345')}\nexport default () => { const deck = [...'ABCDEFGHIJKL'].map((name) => '♠' + name); ${SHUFFLE} };\n`,
);
writeFileSync(join(cwd, 'asks.mjs'), `export default (deck, rng) => { const below = (n) => Math.floor(rng() * n); ${SHUFFLE} };\n`);
symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(cwd, 'node_modules'));

describe('a function with randomness of its own', () => {
  it.each(['by-time', 'crypto'])('is told which flag decides, and what each gives up: %s', async (name) => {
    const refused = await run(`./${name}.mjs`);
    expect(refused.status).toBe(21);
    expect(refused.stderr).toContain('--randomness live deals it as it is, and then no deal can be dealt again;');
    expect(refused.stderr).toContain('--call "(deck, random) => …" hands it the numbers of the audit, and its own are not tested');
    // Nobody chose these numbers: one audit in some hundreds ends undecided by luck, and less than one in a thousand million as biased.
    expect([0, 21]).toContain((await run(`./${name}.mjs`, '--randomness', 'live')).status);
  });

  it('is biased at its first deal where every start deals the same decks, by a run that stops when it is decided', async () => {
    const until = ['--n', '12', '--until-decided', '--seed', 'own', '--quiet'];
    const done = await program(cwd, 'run', './constant.mjs', ...until);
    expect([done.status, done.stdout.split('\n')[0]]).toEqual([20, '■ Biased: it makes the same deals after every start']);
    expect((await program(cwd, 'verify', 'reports/constant-until-decided.json')).status).toBe(0);
    const other = await program(cwd, 'run', './by-time.mjs', ...until, '--randomness', 'live', '--trials', '50');
    expect([other.status, other.stdout.split('\n')[0]]).toEqual([21, '◐ Cannot tell: 50 deals did not show a bias']);
  });

  it('is found to start alike as a player of Nim too, who is handed the same piles after every start', async () => {
    const playing = (draw: string): string =>
      `${draw}\nexport default (piles) => { const at = piles.flatMap((p, i) => (p > 0 ? [i] : [])); const i = at[below(at.length)]; return piles.map((p, k) => (k === i ? below(p) : p)); };\n`;
    writeFileSync(join(cwd, 'player.mjs'), playing(mulberry('12345')));
    writeFileSync(join(cwd, 'other.mjs'), playing('const below = (n) => Math.floor(Math.random() * n);'));
    writeFileSync(
      join(cwd, 'still.mjs'),
      'export default (piles) => { const i = piles.findIndex((p) => p > 0); return piles.map((p, k) => (k === i ? 0 : p)); };\n',
    );
    const found: string[] = [];
    for (const name of ['player', 'other', 'still']) {
      for (const randomness of ['injected', 'live']) {
        const words = [
          '--space',
          'nim:player',
          '--even-choice',
          '--trials',
          '200',
          '--seed',
          'own',
          '--quiet',
          '--json',
          '--randomness',
          randomness,
        ];
        const { stdout } = await program(cwd, 'run', `./${name}.mjs`, ...words);
        if (/"starts":"alike"/.test(stdout)) found.push(`${name}, ${randomness}`);
      }
    }
    expect(found).toEqual(['player, injected', 'player, live']);
  });

  it('is biased where every start deals the same decks, live or not', async () => {
    for (const more of [[], ['--randomness', 'live']]) {
      const done = await run('./constant.mjs', ...more, '--name', 'constant');
      expect([done.status, done.stdout.split('\n')[0]]).toEqual([20, '■ Biased: it deals the same decks after every start']);
      expect(done.stdout.replaceAll(/\s+/g, ' ')).toContain('The 6,000 deals of one process alone do not show it.');
      expect((await program(cwd, 'verify', 'reports/constant.json', '--quiet')).status).toBe(0);
    }
  });

  it('is biased so too where its cards have names of their own', async () => {
    const done = await run('./named.mjs');
    expect([done.status, done.stdout.split('\n')[0]]).toEqual([20, '■ Biased: it deals the same decks after every start']);
  });

  it('needs no flag where it asks for a generator, or takes Math.random as it is loaded', async () => {
    expect((await run('./asks.mjs')).status).toBe(0);
    expect((await run('npm:lodash#shuffle')).status).toBe(0);
  });
});
