import { AuditError } from '../../core/errors.js';
import type { Evidence } from '../../core/evidence.js';
import type { Language } from '../../core/profile.js';
import type { AnyRecord } from '../../core/record.js';
import { isOfKind } from '../../core/record.js';
import type { Printing } from '../../host/print-pdf.js';
import { printPdf } from '../../host/print-pdf.js';
import { writeWhole } from '../../host/write-whole.js';
import type { Told } from '../../page/words/told.js';
import { deriveAgain } from '../../records/derive-again.js';
import { readEvidence } from '../../records/read-evidence.js';
import { render } from '../../records/render.js';
import { renderDocument } from '../../report/document/html.js';
import { prepareAdditions } from '../additions.js';
import { command, word } from '../command.js';
import { documentEnding } from '../document-file.js';
import { option } from '../options/option.js';
import { optionsOf, SHARED } from '../options/shared.js';
import { checkedName, folder, severalOf } from '../options/types.js';
import { WRITTEN } from '../options/written.js';
import { fileLine, print, printText } from '../print.js';
import { reportIndex } from '../report-index.js';
import { toldBeside } from '../told-beside.js';

/** A way to render a record; it goes to a file always, or only where a folder is named. */
interface Format {
  readonly ending: (language: Language) => string;
  readonly toFile?: true;
  readonly render: (record: AnyRecord, told: Told, language: Language) => string | Promise<string | Uint8Array>;
}

const FORMATS = {
  html: { ending: () => '.html', toFile: true, render: (record, told) => render(record, 'html', told) },
  text: { ending: () => '.txt', render: (record, told) => render(record, 'text', told) },
  junit: { ending: () => '.xml', render: (record, told) => render(record, 'junit', told) },
  markdown: { ending: () => '.md', render: (record, told) => render(record, 'markdown', told) },
  document: { ending: (language) => `${documentEnding(language)}.html`, toFile: true, render: documentOf },
  pdf: {
    ending: (language) => `${documentEnding(language)}.pdf`,
    toFile: true,
    render: (record, told, language) => printPdf(documentOf(record, told, language), SCRIPTS[language]),
  },
} as const satisfies Readonly<Record<string, Format>>;
const NAMES = Object.keys(FORMATS) as (keyof typeof FORMATS)[];

/** The scripts of languages, where a system may have no font of them. */
const SCRIPTS: Readonly<Record<Language, Printing>> = {
  en: {},
  hi: { script: { name: 'Devanagari', block: 0x900, fonts: 'fonts-lohit-deva or fonts-noto-core on Debian' } },
  bn: { script: { name: 'Bengali', block: 0x980, fonts: 'fonts-lohit-beng-bengali or fonts-noto-core on Debian' } },
};

/** The formats that there are in more than one language. */
const OF_LANGUAGE: ReadonlySet<string> = new Set(['document', 'pdf']);

/** `report`: renders a record again. */
export const report = command(
  {
    operands: { record: word('a record: <name>.json; with --index a folder, reports where none is named', { files: true }) },
    options: {
      ...optionsOf('index', 'policy'),
      format: option(severalOf(...NAMES), {
        group: WRITTEN,
        says: 'html, text, junit, markdown, document, pdf; several separated by commas',
        usual: 'html',
      }),
      lang: SHARED.lang,
      out: option(folder, { group: WRITTEN, says: 'folder to write to', usually: 'that of the record' }),
      name: SHARED.name,
    },
    examples: [
      ['$0 report reports/naive-swap.json --format text', 'print it on the terminal'],
      ['$0 report reports/naive-swap.json --format markdown', 'for a pull request, or the summary of a CI step'],
      ['$0 report reports/naive-swap.json --format pdf --lang hi', 'the document of an audit made with --profile'],
      ['$0 report --index reports', 'every record below the folder on one page, by subject: reports/index.html'],
    ],
    ends: 'Ends with 0 where it was rendered, 20 where a record was altered, 77 where the policy refuses one of the folder; 64 and above: an error.',
  },
  async (asked) => {
    const added = await prepareAdditions('report', asked);
    if (added.instead) return added.instead();
    if (asked.index) return reportIndex(asked);
    if (asked.policy !== undefined)
      throw new AuditError('E_USAGE', '--policy needs --index here: of one record, verify asks a policy', {
        hint: 'shuffle-audit verify <name>.json --policy <file>',
      });
    const { format: formats, lang, out, record: file } = asked;
    if (file === undefined)
      throw new AuditError('E_USAGE', 'report needs a record, got none', { hint: 'try: shuffle-audit report reports/naive-swap.json' });
    if (asked.given.has('lang') && !formats.some((name) => OF_LANGUAGE.has(name)))
      throw new AuditError('E_USAGE', `--lang is for --format document or pdf, got it for ${formats.join(', ')}`);
    const stem = checkedName(asked.name ?? file.replace(/^.*[/\\]/, '').replace(/\.json$/, ''));
    const evidence = readEvidence(file);
    const notDerived = await deriveAgain(evidence, file);
    const told: Told = { ...toldBeside(file, evidence), ...(notDerived !== null && { notDerived }) };
    const place = out ?? (/[/\\]/.test(file) ? file.replace(/[/\\][^/\\]*$/, '') : '.');
    for (const name of formats) {
      const { ending, render: rendering, toFile }: Format = FORMATS[name];
      const rendered = await rendering(evidence, told, lang);
      if (toFile !== true && out === undefined && typeof rendered === 'string') printText(rendered);
      else {
        writeWhole(`${place}/${stem}${ending(lang)}`, rendered);
        print(fileLine('report', `${place}/${stem}${ending(lang)}`));
      }
    }
    return 0;
  },
);

function documentOf(record: AnyRecord, told: Told, language: Language): string {
  if (isOfKind<Evidence>(record, 'audit')) return renderDocument(record, language, told);
  throw new AuditError('E_USAGE', 'a document is made of an audit of a fixed number of deals, got a record of another kind', {
    hint: 'run the audit with --profile',
  });
}
