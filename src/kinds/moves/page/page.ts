import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedClaim } from '../../../core/record/recorded-claim.js';
import type { RecordedResult } from '../../../core/record/results.js';
import type { MovesOutcome } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { uncapital } from '../../../core/words/first-letter.js';
import { nimSum } from '../../../games/nim/nim-sum.js';
import { resultOf } from '../../../page/facts/results.js';
import { count, interval, ordinal, ratio, size } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { stonesPicture } from '../../charts/stones-picture.js';
import type { KindPage } from '../../page.js';
import { CHOICES, GAME_STYLE, gameOptions, gameWords, NIM_SUM } from '../../shares/game-words.js';
import { movesLawWords, STRENGTH } from '../known.js';
import { choiceOfPile } from '../statistics/choice-of-pile.js';
import { choiceOfSize } from '../statistics/choice-of-size.js';
import type { ChoiceStatistic } from '../statistics/choice-statistic.js';
import { winsGivenAway, winsGivenAwayIn } from '../statistics/wins-given-away.js';
import { choices } from './choices.js';
import { choiceShares } from './facts.js';

export const movesPage: KindPage<MovesOutcome> = {
  nouns: {
    deal: 'move',
    deals: 'moves',
    card: 'move',
    position: 'pile',
    shuffle: 'player',
    whole: 'position',
    wholes: 'positions',
    make: 'meet',
    even: 'winning move of a position',
    cards: false,

    uneven: 'the winning moves are not all equally likely',
  },
  size: gameWords,
  outcome: ({ max, piles }) => `move of ${counted(piles, 'pile')} of 1 to ${counted(max, 'stone')}`,
  nameWords: ({ choice, max, piles }) => [`${piles}x${max}`, choice],
  options: (game, _, builtIn) => [...gameOptions(game), `--space ${builtIn ? '' : 'nim:player/'}${game.choice}`],
  logOptions: (game) => [...gameOptions(game), `--space nim:player/${game.choice}`],
  builtIn: (game, maker) => ({
    maker: say`The built-in player of Nim ${strong(maker)}, which moves in even deals of ${gameWords(game)}`,
    even: say` Even means that every winning move of a position is equally likely, where ${CHOICES[game.choice]}.`,
  }),
  handed: 'For every move it was given piles that the audit drew evenly.',
  beside: () => [],
  terms: () =>
    say`${NIM_SUM} A winning move leaves a nim-sum of 0. A player is even if all winning moves of a position come equally often.`,
  unseen: () =>
    'How the player moves in other games, in misère play or where nothing can be won, and whether a move depends on earlier ones.',
  told(cells) {
    const [pile, left] = cells.slice(-2);
    return `piles  ${cells.slice(0, -2).join(' ')}\nmove   pile ${pile + 1} from ${cells[pile]} to ${left}`;
  },
  picture(cells) {
    const [pile, left] = cells.slice(-2);
    return stonesPicture(cells.slice(0, -2), new Map([[pile, `to ${left}`]]));
  },
  situation: (given) => stonesPicture(given),
  law: movesLawWords,
  offBy: (size) => say` Where there is a choice, its chances are off by ${size} on average.`,
  markOf: '',
  cell: (_, open, place) => `the ${ordinal(place + 1)} of ${counted(count(open), 'pile')} that win`,
  sizedBy: { test: choiceOfPile.id, by: 'pile' },
  sections: [choices],
  style: GAME_STYLE,
  headline: movesHeadline,
  claimed: strengthWords,
  lead: movesLead,
  more: movesMore,
};

/** Returns the headline of a player who gives wins away, whatever else is uneven; null for others. */
function movesHeadline(core: EvidenceCore): string | null {
  const lost = givenAway(core);
  if (lost) return `it gives away ${count(lost.given)} of ${counted(count(lost.won), 'won game')}`;
  const { claims } = core;
  return claims.some(({ holds }) => !holds) ? 'the player makes moves that do not win' : null;
}

/** Tells the finding in terms of the game; null where no test of choices shows it. */
function movesLead(core: EvidenceCore, found: readonly RecordedResult[]): Phrase | null {
  const lost = givenAway(core);
  if (lost) return lostLead(lost);
  const choice = strongestChoice(found);
  return choice && choiceLead(core, choice);
}

function givenAway({ counts, subject }: EvidenceCore): ReturnType<typeof winsGivenAwayIn> | null {
  const { outcome } = subject.origin;
  const values = counts[winsGivenAway.id]?.values;
  if (outcome.kind !== 'moves' || !values) return null;
  const lost = winsGivenAwayIn(values, outcome);
  return lost.given > 0 ? lost : null;
}

/** Explains what a win given away is, and shows the first position in which one was. */
function lostLead({ first, given, won }: ReturnType<typeof winsGivenAwayIn>): Phrase {
  const where = first ? ` The first such position, in the order of its piles: ${first.join(', ')}, nim-sum ${nimSum(first)}.` : '';
  return say`In ${strong(`${count(given)} of ${counted(count(won), 'position')}`)} that could be won it left a nim-sum other than 0, from which the other player wins.${where}`;
}

/** Tells, case by case, what does not hold of the player. */
function movesMore({ claims, subject }: EvidenceCore): readonly Phrase[] {
  const lost = claims.filter(({ holds }) => !holds);
  return lost.length > 0 ? [say`It is not true that ${strengthWords(lost[0], subject)}.`] : [];
}

/** Says that the player takes every win there is, or where it may not; returns the id of any other claim. */
function strengthWords({ counterexample, id }: RecordedClaim, { origin: { outcome, source } }: EvidenceCore['subject']): string {
  if (id !== STRENGTH || source.kind !== 'built-in' || outcome.kind !== 'moves') return id;
  const all = `${source.maker} plays a winning move in every position of ${gameWords(outcome)} that can be won`;
  const piles = counterexample?.['piles'];
  return Array.isArray(piles) ? `${all}; with piles ${piles.join(', ')} it may give the win away` : all;
}

/** Returns the row in which the choice is most clearly uneven; null where neither row shows it. */
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
    ? say`Where there is a choice, ${uncapital(where)} is changed ${strong(`${ratio(times[most])} times`)} as often as it should be.`
    : say`Where there is a choice, every pile is changed less often than it wins: ${strong('moves that do not win')} are played.`;
}
