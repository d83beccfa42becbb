import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../src/page/facts/answer.js';
import { strongestFirst } from '../../../../src/page/facts/results.js';
import { rowGroups } from '../../../../src/report/audit/facts/row-groups.js';
import { auditPage } from '../../../../src/report/audit/page.js';
import { RECORDS, record } from '../../records.js';

/** The table of tests cut in what is open and what is folded. */
async function cut(name: (typeof RECORDS)[number]): Promise<{ readonly open: string; readonly folded: string }> {
  const page = await auditPage(record(name));
  const section = page.slice(page.indexOf('<h3>Strongest finding first'), page.indexOf('<p class="caption after">'));
  const at = section.indexOf('<details');
  return at < 0 ? { open: section, folded: '' } : { open: section.slice(0, at), folded: section.slice(at) };
}

const rowsIn = (text: string, tests: readonly string[]): readonly string[] =>
  tests.filter((test) => text.includes(`<code>${test}</code>`)).sort();

describe('the table of tests', () => {
  it.each(RECORDS)(
    'of %s holds every row once, the required ones and the strongest of each group open, and what saw nothing folded',
    async (name) => {
      const { core } = record(name);
      const tests = core.results.map(({ test }) => test).sort();
      const { folded, open } = await cut(name);
      expect([...rowsIn(open, tests), ...rowsIn(folded, tests)].sort()).toEqual(tests);
      for (const { results } of rowGroups(core)) {
        const findings = strongestFirst(results.filter((result) => result.required || answerOf(core, result).kind !== 'nothing'));
        const seen = findings.map(({ test }) => test);
        const required = results.some((result) => result.required);
        const shown = core.verdict.kind === 'biased' && !required && seen.length > 2 ? seen.slice(0, 1) : seen;
        expect(rowsIn(open, tests).filter((test) => results.some((result) => result.test === test))).toEqual([...shown].sort());
      }
    },
  );

  it('says of each fold how many rows it holds, and of which group', async () => {
    const { core } = record('naive-swap-52');
    const { folded } = await cut('naive-swap-52');
    const lines = [...folded.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, line]) => line);
    const expected = rowGroups(core).flatMap(({ name, results }) => {
      const further = results.filter((result) => !result.required);
      const silent = further.filter((result) => answerOf(core, result).kind === 'nothing').length;
      const found = further.length - silent;
      const weaker = found > 2 ? found - 1 : 0;
      if (weaker + silent === 0) return [];
      const what = weaker === 0 ? 'nothing seen' : `${weaker} weaker findings and ${silent} with nothing seen`;
      const open = results.length - weaker - silent;
      return [`<b>${name}</b>: ${weaker + silent}${open > 0 ? ' more' : ''} rows, ${what}`];
    });
    expect(lines).toEqual(expected);
    expect(lines).toEqual([
      expect.stringMatching(/^<b>Further tests<\/b>: \d+ more rows, \d+ weaker findings and \d+ with nothing seen$/),
      expect.stringContaining('Each deal against the one before'),
    ]);
  });
});
