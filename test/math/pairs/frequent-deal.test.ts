import { describe, expect, it } from 'vitest';
import type { EvidenceCore } from '../../../src/core/record/evidence.js';
import type { EqualDealsResult } from '../../../src/core/record/results.js';
import { isDeviation } from '../../../src/core/record/results.js';
import type { OutcomeSource, Subject } from '../../../src/core/subject/subject.js';
import { evidenceText } from '../../../src/engine/record/evidence-text.js';
import { deckStatistics as statistics } from '../../../src/kinds/deck/catalogue.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { parseEvidence } from '../../../src/records/read-evidence.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { pages } from '../../../src/report/audit/pages.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';

/** A program that deals one deck, the one it opened, in one of `every` deals, and otherwise shuffles well. */
function oftenUnshuffled(n: number, every: number): Subject {
  const honest = pipelineOf('fisher-yates', n);
  return {
    ...honest,
    open(block) {
      const source = honest.open(block) as OutcomeSource;
      const [start] = block.key('lie', 1, 0);
      let x = start;
      return {
        fill(batch) {
          void source.fill(batch);
          for (let deal = 0; deal < batch.length; deal++) {
            x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
            if (x < 2 ** 32 / every) for (let i = 0; i < n; i++) batch.cells[deal * n + i] = i;
          }
        },
      };
    },
  };
}

/** The row called `test`, which counts equal deals. */
function rowOf({ results }: EvidenceCore, test: string): EqualDealsResult {
  const row = results.find((result) => result.test === test);
  if (!row || isDeviation(row)) throw new Error(`no row ${test}`);
  return row;
}

const WISHES = { seed: 'frequent', trials: 30_000 };
const NUMBER_OF_DEALS = /different (deals|ones)|seed of|as if only/;
const plainly = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');

describe('one deal in a thousand that is always the same', async () => {
  const evidence = await recordOf(oftenUnshuffled(52, 1000), WISHES);
  const row = rowOf(evidence.core, 'repeats');

  it('is found, and told from few different deals', () => {
    expect(evidence.core.verdict).toMatchObject({ kind: 'biased', because: expect.arrayContaining(['repeats']) });
    expect(row.effect).toEqual({
      name: 'frequent-deal',
      expected: expect.any(Number),
      times: expect.any(Number),
      different: 1,
      together: expect.any(Number),
      seenUpTo: expect.any(Number),
    });
    const { times } = row.effect as { readonly times: number };
    expect(times).toBeGreaterThan(15);
    expect(times).toBeLessThan(50);
    // No other deal came twice, so all pairs are its own.
    expect(row.value).toBe((times * (times - 1)) / 2);
    expect(evidence.core.diagnosis?.seed).toBeNull();
  });

  it('is said in every report, without a number of different deals or a guess of the seed', async () => {
    const { times } = row.effect as { readonly times: number };
    const [text, page, junit] = [pages.text(evidence, {}), await auditPage(evidence), pages.junit(evidence, {})].map(plainly);
    for (const said of [text, page]) {
      expect(said).toContain('one deal comes far too often');
      expect(said).toContain(`One deal came ${times} times in 30,000, the same from first card to last.`);
      expect(said).toContain(`one deal ${times} times`);
    }
    expect(pages.junit(evidence, {})).toContain(`one deal ${times} times, seen up to`);
    for (const said of [text, page, junit]) expect(said).not.toMatch(NUMBER_OF_DEALS);
  });

  it('is read back from its record', () => {
    expect(parseEvidence(evidenceText(evidence), 'lie.json')).toEqual(evidence);
  });
});

describe('short keys', () => {
  it.each(['random-16', 'midnight-ms'])('of %s still tell how many different deals there are', async (seeding) => {
    const trials = seeding === 'random-16' ? 5000 : 60_000;
    const evidence = await recordOf(pipelineOf('fisher-yates', 52, 'lemire', 'mt19937', seeding), {
      ...WISHES,
      trials,
      tests: ['repeats', 'position-matrix'],
    });
    const { effect } = rowOf(evidence.core, 'repeats');
    expect(effect.name).toBe('distinct-deals');
    expect(evidence.core.diagnosis?.seed?.source).toEqual(seeding === 'random-16' ? { of: 'bits', bits: 16 } : { of: 'day-milliseconds' });
    expect(plainly(pages.text(evidence, {}))).toMatch(NUMBER_OF_DEALS);
  });

  it('of one seed still say that every deal is the same', async () => {
    const evidence = await recordOf(pipelineOf('fisher-yates', 52, 'lemire', 'mt19937', 'constant'), WISHES);
    expect(rowOf(evidence.core, 'repeats').effect).toMatchObject({ name: 'distinct-deals', estimate: 1 });
    const text = plainly(pages.text(evidence, {}));
    expect(text).toContain('It is as if every deal began with the same seed.');
    // Headline and lead say that every deal is the same; nothing after them says it again.
    expect(text).toContain('every deal is the same');
    expect(text).not.toContain('In addition');
    expect(text).not.toContain('Every deal is the same');
  });
});

describe('the deal that came most often', () => {
  const effects = (n: number, counts: readonly number[], trials: number): readonly (number | undefined)[] => {
    const fit = statistics.get('repeats').fit(permutations(n), trials);
    if ('skipped' in fit) throw new Error(fit.skipped.why);
    return fit.test(Float64Array.from(counts), trials).map(({ frequent }) => frequent?.times);
  };

  it('explains the pairs where more than half of them are its own', () => {
    // Ten equal deals make 45 pairs.
    expect(effects(52, [89, 0, 10, 45, 98], 10_000)).toEqual([10, 10]);
    expect(effects(52, [90, 0, 10, 46, 100], 10_000)).toEqual([undefined, undefined]);
  });

  it('explains nothing where a pair is all there is, where deals are spread, and where there are two orders', () => {
    expect(effects(52, [0, 0, 1, 0, 0], 10_000)).toEqual([undefined, undefined]);
    expect(effects(52, [1, 0, 2, 1, 2], 10_000)).toEqual([undefined, undefined]);
    expect(effects(52, [400, 0, 10, 300, 665], 10_000)).toEqual([undefined, undefined]);
    // An even shuffle of two cards: one order came 5,100 times of 10,000.
    expect(effects(2, [(5100 * 5099 + 4900 * 4899) / 2, 5000, 5100, 2, 10_000], 10_000)).toEqual([undefined]);
    // Always the same: nothing beside it.
    expect(effects(52, [(100 * 99) / 2, 99, 100, 1, 100], 100)).toEqual([undefined, undefined]);
  });
});
