import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { deriveAgain } from '../../../../src/records/derive-again.js';
import { startSealing } from '../../../../src/records/sealing.js';
import type { Allocation, AllocationCore } from '../../../../src/wings/allocations/record/allocation.js';
import { program } from '../../../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-allocation-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
for (const name of ['two-sites.csv', 'site-reused.csv'])
  copyFileSync(new URL(`../../../../fixtures/allocations/${name}`, import.meta.url), join(cwd, name));

const allocation = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, 'allocation', ...args);
const record = (name: string): Allocation =>
  JSON.parse(readFileSync(join(cwd, 'reports', `${name}-allocation.json`), 'utf8')) as Allocation;

/** The rows of the fair list: number, stratum, block, size, arm. */
const rows = readFileSync(join(cwd, 'two-sites.csv'), 'utf8')
  .replaceAll('"', '')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));
const write = (name: string, lines: readonly string[]): void => writeFileSync(join(cwd, name), `${lines.join('\n')}\n`);
const counted = ({ classes, results, sums }: AllocationCore): unknown => ({ classes, results, sums });

describe('allocation', () => {
  it('finds nothing in a fair list of two sites, down to a stated size', async () => {
    const { status, stdout } = await allocation('two-sites.csv');
    expect(stdout).toMatch(/^○ No bias found in 150 blocks, down to 3\d\.\d % between places of a block\n/);
    expect(stdout).toContain('There are 79 blocks of 4 and 71 blocks of 6. Whether the sizes were drawn evenly is not judged.');
    expect(status).toBe(0);
  });

  it('finds one site’s list used for another', async () => {
    const { status, stdout } = await allocation('site-reused.csv');
    expect(status).toBe(20);
    expect(stdout).toContain('These are the strata Lyon and Paris.');
    expect(stdout).toMatch(/Seen was \d+ of \d+, where luck gives/);
    expect(record('site-reused').core.verdict).toMatchObject({ because: expect.arrayContaining(['strata/pair']) });
  });

  it('reads the same from other columns, another delimiter, gzip, sizes alone and arms by number', async () => {
    const asIs = counted(record('two-sites').core);
    write('named.tsv', ['who\tclinic\tbatch\tdrug', ...rows.map(([id, site, block, , arm]) => [id, site, block, arm].join('\t'))]);
    await allocation('named.tsv', '--arm', 'drug', '--block', 'batch', '--stratum', 'clinic');
    expect(counted(record('named').core)).toEqual(asIs);
    writeFileSync(join(cwd, 'packed.csv.gz'), gzipSync(readFileSync(join(cwd, 'two-sites.csv'))));
    await allocation('packed.csv.gz');
    expect(counted(record('packed').core)).toEqual(asIs);
    write('sized.csv', ['Site;Block Size;Treatment Group', ...rows.map(([, site, , size, arm]) => `${site};${size};${arm}`)]);
    await allocation('sized.csv');
    expect(counted(record('sized').core)).toEqual(asIs);
    write('coded.csv', [
      'redcap_randomization_number,redcap_randomization_group,site,block',
      ...rows.map(([id, site, block, , arm]) => `R-${id},${arm === 'A' ? 1 : 2},${site},${block}`),
    ]);
    await allocation('coded.csv');
    expect(record('coded').core.classes).toEqual(record('two-sites').core.classes);
  });

  it('recognises the smallest size at which a list without blocks balances, and takes sizes in turn', async () => {
    const four = rows.filter(([, , , size]) => size === '4').map((row) => row[4]);
    write('arms.csv', ['treatment', ...four]);
    expect((await allocation('arms.csv', '--quiet')).stdout).toContain('Sizes of 4 in turn are the smallest');
    expect(record('arms').core.subject.origin.source).toMatchObject({ sizes: [4], recognised: true });
    const six = rows.filter(([, , , size]) => size === '6').map((row) => row[4]);
    write('turn.txt', Array.from({ length: 70 }, (_, k) => [...four.slice(4 * k, 4 * k + 4), ...six.slice(6 * k, 6 * k + 6)]).flat());
    await allocation('turn.txt', '--blocks', '4,6');
    const { classes, results } = record('turn').core;
    expect(classes.map(({ blocks }) => blocks)).toEqual([70, 70]);
    await allocation('turn.txt');
    expect(record('turn').core).toMatchObject({ results, subject: { origin: { source: { sizes: [4, 6], recognised: true } } } });
  });

  it('takes no size where blocks of random sizes have no column, or few rows agree', async () => {
    const message = 'no column names them, and no sizes in turn were found';
    for (const list of [rows, rows.slice(0, 60)]) {
      write(
        'random.txt',
        list.map((row) => row[4]),
      );
      expect(await allocation('random.txt')).toMatchObject({ status: 65, stderr: expect.stringContaining(message) });
    }
  });

  it('judges a block that is cut off as it is, and says so', async () => {
    write('cut.csv', ['id,stratum,block,size,treatment', ...rows.slice(0, -1).map((row) => row.join(','))]);
    expect((await allocation('cut.csv')).stdout.replaceAll('\n', ' ')).toContain(
      '1 block at the end of a stratum is cut off, and judged as it is.',
    );
    expect(record('cut').core.cut).toBe(1);
  });

  it.each([
    [
      'arms drawn one by one',
      rows.map(([id, site, block], k) => [id, site, block, (k * k + (k >> 2)) % 3 === 0 ? 'A' : 'B']),
      /a block must have its arms in one ratio, 1:2|a block must have its arms in one ratio/,
    ],
    [
      'blocks numbered anew without a stratum',
      rows.map(([id, , block, , arm]) => [id, 'all', block, arm]),
      /the rows of a block must stand together, got block "1" from line 2 on and again on line/,
    ],
    [
      'an empty arm',
      rows.map(([id, site, block, , arm], k) => [id, site, block, k === 9 ? '' : arm]),
      /each row must have its arm, got none/,
    ],
    ['an arm a row', rows.map(([id, site, block]) => [id, site, block, `arm ${id}`]), /a list must have 2 to 8 arms/],
  ])('refuses %s', async (_, list, message) => {
    write('refused.csv', ['id,site,block,treatment', ...list.map((row) => row.join(','))]);
    expect(await allocation('refused.csv')).toMatchObject({ status: 65, stderr: expect.stringMatching(message), stdout: '' });
  });

  it('passes over comments and text above the names, and says how many lines', async () => {
    const asIs = counted(record('two-sites').core);
    const head = 'id,stratum,block,size,treatment';
    const list = rows.map((row) => row.join(','));
    for (const [name, above, passed] of [
      ['commented', ['# seed 4411', '; made in May', '', head], 2],
      ['titled', ['List of the trial', 'Seed: 4411; blocks 4 and 6', '', head], 2],
    ] as const) {
      write(`${name}.csv`, [...above, ...list.slice(0, 9), ...(name === 'commented' ? ['# page 2'] : []), ...list.slice(9)]);
      const many = passed + Number(name === 'commented');
      expect((await allocation(`${name}.csv`)).stdout.replaceAll('\n', ' ')).toContain(
        `${many === 1 ? '1 line' : `${many} lines`} of comment or above the names ${many === 1 ? 'was' : 'were'} left aside.`,
      );
      expect(counted(record(name).core)).toEqual(asIs);
    }
    expect(await program(cwd, 'verify', 'reports/titled-allocation.json')).toMatchObject({ status: 0 });
  });

  it('names six of many arms', async () => {
    write(
      'many.txt',
      rows.map(([id]) => `item ${id}`),
    );
    const { stderr } = await allocation('many.txt');
    expect(stderr).toMatch(/got \d+ arms: ("item \d+", ){5}"item \d+" and \d+ more\n.*shuffle-audit order many\.txt/);
  });

  it('asks for columns that no name tells', async () => {
    write('odd.csv', ['who,drug', ...rows.map((row) => `${row[0]},${row[4]}`)]);
    expect(await allocation('odd.csv')).toMatchObject({
      status: 65,
      stderr: expect.stringContaining('which column holds the arms must be said'),
    });
    expect(await allocation('two-sites.csv', '--arm', 'drug')).toMatchObject({ status: 65 });
    expect(await allocation('two-sites.csv', '--detect', '60%')).toMatchObject({ status: 64 });
  });
});

describe('order and log', () => {
  it('leave labels to --copies', async () => {
    write(
      'labels.txt',
      Array.from({ length: 4000 }, (_, k) => String((k * 7) % 4)),
    );
    expect((await program(cwd, 'order', 'labels.txt')).stderr).toContain('shuffle-audit order labels.txt --copies\n');
    expect(await program(cwd, 'order', 'labels.txt', '--copies')).toMatchObject({ status: 20 });
  });

  it.each([
    ['order', 'two-sites.csv'],
    ['order', 'two-sites.csv', '--column', 'id'],
    ['order', 'two-sites.csv', '--column', 'treatment'],
    ['order', 'arms.csv'],
    ['log', 'two-sites.csv'],
  ])('%s %s %s %s names the command that reads such a list', async (...args) => {
    const { status, stderr } = await program(cwd, ...args.filter((arg) => arg));
    expect(stderr).toContain(`shuffle-audit allocation ${args[1]}`);
    expect(status).toBe(65);
  });

  it('read what only looks a little like one', async () => {
    const shuffled = Array.from({ length: 400 }, (_, k) => (k * 149) % 400);
    write('trials.csv', ['item,block,condition,group', ...shuffled.map((item, k) => `${item},${k >> 3},x,${k % 2}`)]);
    expect((await program(cwd, 'order', 'trials.csv', '--column', 'item')).stdout).toContain('Biased');
    write('decks.csv', [
      'id,group,a,b,c',
      ...shuffled.map(
        (item, k) =>
          `${k},${k % 2},${[
            [1, 2, 3],
            [3, 1, 2],
            [2, 3, 1],
          ][item % 3].join()}`,
      ),
    ]);
    expect((await program(cwd, 'log', 'decks.csv', '--field', 'a-c')).stderr).not.toContain('allocation');
  });
});

describe('its record', () => {
  it('is verified by reading the list again, and keeps no list', async () => {
    const { status, stdout } = await program(cwd, 'verify', 'reports/two-sites-allocation.json');
    expect(stdout).toContain('holds     reading the list again gives the same record, bit for bit');
    expect(status).toBe(0);
    for (const name of ['arms', 'turn', 'cut', 'sized', 'named', 'packed'])
      expect(await program(cwd, 'verify', `reports/${name}-allocation.json`), name).toMatchObject({ status: 0 });
  });

  it('is refused where the list changed, or a number', async () => {
    const { core } = record('site-reused');
    const [first, ...others] = core.classes;
    const lies: readonly AllocationCore[] = [
      { ...core, sums: core.sums.map((sum) => ({ ...sum, value: Math.max(0, sum.value - 1) })) },
      { ...core, sums: core.sums.map((sum) => ({ ...sum, value: 1e9 })) },
      { ...core, classes: [{ ...first, places: first.places.map((_, k) => (k === 0 ? 0 : first.places[k])) }, ...others] },
      { ...core, verdict: { kind: 'no-bias-found', power: 0.99, smallestDetectable: core.verdict.smallestDetectable } },
    ];
    for (const lie of lies) await expect(deriveAgain(startSealing().seal(lie, 1).record, 'a.json')).rejects.toThrow('a.json was altered');
    writeFileSync(join(cwd, 'site-reused.csv'), readFileSync(join(cwd, 'site-reused.csv'), 'utf8').replace('"A"', '"B"'));
    expect(await program(cwd, 'verify', 'reports/site-reused-allocation.json')).toMatchObject({ status: 20 });
  });
});
