import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { program } from '../support/program.js';

describe('plan --one', () => {
  it('says what one list can show, and which buffers it finds', async () => {
    const { stdout } = await program(tmpdir(), 'plan', '--one', '--n', '1e6');
    const said = stdout.replace(/\s+/g, ' ');
    expect(said).toContain('One shuffle of 1,000,000 items shows, with a chance of 99 %, a bias of 1.1');
    expect(said).toContain('A shuffle buffer of up to 993,');
    expect(stdout).toMatch(/block-table\/8 +yes +49 +1\.1\d %/);
  });

  it('gives the same as JSON', async () => {
    const { stdout } = await program(tmpdir(), 'plan', '--one', '--n', '10000', '--lists', '3', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ n: 10_000, lists: 3, power: 0.99, listsNeeded: 1, finest: { parts: 64 } });
  });

  it.each([
    [['--one'], '--n must be a whole number from 100 to'],
    [['fisher-yates', '--one', '--n', '1000'], 'plan --one plans for a list that is read from a file, and takes no subject'],
    [['--lists', '2'], '--lists counts shuffled lists, and needs --one'],
    [['--one', '--n', '1000', '--battery', 'standards'], 'of one list --battery is one of quick, standard, deep, got "standards"'],
  ])('refuses %j', async (args, says) => {
    const { status, stderr } = await program(tmpdir(), 'plan', ...args);
    expect([status, stderr.includes(says)]).toEqual([64, true]);
  });
});
