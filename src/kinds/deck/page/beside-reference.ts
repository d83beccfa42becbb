import { counted } from '../../../core/counted.js';
import { isReference } from '../../../core/declared-null.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { capital } from '../../../core/first-letter.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import { referenceName } from '../../words/reference.js';
import { referencePlaces } from '../reference/reference-places.js';
import { apart, sideFacts } from '../reference/side-facts.js';
import { sideSentence } from '../reference/side-sentence.js';
import { sideBarsSpec, signed } from './side-bars.js';
import { DRAWN, sideExhibit } from './side-exhibit.js';

/** Rows of the table, at most. */
const MOST_ROWS = 8;

/** Beside a reference: the table of counts that lies furthest from it, of the test that shows most, as a picture and in numbers. Null without one, or without such counts. */
export function besideReference(core: EvidenceCore): DocSection | null {
  const { plan, subject, verdict } = core;
  if (!isReference(plan.null)) return null;
  const test = drawn(core);
  const facts = sideFacts(core, test);
  const names = cardNames(subject.origin);
  const exhibit = facts && sideExhibit(test, facts.step, plan.n, (at) => cardName(names, at + 1));
  if (!facts || !exhibit) return null;
  const { axis, first, furthest, title } = exhibit;
  const { cells, most } = facts;
  const found = verdict.kind === 'biased' && verdict.because.includes(test);
  const rows = cells
    .toSorted((a, b) => apart(b) - apart(a))
    .slice(0, MOST_ROWS)
    .map(({ beside, own, value }) => [signed(first + value), count(own), count(beside)]);
  const said = {
    key: 'beside-reference',
    title,
    caption: say`Bars: the shuffle. Line: ${referenceName(plan.null)}. Both are of ${counted(count(plan.trials), 'deal')}${found ? '; red: further from the line than luck takes any of the bars' : ''}.`,
    description: `${capital(axis)} ${signed(first + most.value)}: ${counted(count(most.own), 'deal')} of the shuffle and ${count(most.beside)} of the reference.`,
  };
  const columns = [capital(axis), 'shuffle', 'reference'].map((head, k) => ({ head, number: k > 0 }));
  return {
    id: 'beside-reference',
    heading: 'Beside the reference',
    beside: [say`${furthest}${verdict.kind === 'no-bias-found' ? ', no more than luck makes it' : ''}. `, sideSentence(core, test)],
    body: [
      figureBlock(said, (narrow) => sideBarsSpec({ cells, first, biased: found }, axis, narrow)),
      { is: 'table', caption: title, columns, rows },
    ],
  };
}

/** The test that is drawn: of those that can be, the one that luck explains least where the verdict rests on it, else where each card lies. */
function drawn({ results, verdict }: EvidenceCore): string {
  const because = verdict.kind === 'biased' ? verdict.because : [];
  const [strongest] = results
    .filter(({ test }) => DRAWN.includes(test) && because.includes(test))
    .toSorted((a, b) => a.logPAdjusted - b.logPAdjusted);
  return strongest?.test ?? referencePlaces.id;
}
