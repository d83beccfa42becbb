import type { ProofCore } from '../../core/proof.js';
import type { FractionText, LawExample, ProvedLaw } from '../../core/proved-law.js';
import { fractionValue } from '../../math/fraction.js';
import { rounded } from '../numbers.js';
import { type Phrase, plain, say } from '../phrase.js';
import { scientific, sizePhrase } from '../size-phrase.js';
import { wrapped } from '../wrap.js';
import { columns } from './columns.js';
import { refutedLaw } from './facts/laws.js';
import { besideEven, decimal, exact, fraction, whole } from './numbers.js';
import { choiceLine } from './words/choices.js';
import { orderText } from './words/order.js';

/** Characters of a fraction in the table of a terminal. */
const LONGEST = 11;
/** Digits of a whole number in it. */
const MOST_DIGITS = 9;
const RIGHT = [0, 1, 2];

/** One line a number of cards, under its heads. */
export function tableLines({ proof: { laws } }: ProofCore): readonly string[] {
  const heads = ['cards', 'leaves', 'orders reached', 'least likely', 'likeliest', 'total variation'];
  return columns([heads, ...laws.map((law) => tableRow(law).map(plain))], RIGHT);
}

function tableRow({ greatest, least, method, n, orders, reached, totalVariation }: ProvedLaw): readonly Phrase[] {
  const share = (text: FractionText | null): Phrase => (text === null ? ['–'] : besideEven(text, BigInt(orders), LONGEST));
  return [
    say`${n}`,
    method.tree === null ? (method.leaves === null ? ['–'] : say`${method.leaves}`) : whole(method.tree, MOST_DIGITS),
    reached === orders
      ? say`all ${whole(orders, MOST_DIGITS)}`
      : say`${reached === null ? ['–'] : whole(reached)} of ${whole(orders, MOST_DIGITS)}`,
    least === '0/1' ? ['never'] : share(least),
    share(greatest),
    totalVariation === null ? ['–'] : exact(totalVariation, LONGEST),
  ];
}

/** The two orders that refute uniformity, with the choices that deal them. */
export function counterexampleLines(core: ProofCore): readonly string[] {
  const law = refutedLaw(core);
  if (!law) return [];
  const { often, seldom } = law.counterexample;
  return [...wrapped(exampleWords('Likeliest', often), '', '  '), ...wrapped(exampleWords('Least likely', seldom), '', '  ')];
}

function exampleWords(name: string, example: LawExample): Phrase {
  const line = choiceLine(example);
  const order = orderText(example.order);
  if (example.probability === '0/1') return say`${name}: ${order}, which no choices deal`;
  return line === '' ? say`${name}: ${order}` : say`${name}: ${order}, dealt by ${line}`;
}

/** What is known of single draws, in a line. */
export function drawLines({ proof: { draws } }: ProofCore): readonly string[] {
  if (draws === null) return [];
  const { bounded, dealAtMost, dealAtMostByDivergence, limit, range, withinLimit, worst } = draws;
  if (worst === '0/1') return wrapped(say`Draws: on ${whole(range)} ideal words ${bounded} makes every draw exactly even.`);
  const deal = Math.min(fractionValue(dealAtMost), dealAtMostByDivergence);
  return wrapped(
    say`Draws: on ${whole(range)} ideal words the worst draw by ${bounded} is off by ${decimal(fractionValue(worst))} in total variation, ${withinLimit ? 'within' : 'beyond'} ${fraction(limit)} (25 CFR 547.14, as summarised); the whole deal by at most ${decimal(deal)}.`,
  );
}

/** What is known of the full deck, in a line. */
export function deckLines({ proof: { deck } }: ProofCore): readonly string[] {
  if (deck === null) return [];
  if (deck.size === 0) return wrapped(say`Deck: each of ${deck.n} cards is exactly as likely in every position.`);
  const seen: Phrase =
    deck.trialsToSee === null
      ? ['no test named here could see it']
      : say`a sample could see it from about ${deck.trialsToSee < 1e15 ? [rounded(deck.trialsToSee)] : scientific(deck.trialsToSee)} deals on`;
  return wrapped(say`Deck: with ${deck.n} cards a card’s chances of a position are off by ${sizePhrase(deck.size)} on average; ${seen}.`);
}
