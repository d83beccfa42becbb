import type { ProofCore } from '../../../core/record/proof.js';
import type { ProvedLaw } from '../../../core/record/proved-law.js';
import { lawWay } from '../../../kinds/words/law-way.js';
import { proofComesTo } from '../../../kinds/words/proved.js';
import { sizesText } from '../../../kinds/words/sizes.js';
import { fractionText, fractionValue } from '../../../math/fraction.js';
import { count, NBSP } from '../../../page/numbers.js';
import { code, type Phrase, plain, say, strong } from '../../../page/phrase.js';
import { sizePhrase } from '../../../page/size-phrase.js';
import { ended } from '../../../page/words/ended.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { refutedLaw, unevenDeck, unevenDraws, unevenLaws } from '../facts/laws.js';
import { decimalUp, exact, fraction, whole } from '../numbers.js';
import { dealsPhrase } from './deals.js';
import { orderPiece } from './order.js';
import { assumption, subjectName } from './subject.js';
import { comesUp, equalWays, evenShare, indivisible } from './ways.js';

/** The verdict of a proof in the four slots that every report fills; `sure` says what is assumed. */
export function proofWords(core: ProofCore): VerdictWords {
  const holds = core.verdict.kind === 'holds';
  const uneven = unevenLaws(core);
  return {
    name: holds ? 'Proved:' : uneven.length > 0 || unevenDeck(core) ? 'Proved uneven' : 'Proved uneven in part,',
    rest: holds
      ? say`exactly${NBSP}uniform for ${sizesText(core.plan.sizes)}`
      : uneven.length > 0
        ? say`for ${sizesText(uneven.map(({ n }) => n))}`
        : say`${unevenDeck(core) ? `for ${sizesText([core.proof.deck?.n ?? 0])}, ` : ''}though exactly uniform for ${sizesText(core.plan.sizes)}`,
    ...sentences(core, holds, uneven),
    sure: assumption(core),
  };
}

/** The lead and the sentences after it: the failures come first. */
function sentences(core: ProofCore, holds: boolean, uneven: readonly ProvedLaw[]): Pick<VerdictWords, 'lead' | 'more'> {
  const beside = [...errorWords(core), ...drawsWords(core), ...deckWords(core)];
  if (uneven.length > 0) return { lead: unevenLead(core, uneven), more: [reach(core, uneven), ...distance(core, uneven), ...beside] };
  if (holds) return { lead: evenLead(core), more: [...beside, ...deckAlone(core)] };
  const [first, ...others] = [...deckWords(core), ...drawsWords(core)];
  return { lead: first ?? evenLead(core), more: [...errorWords(core), ...others, ...(first ? [evenLead(core)] : [])] };
}

function evenLead({ proof: { laws } }: ProofCore): Phrase {
  const law = laws.at(-1);
  if (!law) return say`Nothing was worked out.`;
  const { divides, method, n, orders } = law;
  const each: Phrase = say`${strong(fraction(fractionText(1n, BigInt(orders))))}`;
  const all: Phrase = say`Each of the ${whole(orders)} orders of ${n} cards`;
  if (method.kind !== 'enumeration' || divides !== true || method.tree === null) return say`${all} has probability exactly ${each}.`;
  const ways = BigInt(method.tree) / BigInt(orders);
  const from = ways === 1n ? 'exactly one' : `exactly ${count(Number(ways))}`;
  return say`${all} comes from ${from} of ${whole(method.tree)} equally likely sequences of choices, so each has probability ${each}.`;
}

function unevenLead(core: ProofCore, uneven: readonly ProvedLaw[]): Phrase {
  const law = refutedLaw(core);
  if (law) {
    const { often, seldom } = law.counterexample;
    if (equalWays(law) === 1)
      return say`With ${law.n} cards, ${code(subjectName(core))} always deals the order ${orderPiece(often.order)}: it makes no choice. ${ended(plain(evenShare(law)))}`;
    const ways = equalWays(law) === null ? '' : ' ways';
    return say`With ${law.n} cards, ${code(subjectName(core))} deals the order ${comesUp(law, often)}${ways} and ${comesUp(law, seldom)}; ${evenShare(law)}.`;
  }
  const [first] = uneven;
  if (!first) return say`${ended(proofComesTo(core))}`;
  return first.divides === false ? say`With ${first.n} cards, ${indivisible(first)}.` : [ended(lawWay(core, first))];
}

function reach({ plan: { sizes } }: ProofCore, uneven: readonly ProvedLaw[]): Phrase {
  const off = uneven.map(({ n }) => n);
  const even = sizes.filter((n) => !off.includes(n));
  if (sizes.length === 1) return say`No other number of cards was looked at.`;
  if (even.length === 0) return say`It is uneven for every number of cards looked at: ${sizesText(sizes)}.`;
  return say`It is uneven for ${sizesText(off)}; for ${sizesText(even)} every order is equally likely.`;
}

/** Says how far the largest deck is from even, where the lead spoke of a smaller one. */
function distance(core: ProofCore, uneven: readonly ProvedLaw[]): readonly Phrase[] {
  const law = uneven.findLast(({ totalVariation }) => totalVariation !== null);
  if (!law || law.totalVariation === null || law.n === refutedLaw(core)?.n) return [];
  return [say`With ${law.n} cards the total variation from even is ${exact(law.totalVariation, 15)}.`];
}

/** Says what is known of a deck whose orders were not computed and whose cards are even: less than the headline says of small decks. */
function deckAlone({ plan: { sizes }, proof: { deck } }: ProofCore): readonly Phrase[] {
  if (deck === null || deck.size > 0 || sizes.includes(deck.n)) return [];
  return [say`With ${deck.n} cards each card is exactly as likely in every position; the orders of so many were not gone through.`];
}

/** The words for a function whose boundaries are no simple fractions, so that it is known only to within an error. */
export function errorWords({ proof: { probes } }: ProofCore): readonly Phrase[] {
  return errorSentence(Math.max(0, ...(probes ?? []).map((probe) => probe.error)));
}

/** Says how far a probability may be off, where boundaries are no simple fractions; empty where they are. */
export function errorSentence(error: number): readonly Phrase[] {
  return error === 0
    ? []
    : [
        say`Some of the function’s boundaries are no simple fractions, so with ideal numbers a probability may differ by up to ${decimalUp(error)}.`,
      ];
}

/** Says how far the draws are from even, where they are not even. */
export function drawsWords(core: ProofCore): readonly Phrase[] {
  const { draws } = core.proof;
  if (draws === null || !unevenDraws(core)) return [];
  return [
    say`The method ${code(draws.bounded)} does not make ideal choices, even of ideal words. A draw is off by up to ${decimalUp(fractionValue(draws.worst))} in total variation. That is ${draws.withinLimit ? 'within' : 'beyond'} the ${fraction(draws.limit)} up to which 25 CFR 547.14, as others summarise it, calls the scaling of a random number unbiased.`,
  ];
}

/** Says how far the single cards of the deck are from even, where they are not even. */
export function deckWords({ proof: { deck } }: ProofCore): readonly Phrase[] {
  if (deck === null || deck.size === 0) return [];
  const seen: Phrase = deck.trialsToSee === null ? [] : say` A sample could see it from ${dealsPhrase(deck.trialsToSee)} on.`;
  return [say`With ${deck.n} cards a card’s chances of a position are off by ${sizePhrase(deck.size)} on average, exactly.${seen}`];
}
