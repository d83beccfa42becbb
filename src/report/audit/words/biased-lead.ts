import type { EvidenceCore } from '../../../core/record/evidence.js';
import { type EqualDealsResult, type FrequentDeal, isDeviation, type RecordedResult } from '../../../core/record/results.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { establishedAmong, establishedRow, followsFromPositions } from '../../../kinds/deck/page/cause.js';
import { positionMap } from '../../../kinds/deck/page/positions.js';
import { standing } from '../../../kinds/deck/page/standing.js';
import { positionsShown } from '../../../kinds/deck/page/together.js';
import { tellsDistinctDeals } from '../../../kinds/deck/statistics/repeats.js';
import { headlineOf, isBetweenDeals, statisticOf } from '../../../kinds/declared.js';
import { seenCardSentence } from '../../../kinds/hand/page/words.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { furthestWords } from '../../../kinds/words/group-words.js';
import { type Cell, furthestCells } from '../../../page/facts/position-map.js';
import { findings } from '../../../page/facts/results.js';
import type { Nouns } from '../../../page/nouns.js';
import { count, fixed, interval, NBSP, ratio, ratioBound, size, sizeUp, threeDigits } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { differentDeals, isOneDeal } from '../../../page/words/distinct-deals.js';
import { type Distance, worstDistance } from '../facts/distance.js';
import { equalNouns } from './equal-nouns.js';
import { questionOf } from './question.js';

/** The size of deck up to which the words are "24.6 times in 100 deals"; for larger decks "once in 37 deals". */
const SMALL_DECK = 10;

/** Says what happens to one card in one position, with luck allowed for. The interval must exclude an even share. */
function cellSentence({ name, position, count: seen, ratio: times, low, high }: Cell, n: number, trials: number): Phrase {
  if (seen === 0) {
    return say`Card ${name} ${strong('never')} lands in position ${position}: not once in ${counted(count(trials), 'deal')}, where an even shuffle puts it there once in ${n}. ${soft(`With luck allowed for, ${ratioBound({ ratio: 0, low: 0, high })} as often as it should.`)}`;
  }
  if (seen === trials) {
    return say`Card ${name} lands in position ${position} ${strong('every time')}: in each of ${counted(count(trials), 'deal')} instead of once in ${n}.`;
  }
  const bound = ratioBound({ ratio: times, low, high });
  const often = frequency(n / times, n);
  return say`Card ${name} lands ${strong(`${ratio(times)} times`)} as often as it should in position ${position}: ${often} instead of ${n <= SMALL_DECK ? String(Number(fixed(100 / n, 1))) : `once in ${count(n)}`}. ${soft(`With luck allowed for, ${bound}.`)}`;
}

function frequency(every: number, n: number): string {
  if (n <= SMALL_DECK) return `${fixed(100 / every, 1)} times in 100 deals`;
  return `once in ${counted(tellApart(every, n), 'deal')}`;
}

/** Writes the fewest digits that show the difference from once in `n`. */
function tellApart(every: number, n: number): string {
  if (every >= SMALL_DECK && Math.round(every) !== n) return count(Math.round(every));
  const digits = [1, 2, 3, 4].map((decimals) => fixed(every, decimals));
  return digits.find((text) => Number(text) !== n) ?? fixed(every, 5);
}

/** The cell named in the lead of a biased report: the furthest one, if its simultaneous interval excludes an even share. */
export function leadCell(core: EvidenceCore): Cell | null {
  const map = positionMap(core);
  const uneven = findings(core).filter(({ tail }) => tail === 'upper');
  const [strongest] = standing(core, uneven);
  const ofOneDeal = strongest ? !isBetweenDeals(core.subject.origin.outcome.kind, strongest.test) : uneven.length > 0;
  if (!map || !ofOneDeal || !positionsShown(core)) return null;
  return furthestCells(map, 3).find(({ low, high }) => low > 1 || high < 1) ?? null;
}

/** A biased finding in card terms: a cell, else a distance, else the strongest test's own terms. */
export function biasedLead(core: EvidenceCore, found: readonly RecordedResult[]): Phrase {
  const kind = core.subject.origin.outcome.kind;
  const beyond = found.filter(({ tail }) => tail === 'upper');
  const lead = oneGroupLead(core, beyond) ?? pageOf({ kind }).lead?.(core, found);
  if (lead) return lead;
  // The headline is of the strongest row where that counts equal deals, so the lead is too.
  const [first] = beyond;
  if (first && !isDeviation(first)) return equalDealsSentence(first, core);
  const uneven = establishedAmong(core, beyond);
  const cell = leadCell(core);
  if (cell) return cellSentence(cell, core.plan.n, core.plan.trials);
  const [strongest] = uneven;
  if (strongest && followsFromPositions(core, beyond))
    return say`${testSentence(strongest, core)} High or low cards come too often at some positions, which alone makes it so.`;
  if (strongest && isBetweenDeals(kind, strongest.test)) return testSentence(strongest, core);
  const seen = strongest && statisticOf(kind, strongest.test)?.counts === 'seen' ? seenCardSentence(core) : null;
  if (seen) return seen;
  const distance = uneven.some(({ test }) => headlineOf(kind, test)?.about === 'positions') ? worstDistance(core) : null;
  if (distance && (distance.low > 1 || distance.high < 1)) return distanceSentence(distance, core.plan.n);
  return strongest ? testSentence(strongest, core) : evenSentence(found, core);
}

function distanceSentence({ places, ratio: times, low, high }: Distance, n: number): Phrase {
  const bound = ratioBound({ ratio: times, low, high });
  const far = Math.min(places, n - places);
  const move =
    places === 0
      ? 'Cards stay where they began'
      : `Cards move ${counted(count(far), 'place')} ${far === places ? 'down' : 'up'}, counted round the deck,`;
  return say`${move} ${strong(`${ratio(times)} times`)} as often as they should. ${soft(`With luck allowed for, ${bound}.`)}`;
}

function testSentence(result: RecordedResult, core: EvidenceCore): Phrase {
  if (!isDeviation(result)) return equalDealsSentence(result, core);
  const { effect } = result;
  return say`“${capital(questionOf(core, result))}” No: what that test counts is off by ${strong(size(effect.estimate))} on average. ${soft(`The 95${NBSP}% interval is ${interval(effect.low, effect.high)}.`)}`;
}

function equalDealsSentence(result: EqualDealsResult, core: EvidenceCore): Phrase {
  const { subject } = core;
  const nouns = equalNouns(subject.origin);
  const { effect, test, trials, value } = result;
  if (!tellsDistinctDeals(test)) {
    return say`${strong(`${count(value)} of ${counted(count(trials), nouns.deal)}`)} ${verbFor(value, 'was')} the same as the ${nouns.deal} just before, ${throughout(nouns)}. ${evenPairs(effect.expected, nouns)}`;
  }
  if (effect.name === 'frequent-deal') return say`${frequentDeals(effect, result, nouns, 'One')}. ${evenPairs(effect.expected, nouns)}`;
  if (effect.estimate === 1) return say`${strong(`Every ${nouns.deal} is the same,`)} ${throughout(nouns)}.`;
  return say`${equalPairs(result, core)}. ${evenPairs(effect.expected, nouns)}`;
}

/** Says how many pairs of deals were equal and what that suggests, or which deals make most of them; lower case, without a full stop. */
export function equalPairs(result: EqualDealsResult, { plan, subject }: EvidenceCore): Phrase {
  const { effect, trials, value } = result;
  const nouns = equalNouns(subject.origin);
  if (effect.name === 'frequent-deal') return frequentDeals(effect, result, nouns, 'one');
  if (effect.estimate === 1) return say`every ${nouns.deal} was the same`;
  const among = trials < plan.trials ? ` among the ${count(trials)} compared` : '';
  return say`${strong(`${counted(count(value), 'pair')} of ${nouns.deals}`)}${among} ${verbFor(value, 'was')} the same ${throughout(nouns)}, as if only ${differentDeals(effect, nouns)} existed`;
}

/** Names the deals that came far too often, and how often the others came; `one` begins the phrase where it is one deal. */
function frequentDeals(effect: FrequentDeal, { trials, value }: EqualDealsResult, nouns: Nouns, one: 'One' | 'one'): Phrase {
  const { different, times, together } = effect;
  const often = (deals: number): string => counted(count(deals), 'time');
  if (isOneDeal(effect, value))
    return say`${strong(`${one} ${nouns.deal} came ${often(times)} in ${count(trials)},`)} the same ${throughout(nouns)}`;
  return say`${strong(`${counted(count(different), nouns.deal)} came ${often(together)} in ${count(trials)},`)} the one that came most ${often(times)}; each of the other ${count(trials - together)} came once`;
}

function throughout({ cards }: Nouns): string {
  return cards ? 'from first card to last' : 'throughout';
}

/** Says how many equal pairs an even shuffle would give. */
function evenPairs(expected: number, { shuffle }: Nouns): string {
  return expected < 0.5
    ? `An even ${shuffle} would give none.`
    : `An even ${shuffle} would give about ${threeDigits(Math.max(1, Math.round(expected)))}.`;
}

function evenSentence([first]: readonly RecordedResult[], core: EvidenceCore): Phrase {
  const nouns = equalNouns(core.subject.origin);
  if (!first) return [];
  if (!isDeviation(first))
    return say`${strong(`Only ${counted(count(first.value), 'pair')} of ${nouns.deals}`)} ${verbFor(first.value, 'was')} the same ${throughout(nouns)}: luck brings more duplicate ${nouns.deals}. ${evenPairs(first.effect.expected, nouns)}`;
  const share = first.value / first.degrees;
  return say`Luck alone makes counts scatter. These scatter ${strong(share < 0.005 ? 'almost not at all' : `only ${ratio(Math.sqrt(share))} times as far`)}${share < 0.005 ? '.' : ' as luck would make them.'} The test “${capital(questionOf(core, first))}” shows it best.`;
}

/** The lead of a log where one group differs from the rest; null where the headline says something else. */
function oneGroupLead(core: EvidenceCore, uneven: readonly RecordedResult[]): Phrase | null {
  const { origin } = core.subject;
  const [strongest] = uneven;
  if (!strongest || !isDeviation(strongest) || pageOf(origin.outcome).headline?.(core, null)) return null;
  const row = establishedRow(core, uneven);
  if (!row || !isDeviation(row) || !row.furthest) return null;
  const { effect, furthest } = row;
  const name = furthestWords(origin.source, row);
  if (name === null) return null;
  const deals = counted(count(furthest.deals), nounsOf(origin.outcome.kind).deal);
  return say`${strong(`${capital(name)} differs from the rest.`)} In its ${deals} the chances are off from those of all other groups by ${strong(size(effect.estimate))} on average; from ${sizeUp(furthest.seenFrom)} on this audit would have found it 99${NBSP}times in${NBSP}100. ${soft(`The 95${NBSP}% interval, for whichever group, is ${interval(effect.low, effect.high)}.`)}`;
}
