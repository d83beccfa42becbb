import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../../../src/engine/record/digest.js';
import { deriveAgain } from '../../../../src/records/derive-again.js';
import { readEvidence } from '../../../../src/records/read-evidence.js';
import { type StageRead, verifySurvey } from '../../../../src/wings/survey/engine/verify-survey.js';
import { readStage } from '../../../../src/wings/survey/record/kind.js';
import type { Survey } from '../../../../src/wings/survey/record/survey.js';
import { type Done, program } from '../../../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-survey-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const LIST = `name,subject,null,deal,trials,cards,note
# every kind of row
right,./right.js,,,,,the shuffle as it should be
copy,./copy.js,,,,,the same under another name
sorted,./sorted.js,,,,,
wanted,sattolo,cyclic,,,,one cycle is wanted
unwanted,sattolo,,,,,
hand,./hand.js,,3,,,
lost,./lost.js,,,,,
gone,./gone.js,,,,,
few,fisher-yates,,,50,,
program,"-- '${process.execPath}' deal.mjs",,,500,,
`;

const RIGHT = `module.exports = (deck) => {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
};
`;

const DEALER = `const deck = Array.from({ length: 52 }, (_, card) => card);
const out = [];
for (;;) {
  for (let i = 51; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  out.push(deck.join(' '));
  if (out.length < 200) continue;
  if (!process.stdout.write(out.splice(0).join('\\n') + '\\n')) await new Promise((resolve) => process.stdout.once('drain', resolve));
}
`;

writeFileSync(join(cwd, 'list.csv'), LIST);
writeFileSync(join(cwd, 'right.js'), RIGHT);
writeFileSync(join(cwd, 'copy.js'), RIGHT);
writeFileSync(join(cwd, 'sorted.js'), 'module.exports = (deck) => deck.sort(() => Math.random() - 0.5);\n');
writeFileSync(
  join(cwd, 'hand.js'),
  `const shuffle = require('./right.js');\nmodule.exports = (deck, count) => shuffle([...deck]).slice(0, count);\n`,
);
writeFileSync(join(cwd, 'lost.js'), 'module.exports = (deck) => deck.slice(1);\n');
writeFileSync(join(cwd, 'deal.mjs'), DEALER);

type Core = Survey['core'];

const survey = (...more: readonly string[]): Promise<Done> =>
  program(cwd, 'survey', 'list.csv', '--seed', 'seven', '--detect', '5%', '--quiet', ...more);
const record = (out = 'reports'): Survey => JSON.parse(readFileSync(join(cwd, out, 'survey.json'), 'utf8')) as Survey;

describe('survey', () => {
  let done: Done;
  beforeAll(async () => {
    done = await survey();
  });

  it('looks at every row, goes on after a refusal, and ends as the worst of them', () => {
    expect(done.stderr).toBe('');
    expect(done.status).toBe(20);
    expect(done.stdout).toMatch(/^■ Two of 10 rows are biased\n/);
    const { surveyed, verdict } = record().core;
    expect(verdict).toEqual({ kind: 'biased' });
    expect(Object.fromEntries(surveyed.map(({ name, verdict: { by, kind } }) => [name, `${kind} ${by}`]))).toEqual({
      right: 'no-bias-found sample',
      copy: 'no-bias-found sample',
      sorted: 'biased proof',
      wanted: 'no-bias-found sample',
      unwanted: 'biased proof',
      hand: 'no-bias-found sample',
      lost: 'refused null',
      gone: 'refused null',
      few: 'inconclusive null',
      program: 'inconclusive null',
    });
    const row = (name: string): Survey['core']['surveyed'][number] | undefined => surveyed.find((one) => one.name === name);
    expect(row('copy')).toMatchObject({ sameAs: 'right', stages: [] });
    expect(row('lost')?.refused).toEqual({ code: 'E_SUBJECT_LENGTH', at: { trial: 1 } });
    expect(row('gone')?.refused).toEqual({ code: 'E_INPUT_MISSING' });
    expect(record().run.refusals).toEqual([
      { row: 'lost', stage: 'open', message: './lost.js: deal 1: the result must hold 52 cards, got 51' },
      { row: 'gone', stage: 'open', message: './gone.js does not exist' },
    ]);
    expect(row('wanted')?.stages.map(({ stage }) => stage)).toEqual(['sample']);
    expect(row('program')?.stages.map(({ stage }) => stage)).toEqual(['look', 'sample']);
    expect(row('right')?.seeds).toMatchObject({ starts: 'apart', stateBits: 128 });
    expect(row('sorted')?.stages.at(-1)).toMatchObject({ kind: 'biased', mistakes: expect.arrayContaining(['sort-comparator']) });
  });

  it('has a page with a link to the page of every biased row', () => {
    const page = readFileSync(join(cwd, 'reports/survey.html'), 'utf8');
    const links = [...page.matchAll(/href="(survey\/[^"]+)"/g)].map(([, to]) => to);
    expect(links.toSorted()).toEqual(['survey/sorted.html', 'survey/unwanted.html']);
    for (const to of links) expect(readFileSync(join(cwd, 'reports', to), 'utf8')).toContain('Biased');
    expect(page).toContain('the same code as right');
    expect(page).toContain('wrong accusations to expect');
  });

  it('keeps what was done, and comes to the same digest with other workers and from nothing', async () => {
    const kept = join(cwd, 'reports/survey/right.json');
    const before = statSync(kept).mtimeMs;
    const { digest } = record();
    // What was cut short is done again.
    writeFileSync(join(cwd, 'reports/survey/sorted.json'), '{"schema":');
    await survey();
    expect(statSync(kept).mtimeMs).toBe(before);
    const program = (of: Survey): Survey['core']['surveyed'][number] | undefined => of.core.surveyed.find(({ name }) => name === 'program');
    // A program deals by its own randomness, so that alone is kept and not made again.
    expect(record().digest).toBe(digest);
    await survey('--out', 'again', '--workers', '1');
    const again = record('again');
    expect(program(again)).toBeDefined();
    expect(again.core.surveyed.filter(({ name }) => name !== 'program')).toEqual(
      record().core.surveyed.filter(({ name }) => name !== 'program'),
    );
  });

  it('is held against its rows by verify, which says what is missing', async () => {
    const verify = (): Promise<Done> => program(cwd, 'verify', 'reports/survey.json', '--quiet');
    const holds = await verify();
    expect(holds.status).toBe(0);
    expect(holds.stdout).toContain('holds     the records of the rows are of them, and say what is said here');
    const row = join(cwd, 'reports/survey/right.json');
    copyFileSync(row, join(cwd, 'kept.json'));
    try {
      writeFileSync(row, readFileSync(row, 'utf8').replace(/"trials":(\d+)/, '"trials":1$1'));
      expect((await verify()).status).toBe(20);
      rmSync(row);
      const missing = await verify();
      expect(missing.stdout).toContain('right.json');
      expect(missing.stdout).toContain('not done  the records of the rows');
    } finally {
      copyFileSync(join(cwd, 'kept.json'), row);
    }
  });

  it('audits the rows that are named alone, with the same records', async () => {
    const done = await survey('--rows', 'unwanted, wanted', '--out', 'two');
    expect(done.status).toBe(20);
    expect(record('two').core.surveyed).toEqual(record().core.surveyed.filter(({ name }) => name === 'wanted' || name === 'unwanted'));
  });

  it('has no link to a row where a manifest stands for the rows, in the page that report makes and verify makes again', async () => {
    mkdirSync(join(cwd, 'alone/survey'), { recursive: true });
    copyFileSync(join(cwd, 'reports/survey.json'), join(cwd, 'alone/survey.json'));
    writeFileSync(join(cwd, 'alone/survey/manifest.csv'), 'record\n');
    await program(cwd, 'report', 'alone/survey.json', '--quiet');
    const links = [...readFileSync(join(cwd, 'alone/survey.html'), 'utf8').matchAll(/href="([^#][^"]*)"/g)].map(([, to]) => to);
    expect(links).toEqual(['survey/manifest.csv']);
    expect((await program(cwd, 'verify', 'alone/survey.json', '--quiet')).stdout).toContain('holds     the pages beside it');
  });

  const lies: readonly (readonly [what: string, lie: (core: Core) => unknown])[] = [
    ['a biased row is clean', (core) => changed(core, 'sorted', (row) => ({ ...row, verdict: { kind: 'no-bias-found', by: 'sample' } }))],
    [
      'a proof is left out',
      (core) => changed(core, 'sorted', (row) => ({ ...row, stages: row.stages.slice(1), verdict: { kind: 'biased', by: 'proof' } })),
    ],
    [
      'fewer deals',
      (core) =>
        changed(core, 'right', (row) => ({
          ...row,
          stages: row.stages.map((stage) => ({ ...stage, ...('trials' in stage && { trials: 1 }) })),
        })),
    ],
    [
      'a smaller bias would be seen',
      (core) =>
        changed(core, 'right', (row) => ({
          ...row,
          stages: row.stages.map((stage) => ({ ...stage, ...('seenFrom' in stage && { seenFrom: 0.001 }) })),
        })),
    ],
    // These are what they say, but of another row.
    ['records of another row', (core) => changed(core, 'sorted', (row) => ({ ...core.surveyed[0], name: 'sorted', code: row.code }))],
    ['another row', (core) => changed(core, 'sorted', () => ({ ...core.surveyed[0], name: 'sorted' }))],
    ['a row is gone', (core) => ({ ...core, surveyed: core.surveyed.filter(({ name }) => name !== 'sorted') })],
    ['the whole is clean', (core) => ({ ...core, verdict: { kind: 'no-bias-found' } })],
    ['a rarer wrong accusation', (core) => ({ ...core, plan: { ...core.plan, rowLevel: 1e-9 } })],
    ['another seed', (core) => ({ ...core, plan: { ...core.plan, seed: 'eight' } })],
  ];
  const read = new Map<string, Promise<StageRead>>();

  const readDerived = async (file: string) => {
    const one = readEvidence(file);
    await deriveAgain(one, file);
    return one;
  };

  it.each(lies)('is not believed where it lies, whoever seals it: %s', async (_, lie) => {
    const { core } = record();
    const told = lie(core) as Core;
    const sealed = { ...record(), core: told, digest: digestOf(told) };
    const checks = await verifySurvey(sealed, (file) => {
      const found = read.get(file) ?? readStage(join(cwd, 'reports/survey', file), readDerived);
      read.set(file, found);
      return found;
    });
    expect(checks.map(({ outcome }) => outcome)).toContain('differs');
  });

  it('is held against its rows whatever its run says of refusals', async () => {
    const { run } = record();
    const forged = { ...record(), run: { ...run, refusals: [{ row: 'right', stage: 'sample' as const, message: 'it is biased' }] } };
    const checks = await verifySurvey(forged, (file) => readStage(join(cwd, 'reports/survey', file), readDerived));
    expect(checks.map(({ outcome }) => outcome)).not.toContain('differs');
  });

  it('is rendered as text and JUnit, and told on the terminal within 100 columns', async () => {
    const text = await program(cwd, 'report', 'reports/survey.json', '--format', 'text,junit', '--out', 'told', '--quiet');
    expect(text.status).toBe(0);
    expect(
      readFileSync(join(cwd, 'told/survey.txt'), 'utf8')
        .split('\n')
        .filter((line) => line.length > 100),
    ).toEqual([]);
    expect(readFileSync(join(cwd, 'told/survey.xml'), 'utf8')).toContain('tests="10" failures="2" errors="2" skipped="2"');
  });

  it.each([
    [['survey'], 64, /needs a list/],
    [['survey', 'nowhere.csv'], 66, /nowhere.csv does not exist/],
    [['survey', 'lost.js.txt'], 66, /does not exist/],
    [['survey', 'list.csv', '--name', '..'], 64, /is more than dots/],
    [['survey', 'list.csv', '--rows', 'right,left'], 64, /names rows of the list, got "left"/],
    [['survey', 'list.csv', '--trials', '5'], 64, /--trials is for subjects that are named/],
  ])('%j ends with %i', async (words, status, message) => {
    const refused = await program(cwd, ...words);
    expect(refused.status).toBe(status);
    expect(refused.stderr).toMatch(message);
  });
});

function changed(core: Core, name: string, change: (row: Core['surveyed'][number]) => unknown): unknown {
  return { ...core, surveyed: core.surveyed.map((row) => (row.name === name ? change(row) : row)) };
}

describe('subjects that are named one by one', () => {
  it('are rows of a list that is written beside the page, from which the same survey is made', async () => {
    const named = await program(cwd, 'compare', './right.js', './sorted.js', '--trials', '300', '--seed', 'named', '--out', 'named');
    expect([named.status, named.stdout]).toEqual([20, expect.stringContaining('One of 2 rows is biased')]);
    expect(named.stdout).toMatch(/right-js +even +nothing in 4,096 deals/);
    expect(readFileSync(join(cwd, 'named/survey.csv'), 'utf8')).toBe('subject,trials\n../right.js,300\n../sorted.js,300\n');
    const listed = await program(cwd, 'survey', 'named/survey.csv', '--seed', 'named', '--out', 'listed', '--json');
    expect(JSON.parse(listed.stdout).core).toEqual(JSON.parse(readFileSync(join(cwd, 'named/survey.json'), 'utf8')).core);
  });

  it('are refused where one is no subject', async () => {
    const { status, stderr } = await program(cwd, 'survey', './right.js', './deal.py');
    expect([status, stderr]).toEqual([64, expect.stringContaining('a function must be in a JavaScript or TypeScript file')]);
  });
});
