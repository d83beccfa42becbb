import { describe, expect, it } from 'vitest';
import type { Diagnosis, StepFault } from '../../../src/core/diagnosis.js';
import { plain } from '../../../src/report/phrase.js';
import { diagnosisFootnote, diagnosisSentence } from '../../../src/report/words/diagnosis.js';

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
const said = (change: Partial<Diagnosis>): string => plain(diagnosisSentence({ ...found, ...change })).replaceAll('\u00a0', ' ');

describe('the sentence of a diagnosis', () => {
  it('names the mistake and its odds', () => {
    expect(said({})).toBe('Of the known mistakes sattolo fits best: the odds are 18,000 to 1 against the next of 14, round-index.');
    expect(said({ logOdds: 1 })).toContain('2.7 to 1');
    expect(said({ logOdds: 260 })).toContain('10^112 to 1');
    expect(said({ next: null, logOdds: null })).toBe('Of the known mistakes sattolo fits best.');
  });

  it('puts mistakes with one law together', () => {
    expect(said({ best: [mistake('sattolo'), mistake('sattolo-forward')] })).toMatch(
      /^Of the known mistakes sattolo or sattolo-forward, which look alike here, fits? best/,
    );
  });

  it('says that none fits, and where else to look', () => {
    expect(said({ best: [] })).toMatch(/^None of the 14 known mistakes compared explains it: even the closest, sattolo,/);
    expect(said({ best: [], even: true })).toMatch(/what each of them would change looks even here\.$/);
    expect(diagnosisFootnote({ ...found, best: [] })).toContain('not in the catalogue');
    expect(diagnosisFootnote(found)).toContain('not a proof of the cause');
  });

  it('says how few deals there seem to be, and what gives so many', () => {
    const seed = { deals: 65_432, low: 64_100, high: 66_800, source: 'a seed of 16 bits' };
    expect(said({ best: [], seed })).toBe(
      'The deals repeat as if only about 65,000 different ones existed, as many as a seed of 16 bits gives.',
    );
    expect(said({ best: [], seed: { ...seed, source: null } })).toBe(
      'The deals repeat as if only about 65,000 different ones existed, between 64,100 and 66,800.',
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
