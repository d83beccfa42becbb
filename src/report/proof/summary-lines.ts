import type { ProofCore } from '../../core/proof.js';
import type { FractionText, ProvedLaw } from '../../core/proved-law.js';
import { fractionValue } from '../../math/fraction.js';
import { columns } from '../../page/columns.js';
import { type Phrase, plain, say } from '../../page/phrase.js';
import { sizePhrase } from '../../page/size-phrase.js';
import { wrapped } from '../../page/wrap.js';
import { wholeDeal } from './facts/whole-deal.js';
import { besideEven, decimal, decimalUp, exact, fraction, whole } from './numbers.js';
import { dealsPhrase } from './words/deals.js';
import { reachedText } from './words/reached.js';

/** Characters of a fraction in the table of a terminal. */
const LONGEST = 11;
/** Digits of a whole number in it. */
const MOST_DIGITS = 9;
const RIGHT = [0, 1, 2];

/** One line a number of cards, under its heads, and what the heads mean. */
export function tableLines({ proof: { laws } }: ProofCore): readonly string[] {
  const heads = ['cards', 'leaves', 'orders reached', 'least likely', 'likeliest', 'total variation'];
  return [
    ...columns([heads, ...laws.map((law) => tableRow(law).map(plain))], RIGHT),
    ...wrapped(say`Leaves: ways a deal can go. Total variation: the share of probability that lies in the wrong place.`),
  ];
}

function tableRow(law: ProvedLaw): readonly Phrase[] {
  const { greatest, least, method, n, orders, totalVariation } = law;
  const share = (text: FractionText | null): Phrase => (text === null ? ['–'] : besideEven(text, BigInt(orders), LONGEST));
  return [
    say`${n}`,
    method.tree === null ? (method.leaves === null ? ['–'] : say`${method.leaves}`) : whole(method.tree, MOST_DIGITS),
    reachedText(law, MOST_DIGITS),
    least === '0/1' ? ['never'] : share(least),
    share(greatest),
    totalVariation === null ? ['–'] : exact(totalVariation, LONGEST),
  ];
}

/** What is known of single draws, in a line. */
export function drawLines({ proof: { draws } }: ProofCore): readonly string[] {
  if (draws === null) return [];
  const { bounded, limit, n, range, withinLimit, worst } = draws;
  if (worst === '0/1')
    return wrapped(
      say`Draws: where each of the ${whole(range)} words is equally likely, the method ${bounded} makes every draw of a deal of ${n} cards exactly even.`,
    );
  const bound = wholeDeal(draws);
  const deal: Phrase = bound < 1 ? say`; the whole deal by at most ${decimalUp(bound)}` : [];
  return wrapped(
    say`Draws: where each of the ${whole(range)} words is equally likely, the worst draw by the method ${bounded} is off by ${decimal(fractionValue(worst))} in total variation, ${withinLimit ? 'within' : 'beyond'} the ${fraction(limit)} up to which 25 CFR 547.14, as others summarise it, calls it unbiased${deal}.`,
  );
}

/** What is known of the full deck, in a line. */
export function deckLines({ proof: { deck } }: ProofCore): readonly string[] {
  if (deck === null) return [];
  if (deck.size === 0)
    return wrapped(
      say`Deck: each of ${deck.n} cards is exactly as likely in every position; on its own that does not make every order so.`,
    );
  const seen: Phrase =
    deck.trialsToSee === null ? ['no test named here could see it'] : say`a sample could see it from ${dealsPhrase(deck.trialsToSee)} on`;
  return wrapped(say`Deck: with ${deck.n} cards a card’s chances of a position are off by ${sizePhrase(deck.size)} on average; ${seen}.`);
}
