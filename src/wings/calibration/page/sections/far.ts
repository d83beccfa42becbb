import { counted } from '../../../../core/words/counted.js';
import type { Block, DocSection } from '../../../../page/document/doc.js';
import { count, roundTo } from '../../../../page/numbers.js';
import { code, type Phrase, say } from '../../../../page/phrase.js';
import type { CalibrationCore } from '../../record/calibration.js';
import type { FarAt } from '../far-rows.js';
import { farPlace, farRowsOf, farTimes, heldBackRows } from '../far-rows.js';
import { TAIL_WORDS } from '../question-words.js';
import { farSentence } from '../words.js';
import { restInRecord } from './rest-in-record.js';

const MOST_LISTED = 40;

/** The rates at the levels at which verdicts are taken, the lightest laws first; null where none was measured. */
export function farSection(core: CalibrationCore): DocSection | null {
  const found = farRowsOf(core);
  const [first] = found;
  if (first === undefined) return null;
  const columns = [
    { head: 'Test', number: false },
    { head: 'Outcomes', number: false },
    { head: 'Direction', number: false },
    ...first.rates.map(({ level }) => ({ head: `${level}`, number: true })),
    { head: 'Plain audits it is worth', number: true },
  ];
  const held = heldBackRows(core).map(
    ({ row, size }) =>
      say`${code(row.test)} at ${farPlace(size)} calls nothing biased with fewer than ${counted(count(row.heldTo ?? 0), 'deal')}.`,
  );
  const rest = found.length - MOST_LISTED;
  return {
    id: 'far',
    heading: 'At the levels at which a verdict is taken',
    beside: [farSentence(core.plan.far)],
    body: [
      { is: 'table', caption: 'Rates in times the level', columns, rows: found.slice(0, MOST_LISTED).map(rowOf) },
      ...restInRecord(rest),
      ...(held.length > 0 ? [{ is: 'part', head: 'Held back', body: [{ is: 'list', items: held }] } as const] : []),
      ...found.map(caseOf),
    ],
    layout: { full: true },
  };
}

function caseOf({ fails, rates, row, size, tail }: FarAt): Block {
  return {
    is: 'case',
    id: `${farPlace(size)} ${row.test} ${TAIL_WORDS[tail]}, far out`,
    outcome: fails ? 'fail' : 'pass',
    says: rates.map((rate) => `${farTimes(rate)} times ${rate.level}`).join(', '),
    type: 'more-often',
  };
}

function rowOf({ fails, rates, row, size, tail }: FarAt): readonly Phrase[] {
  const worth = Math.min(...rates.flatMap((rate) => rate.worth ?? []));
  return [
    [code(row.test)],
    [farPlace(size)],
    [`${TAIL_WORDS[tail]}${fails ? ', beyond luck' : ''}`],
    ...rates.map((rate): Phrase => [farTimes(rate)]),
    size.by === 'counting' ? ['all were counted'] : Number.isFinite(worth) ? say`${roundTo(worth, 2)}` : ['–'],
  ];
}
