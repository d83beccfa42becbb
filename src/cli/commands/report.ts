import { dirname } from 'node:path';
import { AuditError } from '../../core/errors.js';
import { writeWhole } from '../../host/write-whole.js';
import type { RecordNotes } from '../../page/words/record-notes.js';
import { foundBeside } from '../../records/additions.js';
import { deriveAgain } from '../../records/derive-again.js';
import { readEvidence } from '../../records/read-evidence.js';
import { render } from '../../records/render.js';
import { addedFormats, prepareAdditions } from '../additions.js';
import { command, word } from '../command.js';
import { type Option, option } from '../options/option.js';
import { SHARED } from '../options/shared.js';
import { checkedName, folder, severalOf } from '../options/types.js';
import { WRITTEN } from '../options/written.js';
import type { Format } from '../prepared.js';
import { fileLine, print, printText } from '../print.js';
import { recordNotes } from '../record-notes.js';

const FORMATS: Readonly<Record<string, Format>> = {
  html: { ending: '.html', toFile: true, render: (record, told) => render(record, 'html', told) },
  text: { ending: '.txt', render: (record, told) => render(record, 'text', told) },
  junit: { ending: '.xml', render: (record, told) => render(record, 'junit', told) },
  markdown: { ending: '.md', render: (record, told) => render(record, 'markdown', told) },
};
const formatNames = (): readonly string[] => [...Object.keys(FORMATS), ...addedFormats()];

const format: Option<readonly string[]> = {
  group: WRITTEN,
  usual: 'html',
  get says() {
    return `${formatNames().join(', ')}; several separated by commas`;
  },
  get type() {
    return severalOf(...formatNames());
  },
  read: (text = 'html', name) => severalOf(...formatNames()).parse(text, name),
};

/** `report`: renders a record again. */
export const report = command(
  {
    operands: { record: word('a record: <name>.json', { files: true }) },
    options: {
      format,
      out: option(folder, { group: WRITTEN, says: 'folder to write to', usually: 'that of the record' }),
      name: SHARED.name,
    },
    examples: [
      ['$0 report reports/naive-swap.json --format text', 'print it on the terminal'],
      ['$0 report reports/naive-swap.json --format markdown', 'for a pull request, or the summary of a CI step'],
    ],
    ends: 'Ends with 0 where it was rendered, 20 where a record was altered; 64 and above: an error.',
  },
  async (asked) => {
    const added = await prepareAdditions('report', asked);
    if (added.instead) return added.instead();
    const { format: formats, out, record: file } = asked;
    if (file === undefined)
      throw new AuditError('E_USAGE', 'report needs a record, got none', { hint: 'try: shuffle-audit report reports/naive-swap.json' });
    const stem = checkedName(asked.name ?? file.replace(/^.*[/\\]/, '').replace(/\.json$/, ''));
    const evidence = readEvidence(file);
    const notDerived = await deriveAgain(evidence, file);
    const told: RecordNotes = {
      ...recordNotes(file, evidence),
      ...(await foundBeside(evidence, dirname(file))),
      ...(notDerived !== null && { notDerived }),
    };
    const place = out ?? (/[/\\]/.test(file) ? file.replace(/[/\\][^/\\]*$/, '') : '.');
    const all: Readonly<Record<string, Format>> = { ...FORMATS, ...added.formats };
    for (const name of formats) {
      const { ending, render: rendering, toFile } = all[name];
      const rendered = await rendering(evidence, told);
      if (toFile !== true && out === undefined && typeof rendered === 'string') printText(rendered);
      else {
        writeWhole(`${place}/${stem}${ending}`, rendered);
        print(fileLine('report', `${place}/${stem}${ending}`));
      }
    }
    return 0;
  },
);
