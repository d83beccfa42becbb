import { describe, expect, it } from 'vitest';
import type { Evidence, EvidenceCore } from '../../../src/core/record/evidence.js';
import type { Check } from '../../../src/engine/verify/check.js';
import { checkAgain } from '../../../src/engine/verify/check-again.js';
import { verifyRecord } from '../../../src/host/audits.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { readFixture } from '../../support/read-fixture.js';
import { sealed } from '../../support/record-of.js';

/** Made by Node 24, when powers were still its own: six numbers have other last digits than everywhere else. */
const record = readFixture<Evidence>('record/made-by-node-24.json');
const subject = pipelineOf('naive-swap', 5);
const verify = (one: Evidence): Promise<readonly Check[]> => verifyRecord(one, async () => subject, { workers: 1 });
const outcomes = async (core: EvidenceCore): Promise<string[]> => (await verify(sealed(core))).map(({ id, outcome }) => `${id} ${outcome}`);
const first = (change: (row: EvidenceCore['results'][number]) => object): EvidenceCore => ({
  ...record.core,
  results: record.core.results.map((row, i) => (i === 0 ? { ...row, ...change(row) } : row)),
});

describe('a record made by another engine', () => {
  it('is what it says, and how far the engines part is told', async () => {
    const checks = await verify(record);
    expect(checks.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'holds'));
    expect(checks.map(({ note }) => note ?? null)).toEqual([
      null,
      null,
      null,
      ...Array.from({ length: 2 }, () => 'but for digits of 6 numbers beyond the twelfth, in which engines of JavaScript may differ'),
    ]);
  });

  const DIFFERS = ['digest holds', 'rule holds', 'counts holds', 'numbers differs', 'deals differs'];

  it.each<readonly [string, EvidenceCore]>([
    ['a p a hundred thousand millionth off', first(({ p }) => ({ p: p * (1 + 1e-11) }))],
    ['the logarithm of one', first(({ logP }) => ({ logP: logP * (1 + 1e-11) - 1e-11 }))],
    ['a p of nought', first(() => ({ p: 0 }))],
    ['a value of text', first(({ p }) => ({ p: String(p) }))],
    ['another verdict', { ...record.core, verdict: { kind: 'no-bias-found', smallestDetectable: 0.01, power: 0.99 } }],
  ])('does not cover %s', async (_, core) => {
    expect(await outcomes(core)).toEqual(DIFFERS);
  });
});

describe('what is made again', () => {
  const again = (recorded: object, made: object): string => checkAgain('proof', 'a', recorded, made).outcome;

  it.each<readonly [string, object, object]>([
    ['the last digits of a number', { p: 1e-30 }, { p: 1e-30 * (1 + 9e-13) }],
    ['1 and the double before', { p: 1 }, { p: 1 - 2 ** -53 }],
    ['a logarithm near 0, as far as what it is the logarithm of', { logP: -1e-9 }, { logP: -1e-9 - 9e-13 }],
    ['logarithms in a list', { end: { parts: [0, -3e-8] } }, { end: { parts: [9e-13, -3e-8] } }],
  ])('may differ in %s', (_, recorded, made) => {
    expect(again(recorded, made)).toBe('holds');
  });

  it.each<readonly [string, object, object]>([
    ['a count', { trials: 1e15 }, { trials: 1e15 + 1 }],
    ['a small p', { p: 1e-30 }, { p: 2e-30 }],
    ['a p next to nothing', { p: 1e-13 }, { p: 0 }],
    ['a number beyond the twelfth digit', { p: 0.5 }, { p: 0.5 + 1e-12 }],
    ['a logarithm by more than its own digits', { logP: -1000 }, { logP: -1000 - 2e-9 }],
    ['the number of a list that holds no logarithms', { values: [1e-9] }, { values: [1.1e-9] }],
    ['what is missing', { p: 0.5 }, {}],
  ])('may not differ in %s', (_, recorded, made) => {
    expect(again(recorded, made)).toBe('differs');
  });
});
