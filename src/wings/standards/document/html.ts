import { AuditError } from '../../../core/errors.js';
import type { Evidence } from '../../../core/evidence.js';
import type { Language } from '../../../core/profile.js';
import { html } from '../../../page/markup.js';
import { framed } from '../../../page/page.js';
import { shortHash } from '../../../page/words/short-hash.js';
import type { Told } from '../../../page/words/told.js';
import { judge } from '../profiles/judge.js';
import { type Facts, reportId } from './facts.js';
import { figuresOf } from './figures.js';
import { again, signatures } from './sections/again.js';
import { appendix } from './sections/appendix.js';
import { clauses } from './sections/clauses.js';
import { deviations } from './sections/deviations.js';
import { firstPage } from './sections/first-page.js';
import { generator, method, scope } from './sections/how.js';
import { identification } from './sections/identification.js';
import { sizes } from './sections/sizes.js';
import { verdict } from './sections/verdict.js';
import { documentStyle } from './style.js';
import { inLanguage, MESSAGES } from './words/catalogue.js';

/** Characters of a name that fit at the foot of a sheet, beside another and the number of the sheet. */
const MOST_AT_FOOT = 36;

/** A name as it stands at the foot of every sheet: its beginning, where it is long. */
function atFoot(name: string): string {
  const characters = [...name];
  return characters.length > MOST_AT_FOOT ? `${characters.slice(0, MOST_AT_FOOT - 1).join('')}…` : name;
}

/**
 * The document of an audit that was held against a profile, as one self-contained page that prints to A4. A pure function of the record: the profile and
 * the parties stand in its run. Throws E_USAGE for a record without them, and for one under a declared null.
 */
export function renderDocument(record: Evidence, language: Language = 'en', told: Told = {}): string {
  const { core, run } = record;
  const info = run.document;
  if (info === undefined)
    throw new AuditError('E_USAGE', 'a document needs a record that was held against a profile, got one without', {
      hint: 'run the audit with --profile; see: shuffle-audit list profiles',
    });
  if (core.plan.null)
    throw new AuditError('E_USAGE', 'a document answers a standard that asks for an even shuffle, got an audit under a declared null', {
      hint: 'run the audit with --profile and without --null',
    });
  const m = MESSAGES[language];
  const facts: Facts = { record, info, findings: judge(core, info.profile), language, m, f: figuresOf(language, m), told };
  const sections = [firstPage, identification, clauses, verdict, deviations, scope, generator, method, sizes, again, signatures, appendix];
  return framed({
    language,
    title: `${m.title} ${reportId(facts)}: ${core.subject.id}, ${inLanguage(info.profile.title, language)}`,
    style: documentStyle(language, m.sheet, [reportId(facts), core.subject.id].map(atFoot).concat(shortHash(record)).join(' · ')),
    body: html`<body><main>${sections.map((section) => section(facts))}</main></body>`,
  });
}
