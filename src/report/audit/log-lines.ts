import { counted, nounFor, verbFor } from '../../core/words/counted.js';
import type { ReadLog } from '../../engine/log/read-log.js';
import { logFacts } from '../../kinds/words/log.js';

/** The account of how a log was read, in plain text: a line for each fact, and for each oddity on the way. */
export function logLines({ blank, comments, crlf, origin }: ReadLog): readonly string[] {
  const facts = logFacts(origin).map(([name, value]) => `${name.toLowerCase().padEnd(7)} ${value}`);
  return [
    ...facts,
    ...(blank === 0 ? [] : [`blank   ${counted(blank, 'line')} with nothing in ${verbFor(blank, 'it')}, no ${nounFor(blank, 'row')}`]),
    ...(comments === 0 ? [] : [`skipped ${counted(comments, 'line')} of comment, no ${nounFor(comments, 'row')}`]),
    ...(crlf === 0
      ? []
      : [
          `ends    mixed: ${counted(crlf, 'line')} ${verbFor(crlf, 'ends')} in CRLF, the others in LF, as in files put together from several`,
        ]),
  ];
}
