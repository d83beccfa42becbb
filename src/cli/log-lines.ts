import { counted, nounFor, verbFor } from '../core/counted.js';
import type { OutcomeSpace } from '../core/outcome.js';
import type { ReadLog } from '../host/log/read-log.js';
import type { LogTurn } from '../host/watch/log-turn.js';
import { logFacts } from '../kinds/words/log.js';

/** How a log was read, for the terminal: a line for each fact, and for what was met on the way. */
export function logLines({ blank, crlf, origin }: ReadLog): readonly string[] {
  const facts = logFacts(origin).map(([name, value]) => `${name.toLowerCase().padEnd(7)} ${value}`);
  return [
    ...facts,
    ...(blank === 0 ? [] : [`blank   ${counted(blank, 'line')} with nothing in ${verbFor(blank, 'it')}, no ${nounFor(blank, 'row')}`]),
    ...(crlf === 0
      ? []
      : [
          `ends    mixed: ${counted(crlf, 'line')} ${verbFor(crlf, 'ends')} in CRLF, the others in LF, as in files put together from several`,
        ]),
  ];
}

/** Where a biased log turned, for the terminal: between which of its deals, in which of the user's own groups, and with which deal that is seen. */
export function turnLines({ origin: { source } }: ReadLog, { groups, raised }: LogTurn, { one }: OutcomeSpace): readonly string[] {
  const seen = `seen with ${one} ${raised.deals.toLocaleString('en')} by the alarm of watch`;
  const { change } = raised;
  if (change === null) return [`turned  ${seen}: ${raised.reason ?? 'an outcome that is never made'}`];
  const to = change.to.toLocaleString('en');
  if (change.from === 0) return [`turned  nowhere: off from the first ${counted(to, one)} on, ${seen}`];
  const names =
    source.parts && groups ? [...new Set([groups.from, groups.to])].map((place) => source.parts?.groups[place]?.name ?? '') : [];
  const where = names.length === 0 ? '' : `, in ${names.join(' to ')}`;
  const place = change.open ? `before ${one} ${to}` : `between ${one} ${change.from.toLocaleString('en')} and ${to} with 95 % probability`;
  return [`turned  ${place}${where}; ${seen}`];
}
