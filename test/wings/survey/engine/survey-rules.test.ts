import { describe, expect, it } from 'vitest';
import { MOST_ROWS, ROW_LEVEL, SURVEY_LEVEL } from '../../../../src/wings/survey/engine/row-level.js';
import { rowVerdict, surveyVerdict } from '../../../../src/wings/survey/engine/row-verdict.js';
import { compareVersions, versionTurns } from '../../../../src/wings/survey/engine/version-turns.js';
import type { SurveyedRow, SurveyStage } from '../../../../src/wings/survey/record/survey.js';

const at = { record: 'x.json', digest: `sha256:${'0'.repeat(64)}` };
const proof = (kind: 'holds' | 'fails'): SurveyStage => ({
  stage: 'proof',
  ...at,
  kind,
  variation: null,
});
const look = (kind: 'biased' | 'inconclusive'): SurveyStage => ({ stage: 'look', ...at, kind, trials: 100 });
const sample = (kind: 'biased' | 'no-bias-found' | 'inconclusive'): SurveyStage => ({
  stage: 'sample',
  ...at,
  kind,
  trials: 1000,
  seenFrom: 0.01,
  effect: null,
  mistakes: [],
});
const refused = (stage: 'proof' | 'look' | 'sample'): SurveyStage => ({
  stage,
  refused: { code: 'E_UNPROVABLE' },
});

describe('the rule of a survey', () => {
  it('adds the levels of a look and of a sample with all looks beside it up, 3 in a million', () => {
    expect(ROW_LEVEL).toBeCloseTo(3e-6, 15);
    expect(MOST_ROWS * ROW_LEVEL).toBeLessThanOrEqual(SURVEY_LEVEL);
    expect((MOST_ROWS + 1) * ROW_LEVEL).toBeGreaterThan(SURVEY_LEVEL);
  });

  it.each([
    [[proof('holds'), look('inconclusive'), sample('no-bias-found')], { kind: 'no-bias-found', by: 'sample' }],
    [[proof('fails'), look('inconclusive'), sample('no-bias-found')], { kind: 'biased', by: 'proof' }],
    [[refused('proof'), look('biased'), sample('biased')], { kind: 'biased', by: 'look' }],
    [[refused('proof'), look('inconclusive'), sample('biased')], { kind: 'biased', by: 'sample' }],
    [[refused('proof'), look('inconclusive'), sample('inconclusive')], { kind: 'inconclusive', by: null }],
    // A proof of small decks clears no deck of 52 cards.
    [[proof('holds'), refused('look'), refused('sample')], { kind: 'inconclusive', by: null }],
    [[refused('proof'), refused('look'), refused('sample')], { kind: 'refused', by: null }],
    [[], { kind: 'refused', by: null }],
  ] as const)('a row comes to what its stages say, %#', (stages, verdict) => {
    expect(rowVerdict(stages)).toEqual(verdict);
  });

  it('one that cannot be told makes the whole one that cannot, and a biased one makes it biased', () => {
    const of = (...kinds: readonly SurveyedRow['verdict']['kind'][]): string =>
      surveyVerdict(kinds.map((kind) => ({ verdict: { kind, by: null } }))).kind;
    expect(of('no-bias-found', 'no-bias-found')).toBe('no-bias-found');
    expect(of('no-bias-found', 'refused')).toBe('inconclusive');
    expect(of('inconclusive', 'no-bias-found')).toBe('inconclusive');
    expect(of('refused', 'biased')).toBe('biased');
  });
});

describe('versions', () => {
  it('are ordered as item 11 of Semantic Versioning 2.0.0 lists them', () => {
    const rising = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
      '2.0.0',
      '2.1.0',
      '2.1.1',
      '2.10.0',
    ];
    for (const [k, a] of rising.entries())
      for (const [l, b] of rising.entries()) expect([a, b, Math.sign(compareVersions(a, b))]).toEqual([a, b, Math.sign(k - l)]);
    expect(compareVersions('1.0.0+build.1', '1.0.0+build.2')).toBe(0);
  });

  it('turn where a biased one stands beside a clean one, and not across one that cannot be told', () => {
    const versions = (...found: readonly (readonly [string, SurveyedRow['verdict']['kind']])[]): ReturnType<typeof versionTurns> =>
      versionTurns({
        plan: {
          list: 'l.csv',
          folder: 'survey',
          seed: '1',
          n: 52,
          detect: 0.01,
          proofCards: 5,
          lookTrials: 4096,
          rowLevel: ROW_LEVEL,
          rows: found.map(([version]) => ({ name: version, subject: 'npm:x', version, options: {} })),
        },
        surveyed: found.map(([version, kind]) => ({
          name: version,
          version,
          code: null,
          sameAs: null,
          seeds: null,
          refused: null,
          stages: [],
          verdict: { kind, by: null },
        })),
      });
    expect(versions(['1.0.0', 'biased'])).toEqual([]);
    expect(versions(['1.10.0', 'no-bias-found'], ['1.9.0', 'biased'])[0].turns).toEqual([{ from: '1.9.0', to: '1.10.0', kind: 'mended' }]);
    expect(versions(['1.0.0', 'no-bias-found'], ['2.0.0', 'biased'], ['3.0.0', 'no-bias-found'])[0].turns.map(({ kind }) => kind)).toEqual([
      'broken',
      'mended',
    ]);
    expect(versions(['1.0.0', 'biased'], ['2.0.0', 'inconclusive'], ['3.0.0', 'no-bias-found'])[0].turns).toEqual([]);
  });
});
