import { html, type Markup } from '../../../../page/markup.js';
import type { Finding } from '../../profiles/finding.js';
import type { Facts } from '../facts.js';
import { rich } from '../figures.js';
import { textInLanguage } from '../words/catalogue.js';
import { reasonOf, statusOf } from '../words/clause-words.js';
import { part, table } from './table.js';

export function clauses(facts: Facts): Markup {
  const { findings, m } = facts;
  return part(
    m.headings.clauses,
    table(
      'clauses',
      [m.labels.clause, m.labels.requirement, m.labels.finding],
      findings.map((finding) => [number(finding, facts), requirement(finding, facts), said(finding, facts)]),
    ),
  );
}

function number({ clause }: Finding, { m }: Facts): Markup {
  return html`<code>${clause.number}</code><br><small>${m.seenAs[clause.seen]}</small>`;
}

function requirement({ clause }: Finding, { language, m, f }: Facts): Markup {
  const { confidence, requirement: text } = clause;
  const level = confidence === null ? null : html`<br><small>${m.labels.level}: ${f.asked(confidence)}</small>`;
  // A text that the profile has in English alone is marked as such, for who reads it out.
  return html`${text[language] === undefined ? html`<span lang="en">${text.en}</span>` : textInLanguage(text, language)}${level}`;
}

function said(finding: Finding, facts: Facts): Markup {
  const { m } = facts;
  const { answer, beyond } = finding;
  const reason = reasonOf(finding, facts);
  const why = reason === '' ? null : html`<br>${rich(reason)}`;
  const more =
    beyond.length === 0 || answer.status === 'not-seen'
      ? null
      : html`<br><small>${m.beside(beyond.map((one) => m.beyond[one]).join(m.join))}</small>`;
  return html`<b class="${answer.status}">${rich(statusOf(answer, facts))}</b>${why}${more}`;
}
