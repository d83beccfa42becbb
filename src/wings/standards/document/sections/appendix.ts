import type { RecordedResult } from '../../../../core/record/results.js';
import { isDeviation, isUntold } from '../../../../core/record/results.js';
import { isBelowPromise } from '../../../../kinds/planning/promised-size.js';
import { html, type Markup, type Part } from '../../../../page/markup.js';
import type { Facts } from '../facts.js';
import { coded, rich } from '../figures.js';
import { part, table } from './table.js';

/** Lists every row of every sample, the rows each clause was judged by, and the digests of the counts. */
export function appendix(facts: Facts): Markup {
  const { f, findings, m, record } = facts;
  const { absolute, counts, input, results } = record.core;
  const samples = [
    [m.samples.first, results],
    [m.samples['first-absolute'], absolute?.results ?? []],
    [m.samples.second, input?.results ?? []],
    [m.samples['second-absolute'], input?.absolute?.results ?? []],
  ] as const;
  const { labels } = m;
  const judged = findings.filter(({ rows }) => rows.length > 0);
  return part(
    m.headings.appendix,
    [
      html`<h3>${m.appendix.rows}</h3>`,
      table(
        'rows',
        [labels.test, labels.sample, labels.value, labels.degrees, labels.p, labels.pLower, labels.pAdjusted, labels.size, labels.seen],
        samples.flatMap(([sample, rows]) => rows.map((row) => [html`<code>${row.test}</code>`, sample, ...numbersOf(row, facts)])),
      ),
      judged.map(
        ({ clause, rows }) =>
          html`<h3>${rich(m.appendix.clause(coded(clause.number)))}</h3>${table(
            'rows',
            [labels.test, labels.sample, labels.pClause],
            rows.map(({ failed, logPAdjusted, position, sample, test }) => [
              html`<code>${test}</code>${position === null ? null : `, ${labels.position} ${f.count(position)}`}`,
              m.samples[sample],
              failed ? html`<b>${rich(f.probability(logPAdjusted))}</b>` : rich(f.probability(logPAdjusted)),
            ]),
          )}`,
      ),
      html`<h3>${m.appendix.counts}</h3>`,
      table(
        'files',
        [labels.test, 'SHA-256'],
        Object.entries(counts)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([test, { sha256 }]) => [html`<code>${test}</code>`, html`<code>${sha256}</code>`]),
      ),
    ],
    'appendix',
  );
}

function numbersOf(row: RecordedResult, { f, record }: Facts): readonly Part[] {
  const { degrees, logLowerP, logP, logPAdjusted, value } = row;
  const sizes: readonly Part[] =
    isDeviation(row) && !isUntold(row)
      ? [f.size(row.effect.estimate), row.required && isBelowPromise(record.core) ? '–' : f.sizeUp(row.power.smallestDetectable)]
      : ['–', '–'];
  return [f.statistic(value), f.count(degrees), ...[logP, logLowerP, logPAdjusted].map((log) => rich(f.probability(log))), ...sizes];
}
