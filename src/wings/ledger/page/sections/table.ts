import { counted, verbFor } from '../../../../core/words/counted.js';
import { capital } from '../../../../core/words/first-letter.js';
import type { DocSection } from '../../../../page/document/doc.js';
import { html, type Markup, type Part } from '../../../../page/markup.js';
import { count } from '../../../../page/numbers.js';
import { markup } from '../../../../page/phrase.js';
import { shortHash } from '../../../../page/words/short-hash.js';
import { GLYPH } from '../../../../page/words/verdict-mark.js';
import type { Ledger, LedgerLine, LedgerSubject } from '../facts/ledger.js';
import { signatureWords } from '../words/signature.js';
import { subjectPhrase } from '../words/subject.js';

const HEADS = ['Began (UTC)', 'Verdict', 'Plan', 'Records of it before', 'Signature', 'Digest'] as const;

/** Every record, below its subject, in the order of time. */
export function tableSection({ subjects }: Ledger): DocSection | null {
  if (subjects.length === 0) return null;
  const heads = HEADS.map((head) => html`<th scope="col" role="columnheader">${head}</th>`);
  const caption = 'Every record by subject';
  const table = html`<table class="blocks ledger" role="table"><caption><span class="ear">${caption}</span></caption><thead role="rowgroup"><tr role="row">${heads}</tr></thead>${subjects.map(subjectRows)}</table>`;
  const columns = ['File', 'Subject', ...HEADS.filter((head) => head !== 'Records of it before')].map((head) => ({ head, number: false }));
  return {
    id: 'records',
    heading: 'Every record',
    beside: [],
    body: [{ is: 'table', caption, columns, rows: subjects.flatMap(({ lines }) => lines.map(plainRow)), drawn: () => table }],
    layout: { full: true },
  };
}

function plainRow({ altered, digest, file, id, plan, signature, startedAt, verdict: { size, words } }: LedgerLine): readonly string[] {
  const ended = `${altered === null ? '' : 'altered; it claims: '}${words}${size === null ? '' : `, ${size}`}`;
  return [file, id, minute(startedAt), ended, plan, signatureWords(signature).words, digest];
}

function subjectRows(subject: LedgerSubject): Markup {
  const said = subjectPhrase(subject);
  return html`<tbody role="rowgroup"><tr role="row" class="group"><th scope="rowgroup" role="rowheader" colspan="${HEADS.length}"><b>${subject.id}</b>${said.length > 0 ? html`<small>${markup(said)}</small>` : null}</th></tr>${subject.lines.map(lineRow)}</tbody>`;
}

function lineRow(line: LedgerLine): Markup {
  const cells: readonly Part[] = [verdictCell(line), planCell(line), beforeCell(line), signatureCell(line), digestCell(line)];
  return html`<tr role="row"><th scope="row" role="rowheader">${minute(line.startedAt)}<small>${fileLink(line)}</small></th>${cells.map((cell, k) => html`<td role="cell"><span class="label">${HEADS[k + 1] ?? ''}</span>${cell}</td>`)}</tr>`;
}

/** "2026-11-21 00:00". */
function minute(startedAt: string): string {
  return startedAt.slice(0, 16).replace('T', ' ');
}

function fileLink({ file, page }: LedgerLine): Markup {
  const href = page === null ? null : linkTo(page);
  return href === null ? html`${file}` : html`<a href="${href}">${file}</a>`;
}

/** The relative link to a file below the folder, every part encoded, so that no name leads elsewhere; null where a name is no text. */
export function linkTo(file: string): string | null {
  if (/\p{Cs}/u.test(file)) return null;
  const parts = file.split('/');
  return parts.some((part) => part === '' || part === '.' || part === '..') ? null : parts.map(encodeURIComponent).join('/');
}

function verdictCell({ altered, notDerived, verdict: { look, size, words } }: LedgerLine): Markup {
  if (altered !== null)
    return html`<b class="say biased"><span aria-hidden="true">✕</span> Altered</b><small>${capital(altered)}. It claims: ${words}${size === null ? '' : `, ${size}`}.</small>`;
  const beside = [...(size === null ? [] : [size]), ...(notDerived === null ? [] : ['not derived again'])].join('; ');
  return html`<b class="say ${look}"><span aria-hidden="true">${GLYPH[look]}</span> ${words}</b>${beside === '' ? null : html`<small>${beside}</small>`}`;
}

const SEEDS = {
  drawn: 'seed drawn by the program',
  given: 'seed given by the user',
  challenge: 'seed from a challenge',
  beacon: 'seed from a beacon',
} as const;

function planCell({ plan, seedOrigin }: LedgerLine): Markup {
  return html`${plan}${seedOrigin === null ? null : html`<small>${SEEDS[seedOrigin]}</small>`}`;
}

function beforeCell({ copyOf, counted: own, earlier, gone, uncounted }: LedgerLine): Markup {
  if (copyOf !== null) return html`<small class="note">the same record as ${copyOf}</small>`;
  if (earlier === null) return html`–`;
  const notes = [
    ...(gone === 0
      ? []
      : [`${counted(count(gone), 'record')} that ${verbFor(gone, 'was')} here when this was made ${verbFor(gone, 'is')} gone`]),
    ...(uncounted === 0
      ? []
      : [
          `${counted(count(uncounted), 'older record')} beside it ${verbFor(uncounted, 'was')} not here when it was made, by its own count of ${count(own ?? 0)}`,
        ]),
  ];
  return html`${earlier === 0 ? 'none' : count(earlier)}${notes.map((note) => html`<small class="note">${note}</small>`)}`;
}

function signatureCell({ signature }: LedgerLine): Markup {
  const { more, words } = signatureWords(signature);
  const bad = signature.kind === 'altered' || signature.kind === 'refused';
  return html`${bad ? html`<b class="say biased">${words}</b>` : words}${more === null ? null : html`<small>${more}</small>`}`;
}

/** The beginning of the digest; the whole one on hovering, and on paper. */
function digestCell({ digest }: LedgerLine): Markup {
  const short = shortHash({ digest });
  return html`<code title="${digest}">${short}<span class="whole">${digest.replace(/^sha256:/, '').slice(short.length)}</span></code>`;
}
