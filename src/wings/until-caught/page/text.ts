import { columns } from '../../../page/columns.js';
import { plain } from '../../../page/phrase.js';
import { glyphOf } from '../../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../../page/wrap.js';
import type { FiledSample } from './facts.js';
import { groupsOf } from './facts.js';
import { caughtTitle, dealsPhrase, sureSentence } from './words.js';

/** Returns the headline and a line per sample: plain text of at most 100 columns, without a final line break. */
export function caughtTableText(samples: readonly FiledSample[]): string {
  const groups = groupsOf(samples);
  return terminal([
    ...wrapped([`${caughtTitle(groups.flatMap(({ lines }) => lines))}.`]),
    ...wrapped(sureSentence(samples)),
    ...groups.flatMap(({ lines, size }) => [
      '',
      `${size}:`,
      ...columns(
        lines.map((line) => [
          `  ${line.end === 'caught' ? glyphOf('biased') : glyphOf('inconclusive')} ${line.id}`,
          plain(dealsPhrase(line)),
          line.end === 'caught' ? (line.least?.test ?? '') : '',
        ]),
        [1],
      ),
    ]),
  ]);
}
