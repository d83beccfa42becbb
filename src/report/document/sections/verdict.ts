import { html, type Markup } from '../../../page/markup.js';
import { type Facts, idList, verdictWords } from '../facts.js';
import { rich } from '../figures.js';
import { part } from './table.js';

/** One false alarm of the whole rule in so many audits: two in a million, as the rules of the decision add up to. */
const AUDITS_A_FALSE_ALARM = 500_000;

/** The verdict of the audit in plain words, and how its level stands to those of the clauses. */
export function verdict(facts: Facts): Markup {
  const { f, findings, m, record } = facts;
  const { verdict: found } = record.core;
  const means =
    found.kind === 'no-bias-found'
      ? m.verdict.cleanMeans(f.sizeUp(found.smallestDetectable))
      : found.kind === 'inconclusive'
        ? m.verdict.undecidedWhy
        : found.because.length > 0
          ? m.verdict.biasedBecause(idList(facts, found.because))
          : m.verdict.biasedOther;
  const levels = [
    ...new Set(findings.flatMap(({ alpha, clause }) => (alpha === null || clause.confidence === null ? [] : [clause.confidence]))),
  ];
  const judged = levels.map((confidence) => m.verdict.judgedLevel(f.asked(confidence), f.count(Math.round(1 / (1 - confidence)))));
  const level = judged.length === 0 ? null : html`<p>${rich(m.verdict.levels(f.count(AUDITS_A_FALSE_ALARM), judged.join(' ')))}</p>`;
  return part(m.headings.verdict, [
    html`<p class="verdict ${found.kind}">${rich(verdictWords(facts))}</p><p>${rich(means)}</p>`,
    level,
    html`<p class="note">${m.verdict.noCertificate}</p>`,
  ]);
}
