import type { EvidenceCore } from '../../core/evidence.js';
import type { RecordedResult } from '../../core/results.js';
import { isDeviation } from '../../core/results.js';
import type { Statistic } from '../../core/statistic.js';
import { resultOf } from '../../page/facts/results.js';
import { count, interval, ratio, size } from '../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../page/phrase.js';
import { choiceOfPile } from '../moves/statistics/choice-of-pile.js';
import { choiceOfSize } from '../moves/statistics/choice-of-size.js';
import type { ChoiceStatistic } from '../moves/statistics/choice-statistic.js';
import { nimSums } from '../piles/statistics/nim-sums.js';
import { pilePairs } from '../piles/statistics/pile-pairs.js';
import { EACH_PILE, pileSizes } from '../piles/statistics/pile-sizes.js';
import { choiceShares, gameOf, outsidePiles } from './facts.js';

/** The headline of a player who gives wins away, whatever else is uneven; null for others. */
export function nimHeadline(core: EvidenceCore): string | null {
  return gameOf(core) && core.claims.some(({ holds }) => !holds) ? 'moves that do not win are played' : null;
}

/** A test counts as nearly blind where it is off by less than this share of what another shows. */
const BLIND = 0.1;

/** The finding in terms of the game; null where no test of single piles, pairs or choices shows it. */
export function nimLead(core: EvidenceCore, found: readonly RecordedResult[]): Phrase | null {
  if (!gameOf(core)) return null;
  const has = ({ id }: Statistic): boolean => found.some(({ tail, test }) => tail === 'upper' && test.split('/')[0] === id);
  const outside = outsidePiles(core);
  if (has(pileSizes) && outside && outside.none + outside.over > 0) {
    const parts = [
      ...(outside.none > 0 ? [`${count(outside.none)} have no stone`] : []),
      ...(outside.over > 0 ? [`${count(outside.over)} have more than ${count(gameOf(core)?.max ?? 0)}`] : []),
    ];
    return say`Of ${outside.piles} piles ${strong(parts.join(' and '))}. Of an even dealer none would.`;
  }
  const sizes = resultOf(core, EACH_PILE);
  const pairs = resultOf(core, pilePairs.id);
  if (has(pileSizes) && sizes)
    return say`On average a pile’s chances of a number of stones are off by ${strong(size(sizes.effect.estimate))}. ${soft(`The 95 % interval is ${interval(sizes.effect.low, sizes.effect.high)}.`)}`;
  if (has(pilePairs) && pairs)
    return say`Every pile by itself is even, as far as was seen, but what one has says something about another: chances of two piles together are off by ${strong(size(pairs.effect.estimate))} on average. ${soft(`The 95 % interval is ${interval(pairs.effect.low, pairs.effect.high)}.`)}`;
  const choice = strongestChoice(found);
  return choice && choiceLead(core, choice);
}

/** By what the choice is most clearly uneven; null where neither row shows it. */
function strongestChoice(strongestFirst: readonly RecordedResult[]): ChoiceStatistic | null {
  for (const { tail, test } of strongestFirst) {
    const choice = [choiceOfPile, choiceOfSize].find(({ id }) => id === test);
    if (tail === 'upper' && choice) return choice;
  }
  return null;
}

function choiceLead(core: EvidenceCore, choice: ChoiceStatistic): Phrase | null {
  const shares = choiceShares(core, choice);
  if (!shares) return null;
  const byPlace = choice === choiceOfPile;
  const row = resultOf(core, choice.id);
  const times = shares.seen.map((share, k) => share / shares.law[k]);
  const most = times.reduce((at, value, k) => (value > times[at] ? k : at), 0);
  // Where equal piles are taken for one, the largest is chosen too often here and too seldom there: no single share tells it.
  if (row && times[most] > 1 && times[most] - 1 < row.effect.estimate / 4)
    return say`Where there is a choice, its chances are off by ${strong(size(row.effect.estimate))} on average. ${soft(`The 95 % interval is ${interval(row.effect.low, row.effect.high)}.`)}`;
  const where = byPlace
    ? `Pile ${most + 1}`
    : most === 0
      ? 'The largest pile that wins'
      : `The winning pile that is ${most + 1}${most === 1 ? 'nd' : most === 2 ? 'rd' : 'th'} in size`;
  return times[most] > 1
    ? say`Where there is a choice, ${where.charAt(0).toLowerCase()}${where.slice(1)} is changed ${strong(`${ratio(times[most])} times`)} as often as an even choice would have it.`
    : say`Where there is a choice, every pile is changed less often than it wins: ${strong('moves that do not win')} are played.`;
}

/** What the other tests make of it: no single one is enough. */
export function nimMore(core: EvidenceCore): readonly Phrase[] {
  const sizes = resultOf(core, EACH_PILE);
  const pairs = resultOf(core, pilePairs.id);
  const sums = resultOf(core, nimSums.id);
  const lost = core.claims.filter(({ holds }) => !holds);
  const shown = sizes && isDeviation(sizes) ? sizes.effect : null;
  return [
    ...(shown && shown.low > 0 && sums && sums.effect.high < BLIND * shown.estimate
      ? [
          say`The nim-sum is nearly blind to it: its chances are off by at most ${strong(size(sums.effect.high))}, those of single piles by ${strong(size(shown.estimate))}. No single test is enough.`,
        ]
      : []),
    ...(shown && pairs && pairs.effect.low > 0 && shown.high < BLIND * pairs.effect.estimate
      ? [
          say`Single piles are nearly blind to it: their chances are off by at most ${strong(size(shown.high))}, those of two piles together by ${strong(size(pairs.effect.estimate))}. No single test is enough.`,
        ]
      : []),
    ...(lost.length > 0 ? [say`This does not hold: ${lost[0].statement}.`] : []),
  ];
}
