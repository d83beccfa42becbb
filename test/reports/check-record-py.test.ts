import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence, EvidenceCore } from '../../src/core/record/evidence.js';
import type { DeviationResult } from '../../src/core/record/results.js';
import { evidenceText } from '../../src/engine/record/evidence-text.js';
import { countsDigest } from '../../src/engine/record/record-counts.js';
import { builtInSubject } from '../../src/engine/subject/built-in-subject.js';
import { firstCards } from '../../src/engine/subject/first-cards.js';
import { openFunctionSubject } from '../../src/host/function/module/subject.js';
import { logSubject, readLog } from '../../src/host/log/read-log.js';
import { openOrigin } from '../../src/host/open-origin.js';
import { openUnder } from '../../src/host/open-under.js';
import { holm } from '../../src/math/tails/holm.js';
import { PROJECT } from '../house/source-tree.js';
import { deal } from '../support/deal.js';
import { pipelineOf } from '../support/pipeline-of.js';
import { recordOf, sealed } from '../support/record-of.js';
import { resealed } from '../support/resealed.js';
import { needs } from '../support/tools.js';

const SCRIPT = join(PROJECT, 'runners/check_record.py');
const SAMPLES = join(PROJECT, 'reports/samples');
const DOCUMENTS = join(PROJECT, 'reports/documents');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-record-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the script says of a text, and how it ends. */
function checked(text: string): { readonly status: number | null; readonly differs: readonly string[]; readonly left: readonly string[] } {
  const file = join(folder, 'record.json');
  writeFileSync(file, text);
  const { status, stdout } = spawnSync(needs('python3'), [SCRIPT, file], { encoding: 'utf8' });
  const lines = (kind: string): string[] =>
    stdout.split('\n').flatMap((line) => (line.startsWith(`  ${kind}`) ? [line.slice(2 + kind.length).trim()] : []));
  return { status, differs: [...lines('DIFFERS'), ...lines('NO RECORD')], left: lines('not made again') };
}

type Draft<T> = { -readonly [Key in keyof T]: Draft<T[Key]> };

/** A sample record, or one of `documents/`, changed, and with the digest of what it then says. */
function forged(name: string, change: (core: Draft<EvidenceCore>) => void): string {
  const record = JSON.parse(
    readFileSync(join(PROJECT, 'reports', name.includes('/') ? name : `samples/${name}`), 'utf8'),
  ) as Draft<Evidence>;
  change(record.core);
  return evidenceText(resealed(record as Evidence));
}

describe('the second pair of eyes', () => {
  it('is one file of two hundred lines at the most that imports nothing but the standard library', () => {
    const lines = readFileSync(SCRIPT, 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(200);
    const imported = lines.flatMap(
      (line) => /^import (.*)$/.exec(line)?.[1].split(', ') ?? /^from (\w+) import/.exec(line)?.slice(1) ?? [],
    );
    const standard = JSON.parse(
      execFileSync(needs('python3'), ['-c', 'import json, sys; print(json.dumps(sorted(sys.stdlib_module_names)))'], { encoding: 'utf8' }),
    );
    expect(imported.filter((name) => !standard.includes(name))).toEqual([]);
  });

  const COMMITTED = [SAMPLES, DOCUMENTS].flatMap((at) =>
    readdirSync(at).flatMap((name) => (name.endsWith('.json') ? [[`${basename(at)}/${name}`, join(at, name)] as const] : [])),
  );
  it.each(COMMITTED)('agrees with %s', (_, file) => {
    expect(checked(readFileSync(file, 'utf8'))).toMatchObject({ status: 0, differs: [] });
  });

  it('makes every row of whole decks again that standards ask for, but for enumerated laws and equal deals', () => {
    for (const [name, file] of COMMITTED.filter(([of]) => of.startsWith('documents/'))) {
      const values = checked(readFileSync(file, 'utf8')).left.filter((line) => / value(?: and p)?$/.test(line));
      expect(
        values.filter((line) => !/(?:coupon-collector|repeats\S*): value/.test(line)),
        name,
      ).toEqual([]);
    }
  });

  // Few deals and many, laws that are exact, of three moments and plain; fresh samples; bits of a seed; kinds of which it knows the digest and Holm.
  const AUDITS = [
    ['fisher-yates', 2, { trials: 2001, battery: 'deep' }],
    ['sattolo', 3, { trials: 12, battery: 'deep' }],
    ['sattolo', 3, { trials: 250, battery: 'deep' }],
    ['fisher-yates', 4, { trials: 400, battery: 'deep' }],
    ['fisher-yates', 5, { detect: 0.05, lags: 3 }],
    ['fisher-yates', 7, { trials: 30_000, battery: 'deep' }],
    ['naive-swap', 13, { trials: 300 }],
    ['fisher-yates', 3, { trials: 300, battery: 'standards' }],
    ['naive-swap', 6, { trials: 2000, battery: 'standards' }],
    ['fisher-yates', 13, { trials: 66_000, battery: 'standards' }],
    ['riffle:7', 52, { trials: 90, battery: 'deep' }],
    ['fisher-yates', 208, { trials: 200 }],
  ] as const;
  it.each(AUDITS)('agrees with an audit of %s with %i cards, %o', async (shuffle, n, wishes) => {
    const record = await recordOf(pipelineOf(shuffle, n), { seed: 'eyes', ...wishes });
    expect(checked(evidenceText(record))).toMatchObject({ status: 0, differs: [] });
  });

  it.each([
    ['a law', { kind: 'cyclic' }],
    [
      'a reference',
      {
        kind: 'reference',
        source: { kind: 'built-in', maker: 'fisher-yates', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' },
      },
    ],
  ] as const)('agrees with audits of functions under %s, which have no second sample', async (_, declared) => {
    const cwd = join(PROJECT, 'fixtures/subjects');
    const subject = await openFunctionSubject({ kind: 'module', file: './in-place.js', n: 6, cwd, randomness: 'injected' });
    const under = await openUnder(subject, declared, (origin) => openOrigin(origin, 6, cwd));
    const record = await recordOf(under, { seed: 'eyes', trials: 3000 });
    expect(checked(evidenceText(record))).toMatchObject({ status: 0, differs: [] });
    // A clean verdict that rests on tests of another plan is found out.
    const { core } = record;
    const lie = sealed({ ...core, verdict: { kind: 'no-bias-found', smallestDetectable: 0.01, power: 0.99 } });
    expect(checked(evidenceText(lie)).status).toBe(20);
  });

  it('agrees with an audit whose first sample was doubtful', async () => {
    const record = await recordOf(pipelineOf('naive-swap', 5), { seed: 'doubtful 3', trials: 900, battery: 'quick' });
    expect(record.core.confirmation).not.toBeNull();
    expect(checked(evidenceText(record))).toMatchObject({ status: 0, differs: [] });
  });

  it('reads boards and deals of Nim as far as it knows them, and says what it leaves', async () => {
    const walk = builtInSubject(
      {
        source: { kind: 'built-in', maker: 'walk:20', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' },
        outcome: { kind: 'board', rows: 3, columns: 3 },
      },
      9,
    );
    const found = checked(evidenceText(await recordOf(walk, { seed: 'eyes', trials: 2000 })));
    expect(found).toMatchObject({ status: 0, differs: [] });
    expect(found.left.join('\n')).toContain('value and p');
  });

  it('holds the p of a row that it does not know to the value beside it', async () => {
    const hands = firstCards(pipelineOf('sattolo', 13), { kind: 'hand', seen: 5, order: 'kept' });
    const record = JSON.parse(evidenceText(await recordOf(hands, { seed: 'eyes', trials: 120_000 }))) as Draft<Evidence>;
    expect(checked(evidenceText(record as Evidence))).toMatchObject({ status: 0, differs: [] });
    const [uneven = expect.fail('none')] = record.core.results.filter(({ grade, logP }) => grade === 'asymptotic' && logP < -30);
    Object.assign(uneven, { p: 0.5, logP: Math.log(0.5), lowerP: 0.5, logLowerP: Math.log(0.5) });
    without(record.core, () => false);
    expect(checked(evidenceText(resealed(record as Evidence))).differs.join('\n')).toContain(`${uneven.test}: logP: recorded`);
  });

  /** What was changed, in which record, and what the script must say of it. */
  const LIES: readonly (readonly [string, string, (core: Draft<EvidenceCore>) => void, RegExp])[] = [
    [
      'a verdict turned clean',
      'naive-swap.json',
      (core) => {
        core.verdict = { kind: 'no-bias-found', smallestDetectable: 0.01, power: 0.99 };
      },
      /verdict: recorded no-bias-found/,
    ],
    [
      'a verdict turned undecided',
      'naive-swap.json',
      (core) => {
        core.verdict = { kind: 'inconclusive', reason: { why: 'copies' }, trialsNeeded: null, smallestDetectable: null };
      },
      /verdict: recorded inconclusive/,
    ],
    [
      'a row left out of the reasons',
      'naive-swap.json',
      (core) => {
        if (core.verdict.kind === 'biased') core.verdict.because.pop();
      },
      /verdict: recorded biased/,
    ],
    [
      'a clean one turned biased',
      'fisher-yates.json',
      (core) => {
        core.verdict = { kind: 'biased', because: ['parity'], smallestDetectable: null };
      },
      /by the rule biased because of nothing/,
    ],
    [
      'one count moved',
      'fisher-yates.json',
      (core) => {
        moved(core, 'fixed-points');
      },
      /fixed-points: value/,
    ],
    [
      'one count of cards by positions moved',
      'fisher-yates.json',
      (core) => {
        moved(core, 'position-matrix');
      },
      /a card or a position was not dealt 400000 times/,
    ],
    [
      'a table of positions made more even, all its sums kept',
      'fisher-yates.json',
      (core) => {
        const table = core.counts['position-matrix'];
        const cells = table.values ?? [];
        for (const [cell, by] of [
          [0, -9],
          [4, 9],
          [2 * 52, 9],
          [2 * 52 + 4, -9],
        ])
          cells[cell] += by;
        table.sha256 = countsDigest(cells);
      },
      /cyclic-displacement: its counts are of other deals than position-matrix/,
    ],
    ...['overlaps', 'interplay-correlation', 'serial-correlation', 'position-runs'].flatMap((test): typeof LIES => [
      [
        `a count of ${test} moved`,
        'documents/naive-swap.json',
        (core) => moved(core, test, 3),
        new RegExp(`^${test}: (?:value|a card or a position)`, 'm'),
      ],
      [
        `${test} as luck would have it`,
        'documents/naive-swap.json',
        (core) => {
          const one = row(core, test);
          Object.assign(one, { value: one.degrees, p: 0.5, logP: Math.log(0.5), lowerP: 0.5, logLowerP: Math.log(0.5) });
          without(core, () => false);
        },
        new RegExp(`^${test}: value`, 'm'),
      ],
    ]),
    [
      'a linear rule as luck would have it',
      'fisher-yates.json',
      (core) => moved(core, 'linear-complexity', 1),
      /^linear-complexity\/\w+: value/m,
    ],
    [
      'the p of a linear rule',
      'fisher-yates.json',
      (core) => {
        Object.assign(row(core, 'linear-complexity/down'), { p: 0.25, logP: Math.log(0.25) });
      },
      /^linear-complexity\/down: (?:p|logP): recorded/m,
    ],
    [
      'groups of a log that differ as luck would have it',
      'documents/operator-log.json',
      (core) => {
        row(core, 'homogeneity/group/positions').value += 1;
      },
      /homogeneity\/group\/positions: value/,
    ],
    [
      'a p beside its logarithm',
      'naive-swap.json',
      (core) => {
        const row = core.results.find(({ plain }) => plain !== null);
        if (row) row.p = 0.5;
      },
      /: p: recorded 0\.5, and another one as logP/,
    ],
    [
      'an adjusted p beside its logarithm',
      'naive-swap.json',
      (core) => {
        core.results[0].pAdjusted = 0.5;
      },
      /: pAdjusted: recorded 0\.5, and another one as logPAdjusted/,
    ],
    [
      'a shape of other counts',
      'fisher-yates.json',
      (core) => {
        core.counts['position-matrix'].shape = [52, 51];
      },
      /position-matrix: its counts do not have the digest, the sum or the shape recorded/,
    ],
    [
      'counts without their digest',
      'fisher-yates.json',
      (core) => {
        core.counts['parity'].sha256 = '0'.repeat(64);
      },
      /parity: its counts do not have the digest/,
    ],
    [
      'a value',
      'fisher-yates.json',
      (core) => {
        core.results[4].value += 1e-4;
      },
      /value: recorded/,
    ],
    [
      'degrees',
      'fisher-yates.json',
      (core) => {
        core.results[2].degrees++;
      },
      /degrees: recorded/,
    ],
    [
      'a p',
      'naive-swap.json',
      (core) => {
        Object.assign(row(core, 'position-matrix'), { p: 0.5, logP: Math.log(0.5) });
      },
      /position-matrix: logP/,
    ],
    [
      'a usual p',
      'fisher-yates.json',
      (core) => {
        Object.assign(row(core, 'descents').plain ?? {}, { p: 0.088364811 });
      },
      /descents: p/,
    ],
    [
      'an adjusted p',
      'naive-swap.json',
      (core) => {
        row(core, 'parity').logPAdjusted = 0;
      },
      /parity: Holm/,
    ],
    [
      'a required row that was taken away',
      'fisher-yates.json',
      (core) => {
        core.results = core.results.filter(({ test }) => !test.startsWith('homogeneity'));
      },
      /homogeneity: was planned, and its rows are \[\]/,
    ],
    [
      'a verdict turned clean by leaving every row out that speaks against it, in all samples',
      'naive-swap.json',
      (core) => {
        const gone = core.results.filter(({ logPAdjusted }) => logPAdjusted < Math.log(1e-2)).map(({ test }) => test.split('/')[0]);
        without(
          core,
          (test) =>
            gone.includes(test.split('/')[0]) &&
            !['position-matrix', 'cyclic-displacement', 'fisher-yates-digits'].includes(test.split('/')[0]),
        );
      },
      /parity: was planned, and its rows are \[\]/,
    ],
    [
      'rows called skipped that so many deals allow',
      'fisher-yates.json',
      (core) => {
        without(core, (test) => test === 'parity');
        core.skipped.push({ test: 'parity', reason: { why: 'few-outcomes', least: 1e6, got: 400_000 } });
      },
      /parity: was planned, and its rows are \[\]/,
    ],
    [
      'one row left out of several of a statistic',
      'fisher-yates.json',
      (core) => {
        without(core, (test) => test === 'fisher-yates-digits/forward', true);
      },
      /fisher-yates-digits: was planned, and its rows are/,
    ],
    [
      'one row left out of those of each deal against the one before',
      'fisher-yates.json',
      (core) => {
        without(core, (test) => test === 'previous-deal/cycles', true);
      },
      /previous-deal: was planned, and its rows are/,
    ],
    [
      'a row left out of a second sample',
      'lodash-shuffle.json',
      (core) => {
        if (core.input) without(core.input, (test) => test === 'parity');
      },
      /second sample: parity: was planned/,
    ],
    [
      'a row that stands twice',
      'fisher-yates.json',
      (core) => {
        core.results.push(...core.results.slice(-1));
      },
      /rows: twice, not counted or not planned/,
    ],
    [
      'required rows that are said not to be required',
      'fisher-yates-modulo-8.json',
      (core) => {
        for (const result of core.results) result.required = false;
        core.verdict = { kind: 'no-bias-found', smallestDetectable: 0.01, power: 0.99 };
      },
      /no bias found, although position-matrix does not exclude the size/,
    ],
    [
      'another level',
      'fisher-yates.json',
      (core) => {
        core.plan.alpha = 0.999;
        core.verdict = {
          kind: 'biased',
          because: core.results.filter(({ logPAdjusted }) => logPAdjusted < Math.log(0.999)).map(({ test }) => test),
          smallestDetectable: null,
        };
      },
      /plan: alpha: recorded 0\.999/,
    ],
    [
      'blocks of another size',
      'fisher-yates.json',
      (core) => {
        core.plan.blockSize = 1024;
      },
      /plan: blockSize/,
    ],
    [
      'a smaller fresh sample',
      'fisher-yates-modulo-8.json',
      (core) => {
        core.plan.confirmationTrials = 2000;
      },
      /plan: confirmationTrials/,
    ],
    [
      'a second sample that was neither planned nor looked at',
      'lodash-shuffle.json',
      (core) => {
        delete core.plan.input;
        delete core.input;
      },
      /plan: input: recorded None/,
    ],
    [
      'another level of the second sample',
      'lodash-shuffle.json',
      (core) => {
        if (core.plan.input) core.plan.input.alpha = 1e-30;
      },
      /plan: input/,
    ],
    [
      'a deciding p that its usual law is far from',
      'naive-swap.json',
      (core) => {
        const told = row(core, 'position-matrix');
        const { logLowerP, logP, lowerP, p } = told;
        Object.assign(told, { plain: { logLowerP, logP, lowerP, p }, grade: 'calibrated', p: 0.5, logP: Math.log(0.5) });
      },
      /position-matrix: p: recorded 0\.5, further from chi-squared/,
    ],
    [
      'counts left out although they are few',
      'naive-swap.json',
      (core) => {
        delete core.counts['parity'].values;
      },
      /parity: its counts, kept as a digest alone/,
    ],
    [
      'a change during the run made small',
      'fisher-yates.json',
      (core) => {
        row(core, 'homogeneity/run/positions').value -= 100;
      },
      /homogeneity\/run\/positions: value/,
    ],
    [
      'a doubtful tail turned round',
      'fisher-yates-modulo-8.json',
      (core) => {
        row(core, 'fisher-yates-digits/forward').tail = 'lower';
      },
      /fisher-yates-digits\/forward: Holm/,
    ],
    [
      'a fresh sample of other rows',
      'fisher-yates-modulo-8.json',
      (core) => {
        if (core.confirmation) core.confirmation.flagged[0].test = 'fisher-yates-digits/down';
      },
      /fresh sample: of other rows than the doubtful ones/,
    ],
    [
      'a smaller size than would have been seen',
      'fisher-yates.json',
      (core) => {
        core.verdict = { kind: 'no-bias-found', smallestDetectable: 0.005, power: 0.99 };
      },
      /verdict: 0\.005 is not the smallest size seen/,
    ],
    [
      'a size that nobody could have seen',
      'fisher-yates.json',
      (core) => {
        core.verdict = { kind: 'no-bias-found', smallestDetectable: 0.3, power: 0.99 };
      },
      /the size asked for would not have been seen/,
    ],
    [
      'a size that no row excludes',
      'fisher-yates.json',
      (core) => {
        core.plan.detect = 0.0005;
      },
      /does not exclude the size/,
    ],
    [
      'deals that are copies',
      'fisher-yates.json',
      (core) => {
        core.guards.push({ id: 'period', holds: false, words: 1, prng: 'randu' });
      },
      /its deals are copies/,
    ],
    [
      'an exact bias left unsaid',
      'fisher-yates.json',
      (core) => {
        core.known = { kind: 'positions', size: 0.11, positions: 0.11, trialsToSee: 1 };
      },
      /because of \['known-law'\]/,
    ],
    [
      'a second sample that was planned and is not there',
      'fisher-yates.json',
      (core) => {
        core.plan.input = { handed: 'shuffled', trials: 40_000, alpha: 2.5e-7 };
      },
      /because of \['input'\]/,
    ],
  ];
  it.each(LIES)('refuses %s in %s', (_, name, lie, says) => {
    const found = checked(forged(name, lie));
    expect(found.status).toBe(20);
    expect(found.differs.join('\n')).toMatch(says);
  });

  describe('of a log by table', () => {
    const CARDS = 20;
    /** Thirty tables of 300 deals, one of which, table 7, has card 0 on top of every fifth; of sizes that differ a little. */
    const oddTable = async (): Promise<Draft<Evidence>> => {
      const { cells } = deal('fisher-yates', CARDS, 9000, 'one table');
      const deck = (at: number): readonly number[] => {
        const cards = [...cells.subarray(at * CARDS, (at + 1) * CARDS)];
        return at % 30 === 7 && at % 150 < 30 ? [0, ...cards.filter((card) => card !== 0)] : cards;
      };
      const table = (at: number): number => (at % 30 === 3 && at < 3000 ? 4 : at % 30);
      const lines = Array.from({ length: 9000 }, (_, at) => `t${table(at)},${deck(at).join(' ')}`);
      const path = join(folder, 'tables.csv');
      writeFileSync(path, `table,deck\n${lines.join('\n')}\n`);
      const places = [{ name: 'tables.csv', path }];
      const log = await readLog(places, { packs: 1, start: 'natural', maxRejects: 0, field: 'deck', by: { by: 'column', name: 'table' } });
      const subject = logSubject(log, places);
      const record = await recordOf(subject, { seed: 'log', trials: subject.trials, detect: 0.1, tests: ['homogeneity'] });
      return JSON.parse(evidenceText(record)) as Draft<Evidence>;
    };
    const ONE = 'homogeneity/one-group/positions';
    const said = (record: Draft<Evidence>) => checked(evidenceText(resealed(record as Evidence)));
    const changed = async (change: (row: Draft<DeviationResult>) => void): Promise<readonly string[]> => {
      const record = await oddTable();
      change(row(record.core, ONE) as Draft<DeviationResult>);
      return said(record).differs;
    };

    it('makes the value of the group again that is furthest from the others, and agrees', async () => {
      const record = await oddTable();
      expect((row(record.core, ONE) as DeviationResult).furthest).toMatchObject({ group: 6, deals: 300, of: 30 });
      const { differs, left, status } = said(record);
      expect({ differs, status }).toEqual({ differs: [], status: 0 });
      expect(left.join('\n')).toContain(`${ONE}: the p that decides`);
      expect(left.join('\n')).not.toContain(`${ONE}: value`);
    });

    it.each<readonly [string, (row: Draft<DeviationResult>) => void]>([
      ['of another group of as many deals', ({ furthest }) => furthest && Object.assign(furthest, { group: 8 })],
      ['of a group of other size', ({ furthest }) => furthest && Object.assign(furthest, { group: 4, deals: 400 })],
      ['with deals that it has not', ({ furthest }) => furthest && Object.assign(furthest, { deals: 301 })],
      ['with another value', (one) => Object.assign(one, { value: one.value - 1 })],
      ['with a p that counts one group only', (one) => Object.assign(one, { logP: 2 * one.logP })],
    ])('refuses one %s', async (_, change) => {
      expect((await changed(change)).join('\n')).toMatch(new RegExp(`${ONE}: (value|p):`));
    });

    it('refuses one that hides the odd group behind an even one, and rows without that of one group', async () => {
      const record = await oddTable();
      const { core } = record;
      const even = { logLowerP: 0, logP: 0, lowerP: 1, p: 1, value: 361 };
      Object.assign(row(core, ONE), even, { furthest: { group: 12, deals: 300, of: 30, seenFrom: 0.3 } });
      expect(said(record).differs.join('\n')).toContain(`${ONE}: value`);
      without(core, (test) => test === ONE, true);
      expect(said(record).differs.join('\n')).toContain('homogeneity: was planned, and its rows are');
    });
  });

  it('prints what a record says without what a terminal would obey', () => {
    const hidden = 'x\u001b[2J\u202e\nDIFFERS';
    const text = forged('fisher-yates.json', (core) => {
      core.results[0].test = hidden;
    });
    const file = join(folder, 'hidden.json');
    writeFileSync(file, text);
    const { status, stdout } = spawnSync(needs('python3'), [SCRIPT, file], { encoding: 'utf8' });
    expect(status).toBe(20);
    expect(stdout).toContain('x\\x1b[2J\\u202e\\nDIFFERS');
    expect(stdout).not.toMatch(/[^\n -~]/);
  });

  it('refuses an altered core under its old digest, a key that stands twice, and a number that is none', () => {
    const text = readFileSync(join(SAMPLES, 'fisher-yates.json'), 'utf8');
    expect(checked(text.replace('"n":52', '"n":53')).status).toBeGreaterThan(0);
    expect(checked(text.replace('"n":52', '"n":52,"x":1')).differs.join('\n')).toContain('digest: the core');
    expect(checked(text.replace('"schema":', '"schema":"shuffle-audit/evidence/2","schema":'))).toMatchObject({ status: 65 });
    expect(checked(text.replace('"elapsedMs":', '"elapsedMs":NaN,"x":'))).toMatchObject({ status: 65 });
    expect(checked('{}')).toMatchObject({ status: 65 });
  });
});

it('ends in time, of large decks too, and says what took too long', async () => {
  const large = await recordOf(pipelineOf('fisher-yates', 300), { seed: 'late', trials: 500, tests: ['inversions'] });
  const begun = performance.now();
  expect(checked(evidenceText(large))).toMatchObject({ status: 0, differs: [] });
  expect(performance.now() - begun).toBeLessThan(50_000);
  const hasty = join(folder, 'hasty.py');
  const script = readFileSync(SCRIPT, 'utf8');
  expect(script).toContain('BLOCK = 60, ');
  writeFileSync(hasty, script.replace('BLOCK = 60, ', 'BLOCK = 0.2, '));
  const { status, stdout } = spawnSync(needs('python3'), [hasty, join(folder, 'record.json')], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([21, expect.stringMatching(/\n {2}NOT ENDED {8}in 0\.2 seconds: inversions takes longer\n$/)]);
});

/** Takes rows out of a sample, with their counts unless these are of other rows too, and makes Holm's adjustment of the others anew. */
function without(sample: Pick<Draft<EvidenceCore>, 'counts' | 'results'>, gone: (test: string) => boolean, counted = false): void {
  sample.results = sample.results.filter(({ test }) => !gone(test));
  if (!counted) sample.counts = Object.fromEntries(Object.entries(sample.counts).filter(([test]) => !gone(test)));
  const adjusted = holm(sample.results.flatMap(({ logLowerP, logP }) => [logP, logLowerP]));
  for (const [k, result] of sample.results.entries()) {
    const [upper = 0, lower = 0] = adjusted.slice(2 * k, 2 * k + 2);
    result.tail = lower < upper ? 'lower' : 'upper';
    result.logPAdjusted = Math.min(upper, lower);
  }
}

function row(core: Draft<EvidenceCore>, test: string): Draft<EvidenceCore>['results'][number] {
  const found = core.results.find((result) => result.test === test);
  if (!found) throw new Error(`no row ${test}`);
  return found;
}

/** One deal counted as another value, and the digest of the counts made again. */
function moved(core: Draft<EvidenceCore>, test: string, at = 0): void {
  const counts = core.counts[test];
  if (!counts.values) throw new Error(`no counts of ${test}`);
  counts.values[at]--;
  counts.values[at + 1]++;
  counts.sha256 = countsDigest(counts.values);
}
