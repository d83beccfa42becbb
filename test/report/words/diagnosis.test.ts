import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../src/core/evidence.js';
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
      /^Of the known mistakes sattolo or sattolo-forward, which deal single cards alike here, fits? best/,
    );
  });

  it('says that none fits, and where else to look', () => {
    expect(said({ best: [] })).toMatch(/^None of the 14 known mistakes compared explains it: even the closest, sattolo,/);
    expect(said({ best: [], even: true })).toMatch(/^The positions of single cards look even/);
    expect(diagnosisFootnote({ ...found, best: [] })).toContain('not in the catalogue');
    expect(diagnosisFootnote(found)).toContain('not a proof of the cause');
  });
});
