import { describe, expect, it } from 'vitest';
import type { Diagnosis, StepFault } from '../../../src/core/record/diagnosis.js';
import type { Verdict } from '../../../src/core/record/evidence.js';
import { findings } from '../../../src/page/facts/results.js';
import { CARD_NOUNS } from '../../../src/page/nouns.js';
import { plain } from '../../../src/page/phrase.js';
import { comparisonLimit, type DiagnosisSetting, diagnosisSentence } from '../../../src/page/words/diagnosis.js';
import { settingOf } from '../../../src/report/audit/words/diagnosis-setting.js';
import { record } from '../../report/records.js';

const mistake = (id: string) => ({ id, title: id, summary: `${id}.` });
const found: Diagnosis = {
  best: [mistake('sattolo')],
  closest: mistake('sattolo'),
  next: mistake('round-index'),
  logOdds: Math.log(18_000),
  distance: 2600,
  expected: 2601,
  even: false,
  compared: 14,
  steps: null,
  seed: null,
};
const said = (change: Partial<Diagnosis>, around: Partial<DiagnosisSetting> = {}): string =>
  plain(
    diagnosisSentence(
      { ...found, ...change },
      {
        n: 52,
        betweenDeals: false,
        dealsTold: false,
        cards: null,
        nouns: CARD_NOUNS,
        unmoved: null,
        turned: false,
        ownCode: false,
        ...around,
      },
    ),
  ).replaceAll('\u00a0', ' ');

describe('the sentence of a diagnosis', () => {
  it('names the mistake and its odds', () => {
    expect(said({})).toBe('Of 14 known mistakes, sattolo fits best; the odds are 18,000 to 1 against the next best, round-index.');
    expect(said({ logOdds: 2 })).toContain('7.4 to 1');
    expect(said({ logOdds: 1 })).toBe('Of 14 known mistakes, sattolo fits best, but round-index fits about as well.');
    expect(said({ logOdds: 260 })).toContain('10^112 to 1');
    expect(said({ next: null, logOdds: null })).toBe('Of the known mistakes, sattolo fits best.');
  });

  it('puts mistakes with one law together', () => {
    expect(said({ best: [mistake('sattolo'), mistake('sattolo-forward')] })).toMatch(
      /^Of 14 known mistakes, sattolo or sattolo-forward, which look alike here, fits? best/,
    );
  });

  it('says that none fits, and where else to look', () => {
    expect(said({ best: [] })).toMatch(/^None of the 14 known mistakes compared explains it: even the closest, sattolo,/);
    expect(said({ best: [], even: true })).toMatch(/compared explains it: what is uneven here is not what any of them leads to\.$/);
    expect(comparisonLimit({ ...found, best: [] })).toContain('not in the catalogue');
    expect(comparisonLimit(found)).toContain('not a proof of the cause');
  });

  it('says how few deals there seem to be, and what gives so many', () => {
    const seed = { deals: 65_432, low: 64_100, high: 66_800, source: { of: 'bits', bits: 16 } } as const;
    expect(said({ best: [], seed })).toBe(
      'The deals repeat as if only about 65,400 different ones existed, between 64,100 and 66,800, as many as a seed of 16 bits gives.',
    );
    expect(said({ best: [], seed: { ...seed, source: null } })).toBe(
      'The deals repeat as if only about 65,400 different ones existed, between 64,100 and 66,800.',
    );
  });

  it('says so where the mistake lies between deals, and not within one', () => {
    const between = 'All of them are mistakes within one deal; this one is between deals.';
    for (const even of [true, false])
      expect(said({ best: [], even }, { betweenDeals: true })).toBe(`None of the 14 known mistakes compared explains it. ${between}`);
    expect(said({}, { betweenDeals: true })).not.toContain(between);
  });

  it('says a number of deals once, large ones as powers of two', () => {
    const seed = { deals: 3.7e9, low: 1_016_572_251, high: 30_322_607_982, source: { of: 'bits', bits: 32 } } as const;
    expect(said({ best: [], seed })).toBe(
      'The deals repeat as if only about 2^31.8 different ones existed, between 2^29.9 and 2^34.9, as many as a seed of 32 bits gives.',
    );
    expect(said({ best: [], seed }, { dealsTold: true })).toBe('There seem to be as many different deals as a seed of 32 bits gives.');
    const day = { ...seed, source: { of: 'day-milliseconds' } } as const;
    expect(said({ best: [], seed: day }, { dealsTold: true })).toMatch(/as the milliseconds of a day give\.$/);
    expect(said({ best: [], seed: { ...seed, source: null } }, { dealsTold: true })).toMatch(
      /from a shuffle that makes few orders, or from earlier deals handed out again\.$/,
    );
    expect(said({ best: [], seed: { deals: 3, low: 3, high: 3.01, source: null } })).toMatch(/only about 3 different ones existed\.$/);
  });

  it('speaks of rearrangements where decks lie differently every time', () => {
    const around = { nouns: { deal: 'rearrangement', deals: 'rearrangements' } };
    const seed = { deals: 65_432, low: 64_100, high: 66_800, source: { of: 'bits', bits: 16 } } as const;
    expect(said({ best: [], seed }, around)).toMatch(/^The rearrangements repeat as if only about 65,400 different ones existed/);
    expect(said({ best: [], seed }, { ...around, dealsTold: true })).toBe(
      'There seem to be as many different rearrangements as a seed of 16 bits gives.',
    );
    expect(said({ best: [], seed: { ...seed, source: null } }, { ...around, dealsTold: true })).toMatch(
      /^Such repeats come from few different seeds, .*, or from earlier rearrangements handed out again\.$/,
    );
    expect(said({ best: [], seed: { ...seed, deals: 1 } }, around)).toMatch(/^Every rearrangement is the same, as if/);
  });

  it('says that every deal is the same in plain words', () => {
    const seed = { deals: 1, low: 0.99, high: 1.01, source: null };
    const positions = Array.from({ length: 51 }, (_, k) => k + 2);
    const steps = { decoder: 'down', pattern: 'stuck', positions, stays: false, width: null } as const;
    expect(said({ best: [], seed, steps })).toBe(
      'Every deal is the same, as if every deal began with the same seed. All 51 steps always make the same choice.',
    );
    expect(said({ best: [], seed, steps }, { dealsTold: true })).toBe(
      'It is as if every deal began with the same seed. All 51 steps always make the same choice.',
    );
    const untouched = { best: [], steps: { ...steps, stays: true } };
    const back = 'The deck comes back as it was given';
    const copy = `${back}, as if a copy were shuffled and not returned`;
    expect(said(untouched)).toBe(`${copy}, or the deck were sorted by a comparator that never says “before”.`);
    expect(said(untouched, { unmoved: 'unused' })).toBe(`${copy}.`);
    expect(said(untouched, { unmoved: 'undrawn' })).toBe(`${back}, and no number was drawn from Math.random.`);
    const vain = 'The numbers that it draws change nothing, as where a sort’s comparator never says “before”, or always does.';
    for (const found of [untouched, { best: [], seed, steps }]) expect(said(found, { unmoved: 'one-sided' })).toBe(vain);
    expect(said({ best: [], seed, steps }, { turned: true })).toBe(
      'Every deck comes back turned round, as if it were sorted by a comparator that always says “before”, or not shuffled.',
    );
    expect(said({ best: [], seed, steps }, { turned: true, unmoved: 'undrawn' })).toBe(
      'Every deck comes back turned round, and is not shuffled.',
    );
  });

  it('says what the steps show, beside a mistake or in place of one', () => {
    const steps = { decoder: 'down', pattern: 'never-own', positions: [], stays: false, width: null } as const;
    const read = 'Read as the choices of a shuffle from the last position down, ';
    expect(said({ steps })).toMatch(new RegExp(`round-index\\. ${read}no step ever leaves its card where it is\\.$`));
    expect(said({ best: [], steps })).toBe(`${read}no step ever leaves its card where it is.`);
    const shown = (change: Partial<StepFault>): string => said({ best: [], steps: { ...steps, ...change } }).slice(read.length);
    expect(shown({ pattern: 'stuck', positions: [2], stays: true })).toBe('the step for position 2 never moves its card, as if left out.');
    expect(shown({ pattern: 'stuck', positions: [2, 3], stays: true })).toBe(
      '2 steps, that for position 2 among them, never move their cards, as if left out.',
    );
    expect(shown({ pattern: 'stuck', positions: [13] })).toBe('the step for position 13 always makes the same choice.');
    expect(shown({ pattern: 'never-first' })).toBe('no step ever chooses position 1.');
    expect(shown({ pattern: 'half-ends' })).toBe('the first and the last choice of every step come half as often as the others.');
    expect(shown({ pattern: 'low-values', width: 8 })).toBe(
      'the lowest choices of every step come too often, as the remainders of 8-bit numbers do.',
    );
  });
});

describe('the setting of a diagnosis', () => {
  const { core } = record('naive-swap-52');
  /** The same record with its strongest finding under another name. */
  const led = (test: string) => {
    const [first, ...others] = findings(core);
    if (!first) throw new Error('nothing was found');
    const results = [{ ...first, test, logP: 3 * first.logP }, ...others];
    return settingOf({ ...core, results, verdict: { ...core.verdict, because: results.map((row) => row.test) } as Verdict });
  };

  it('is within one deal where the strongest finding is', () => {
    expect(led('position-matrix')).toMatchObject({ n: 52, betweenDeals: false, dealsTold: true });
  });

  it('is between deals where the strongest finding is about a deal and the one before it; equal deals are not, and have told how many there are', () => {
    expect(led('repeats')).toMatchObject({ n: 52, betweenDeals: false, dealsTold: true });
    expect(led('previous-deal/position-matrix')).toMatchObject({ n: 52, betweenDeals: true, dealsTold: false });
  });
});
