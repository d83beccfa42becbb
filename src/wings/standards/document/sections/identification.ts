import { type SubjectFile, subjectFiles } from '../../../../core/record/subject-files.js';
import { html, type Markup } from '../../../../page/markup.js';
import { type Facts, reportId } from '../facts.js';
import { textInLanguage } from '../words/catalogue.js';
import { factTable, part, table } from './table.js';

/** Returns each file once: a module is named by the path it was given under, and again among the files that its process loaded. */
function onceEach(files: readonly SubjectFile[]): readonly SubjectFile[] {
  const last = ({ name }: SubjectFile): string => name.replace(/^.*[/\\]/, '');
  return files.filter((file, k) => !files.slice(k + 1).some((other) => other.sha256 === file.sha256 && last(other) === last(file)));
}

/** Says what a document is about, whom it is for and from, and every digest that identifies it. */
export function identification(facts: Facts): Markup {
  const { f, info, language, m, record } = facts;
  const { core, digest, run } = record;
  const { parties, profile } = info;
  const files = onceEach(subjectFiles(core.subject.origin));
  const named = (text: string | undefined): Markup => (text === undefined ? html`${m.notNamed}` : html`<bdi lang="en">${text}</bdi>`);
  return part(m.headings.identification, [
    factTable([
      [m.labels.reportId, html`<bdi>${reportId(facts)}</bdi>`],
      [m.labels.date, html`${f.date(run.startedAt)} <code>${run.startedAt}</code>`],
      [m.labels.client, named(parties.client)],
      [m.labels.laboratory, named(parties.laboratory)],
      [m.labels.subject, html`<code>${core.subject.id}</code>`],
      [m.labels.subjectVersion, named(parties.subjectVersion)],
      [m.labels.standard, html`${textInLanguage(profile.title, language)} <code>${profile.id}</code>`],
      [m.labels.edition, html`<code>${profile.edition}</code>`],
      [m.labels.issuer, textInLanguage(profile.issuer, language)],
      [m.labels.deals, f.count(core.plan.trials)],
      [m.labels.cells[core.subject.origin.outcome.kind], f.count(core.plan.n)],
      [m.labels.seed, html`<code>${core.plan.seed}</code>`],
      [m.labels.record, html`<code>${digest.slice('sha256:'.length)}</code>`],
      [m.labels.tool, html`<code>shuffle-audit ${core.tool.version}</code>`],
      [m.labels.package, html`<code>${info.package}</code>`],
      ...(run.build?.commit === undefined ? [] : [[m.labels.commit, html`<code>${run.build.commit}</code>`] as const]),
      [m.labels.platform, html`<code>Node ${run.node}, ${info.platform}, ${run.cpu}</code>`],
    ]),
    html`<h3>${m.labels.files}</h3>`,
    files.length === 0
      ? html`<p>${m.labels.noFiles}</p>`
      : table(
          'files',
          [m.labels.file, 'SHA-256'],
          files.map(({ name, sha256 }) => [html`<code>${name}</code>`, html`<code>${sha256}</code>`]),
        ),
  ]);
}
