import { counted } from '../../../../core/words/counted.js';
import type { DocSection } from '../../../../page/document/doc.js';
import { count } from '../../../../page/numbers.js';
import { code, type Phrase, say } from '../../../../page/phrase.js';
import { blocksTable } from '../../../../page/sections/blocks-table.js';
import type { CalibrationCore } from '../../record/calibration.js';
import { refusals } from '../refusals.js';

/** The range of use of each statistic: its fewest deals at each number of cards, and the reason where it cannot be used. */
export function regionsSection({ calibration, plan, refused, regions }: CalibrationCore): DocSection {
  const cards = regions[0]?.least.map(({ n }) => n) ?? [];
  const columns = [{ head: 'Statistic', number: false }, ...cards.map((n) => ({ head: `${count(n)} cards`, number: true }))];
  const rows = (nowhere: string): readonly (readonly Phrase[])[] =>
    regions.map(({ least, test }) => [[code(test)], ...least.map(({ trials }): Phrase => (trials === null ? [nowhere] : say`${trials}`))]);
  const caption = 'The fewest deals of every statistic';
  const list = refusals(refused, regions).map(({ reason, test, where }) => say`${code(test)} at ${where} ${reason}.`);
  return {
    id: 'regions',
    heading: 'Where each may be used',
    beside: [
      `The table has the fewest deals that a statistic accepts. With fewer it refuses, says why, and is listed as not run. ${calibration.length === 1 ? 'One size was' : `${counted(count(calibration.length), 'size')} were`} dealt${plan.asked.sizes.some(({ trials }) => trials === 'least') ? ', the fewest deals among them' : ''}.`,
    ],
    body: [
      { is: 'table', caption, columns, rows: rows('not at all'), drawn: () => blocksTable(caption, columns, rows('–')) },
      ...(list.length > 0 ? [{ is: 'part', head: 'Refused', body: [{ is: 'list', items: list }] } as const] : []),
    ],
  };
}
