import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { EvidenceCore } from '../../../../src/core/record/evidence.js';
import { plain } from '../../../../src/page/phrase.js';
import { verdictWords } from '../../../../src/report/audit/words/verdict.js';
import { PROJECT } from '../../../house/source-tree.js';

const { core }: { readonly core: EvidenceCore } = JSON.parse(readFileSync(join(PROJECT, 'reports/samples/lodash-shuffle.json'), 'utf8'));

const wordsOf = (of: EvidenceCore): string => verdictWords(of).more.map(plain).join(' ');

const SENTENCE = /No process made more than ([\d,]+) deals, so what the function does after that many is not seen\./;

it.each([
  [200_000, '200,000'],
  [5_000_000, '1,048,576'],
])('a clean audit of a function says how long its processes lived, of %i deals', (trials, told) => {
  expect(SENTENCE.exec(wordsOf({ ...core, confirmation: null, plan: { ...core.plan, trials } }))?.[1]).toBe(told);
});

it('one that a single process dealt says nothing of it', () => {
  const { origin } = core.subject;
  if (origin.source.kind !== 'npm') throw new Error('the sample is of a package');
  const source = { ...origin.source, call: { ...origin.source.call, stream: 'one' as const } };
  expect(wordsOf({ ...core, subject: { ...core.subject, origin: { ...origin, source } } })).not.toMatch(SENTENCE);
});
