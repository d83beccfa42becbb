import { AuditError } from '../../../core/errors.js';
import type { Evidence } from '../../../core/record/evidence.js';
import type { Language } from '../../../core/record/profile.js';
import { html } from '../../../page/markup.js';
import { framed } from '../../../page/page.js';
import { cssString } from '../../../page/style/print.js';
import type { RecordNotes } from '../../../page/words/record-notes.js';
import { shortHash } from '../../../page/words/short-hash.js';
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
import { MESSAGES, textInLanguage } from './words/catalogue.js';

/** The CSS counter styles for the digits of each language. */
const COUNTERS: Readonly<Record<Language, string>> = { en: 'decimal', hi: 'devanagari', bn: 'bengali' };

/** Fonts that have the letters, as systems call them; the last is a generic one. */
const FONTS: Readonly<Record<Language, string>> = {
  en: 'Georgia,"Noto Serif","DejaVu Serif",serif',
  hi: '"Noto Serif Devanagari","Noto Sans Devanagari","Kohinoor Devanagari","Nirmala UI",Mangal,"Lohit Devanagari","DejaVu Serif",serif',
  bn: '"Noto Serif Bengali","Noto Sans Bengali","Kohinoor Bangla","Nirmala UI",Vrinda,"Lohit Bengali","DejaVu Serif",serif',
};

/**
 * Returns the style of a document: for paper first, and readable on a screen. `sheet` stands around the numbers of the sheets, `foot` at their left.
 * Headings have room above their letters: what rises above its line at the top of a sheet is drawn at the foot of the one before.
 */
function documentStyle(language: Language, sheet: readonly [string, string, string], foot: string): string {
  const [before, between, after] = sheet.map(cssString);
  const fonts = FONTS[language];
  const digits = COUNTERS[language];
  return `
@page{size:A4;margin:18mm 18mm 20mm;@bottom-left{content:${cssString(foot)};font:7.5pt ${fonts};color:#444}@bottom-right{content:${before} counter(page,${digits}) ${between} counter(pages,${digits}) ${after};font:7.5pt ${fonts};color:#444}}
*{box-sizing:border-box}
html{font:10.5pt/1.45 ${fonts};color:#111;background:#fff}
body{margin:0 auto;max-width:174mm;padding:8mm 4mm}
h1{font-size:22pt;line-height:1.2;margin:0;padding-top:.2em}
h2{font-size:14pt;line-height:1.25;margin:0 0 6px;border-bottom:1px solid #999;padding:.3em 0 3px}
h3{font-size:10.5pt;margin:12px 0 3px}
p{margin:4px 0}
section{margin:0 0 20px}
.sub{font-size:11pt;color:#333}
.head{display:grid;grid-template-columns:1fr 1fr;gap:4px 20px;margin:12px 0}
.head dt{font-size:8.5pt;color:#444}.head dd{margin:0;overflow-wrap:anywhere}
.verdict{font-size:15pt;font-weight:bold;line-height:1.3;border-left:5px solid #555;padding:3px 10px;margin:10px 0}
.verdict.biased{border-color:#a3241f}.verdict.no-bias-found{border-color:#1d5f8a}
.tally{margin:0 0 12px}
.question{break-inside:avoid}
.note,small{font-size:8.5pt;color:#333}
pre{font:8.5pt/1.4 "DejaVu Sans Mono",Menlo,Consolas,monospace;background:#f1f1ee;padding:6px 8px;margin:5px 0;white-space:pre-wrap;overflow-wrap:anywhere}
pre span{display:inline-block;max-width:100%}
code{font:.86em "DejaVu Sans Mono",Menlo,Consolas,monospace;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;font-size:9pt;line-height:1.35;margin:4px 0}
th,td{text-align:start;vertical-align:top;padding:4px 10px 4px 0;border-bottom:1px solid #ccc}
thead th{font-size:8.5pt;border-bottom:1px solid #666}
.facts th{width:34%;font-weight:normal;color:#333}
.clauses td:nth-child(1){width:17%}.clauses td:nth-child(2){width:36%}
.files td{font-size:8pt}.rows{font-size:7.4pt}.rows td,.rows th{padding:2px 6px 2px 0}.rows thead th{font-size:7.2pt}.rows td:first-child code{overflow-wrap:break-word}.rows td:nth-child(n+3){white-space:nowrap}
.sign td{height:46px;width:25%}.blank{display:block}
b.not-met{color:#a3241f}b.met{color:#1d5f8a}
sup{font-size:.75em;line-height:0}
ul{margin:4px 0;padding-inline-start:18px}
@media screen and (max-width:600px){.head{grid-template-columns:1fr}.wide{overflow-x:auto}}
@media print{
body{max-width:none;padding:0}
.first{break-after:page}
.sheet{break-inside:avoid}
.appendix{break-before:page}
thead{display:table-header-group}
tr,pre,li,.question{break-inside:avoid}
h1,h2,h3,thead{break-inside:avoid;break-after:avoid}
p:has(+pre){break-after:avoid}
.verdict{break-after:avoid}
}
`;
}

/** The most characters of a name that fit at the foot of a sheet, beside another and the number of the sheet. */
const MOST_AT_FOOT = 36;

/** Shortens a name for the foot of every sheet: its beginning, where it is long. */
function atFoot(name: string): string {
  const characters = [...name];
  return characters.length > MOST_AT_FOOT ? `${characters.slice(0, MOST_AT_FOOT - 1).join('')}…` : name;
}

/**
 * Renders the document of an audit that was checked against a profile, as one self-contained page that prints to A4. A pure function of the record:
 * the profile and the parties stand in its run. Throws E_USAGE for a record without them, and for one under a declared null.
 */
export function renderDocument(record: Evidence, language: Language = 'en', told: RecordNotes = {}): string {
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
  const foretold = run.foretold ?? told.foretold;
  const findings = judge(core, info.profile, foretold);
  const facts: Facts = { record, info, findings, foretold, language, m, f: figuresOf(language, m), told };
  const sections = [firstPage, identification, clauses, verdict, deviations, scope, generator, method, sizes, again, signatures, appendix];
  return framed({
    language,
    title: `${m.title} ${reportId(facts)}: ${core.subject.id}, ${textInLanguage(info.profile.title, language)}`,
    style: documentStyle(language, m.sheet, [reportId(facts), core.subject.id].map(atFoot).concat(shortHash(record)).join(' · ')),
    body: html`<body><main>${sections.map((section) => section(facts))}</main></body>`,
  });
}
