import { falseAlarms } from '../../../../core/statistic/rules.js';
import { html, type Markup } from '../../../../page/markup.js';
import { type Facts, verdictWords } from '../facts.js';
import { coded, rich } from '../figures.js';
import { part } from './table.js';

/** Returns the verdict of the audit in plain words, and how its level relates to those of the clauses. */
export function verdict(facts: Facts): Markup {
  const { f, m, record } = facts;
  const { verdict: found } = record.core;
  const means =
    found.kind === 'no-bias-found'
      ? m.verdict.cleanMeans(f.sizeUp(found.smallestDetectable))
      : found.kind === 'inconclusive'
        ? m.verdict.undecidedWhy
        : m.verdict.biasedBecause(shownBy(found.because, facts));
  const { known } = record.core;
  return part(m.headings.verdict, [
    html`<p class="verdict ${found.kind}">${rich(verdictWords(facts))}</p><p>${rich(means)}${found.kind !== 'biased' && known && known.size > 0 ? ` ${m.why.known(f.size(known.size))}` : ''}</p>`,
    levelSentences(facts),
    html`<p class="note">${m.verdict.noCertificate}</p>`,
  ]);
}

/** Returns what a biased verdict rests on: rows by their names, and what else shows a bias in words. */
function shownBy(because: readonly string[], { m }: Facts): string {
  const words: Readonly<Record<string, string>> = m.verdict.because;
  return [...new Set(because)].map((one) => words[one] ?? coded(one)).join(m.join);
}

/**
 * Says how often luck makes the audit call an even shuffle biased, and fails a clause: each, and any. Null where no clause was judged at a level of
 * its own.
 */
function levelSentences({ f, findings, m, record }: Facts): Markup | null {
  const judged = findings.flatMap(({ alpha, clause }) => (alpha === null || clause.confidence === null ? [] : [{ alpha, ...clause }]));
  if (judged.length === 0) return null;
  const oneIn = (alpha: number): string => f.count(Math.floor(1 / alpha + 1e-6));
  const levels = [...new Set(judged.map(({ alpha }) => alpha))].map((level) => {
    const there = judged.filter(({ alpha }) => alpha === level);
    return m.verdict.judgedLevel(f.asked(1 - level), f.count(there.length), oneIn(level));
  });
  const any =
    judged.length === 1
      ? []
      : [
          m.verdict.anyClause(
            oneIn(
              Math.min(
                1,
                judged.reduce((sum, { alpha }) => sum + alpha, 0),
              ),
            ),
          ),
        ];
  return html`<p>${rich(m.verdict.levels(oneIn(falseAlarms(record.core.plan)), [...levels, ...any].join(' ')))}</p>`;
}
