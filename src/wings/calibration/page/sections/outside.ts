import type { Block, DocSection } from '../../../../page/document/doc.js';
import { size as percent } from '../../../../page/numbers.js';
import { code, type Phrase, say } from '../../../../page/phrase.js';
import type { CalibrationCore, LevelRate } from '../../record/calibration.js';
import type { RateAt } from '../facts.js';
import { outside } from '../facts.js';
import { TAIL_WORDS } from '../question-words.js';
import { restInRecord } from './rest-in-record.js';

/** The most higher and lower rates listed; the record has them all. */
const MOST_LISTED = { higher: 30, lower: 12 } as const;

const ORDER = 'Higher ones come first, then lower ones.';

const OUTSIDE = [
  { head: 'Test', number: false },
  { head: 'Cards, deals', number: false },
  { head: 'Direction', number: false },
  { head: 'Stated', number: true },
  { head: 'Seen', number: true },
  { head: 'Interval', number: true },
  { head: 'Answer', number: false },
] as const;

const ANSWERS: Readonly<Record<LevelRate['answer'], string>> = {
  'as-stated': 'as stated',
  'more-often': 'more often',
  'less-often': 'less often',
};

/** Every rate outside its interval, the worst first; null where there is none. */
export function outsideSection(core: CalibrationCore): DocSection | null {
  const found = outside(core);
  if (found.length === 0) return null;
  const higher = found.filter(({ rate }) => rate.answer === 'more-often').slice(0, MOST_LISTED.higher);
  const lower = found.filter(({ rate }) => rate.answer === 'less-often').slice(0, MOST_LISTED.lower);
  const rest = found.length - higher.length - lower.length;
  return {
    id: 'outside',
    heading: 'The rates that are not as stated',
    beside: [],
    body: [
      { is: 'sentence', text: ORDER, only: ['text', 'markdown', 'junit'] },
      { is: 'sentence', text: `${ORDER} A line is coloured in the drawings where a rate is higher than is allowed.`, only: ['html'] },
      { is: 'table', caption: 'Rates outside their interval', columns: OUTSIDE, rows: [...higher, ...lower].map(outsideRow) },
      ...restInRecord(rest),
    ],
    layout: { full: true },
  };
}

const MOST_NAMED = 8;

const HIGHER = [
  { head: 'cards/deals', number: false },
  { head: 'test', number: false },
  { head: 'direction, level', number: false },
  { head: 'seen', number: true },
  { head: '', number: false },
] as const;

/** The worst of the rates that are too high, for a few lines; empty where there is none. */
export function higherRates(core: CalibrationCore): readonly Block[] {
  const found = outside(core);
  const higher = found.filter(({ rate }) => rate.answer === 'more-often').slice(0, MOST_NAMED);
  if (higher.length === 0) return [];
  const rows = higher.map(({ fails, rate, row, size, tail }) => [
    `${size.n}/${size.trials}`,
    [code(row.test)],
    `${TAIL_WORDS[tail]}, ${rate.level}`,
    percent(rate.rejections / row.together.audits),
    fails ? 'not allowed' : 'higher',
  ]);
  const head =
    found.length > higher.length
      ? 'Rates that are higher than stated, more than luck makes them 999 times in 1,000'
      : 'Rates that are not as stated';
  return [{ is: 'fold', head, body: [{ is: 'table', caption: head, columns: HIGHER, rows }] }];
}

function outsideRow({ fails, rate, row, size, tail }: RateAt): readonly Phrase[] {
  return [
    [code(row.test)],
    say`${size.n}, ${size.trials}`,
    [`${TAIL_WORDS[tail]}, under ${rate.level}`],
    [percent(rate.stated)],
    say`${percent(rate.rejections / row.together.audits)} (${rate.rejections})`,
    [`${percent(rate.low)} to ${percent(rate.high)}`],
    [`${ANSWERS[rate.answer]}${fails ? ', beyond what is allowed' : row.law === 'steps' ? ', in steps' : ''}`],
  ];
}
