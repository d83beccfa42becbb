import { AuditError } from '../../core/errors.js';
import type { AnyRecord } from '../../core/proof.js';
import { deriveAgain } from '../../host/record/derive-again.js';
import { readEvidence } from '../../host/record/read-evidence.js';
import { writeWhole } from '../../host/write-whole.js';
import type { Told } from '../../page/words/told.js';
import type { Command } from '../command.js';
import { givenText, textOf } from '../command.js';
import { optionsOf } from '../options.js';
import { print, printText } from '../print.js';
import { junitOf, pageOf, textOfRecord } from '../render-record.js';

const FORMATS: Readonly<
  Record<string, { readonly ending: string; readonly render: (record: AnyRecord, told: Told) => string | Promise<string> }>
> = {
  html: { ending: '.html', render: pageOf },
  text: { ending: '.txt', render: textOfRecord },
  junit: { ending: '.xml', render: junitOf },
};

/** `report`: renders a record again. */
export const report: Command = {
  usage: 'report <evidence>',
  describe: 'render a record again, as HTML, text or JUnit',
  positionals: { evidence: 'a record: <name>.json' },
  options: optionsOf('format', 'out', 'name'),
  examples: [['$0 report reports/naive-swap.json --format text', 'print it on the terminal']],
  ends: 'Ends with 0 where it was rendered, 20 where the record was altered; 64 and above: an error.',
  async run(values) {
    const file = givenText(values, 'evidence');
    const formats = givenText(values, 'format')
      .split(',')
      .map((name) => name.trim());
    for (const name of formats) {
      if (!Object.hasOwn(FORMATS, name)) {
        throw new AuditError('E_USAGE', `--format must be of ${Object.keys(FORMATS).join(', ')}, got "${name}"`);
      }
    }
    const evidence = readEvidence(file);
    const notDerived = await deriveAgain(evidence, file);
    const told: Told = notDerived === null ? {} : { notDerived };
    const out = textOf(values, 'out');
    const stem = textOf(values, 'name') ?? file.replace(/^.*[/\\]/, '').replace(/\.json$/, '');
    const folder = out ?? (/[/\\]/.test(file) ? file.replace(/[/\\][^/\\]*$/, '') : '.');
    for (const name of formats) {
      const { ending, render } = FORMATS[name];
      const text = await render(evidence, told);
      if (name !== 'html' && out === undefined) printText(text);
      else {
        writeWhole(`${folder}/${stem}${ending}`, text);
        print(`report  ${folder}/${stem}${ending}`);
      }
    }
    return 0;
  },
};
