import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { needText, repeatsText, seeText } from '../../src/cli/plan/plan-text.js';
import { fitsOf } from '../../src/engine/fit.js';
import { outlook, repeatsOutlook } from '../../src/engine/plan/foresee.js';
import { makePlan } from '../../src/engine/plan/make-plan.js';
import { logSubject } from '../../src/host/log/read-log.js';
import { nounsOf } from '../../src/kinds/pages.js';
import { printText } from '../../src/page/document/print-text.js';
import { jointBasis } from '../../src/page/document/several.js';
import { logLines } from '../../src/report/audit/log-lines.js';
import { compareDocument, renderCompareHtml } from '../../src/report/compare/document.js';
import { ownFolder, place, read } from '../host/log/logs.js';
import { recordOf } from '../support/record-of.js';
import { sequentialRecord } from '../support/sequential-record.js';
import { comparison } from './compare/cells.js';
import { claims, proof } from './proof/records.js';
import { joined, MADE, proofOf, shown, subjectOf, told, withRows } from './prose-corpus.js';
import { proseFaults, readable } from './prose-faults.js';

ownFolder();

const CASES = MADE.flatMap((made) => made.makers.map((maker) => ({ made, maker })));

/** All faults of some texts, each once. */
const faultsIn = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap(proseFaults))];

describe('the checker of sentences', () => {
  test.each([
    ['1 deals show no bias.', 'one of a plural'],
    ['The 1 malformed rows were left out.', 'one of a plural'],
    ['After 12 deal it ended.', 'several of a singular'],
    ['1 test say so.', 'one does as many do'],
    ['3 tests says so.', 'many do as one does'],
    ['1 of 29 tests say so.', 'a share that does as its whole'],
    ['4 of 29 tests says so.', 'a share that does as its whole'],
    ['an 1 in 6 chance', 'the wrong article'],
    ['a 8 of hearts', 'the wrong article'],
    ['A share of NaN %.', 'a number that is none'],
    ['It is undefined.', 'a number that is none'],
    ['Nothing.. more.', 'two full stops or marks'],
    ['None of them ().', 'two full stops or marks'],
    ['One. . Two.', 'two full stops or marks'],
    ['the the deal', 'a word twice'],
    ['two  spaces', 'two spaces'],
    ['It came once in 1 audits.', 'once in one'],
    ['All 1 tests agree.', 'all of one'],
  ])('catches “%s”', (lie, name) => expect(proseFaults(lie).join('\n')).toContain(name));

  test.each([
    '1 deal shows no bias; 12 deals show one.',
    '1 of 29 tests says so. 4 of 29 tests say so. The one test says so.',
    'Card 1 lands in position 5 of 52 cards, an 8 and an 11 beside it.',
    'no deals are missing, and 1,200 boards of a 3 × 3 puzzle were read',
  ])('has nothing against “%s”', (truth) => expect(proseFaults(truth)).toEqual([]));

  test('reads a page block by block, and leaves names out', () => {
    expect(readable('<p>One <b>deal</b> of <code>1 deals</code></p><td>5</td>').split('\n').filter(Boolean)).toEqual([
      'One deal of NAME',
      '5',
    ]);
  });
});

describe('number and truth of the sentences', () => {
  test('of an audit of any kind and size, biased, clean or undecided, with all its rows or few', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CASES),
        fc.constantFrom(1, 2, 3, 10, 30, 300, 3000),
        fc.constantFrom(0.01, 0.1, 0.5),
        fc.constantFrom(0, 1, 2, 99),
        async ({ made, maker }, trials, detect, rows) => {
          const record = await recordOf(subjectOf(made, maker), { seed: 'prose', trials, detect });
          expect(faultsIn(await told(withRows(record, rows)))).toEqual([]);
        },
      ),
      { numRuns: 60, seed: 1 },
    );
  });

  test('of a run until decided', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CASES), fc.constantFrom(1, 2, 3, 300, 3000), async ({ made, maker }, mostTrials) => {
        const record = await sequentialRecord(subjectOf(made, maker), { seed: 'prose', mostTrials });
        expect(faultsIn(await told(record))).toEqual([]);
        if (record.core.verdict.kind === 'inconclusive')
          expect((await told(record)).join(' ')).toMatch(
            new RegExp(` ${nounsOf(made.outcome.kind)[mostTrials === 1 ? 'deal' : 'deals']}\\b`),
          );
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  test.each(CASES.filter(({ made }, k) => k % 3 === 0 || made.n === 2))(
    'of a page of $maker of $made.outcome.kind',
    async ({ made, maker }) => {
      const pages = [];
      for (const trials of [1, 300])
        pages.push(
          await shown(await recordOf(subjectOf(made, maker), { seed: 'prose', trials, detect: 0.5 })),
          await shown(await sequentialRecord(subjectOf(made, maker), { seed: 'prose', mostTrials: trials })),
        );
      expect(faultsIn(pages)).toEqual([]);
    },
  );

  test.each(CASES.filter(({ maker }) => maker !== 'first-tiles-swap'))(
    'of a proof of $maker of $made.outcome.kind',
    async ({ made, maker }) => {
      expect(faultsIn(await told(proofOf(made, maker)))).toEqual([]);
    },
  );

  test('of the page of a proof, of a function’s and of claims', async () => {
    const records = [proofOf(MADE[0], 'sattolo'), proofOf(MADE[3], 'sattolo'), proof('function'), claims(), claims({ broken: true })];
    expect(faultsIn(await Promise.all(records.map(shown)))).toEqual([]);
    expect(faultsIn((await Promise.all(records.map(told))).flat())).toEqual([]);
  });

  test('of a comparison of one audit, of one column and of one row', async () => {
    const kinds = ['biased', 'no-bias-found', 'inconclusive', null] as const;
    for (const [shuffles, prngs] of [
      [['a'], ['x']],
      [['a', 'b'], ['x']],
      [['a'], ['x', 'y']],
      [
        ['a', 'b'],
        ['x', 'y', 'z'],
      ],
    ])
      for (let pick = 0; pick < 12; pick++) {
        const ends = shuffles.flatMap((_, a) => prngs.map((_prng, b) => kinds[(pick + a * 3 + b * (1 + (pick % 3))) % kinds.length]));
        const made = comparison(shuffles, prngs, (shuffle, prng) => ends[shuffles.indexOf(shuffle) * prngs.length + prngs.indexOf(prng)]);
        if (made.cells.length === 0) continue;
        expect(
          faultsIn([joined(printText(compareDocument(made), jointBasis('sha256:0', []), {})), readable(await renderCompareHtml(made))]),
        ).toEqual([]);
      }
  });

  test('of a plan for one deal and more', () => {
    for (const one of MADE) {
      const { space } = subjectOf(one, one.makers[0]);
      const fits = fitsOf(space);
      for (const trials of [1, 300, 20_000]) {
        const made = makePlan(space, { seed: 'prose', trials });
        const plan = { ...made, lags: made.lags };
        const about = { n: space.cards, outcome: space.outcome, detect: 0.01, power: 0.99, trialsNeeded: trials };
        const texts = [
          needText(about, outlook(plan, fits, 0.99, false)),
          seeText(about, trials, outlook(plan, fits, 0.99, true)),
          repeatsText(repeatsOutlook(plan, fits)),
        ];
        expect(faultsIn(texts.map(joined))).toEqual([]);
      }
    }
  });

  test('of a log with one of everything that a log may have', async () => {
    const few = 'id,table,deck\n1,a,0 1 2\n3,a,2 1 0\r\n4,a,0 x 2\n\n5,b,0 1 2\n';
    const groups = `${few}${Array.from({ length: 20 }, (_, k) => `${k + 6},${k % 2 ? 'a' : 'c'},${k % 3 ? '1 2 0' : '2 0 1'}`).join('\n')}\n`;
    for (const [content, wishes] of [
      [few, {}],
      [few, { start: 'natural' as const }],
      [groups, { by: { by: 'column' as const, name: 'table' } }],
    ] as const) {
      const places = [place('one.csv', content)];
      const log = await read(content, { ...wishes, id: 'id', field: 'deck', maxRejects: 5 }, 'one.csv');
      const record = await recordOf(logSubject(log, places), { seed: 'log', trials: log.origin.source.decks });
      expect(faultsIn([...logLines(log).map((line) => line.slice(8)), ...(await told(record)), await shown(record)])).toEqual([]);
    }
  });
});
