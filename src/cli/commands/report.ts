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
import type { Command, Values } from '../command.js';
import { givenText, isOn, textOf } from '../command.js';
import { documentEnding } from '../document-file.js';
import { languageOf } from '../document-options.js';
import { optionsOf } from '../options.js';
import { fileLine, print, printText } from '../print.js';
import { reportIndex } from '../report-index.js';
import { toldBeside } from '../told-beside.js';
import { checkedName } from '../write-files.js';

/** A way to render a record; it goes to a file always, or only where a folder is named. */
interface Format {
  readonly ending: (values: Values) => string;
  readonly toFile?: true;
  readonly render: (record: AnyRecord, told: Told, values: Values) => string | Promise<string | Uint8Array>;
}

const FORMATS: Readonly<Record<string, Format>> = {
  html: { ending: () => '.html', toFile: true, render: (record, told) => render(record, 'html', told) },
  text: { ending: () => '.txt', render: (record, told) => render(record, 'text', told) },
  junit: { ending: () => '.xml', render: (record, told) => render(record, 'junit', told) },
  markdown: { ending: () => '.md', render: (record, told) => render(record, 'markdown', told) },
  document: { ending: (values) => `${documentEnding(languageOf(values))}.html`, toFile: true, render: documentOf },
  pdf: {
    ending: (values) => `${documentEnding(languageOf(values))}.pdf`,
    toFile: true,
    render: (record, told, values) => printPdf(documentOf(record, told, values), SCRIPTS[languageOf(values)]),
  },
};

/** The scripts of languages, where a system may have no font of them. */
const SCRIPTS: Readonly<Record<Language, Printing>> = {
  en: {},
  hi: { script: { name: 'Devanagari', block: 0x900, fonts: 'fonts-lohit-deva or fonts-noto-core on Debian' } },
  bn: { script: { name: 'Bengali', block: 0x980, fonts: 'fonts-lohit-beng-bengali or fonts-noto-core on Debian' } },
};

/** The formats that there are in more than one language. */
const OF_LANGUAGE: ReadonlySet<string> = new Set(['document', 'pdf']);

/** `report`: renders a record again. */
export const report: Command = {
  positionals: { record: 'a record: <name>.json; with --index a folder, reports where none is named' },
  options: optionsOf('index', 'policy', 'format', 'lang', 'out', 'name'),
  examples: [
    ['$0 report reports/naive-swap.json --format text', 'print it on the terminal'],
    ['$0 report reports/naive-swap.json --format markdown', 'for a pull request, or the summary of a CI step'],
    ['$0 report reports/naive-swap.json --format pdf --lang hi', 'the document of an audit made with --profile'],
    ['$0 report --index reports', 'every record below the folder on one page, by subject: reports/index.html'],
  ],
  ends: 'Ends with 0 where it was rendered, 20 where a record was altered, 77 where the policy refuses one of the folder; 64 and above: an error.',
  async run(values) {
    if (isOn(values, 'index')) return reportIndex(values);
    if (textOf(values, 'policy') !== undefined)
      throw new AuditError('E_USAGE', '--policy needs --index here: of one record, verify asks a policy', {
        hint: 'shuffle-audit verify <name>.json --policy <file>',
      });
    const file = textOf(values, 'record');
    if (file === undefined)
      throw new AuditError('E_USAGE', 'report needs a record, got none', { hint: 'try: shuffle-audit report reports/naive-swap.json' });
    const formats = givenText(values, 'format')
      .split(',')
      .map((name) => name.trim());
    for (const name of formats) {
      if (!Object.hasOwn(FORMATS, name)) {
        throw new AuditError('E_USAGE', `--format must be of ${Object.keys(FORMATS).join(', ')}, got "${name}"`);
      }
    }
    languageOf(values);
    if (textOf(values, 'lang') !== undefined && !formats.some((name) => OF_LANGUAGE.has(name)))
      throw new AuditError('E_USAGE', `--lang is for --format document or pdf, got it for ${formats.join(', ')}`);
    const stem = checkedName(textOf(values, 'name') ?? file.replace(/^.*[/\\]/, '').replace(/\.json$/, ''));
    const evidence = readEvidence(file);
    const notDerived = await deriveAgain(evidence, file);
    const told: Told = { ...toldBeside(file, evidence), ...(notDerived !== null && { notDerived }) };
    const out = textOf(values, 'out');
    const folder = out ?? (/[/\\]/.test(file) ? file.replace(/[/\\][^/\\]*$/, '') : '.');
    for (const name of formats) {
      const { ending, render: rendering, toFile } = FORMATS[name];
      const rendered = await rendering(evidence, told, values);
      if (toFile !== true && out === undefined && typeof rendered === 'string') printText(rendered);
      else {
        writeWhole(`${folder}/${stem}${ending(values)}`, rendered);
        print(fileLine('report', `${folder}/${stem}${ending(values)}`));
      }
    }
    return 0;
  },
};

function documentOf(record: AnyRecord, told: Told, values: Values): string {
  if (isOfKind<Evidence>(record, 'audit')) return renderDocument(record, languageOf(values), told);
  throw new AuditError('E_USAGE', 'a document is made of an audit of a fixed number of deals, got a record of another kind', {
    hint: 'run the audit with --profile',
  });
}
