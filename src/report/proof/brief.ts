import type { ProofCore } from '../../core/proof.js';
import type { FractionText, ProvedLaw } from '../../core/proved-law.js';
import { fractionValue } from '../../math/fraction.js';
import type { Block } from '../../page/document/doc.js';
import { type Phrase, say } from '../../page/phrase.js';
import { sizePhrase } from '../../page/size-phrase.js';
import { wholeDeal } from './facts/whole-deal.js';
import { besideEven, decimal, decimalUp, exact, fraction, whole } from './numbers.js';
import { dealsPhrase } from './words/deals.js';
import { counterexampleWords, divisibilityWords, orderWords, textbookWords } from './words/orders.js';
import { reachedText } from './words/reached.js';
import { assumption } from './words/subject.js';
import { errorWords } from './words/verdict.js';

/** Characters of a fraction in the table of a terminal. */
const LONGEST = 11;
/** Digits of a whole number in it. */
const MOST_DIGITS = 9;
/** Columns of numbers; the others begin with a fraction. */
const RIGHT = 3;

const HEADS = ['cards', 'leaves', 'orders reached', 'least likely', 'likeliest', 'total variation'];

/** The few lines that a command ends with: a row a number of cards, what its heads mean, and the findings, each in a sentence. */
export function proofBrief(core: ProofCore): readonly Block[] {
  const sentences = [
    say`Leaves: ways a deal can go. Total variation: the share of probability that lies in the wrong place.`,
    ...textbookWords(core),
    ...orderWords(core),
    ...counterexampleWords(core),
    ...divisibilityWords(core),
    ...errorWords(core),
    ...drawWords(core),
    ...deckLine(core),
    say`Assumed: ${assumption(core)}`,
  ];
  return [
    {
      is: 'table',
      caption: 'The law of every number of cards',
      columns: HEADS.map((head, k) => ({ head, number: k < RIGHT })),
      rows: core.proof.laws.map(tableRow),
    },
    ...sentences.map((text): Block => ({ is: 'sentence', text })),
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

function drawWords({ proof: { draws } }: ProofCore): readonly Phrase[] {
  if (draws === null) return [];
  const { bounded, limit, n, range, withinLimit, worst } = draws;
  if (worst === '0/1')
    return [
      say`Draws: where each of the ${whole(range)} words is equally likely, the method ${bounded} makes every draw of a deal of ${n} cards exactly even.`,
    ];
  const bound = wholeDeal(draws);
  const deal: Phrase = bound < 1 ? say`; the whole deal by at most ${decimalUp(bound)}` : [];
  return [
    say`Draws: where each of the ${whole(range)} words is equally likely, the worst draw by the method ${bounded} is off by ${decimal(fractionValue(worst))} in total variation, ${withinLimit ? 'within' : 'beyond'} the ${fraction(limit)} up to which 25 CFR 547.14, as others summarise it, calls it unbiased${deal}.`,
  ];
}

function deckLine({ proof: { deck } }: ProofCore): readonly Phrase[] {
  if (deck === null) return [];
  if (deck.size === 0)
    return [say`Deck: each of ${deck.n} cards is exactly as likely in every position; on its own that does not make every order so.`];
  const seen: Phrase =
    deck.trialsToSee === null ? ['no test named here could see it'] : say`a sample could see it from ${dealsPhrase(deck.trialsToSee)} on`;
  return [say`Deck: with ${deck.n} cards a card’s chances of a position are off by ${sizePhrase(deck.size)} on average; ${seen}.`];
}
