import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { readOptions } from '../../src/cli/options/option.js';
import { SHARED } from '../../src/cli/options/shared.js';
import { requestOf } from '../../src/cli/subject/open-subject.js';
import { evidenceSchema } from '../../src/core/record/evidence.js';
import type { Source } from '../../src/core/record/origin.js';
import type { Outcome } from '../../src/core/subject/outcome.js';
import type { Subject } from '../../src/core/subject/subject.js';
import { evidenceText } from '../../src/engine/record/evidence-text.js';
import { builtInSubject } from '../../src/engine/subject/built-in-subject.js';
import { originIdentity } from '../../src/engine/subject/origin-identity.js';
import { checkTakes, SOURCES, whyNot } from '../../src/engine/subject/takes.js';
import { verifyRecord } from '../../src/host/audits.js';
import { openFunctionSubject } from '../../src/host/function/module/subject.js';
import { reopenAnew } from '../../src/host/function/reopen-anew.js';
import { logSubject, readLog } from '../../src/host/log/read-log.js';
import { openProgramSubject } from '../../src/host/program/subject.js';
import { KINDS, kindOf } from '../../src/kinds/index.js';
import { parseEvidence } from '../../src/records/read-evidence.js';
import { verifyAny } from '../../src/records/verify-any.js';
import { raceSubject } from '../../src/wings/race/host/subject.js';
import { recordOf } from '../support/record-of.js';
import { sequentialRecord } from '../support/sequential-record.js';

const TRIALS = 60;
const N = 6;

const OUTCOMES: readonly Outcome[] = [
  { kind: 'deck' },
  { kind: 'hand', seen: 2, order: 'kept' },
  { kind: 'board', rows: 2, columns: 3 },
  { kind: 'piles', piles: 3, max: 7 },
  { kind: 'moves', piles: 3, max: 7, choice: 'pile' },
];

/** Makers of every kind in JavaScript: as functions, and behind them a program that writes what they make a line. */
const MAKERS = `
const below = (n) => Math.floor(Math.random() * n);
export function deck(cards) { for (let i = cards.length - 1; i > 0; i--) { const j = below(i + 1); [cards[i], cards[j]] = [cards[j], cards[i]]; } return cards; }
export function hand(cards, k) { return deck(cards).slice(0, k); }
export function board(cells) { return deck(cells); }
export function piles(many, max) { return Array.from({ length: many }, () => below(max) + 1); }
export function moves(before) { const after = [...before]; after[below(before.length)] -= 1; return after; }
`;
const WRITER = `
import * as make from './makers.mjs';
import { writeSync } from 'node:fs';
const range = (n) => Array.from({ length: n }, (_, i) => i);
const lines = { deck: () => make.deck(range(6)), hand: () => make.hand(range(6), 2), board: () => make.board(range(6)), piles: () => make.piles(3, 7),
  moves: () => { const before = make.piles(3, 7); return [...before, ...make.moves(before)]; } };
const [kind, many] = process.argv.slice(2);
try { for (let i = 0; many === undefined || i < Number(many); i++) writeSync(1, lines[kind]().join(' ') + '\\n'); } catch {}
`;

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-subjects-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
writeFileSync(join(cwd, 'makers.mjs'), MAKERS);
writeFileSync(join(cwd, 'writer.mjs'), WRITER.replaceAll('\\\\n', '\\n'));
mkdirSync(join(cwd, 'node_modules/makers'), { recursive: true });
writeFileSync(join(cwd, 'node_modules/makers/package.json'), '{"name":"makers","version":"1.0.0","type":"module","exports":"./index.js"}');
writeFileSync(join(cwd, 'node_modules/makers/index.js'), MAKERS);

const BUILT_IN: Readonly<Record<Outcome['kind'], string>> = {
  deck: 'fisher-yates',
  hand: 'fisher-yates',
  board: 'cell-swap',
  piles: 'uniform',
  moves: 'per-pile',
};

/** One outcome of the built-in maker of a kind after the other, as text: what a log of them would hold. */
async function written(outcome: Outcome): Promise<string> {
  const subject = opened['built-in'](outcome);
  const { space } = await subject;
  const { Batch } = await import('../../src/core/subject/outcome.js');
  const { blockAt } = await import('../../src/engine/count/blocks.js');
  const batch = new Batch(space.width, TRIALS);
  const source = await (await subject).open(blockAt({ seed: 'log', role: 'sample', trials: TRIALS, blockSize: 65_536 }, 0));
  await source.fill(batch);
  const rows = Array.from({ length: TRIALS }, (_, k) => [...batch.cells.subarray(k * space.width, (k + 1) * space.width)]);
  return rows.map((row) => `${(outcome.kind === 'moves' ? beforeAndAfter(row) : row).join(' ')}\n`).join('');
}

function beforeAndAfter(row: readonly number[]): readonly number[] {
  const before = row.slice(0, -2);
  const [pile, left] = row.slice(-2);
  return [...before, ...before.map((stones, i) => (i === pile ? left : stones))];
}

const opened: Readonly<Record<Source['kind'], (outcome: Outcome) => Promise<Subject>>> = {
  'built-in': async (outcome) => {
    const parts = { prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' };
    return builtInSubject({ source: { kind: 'built-in', maker: BUILT_IN[outcome.kind], ...parts }, outcome }, N);
  },
  module: (outcome) =>
    openFunctionSubject({ kind: 'module', file: './makers.mjs', export: outcome.kind, n: N, outcome, randomness: 'injected', cwd }),
  npm: (outcome) =>
    openFunctionSubject({ kind: 'npm', specifier: 'makers', export: outcome.kind, n: N, outcome, randomness: 'injected', cwd }),
  program: (outcome) =>
    openProgramSubject({ program: process.execPath, args: ['writer.mjs', outcome.kind], n: N, outcome, alphabet: 'from-0', cwd }),
  log: async (outcome) => {
    const name = `${outcome.kind}.txt`;
    writeFileSync(join(cwd, name), await written(outcome));
    const places = [{ name, path: join(cwd, name) }];
    const read = await readLog(places, {
      packs: 1,
      maxRejects: 0,
      start: 'unknown',
      ...(outcome.kind === 'hand' ? { n: N, partial: { orderUnknown: false, numbers: 'from-0' } } : { outcome }),
    });
    return logSubject(read, places, TRIALS);
  },
  race: async () => raceSubject(true, N),
  inline: async (outcome) => {
    const made = await opened['built-in'](outcome);
    return { ...made, origin: { source: { kind: 'inline', name: 'mine', randomness: 'live' }, outcome }, id: 'mine', replayable: false };
  },
};

const SOURCE_KINDS = Object.keys(SOURCES) as Source['kind'][];
const CELLS = SOURCE_KINDS.flatMap((source) => OUTCOMES.map((outcome) => [source, outcome] as const));

describe('what the table allows', () => {
  it.each(CELLS.filter(([source, outcome]) => whyNot(source, outcome) === null))(
    '%s makes %o, and its record is sound',
    async (source, outcome) => {
      const subject = await opened[source](outcome);
      expect(subject.origin).toMatchObject({ source: { kind: source }, outcome });
      const record = await recordOf(subject, { seed: 'cells', trials: TRIALS, detect: 0.5 });
      expect(evidenceSchema.safeParse(record).error).toBeUndefined();
      const checks = await verifyRecord(record, () => reopenAnew(record.core.subject.origin, record.core.plan.n, cwd), { workers: 1 });
      const replayable = originIdentity(subject.origin).replayable;
      expect(checks.map((check) => check.outcome)).toEqual(['holds', 'holds', 'holds', 'holds', replayable ? 'holds' : 'not done']);
    },
  );
});

describe('what the table allows until it is decided', () => {
  it.each(CELLS.filter(([source, outcome]) => whyNot(source, outcome, 'until-decided') === null))(
    '%s makes %o, and its record is sound',
    async (source, outcome) => {
      const subject = await opened[source](outcome);
      const record = await sequentialRecord(subject, { seed: 'cells', mostTrials: TRIALS });
      expect(parseEvidence(evidenceText(record), 'r.json')).toEqual(record);
      const checks = await verifyAny(record, cwd, { workers: 1 });
      const { replayable } = originIdentity(subject.origin);
      expect(checks.map((check) => check.outcome)).toEqual(['holds', 'holds', 'holds', 'holds', replayable ? 'holds' : 'not done']);
    },
  );

  it('is everything but logs, which are read whole, and a race, which shuffles whole decks', () => {
    const refused = CELLS.filter(([source, outcome]) => whyNot(source, outcome, 'until-decided') !== null);
    expect(refused.map(([source, { kind }]) => `${source} ${kind}`)).toEqual([
      ...OUTCOMES.map(({ kind }) => `log ${kind}`),
      ...OUTCOMES.filter(({ kind }) => kind !== 'deck').map(({ kind }) => `race ${kind}`),
    ]);
  });
});

describe('what the table refuses', () => {
  const typed = (outcome: Outcome): Record<string, unknown> => ({
    ...(outcome.kind === 'hand' && { deal: '2' }),
    ...(outcome.kind === 'board' && { space: 'puzzle:2x3' }),
    ...(outcome.kind === 'piles' && { space: 'nim:dealer', piles: '3', max: '7' }),
    ...(outcome.kind === 'moves' && { space: 'nim:player', piles: '3', max: '7' }),
  });

  it.each(CELLS.filter(([source, outcome]) => whyNot(source, outcome) !== null))('%s is refused %o with the reason', (source, outcome) => {
    expect(() => requestOf(source, readOptions(SHARED, typed(outcome)))).toThrow(
      `${SOURCES[source].title} cannot make ${kindOf(outcome).title}: ${whyNot(source, outcome)}, got ${source}`,
    );
  });

  it.each(SOURCE_KINDS.flatMap((source) => (['until-decided', 'compare', 'input', 'prove'] as const).map((use) => [source, use] as const)))(
    'of %s used for %s, whatever it makes, with one reason',
    (source, use) => {
      for (const kind of Object.values(KINDS)) {
        const reason = whyNot(source, kind, use);
        if (reason === null) expect(() => checkTakes(source, kind, use, 'x')).not.toThrow();
        else expect(() => checkTakes(source, kind, use, 'x')).toThrow(`: ${reason}, got x`);
      }
    },
  );

  it('in a sentence that says who cannot take what', () => {
    expect(() => checkTakes('race', { kind: 'deck' }, 'prove', 'race')).toThrow(
      'prove cannot take a race: what two threads do to each other follows no law that could be proved, got race',
    );
    expect(() => checkTakes('race', { kind: 'hand' }, 'until-decided', 'race')).toThrow(
      'a race cannot make hands: the two threads shuffle one whole deck, got race',
    );
  });

  it('of a piece of a game: sizes and options that belong to other outcomes', () => {
    expect(() => requestOf('fisher-yates', readOptions(SHARED, { piles: '3' }))).toThrow(
      '--piles is for deals of Nim and moves of Nim, got it with fisher-yates',
    );
    expect(() => requestOf('nim:dealer/uniform', readOptions(SHARED, { n: '9' }))).toThrow(
      '--n is for whole decks and hands, got it with nim:dealer/uniform',
    );
    expect(() => requestOf('./x.js', readOptions(SHARED, { size: '3x3' }))).toThrow('--size is for built-in scramblers');
    expect(() => requestOf('./x.js', readOptions(SHARED, { space: 'nim' }))).toThrow(
      '--space must be puzzle:<rows>x<columns>, nim:dealer or nim:player',
    );
  });
});
