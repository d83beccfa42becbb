import type { CalibrationCore, LevelRate } from '../../../core/calibration.js';
import { verbFor } from '../../../core/counted.js';
import { TAIL_WORDS } from '../../../kinds/words/calibration.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, size as percent } from '../../../page/numbers.js';
import { code, type Phrase, say } from '../../../page/phrase.js';
import { blocksTable } from '../../../page/sections/blocks-table.js';
import { section } from '../../../page/sections/section.js';
import type { RateAt } from '../facts.js';
import { outside } from '../facts.js';

/** Higher rates, and lower ones, that are listed; the record has them all. */
const MOST_LISTED = { higher: 30, lower: 12 } as const;

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

/** Every rate outside its interval, the worst first; nothing where there is none. */
export function outsideSection(core: CalibrationCore): Markup | null {
  const found = outside(core);
  if (found.length === 0) return null;
  const higher = found.filter(({ rate }) => rate.answer === 'more-often').slice(0, MOST_LISTED.higher);
  const lower = found.filter(({ rate }) => rate.answer === 'less-often').slice(0, MOST_LISTED.lower);
  const rest = found.length - higher.length - lower.length;
  return section({
    heading: 'The rates that are not as stated',
    beside: ['Higher ones come first, then lower ones. A line is coloured in the drawings where a rate is higher than is allowed.'],
    exhibit: [
      blocksTable('Rates outside their interval', OUTSIDE, [...higher, ...lower].map(outsideRow)),
      rest > 0 ? html`<p class="caption after">${count(rest)} more ${verbFor(rest, 'is')} in the record.</p>` : null,
    ],
    full: true,
  });
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
