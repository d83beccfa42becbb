import { describe, expect, it } from 'vitest';
import type { ToldRefusal } from '../../../../src/core/record/run-info.js';
import { sealed } from '../../../../src/engine/record/sealed.js';
import { ROW_LEVEL } from '../../../../src/wings/survey/engine/row-level.js';
import { rowVerdict, surveyVerdict } from '../../../../src/wings/survey/engine/row-verdict.js';
import { pages } from '../../../../src/wings/survey/page/pages.js';
import type { SurveyCore, SurveyedRow, SurveyStage, SurveySubject } from '../../../../src/wings/survey/record/survey.js';

const RUN = { startedAt: '2026-11-26T08:00:00.000Z', elapsedMs: 1000, node: '20.0.0', cpu: 'any', workers: 1 };
const at = (record: string): { record: string; digest: string } => ({ record, digest: `sha256:${'0'.repeat(64)}` });

const proof = (name: string, kind: 'holds' | 'fails'): SurveyStage => ({
  stage: 'proof',
  ...at(`${name}-proof.json`),
  kind,
  variation: kind === 'holds' ? 0 : 2.5e-13,
});
const sample = (name: string, kind: 'biased' | 'no-bias-found' | 'inconclusive', off = 0): SurveyStage => ({
  stage: 'sample',
  ...at(`${name}.json`),
  kind,
  trials: 1000,
  seenFrom: 0.01,
  effect: { name: 'rms-relative-deviation', estimate: off, low: off / 2, high: 2 * off },
  mistakes: off > 0 ? ['naive-swap'] : [],
});

/** A row as it was found, and what its list says of it. */
interface Made extends Partial<SurveyedRow> {
  readonly name: string;
  readonly asked?: Partial<SurveySubject>;
}

async function survey(...rows: readonly Made[]): Promise<string> {
  return pages.html(record(...rows), {});
}

function record(...rows: readonly Made[]): ReturnType<typeof sealed<SurveyCore>>['record'] {
  const surveyed = rows.map((made): SurveyedRow => {
    const { asked: _asked, ...row } = made;
    const stages = row.stages ?? [];
    const base = { version: null, code: null, sameAs: null, seeds: null, refused: null };
    return { ...base, stages, verdict: rowVerdict(stages), ...row };
  });
  const core: SurveyCore = {
    kind: 'survey',
    tool: { name: 'shuffle-audit', version: '0.1.0' },
    plan: {
      list: 'list.csv',
      folder: 'survey',
      seed: 'a seed',
      n: 52,
      detect: 0.02,
      proofCards: 5,
      lookTrials: 4096,
      rowLevel: ROW_LEVEL,
      rows: rows.map(({ asked, name }) => ({ name, subject: `npm:${name}`, options: {}, ...asked })),
    },
    surveyed,
    verdict: surveyVerdict(surveyed),
  };
  return sealed(core, RUN).record;
}

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the page of a survey', () => {
  it('names the biased rows first, the furthest off of them first, and leads to their pages', async () => {
    const html = await survey(
      { name: 'clean', stages: [proof('clean', 'holds'), sample('clean', 'no-bias-found')] },
      { name: 'near', stages: [sample('near', 'biased', 0.03)] },
      { name: 'far', stages: [proof('far', 'fails'), sample('far', 'biased', 0.3)] },
      { name: 'small', stages: [proof('small', 'fails'), sample('small', 'no-bias-found')] },
    );
    expect([...html.matchAll(/href="(survey[^"]*)"/g)].map(([, to]) => to)).toEqual([
      'survey/far.html',
      'survey/near.html',
      'survey/small-proof.html',
    ]);
    expect(plain(html)).toContain('Two of 4 rows are biased');
    expect(plain(html)).toContain(
      'In one no bias was found, down to 2 % unless the row says another size. One is proved uneven by less than the sample could show.',
    );
  });

  it('leads to the manifest of its rows where they do not lie beside it, and to no page of a row', async () => {
    const html = await pages.html(record({ name: 'far', stages: [sample('far', 'biased', 0.3)] }), { manifest: 'survey/manifest.csv' });
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['#main', 'survey/manifest.csv']);
    expect(plain(html)).not.toMatch(/Its name leads|shuffle-audit verify/);
  });

  it('accuses nobody of what was not shown', async () => {
    const made = record(
      { name: 'open', stages: [sample('open', 'inconclusive')] },
      { name: 'gone', refused: { code: 'E_SUBJECT_LOAD', at: { line: 3 } } },
      { name: 'clean', stages: [{ stage: 'proof', refused: { code: 'E_UNPROVABLE' } }, sample('clean', 'no-bias-found')] },
    );
    const told = async (...refusals: readonly ToldRefusal[]): Promise<string> =>
      plain(await pages.html({ ...made, run: { ...made.run, refusals } }, {}));
    const html = await told(
      { row: 'gone', stage: 'open', message: 'it asks for a browser' },
      { row: 'clean', stage: 'proof', message: 'it draws again' },
    );
    expect(html).not.toMatch(/■|fair|passed/);
    expect(html).toContain('None of 3 rows is shown to be biased');
    expect(html).toContain('One cannot be told and one could not be audited.');
    expect(html).toContain('it asks for a browser.');
    expect(html).toContain('Not proved: it draws again.');
    // What no run tells is told by its code.
    expect(plain(await pages.html(made, {}))).toContain('E_SUBJECT_LOAD, line 3.');
    // Whatever a run says, the verdicts are those of the rows.
    const forged = await told(
      { row: 'open', stage: 'open', message: '■ Biased' },
      { row: 'gone', stage: 'open', message: 'it is <b>fair</b>' },
    );
    expect(forged).toContain('None of 3 rows is shown to be biased');
    expect(forged).not.toContain('■');
    expect(forged).toContain('it is &#60;b&#62;fair&#60;/b&#62;.');
  });

  it('states one rule over all rows that were dealt, and how often it errs', async () => {
    const rows = Array.from({ length: 50 }, (_, k) => ({ name: `row-${k}`, stages: [sample(`row-${k}`, 'no-bias-found')] }));
    const html = plain(await survey(...rows, { name: 'copy', sameAs: 'row-1', verdict: { kind: 'no-bias-found', by: 'sample' } }));
    expect(html).toContain('at most 3 in 1,000,000 a row');
    // 50 rows at 3e-6 each.
    expect(html).toMatch(/Over 50 rows that is 1\.5 × 10 −4 .*at most one such survey in 6,600 makes one/);
  });

  it('says where versions turn, which start alike, and what the command was', async () => {
    const of = (version: string, kind: 'biased' | 'no-bias-found'): Made => ({
      name: `x-${version}`,
      version,
      asked: { subject: 'npm:x', version },
      stages: [sample(`x-${version}`, kind, kind === 'biased' ? 0.1 : 0)],
      seeds: { starts: version === '1.0.0' ? 'alike' : 'apart', stateBits: version === '1.0.0' ? null : 128, orderBits: 225.58 },
    });
    const html = plain(await survey(of('2.0.0', 'no-bias-found'), of('1.0.0', 'biased')));
    expect(html).toContain('1.0.0 is biased; in 2.0.0, the next of the list, no bias is found.');
    expect(html).toContain('Two starts dealt the same decks: x-1.0.0.');
    expect(html).toContain('of x-2.0.0 2¹²⁸ for some 2²²⁵');
    expect(html).toContain('--seed &#39;a seed&#39; --detect 2%');
  });

  it('shows what a list says as text, whatever it says', async () => {
    const html = await survey({
      name: 'x',
      asked: { note: '<script>alert(1)</script>', options: { call: '(d) => d & 1' } },
      stages: [sample('x', 'inconclusive')],
    });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&#60;script&#62;');
  });

  it('is the same in text and JUnit', async () => {
    const made = record(
      { name: 'far', stages: [proof('far', 'fails'), sample('far', 'biased', 0.3)] },
      { name: 'gone', refused: { code: 'E_SUBJECT_LOAD' } },
    );
    expect(pages.text(made, {})).toContain('far  uneven by 2.5 × 10⁻¹³  –             off by 30.0 %');
    expect(pages.junit(made, {})).toContain('tests="2" failures="1" errors="1" skipped="0"');
  });
});
