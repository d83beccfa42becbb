import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import type { Values } from '../command.js';
import { isOn } from '../command.js';
import { print, printJsonText, printText } from '../print.js';
import { readFirst } from '../read-first.js';
import { startSealing } from '../sealing.js';
import { filesIn, folderOf, givenName } from '../write-files.js';
import { tellReplaced, writtenLines } from '../written-lines.js';
import { beside } from './beside.js';
import { wordsOf } from './position.js';

/** `puzzle bench korf`: solves Korf's hundred boards, and writes record and page. Whether every length is the published one. Throws E_USAGE. */
export async function benchSearches(values: Values): Promise<boolean> {
  const name = wordsOf(values).join(' ');
  if (name !== 'korf')
    throw new AuditError('E_USAGE', `puzzle bench knows korf, got ${name === '' ? 'nothing' : `"${name}"`}`, {
      hint: nearestHint(name, ['korf'], 'try: shuffle-audit puzzle bench korf'),
    });
  const files = filesIn(folderOf(values), givenName(values) ?? 'puzzle-bench-korf');
  const sealing = startSealing();
  const { core, cost } = await beside({ kind: 'bench' }, isOn(values, 'quiet'));
  const { record, text } = sealing.seal(core, 1, { bench: cost });
  tellReplaced(files, values);
  // Not sooner: while the boards are solved, the program holds nothing that it does not need.
  readFirst('./render-record.js');
  const { pageOf, summaryOf } = await import('../render-record.js');
  files.write(text, await pageOf(record, files.told));
  if (isOn(values, 'json')) printJsonText(text);
  else {
    printText(summaryOf(record), LOOK[core.verdict.kind]);
    print('', ...writtenLines(files));
  }
  return core.verdict.kind === 'holds';
}
