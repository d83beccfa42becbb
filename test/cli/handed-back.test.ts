import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-handed-back-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, 'run', ...args, '--seed', 'as given', '--quiet');

const SHUFFLE = 'for (let i = c.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [c[i], c[j]] = [c[j], c[i]]; }';
writeFileSync(join(cwd, 'forgot.mjs'), `export default (deck) => { const c = [...deck]; ${SHUFFLE} };\n`);
writeFileSync(join(cwd, 'shuffles.mjs'), `export default (deck) => { const c = [...deck]; ${SHUFFLE} return c; };\n`);
writeFileSync(
  join(cwd, 'vain.mjs'),
  `export const never = (deck) => deck.sort(() => Math.round(Math.random()));
export const always = async (deck) => deck.toSorted(() => Math.random() - 1);
export const idle = (deck) => deck;
`,
);
writeFileSync(join(cwd, 'turns.mjs'), 'export default (deck) => deck.reverse();\n');

describe('a function that hands back what it is given', () => {
  it.each([[['--n', '52']], [['--n', '3']], [['--n', '2']]])('is told so after few deals, at %j', async (size) => {
    const done = await run('./forgot.mjs', ...size);
    expect([done.status, done.stdout]).toEqual([20, expect.stringMatching(/^■ Biased: every deck comes back as it was given\n/)]);
    expect(done.stdout.replaceAll(/\s+/g, ' ')).toContain('in each of 4,096 deals. Did you forget return?');
  });

  it.each([[['--deal', '5']], [['--space', 'puzzle:3x3']]])('ends biased as soon with %j', async (what) => {
    const done = await run('./forgot.mjs', ...what, '--json');
    const { core } = JSON.parse(done.stdout) as { core: { plan: { trials: number } } };
    expect([done.status, core.plan.trials]).toEqual([20, 4096]);
  });

  it('deals as many as were asked for, where they were', async () => {
    const done = await run('./forgot.mjs', '--trials', '100');
    expect(done.stdout).toContain('in each of 100 deals');
  });

  it('is not judged by two deals, which no test works with, and that is said', async () => {
    const done = await run('./forgot.mjs', '--trials', '2');
    expect([done.status, done.stdout.split('\n')[0]]).toEqual([21, '◐ Cannot tell: 2 deals are too few']);
    expect(done.stdout.replaceAll(/\s+/g, ' ')).toContain('No test could be made, so a bias of 1 % could have gone unseen.');
  });

  it.each([['never'], ['always']])('is not told of return where a comparator draws numbers and %s says “before”', async (name) => {
    const done = await run(`./vain.mjs#${name}`, '--n', '20', '--trials', '1000');
    const said = done.stdout.replaceAll(/\s+/g, ' ');
    expect(said).toContain('The numbers that it draws change nothing, as where a sort’s comparator never says “before”');
    expect(said).toContain('wrong deck.sort(() => Math.random());');
    expect(said).not.toMatch(/return|same seed/);
  });

  it.each([
    ['unused', './forgot.mjs', 'as if a copy were shuffled and not returned. What to write, in JavaScript: wrong return deck;'],
    ['undrawn', './vain.mjs#idle', 'and no number was drawn from Math.random. What to write, in JavaScript: wrong return deck;'],
  ])('is told one cause where its numbers are %s', async (_, file, told) => {
    const done = await run(file, '--n', '20', '--trials', '1000');
    expect(done.stdout.replaceAll(/\s+/g, ' ')).toContain(told);
  });

  it('is not one that shuffles, or that deals one other order', async () => {
    expect((await run('./shuffles.mjs', '--n', '4', '--detect', '10%')).stdout).not.toContain('as it was given');
    expect((await run('./turns.mjs', '--trials', '4096')).stdout).not.toContain('as it was given');
  });
});
