import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import type { Outcome } from '../../../../src/core/subject/outcome.js';
import { logSubject, readLog } from '../../../../src/host/log/read-log.js';
import { plain } from '../../../../src/page/phrase.js';
import { pages } from '../../../../src/report/audit/pages.js';
import { verdictWords } from '../../../../src/report/audit/words/verdict.js';
import { builtInBatch } from '../../../support/built-in-batch.js';
import { recordOf } from '../../../support/record-of.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-changes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OUTCOME: Outcome = { kind: 'moves', piles: 3, max: 5, choice: 'pile' };
const TRIALS = 16_000;

/** The audit of a log of an even player of whose positions some are lost, by groups where `groupOf` says which. */
async function auditOf(
  isLost: (deal: number) => boolean,
  groupOf: ((deal: number) => string) | null = null,
  trials = TRIALS,
): Promise<Evidence> {
  const { cells, width } = await builtInBatch(OUTCOME, 'per-pile', trials, 'words of changes');
  const rows = Array.from({ length: trials }, (_, deal) => {
    const [a, b, c, pile, left] = isLost(deal) ? [1, 2, 3, 2, 0] : cells.subarray(deal * width, (deal + 1) * width);
    const after = [a, b, c].map((stones, at) => (at === pile ? left : stones));
    return `"${[a, b, c, ...after].join(' ')}"${groupOf ? `,${groupOf(deal)}` : ''}`;
  });
  const path = join(folder, 'moves.csv');
  writeFileSync(path, `deal${groupOf ? ',team' : ''}\n${rows.join('\n')}\n`);
  const places = [{ name: 'moves.csv', path }];
  const wishes = {
    packs: 1,
    start: 'unknown',
    maxRejects: 0,
    field: 'deal',
    outcome: OUTCOME,
    ...(groupOf && { by: { by: 'column', name: 'team' } }),
  };
  const subject = logSubject(await readLog(places, wishes as Parameters<typeof readLog>[1]), places);
  return recordOf(subject, { seed: 'log', trials: subject.trials, detect: 0.2 });
}

const wordsOf = ({ core }: Evidence): string => {
  const { lead, more, name, rest, sure } = verdictWords(core);
  return [name, plain(rest), ...[lead, ...more, sure].map(plain)].join(' ');
};

/** The audit of a log of five cards: through one half the first card stays first twice as often as it should, through the other never. */
async function turningDeck(trials: number): Promise<Evidence> {
  let state = 1;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const rows = Array.from({ length: trials }, (_, deal) => {
    const deck = [0, 1, 2, 3, 4];
    const swap = (i: number, j: number): void => {
      [deck[i], deck[j]] = [deck[j], deck[i]];
    };
    for (let i = 4; i > 0; i--) swap(i, below(i + 1));
    if (deal < trials / 2 && below(4) === 0) swap(0, deck.indexOf(0));
    if (deal >= trials / 2 && deck[0] === 0) swap(0, 1 + below(4));
    return deck.join(',');
  });
  const path = join(folder, 'turning.csv');
  writeFileSync(path, `${rows.join('\n')}\n`);
  const places = [{ name: 'turning.csv', path }];
  const subject = logSubject(await readLog(places, { packs: 1, start: 'natural', maxRejects: 0 }), places);
  return recordOf(subject, { seed: 'log', trials: subject.trials, detect: 0.2 });
}

describe('a change during the run', () => {
  it('of the chances of positions does not send the reader elsewhere', async () => {
    const words = wordsOf(await turningDeck(8000));
    expect(words).toMatch(/^Biased: the shuffle changes its chances during the run/);
    expect(words).toMatch(
      /Card by position, (?:the chances are off by at most [\d.]+.% on average|nothing stands out from luck)\. That is over all deals together\./,
    );
    expect(words).not.toContain('elsewhere');
  });

  it('is not said to have been looked for where one part holds all there is to compare', async () => {
    const record = await auditOf((deal) => deal >= 13_700, null, 104_000);
    expect(record.core.verdict).toMatchObject({ kind: 'inconclusive', reason: { why: 'untold' } });
    expect(wordsOf(record)).toContain(
      'Cannot tell: parts of the run hold too little to be compared Whether a bias changes during the run could not be looked for',
    );
    expect(pages.text(record, {})).toMatch(/too little to tell +homogeneity\/run\/pile/);
  });

  it('is looked for no more closely than the positions with a choice allow, and so is a bias of all of them', async () => {
    // Two deals in three are lost positions: what is left sees half as much.
    const record = await auditOf((deal) => deal % 3 > 0);
    expect(record.core.verdict).toMatchObject({
      kind: 'inconclusive',
      reason: { why: 'too-little', detect: 0.2 },
    });
    expect(record.core.results.filter(({ required }) => required).map(({ trials }) => Math.round(trials / 1000))).toEqual([5, 5]);
  });

  it('is said with the parts that were compared, where these are fewer', async () => {
    const record = await auditOf((deal) => deal >= (TRIALS * 7) / 8);
    expect(record.core.verdict.kind).toBe('no-bias-found');
    expect(wordsOf(record)).toMatch(
      /from one eighth of the run to the next, and evens out over all of it, would have been found down to [\d.]+.%\. Of 8 such parts 7 were compared: the others hold too little\. One that comes and goes faster could go unseen\./,
    );
  });

  it('is said of the groups that were compared, where some were left out', async () => {
    const record = await auditOf(
      (deal) => deal >= TRIALS - 300,
      (deal) => (deal >= TRIALS - 300 ? 'c' : deal % 2 ? 'a' : 'b'),
    );
    expect(record.core.verdict.kind).toBe('no-bias-found');
    expect(wordsOf(record)).toContain(
      'One that differs between the 2 of 3 groups that hold enough to be compared would have been found down to',
    );
  });
});
