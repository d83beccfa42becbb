import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEvidence } from '../../../../src/records/read-evidence.js';
import { digestOfSamples } from '../../../../src/wings/until-caught/page/table.js';
import { PROJECT } from '../../../house/source-tree.js';
import { readManifest, wordsOf } from '../../../support/manifest.js';
import { program } from '../../../support/program.js';

const manifest = readManifest(join(PROJECT, 'reports/generators/manifest.csv'));
const page = readFileSync(join(PROJECT, 'reports/generators.html'), 'utf8');
const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-generators-'));
afterAll(() => rmSync(cwd, { recursive: true }));

describe('the table of generators', () => {
  it('is of the samples of its manifest, by their digests', () => {
    expect(page).toContain(digestOfSamples(manifest.map(({ digest }) => ({ record: { digest } }))));
    expect(page).toContain(`The ${manifest.length} digests stand in`);
  });

  it('says of each as many deals, but of those that repeat themselves before the first look', () => {
    const text = page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const { command, deals } of manifest.filter((line) => line.deals !== '0')) {
      const [shuffle, prng, bounded, seeding] = ['shuffle', 'prng', 'bounded', 'seeding'].map(
        (part) => new RegExp(` --${part} (\\S+)`).exec(command)?.[1],
      );
      const id = `${shuffle}/${prng}/${bounded}/${seeding}`;
      const told = text
        .split(` ${id} `)
        .slice(1)
        .map((after) => after.slice(0, 80));
      expect(told.filter((after) => after.includes(Number(deals).toLocaleString('en'))).length, id).toBeGreaterThan(0);
    }
  });

  it.each(manifest.filter(({ deals }) => Number(deals) <= 2000))('comes to the digest of $record by its command', async (line) => {
    await program(cwd, ...wordsOf(line), '--quiet');
    expect(readEvidence(join(cwd, 'reports/generators', line.record)).digest).toBe(line.digest);
  });
});
