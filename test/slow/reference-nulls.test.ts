import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReferenceNull } from '../../src/core/record/declared-null.js';
import type { Subject } from '../../src/core/subject/subject.js';
import { makePlan } from '../../src/engine/plan/make-plan.js';
import { pairWithReference } from '../../src/engine/subject/pair-with-reference.js';
import { soonest, subjectOf, tally, verdicts } from './null-audits.js';
import { type Dealer, NULL_CASES } from './null-dealers.js';

/**
 * Do audits beside a reference keep what they say? The references deal draws by weight and playlists, as `declared-nulls.test.ts` has them, but of their laws nothing is said. Three ways to deal
 * each that are right, the reference's own among them, end clean at 1 %; three real mistakes end biased at the deals that `plan` foresees, twenty audits each. A power of 99 % leaves one
 * miss in a hundred: more than two of twenty come once in a thousand runs.
 */
const AUDITS = 20;
const MISSES = 2;

const cases = NULL_CASES.filter(({ declared: { kind } }) => kind === 'weighted' || kind === 'no-adjacent');
const table: string[] = [];

/** What the plan names: the reference is dealt by hand here, and no record is made. */
const NAMED: ReferenceNull = {
  kind: 'reference',
  source: { kind: 'built-in', maker: 'fisher-yates', prng: 'chacha20', bounded: 'lemire', seeding: 'continuous' },
};

function beside(name: string, deal: Dealer, right: Readonly<Record<string, Dealer>>): Subject {
  const [[slow, reference]] = Object.entries(right);
  return pairWithReference(subjectOf(name, deal), subjectOf(slow, reference), NAMED);
}

const dealers = (which: 'right' | 'wrong') =>
  cases.flatMap(({ declared, right, [which]: own }) =>
    Object.entries(own).map(([name, deal]) => [declared.kind, name, deal, right] as const),
  );

describe('whole audits beside a reference', () => {
  it.each(dealers('right'))('%s, %s, ends clean at 1 %', async (kind, name, deal, right) => {
    const subject = beside(name, deal, right);
    const { trials } = makePlan(subject.space, { seed: 'need' });
    const kinds = await verdicts(subject, 1, trials, `beside ${kind} ${name}`);
    table.push(`| ${kind} | ${name} | ${trials} | \`plan\`, for 1 % | no bias found | ${tally(kinds, 'no-bias-found')} of 1 |`);
    expect(kinds).toEqual(['no-bias-found']);
  });

  it.each(dealers('wrong'))('%s, %s, ends biased at its number of deals', async (kind, name, deal, right) => {
    const subject = beside(name, deal, right);
    const first = await soonest(subject);
    const trials = first?.trials ?? Number.NaN;
    const found = tally(await verdicts(subject, AUDITS, trials, `beside ${kind} ${name}`), 'biased');
    table.push(`| ${kind} | ${name} | ${trials} | \`${first?.row.test}\` | biased | ${found} of ${AUDITS} |`);
    expect(found).toBeGreaterThanOrEqual(AUDITS - MISSES);
  });

  it('writes down what came out', () => {
    mkdirSync('reports', { recursive: true });
    const head = [
      '# Do audits beside a reference find what they should?',
      '',
      'Made by `npm run test:slow -- test/slow/reference-nulls.test.ts`. 12 cards, ChaCha20, whole audits by the battery `standard` with pinned seeds, held against the first of the right dealers of',
      'each kind, of whose law nothing is said. Deals, of each of the two: what a clean verdict at 1 % takes, or what `shuffle-audit plan --null reference:…` foresees of the test that sees the mistake soonest, for a',
      'power of 99 %. Misses are published as they fell; nothing was run again. What the same mistakes take where the law is known stands in [declared-nulls.md](declared-nulls.md).',
      '',
      '| dealt | dealt by | deals | from | expected verdict | audits |',
      '|---|---|---:|---|---|---:|',
    ];
    writeFileSync('reports/reference-nulls.md', `${[...head, ...table].join('\n')}\n`);
    expect(table).toHaveLength(6 * cases.length);
  });
});
