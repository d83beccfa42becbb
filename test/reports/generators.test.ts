import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { samplesIn } from '../../src/host/record/caught-kept.js';
import { checksWithoutDealing } from '../../src/host/record/derive-again.js';
import { verifyAny } from '../../src/host/verify-any.js';
import { renderCaughtTable } from '../../src/report/caught/html.js';
import { PROJECT } from '../house/source-tree.js';
import { firstDifference } from '../support/first-difference.js';

const FOLDER = 'reports/generators';
const leftOut: string[] = [];
const samples = samplesIn(join(PROJECT, FOLDER), (file) => leftOut.push(file));

describe('the table of generators', () => {
  it('has records of every size, none of them altered, each of less than 60 kB', () => {
    expect(leftOut).toEqual([]);
    expect(new Set(samples.map(({ record }) => record.core.plan.n))).toEqual(new Set([13, 52]));
    for (const name of readdirSync(join(PROJECT, FOLDER)).filter((file) => file.endsWith('.json')))
      expect(readFileSync(join(PROJECT, FOLDER, name)).length, name).toBeLessThan(60_000);
  });

  it('has records whose looks and verdicts follow from their plans and counts', async () => {
    for (const { file, record } of samples)
      expect(
        (await checksWithoutDealing(record)).map(({ id, outcome }) => [id, outcome]),
        file,
      ).toEqual(['digest', 'rule', 'counts', 'numbers'].map((id) => [id, 'holds']));
  });

  it('has records that are dealt again as they are: those of up to 2,000 deals', async () => {
    const short = samples.filter(({ record }) => (record.core.looks.at(-1)?.trials ?? 0) <= 2000);
    expect(short.length).toBeGreaterThan(10);
    for (const { file, record } of short)
      expect(
        (await verifyAny(record, PROJECT, { workers: 1 })).map(({ outcome }) => outcome),
        file,
      ).toEqual(Array(5).fill('holds'));
  });

  it('is the page that follows from them, byte by byte', () => {
    const page = renderCaughtTable(samples.map(({ file, record }) => ({ file: `${FOLDER}/${file}`, record })));
    expect(firstDifference(page, readFileSync(join(PROJECT, 'reports/generators.html'), 'utf8'))).toBeNull();
  });
});
