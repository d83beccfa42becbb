import { andList } from '../../../core/words/and-list.js';
import { counted } from '../../../core/words/counted.js';
import { skipReasonWords } from '../../../kinds/words/skip-reason.js';
import { count } from '../../../page/numbers.js';
import type { CalibrationCore } from '../record/calibration.js';

export interface Refusal {
  readonly test: string;
  /** "3 and 13 cards", "5 cards and 20 deals". */
  readonly where: string;
  readonly reason: string;
}

/** The refusals, each once: decks for which a statistic cannot be used, and sizes asked for with too few deals. */
export function refusals(refused: CalibrationCore['refused'], regions: CalibrationCore['regions']): readonly Refusal[] {
  const decks = new Map<string, { test: string; reason: string; cards: number[] }>();
  for (const { least, test } of regions) {
    for (const { n, reason } of least) {
      if (reason === null) continue;
      const said = withoutGot(skipReasonWords(reason, 'deal'));
      const known = decks.get(`${test} ${said}`) ?? { test, reason: said, cards: [] };
      decks.set(`${test} ${said}`, known);
      known.cards.push(n);
    }
  }
  const tooFew = refused.filter(({ n, test }) =>
    regions.some((region) => region.test === test && region.least.some((least) => least.n === n && least.reason === null)),
  );
  return [
    ...[...decks.values()].map(({ cards, reason, test }) => ({ test, reason, where: `${andList(cards.map((n) => count(n)))} cards` })),
    ...tooFew.map(({ n, reason, test, trials }) => ({
      test,
      reason: skipReasonWords(reason, 'deal'),
      where: `${count(n)} cards and ${counted(count(trials), 'deal')}`,
    })),
  ];
}

/** Drops "got" and its number from a reason: it is the number of cards, which stands before the reason here. */
function withoutGot(reason: string): string {
  return reason.replace(/, got \d+$/, '');
}
