import { subjectFiles } from '../../../../core/record/subject-files.js';
import { html, type Markup } from '../../../../page/markup.js';
import { commandBlock } from '../../../../page/sections/command-block.js';
import { verifyCommand } from '../../../../page/words/record-file.js';
import { detectableSize, type Facts, reportId, verdictWords } from '../facts.js';
import { coded, rich } from '../figures.js';
import { textInLanguage } from '../words/catalogue.js';

/** Returns the first sheet: what is claimed in one line, and the answers to five questions. */
export function firstPage(facts: Facts): Markup {
  const { f, findings, info, language, m, record, told } = facts;
  const { plan, subject } = record.core;
  const many = (status: string): string => f.count(findings.filter(({ answer }) => answer.status === status).length);
  const read = findings.filter(({ clause: { seen } }) => seen === 'text' || seen === 'text in part').length;
  const { kind } = subject.origin.outcome;
  const { questions } = m;
  return html`<section class="first"><header><h1>${m.title}</h1><p class="sub">${m.subtitle}</p></header>
<dl class="head"><div><dt>${m.labels.reportId}</dt><dd><bdi>${reportId(facts)}</bdi></dd></div><div><dt>${m.labels.date}</dt><dd>${f.date(record.run.startedAt)}</dd></div><div><dt>${m.labels.subject}</dt><dd><code>${subject.id}</code></dd></div><div><dt>${m.labels.standard}</dt><dd>${textInLanguage(info.profile.title, language)}</dd></div></dl>
<p class="verdict ${record.core.verdict.kind}">${rich(verdictWords(facts))}</p>
<p class="tally">${m.status.tally(many('met'), many('not-met'), many('not-shown'), f.count(read), f.count(findings.length))}</p>
<h2>${m.headings.questions}</h2>
${question(questions.what, [m.answers.subject(coded(subject.id), m.source[subject.origin.source.kind], m.outcome[kind]), m.answers.what(f.count(plan.trials), m.labels.cells[kind], f.count(plan.n)), subjectFiles(subject.origin).length === 0 ? m.labels.noFiles : m.answers.files])}
${question(questions.who, [info.parties.laboratory === undefined ? m.answers.whoNot : m.answers.who(coded(info.parties.laboratory)), m.answers.whoTool(coded(record.core.tool.version)), m.answers.signed])}
${question(questions.picked, picked(facts))}
${question(questions.missed, [missed(facts), m.answers.missedMore])}
${question(questions.check, [m.answers.check, ...(subject.replay === 'none' ? [m.answers.live] : [])], commandBlock(verifyCommand(told)))}
<p class="note">${m.verdict.noCertificate}</p></section>`;
}

function question(asked: string, answers: readonly string[], after: Markup | null = null): Markup {
  return html`<div class="question"><h3>${asked}</h3><p>${answers.map((answer, at) => html`${at > 0 ? ' ' : ''}${rich(answer)}`)}</p>${after}</div>`;
}

/** Says who chose the seed, and how often the subject was audited before. Names what a seed follows from only where the record holds it. */
function picked({ f, m, record: { core, run } }: Facts): readonly string[] {
  const { seedFrom, seedOrigin = 'unsaid' } = run;
  const own = seedOrigin === 'challenge' || seedOrigin === 'beacon' ? 'unsaid' : seedOrigin;
  const from = core.subject.origin.source.kind === 'log' ? m.seeds.log : m.seeds[seedFrom?.kind ?? own];
  return [from, ...(run.earlierRecords === undefined ? [] : [m.earlier(f.count(run.earlierRecords))])];
}

function missed(facts: Facts): string {
  const { answers } = facts.m;
  const size = detectableSize(facts);
  if (size === null || size > 1) return answers.missedNothing;
  // Without all its tests a verdict has no size, though each of the tests that were made has one.
  return facts.record.core.verdict.smallestDetectable === null ? answers.missedSome : answers.missed(facts.f.sizeUp(size));
}
