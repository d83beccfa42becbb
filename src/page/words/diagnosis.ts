import type { Diagnosis, KnownMistake, SeedGuess, SeedSource, StepFault } from '../../core/record/diagnosis.js';
import type { CallStyle } from '../../core/source/function-source.js';
import { allOf, counted, nounFor, verbFor } from '../../core/words/counted.js';
import { capital } from '../../core/words/first-letter.js';
import type { Nouns } from '../nouns.js';
import { count, fixed, roundTo } from '../numbers.js';
import { code, type Phrase, power, say, strong } from '../phrase.js';
import { cardName } from './card-names.js';
import { intervalText, many } from './distinct-deals.js';

/** The log odds up to which odds are written out: a million to one. */
const MOST_WRITTEN = Math.log(1e6);

/** The log odds below which two explanations are level: 3 to 1, worth no more than a bare mention after Kass & Raftery (1995). */
const AS_WELL = Math.log(3);

/** The facts of the surrounding report that the words about a diagnosis need. */
export interface DiagnosisSetting {
  /** The number of cards. */
  readonly n: number;
  /** True if the clearest finding concerns successive deals rather than single ones. */
  readonly betweenDeals: boolean;
  /** True if the report has already said how many different deals there seem to be. */
  readonly dealsTold: boolean;
  /** The names of the cards by number, if they have any. */
  readonly cards: readonly string[] | null;
  /** The name of the thing that is the same where deals repeat: a deal, or how each rearranged its deck. */
  readonly nouns: Pick<Nouns, 'deal' | 'deals'>;
  /** The fate of the numbers that a function drew where it always dealt the same; null where that is not known. */
  readonly unmoved: CallStyle['unmoved'] | null;
  /** True if every deck came back turned round. */
  readonly turned: boolean;
  /** True if somebody's own code dealt, which may draw numbers in vain. */
  readonly ownCode: boolean;
}

/** Says which known mistake fits the counts, and with what odds, or that none does; how few deals there seem to be; what the steps show. */
export function diagnosisSentence(diagnosis: Diagnosis, setting: DiagnosisSetting): Phrase {
  const { best, seed, steps } = diagnosis;
  const untouched = steps !== null && allStuck(steps, setting) && steps.stays;
  const { turned, unmoved } = setting;
  if (unmoved === 'one-sided')
    return say`${strong('The numbers that it draws change nothing')}, as where a sort’s comparator never says “before”, or always does.`;
  if (turned)
    return say`${strong('Every deck comes back turned round')}, ${unmoved === null ? `as if it were sorted by a comparator that always says “before”, or not shuffled` : 'and is not shuffled'}.`;
  const parts = [
    ...(seed && !untouched ? [seedSentence(seed, setting)] : []),
    ...((best.length > 0 && !untouched) || !(seed || steps) ? [mistakeSentence(diagnosis, setting)] : []),
    ...(steps ? [stepsSentence(steps, setting)] : []),
  ];
  return parts.flatMap((part, k): Phrase => (k > 0 ? [' ', ...part] : part));
}

function mistakeSentence({ best, closest, compared, even, logOdds, next }: Diagnosis, { betweenDeals, cards }: DiagnosisSetting): Phrase {
  if (best.length === 0 && betweenDeals)
    return say`None of the ${counted(count(compared), 'known mistake')} compared explains it. All of them are mistakes within one deal; this one is between deals.`;
  if (even)
    return say`None of the ${counted(count(compared), 'known mistake')} compared explains it: what is uneven here is not what any of them leads to.`;
  if (best.length === 0)
    return say`None of the ${counted(count(compared), 'known mistake')} compared explains it: even the closest, ${code(closest.id)}, would deal the cards differently.`;
  const compares = next !== null && logOdds !== null;
  const named = namesOf(best.map(({ id }) => id));
  const names = named.flatMap((id, k): Phrase => [...(k > 0 ? [' or '] : []), code(id)]);
  const fits = named.length > 1 ? ', which look alike here, fit' : ' fits';
  const odds: Phrase =
    next && logOdds !== null && logOdds < AS_WELL
      ? say`, but ${code(next.id)} fits about as well`
      : next && logOdds !== null
        ? say`; the odds are ${strong(oddsPhrase(logOdds))} against the next best, ${code(next.id)}`
        : [];
  return say`Of ${compares ? counted(count(compared), 'known mistake') : 'the known mistakes'}, ${strong(names)}${fits} best${odds}${arrangedWords(best[0], cards)}.`;
}

/** Returns the ids of mistakes to be said, each once: where several are of one kind, the kind alone. */
export function namesOf(ids: readonly string[]): readonly string[] {
  const kind = (id: string): string => id.split(':')[0];
  const all = [...new Set(ids)];
  return [...new Set(all.map((id) => (all.filter((other) => kind(other) === kind(id)).length > 1 ? kind(id) : id)))];
}

/** Cards named of an order that was found. */
const CARDS_NAMED = 4;

/** Says which first order and which end of the deck an explanation assumes; empty for those of the audit. */
function arrangedWords({ began, fromEnd }: KnownMistake, names: readonly string[] | null): string {
  if (began === undefined) return '';
  const reversed = began?.every((card, place) => card === began.length - 1 - place);
  // A loop that runs the other way is a deck turned round twice.
  if (reversed && fromEnd) return ', if its loop runs the other way';
  const first = began?.slice(0, CARDS_NAMED).map((card) => cardName(names, card + 1));
  const parts = [
    ...(reversed ? ['the deck began with its last card first'] : []),
    ...(first && !reversed ? [`the deck began about in the order ${first.join(', ')} …, as the deals show`] : []),
    ...(fromEnd ? ['its cards are handed out from the end'] : []),
  ];
  return `, if ${parts.join(' and ')}`;
}

function seedSentence(seed: SeedGuess, { dealsTold, nouns, ownCode, unmoved }: DiagnosisSetting): Phrase {
  const { deals, high, low } = seed;
  const source = seed.source && seedSourceWords(seed.source);
  if (allTheSame(seed)) {
    const seeded = `as if every deal began with the same seed${ownCode && unmoved === null ? ', or the numbers that it draws change nothing' : ''}`;
    return dealsTold ? say`It is ${seeded}.` : say`${strong(`Every ${nouns.deal} is the same`)}, ${seeded}.`;
  }
  const gives = source !== null && verbFor(source.startsWith('a ') ? 1 : 2, 'gives');
  if (dealsTold && gives) return say`There seem to be as many different ${nouns.deals} as ${strong(source)} ${gives}.`;
  if (dealsTold)
    return say`Such repeats come from few different seeds, from a generator that soon repeats itself, from a shuffle that makes few orders, or from earlier ${nouns.deals} handed out again.`;
  const told = `about ${many(deals)}`;
  const [from, to] = intervalText(low, high);
  const limits = from === to ? '' : `, between ${from} and ${to}`;
  return gives
    ? say`The ${nouns.deals} repeat as if only ${strong(told)} different ones existed${limits}, as many as ${strong(source)} ${gives}.`
    : say`The ${nouns.deals} repeat as if only ${strong(told)} different ones existed${limits}.`;
}

/** Names the source of so few seeds, as a noun phrase. */
export function seedSourceWords(source: SeedSource): string {
  return source.of === 'bits' ? `a seed of ${counted(source.bits, 'bit')}` : SEED_TIMES[source.of];
}

const SEED_TIMES: Readonly<Record<Exclude<SeedSource['of'], 'bits'>, string>> = {
  'day-milliseconds': 'the milliseconds of a day',
  'second-milliseconds': 'the milliseconds of a second',
  'day-seconds': 'the seconds of a day',
};

/** True if every pair of deals was equal. */
function allTheSame({ deals }: SeedGuess): boolean {
  return deals === 1;
}

const READ: Readonly<Record<StepFault['decoder'], string>> = {
  down: 'a shuffle from the last position down',
  forward: 'a shuffle from the first position up',
  'inside-out': 'a shuffle that builds the deck card by card',
};

/** True if no step ever chooses. */
function allStuck({ pattern, positions }: StepFault, { n }: DiagnosisSetting): boolean {
  return pattern === 'stuck' && positions.length > 1 && positions.length === n - 1;
}

/** Says what is wrong with the steps, and under which reading. */
function stepsSentence(fault: StepFault, setting: DiagnosisSetting): Phrase {
  const { positions, stays } = fault;
  // However they are read, steps that never choose are steps that never choose.
  if (allStuck(fault, setting)) {
    if (!stays)
      return say`${strong(`${capital(allOf(positions.length, 'step'))} always ${verbFor(positions.length, 'makes')} the same choice`)}.`;
    const { unmoved } = setting;
    if (unmoved === 'undrawn') return say`${strong('The deck comes back as it was given')}, and no number was drawn from Math.random.`;
    return say`${strong('The deck comes back as it was given')}, as if a copy were shuffled and not returned${unmoved === null ? ', or the deck were sorted by a comparator that never says “before”' : ''}.`;
  }
  return say`Read as the choices of ${READ[fault.decoder]}, ${strong(faultPhrase(fault))}.`;
}

function faultPhrase({ decoder, pattern, positions, stays, width }: StepFault): string {
  switch (pattern) {
    case 'stuck': {
      const [first] = positions;
      const which =
        positions.length === 1
          ? `the step for position ${first}`
          : `${counted(positions.length, 'step')}, that for position ${first} among them,`;
      if (stays)
        return `${which} never ${verbFor(positions.length, 'moves')} ${verbFor(positions.length, 'its')} ${nounFor(positions.length, 'card')}, as if left out`;
      return `${which} always ${verbFor(positions.length, 'makes')} the same choice`;
    }
    case 'never-own':
      return 'no step ever leaves its card where it is';
    case 'never-first':
      return decoder === 'forward' ? 'no step ever makes the first of its choices' : 'no step ever chooses position 1';
    case 'half-ends':
      return 'the first and the last choice of every step come half as often as the others';
    case 'low-values':
      return `the lowest choices of every step come too often, as the remainders of ${width}-bit numbers do`;
  }
}

export function comparisonNote({ best, closest }: Diagnosis): string {
  const dealt = [...best, closest].find((mistake) => mistake.dealt !== undefined);
  return `Beforehand, each known mistake counts as equally likely. The comparison uses exact chances: of the choices of every step, of runs in the old order, or, where neither is known, of every card in every position.${dealt?.dealt === undefined ? '' : ` The chances of ${dealt.id} are not known exactly. ${counted(count(dealt.dealt), 'seeded deal')} of it stand for them, made by the JavaScript engine that made this record.`}`;
}

export function comparisonLimit({ best, even }: Diagnosis): string {
  if (even) return 'The tests below say what is uneven.';
  return best.length === 0
    ? 'A mixture of mistakes, or one not in the catalogue, looks like this.'
    : 'Another mistake with nearly the same chances would fit as well: this is where to look first, not a proof of the cause.';
}

/** Writes odds to one from their natural logarithm: "18,000 to 1", "10^113 to 1". */
function oddsPhrase(log: number): Phrase {
  if (log > MOST_WRITTEN) return say`${power(Math.floor(log / Math.LN10))} to 1`;
  const odds = Math.exp(log);
  return [`${odds < 10 ? fixed(odds, 1) : count(roundTo(odds, 2))} to 1`];
}
