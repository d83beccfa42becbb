import type { Diagnosis, SeedGuess, StepFault } from '../../core/diagnosis.js';
import { count } from '../numbers.js';
import { code, type Phrase, power, say, strong } from '../phrase.js';

/** Odds are written out up to a million to one. */
const MOST_WRITTEN = Math.log(1e6);

/** Which known mistake fits what was counted, and with what odds, or that none does; how few deals there seem to be; what the steps show. */
export function diagnosisSentence(diagnosis: Diagnosis): Phrase {
  const { best, seed, steps } = diagnosis;
  const parts = [
    ...(seed ? [seedSentence(seed)] : []),
    ...(best.length > 0 || !(seed || steps) ? [mistakeSentence(diagnosis)] : []),
    ...(steps ? [stepsSentence(steps)] : []),
  ];
  return parts.flatMap((part, k): Phrase => (k > 0 ? [' ', ...part] : part));
}

function mistakeSentence({ best, closest, compared, even, logOdds, next }: Diagnosis): Phrase {
  if (even) return say`None of the ${compared} known mistakes compared explains it: what each of them would change looks even here.`;
  if (best.length === 0)
    return say`None of the ${compared} known mistakes compared explains it: even the closest, ${code(closest.id)}, would deal the cards otherwise.`;
  const names = best.flatMap(({ id }, k): Phrase => [...(k > 0 ? [' or '] : []), code(id)]);
  const fits = best.length > 1 ? ', which look alike here, fit' : ' fits';
  const odds: Phrase =
    next && logOdds !== null ? say`: the odds are ${strong(oddsPhrase(logOdds))} against the next of ${compared}, ${code(next.id)}` : [];
  return say`Of the known mistakes ${strong(names)}${fits} best${odds}.`;
}

function seedSentence({ deals, high, low, source }: SeedGuess): Phrase {
  const about = `about ${count(Number(deals.toPrecision(2)))}`;
  return source === null
    ? say`The deals repeat as if only ${strong(about)} different ones existed, between ${count(low)} and ${count(high)}.`
    : say`The deals repeat as if only ${strong(about)} different ones existed, as many as ${strong(source)} gives.`;
}

const READ: Readonly<Record<StepFault['decoder'], string>> = {
  down: 'a shuffle from the last position down',
  forward: 'a shuffle from the first position up',
  'inside-out': 'a shuffle that builds the deck card by card',
};

/** What is wrong with the steps, after which reading. */
function stepsSentence(fault: StepFault): Phrase {
  return say`Read as the choices of ${READ[fault.decoder]}, ${strong(faultPhrase(fault))}.`;
}

function faultPhrase({ decoder, pattern, positions, stays, width }: StepFault): string {
  switch (pattern) {
    case 'stuck': {
      const [first] = positions;
      const which =
        positions.length === 1 ? `the step for position ${first}` : `${positions.length} steps, that for position ${first} among them,`;
      if (stays) return `${which} never ${positions.length === 1 ? 'moves its card' : 'move their cards'}, as if left out`;
      return `${which} always ${positions.length === 1 ? 'makes' : 'make'} the same choice`;
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

/** What it was compared with and what that shows, for the page. */
export function diagnosisFootnote({ best, even }: Diagnosis): string {
  const what =
    'Each known mistake is as likely as any other beforehand. Compared are exact chances: of the choices of every step, of runs in the old order, or, where neither is known, of every card at every position.';
  if (even) return `${what} What was found is not what any of them leads to; see every test below.`;
  return best.length === 0
    ? `${what} A mixture of mistakes, or one not in the catalogue, looks like this.`
    : `${what} Another mistake with nearly the same chances would fit as well: this is where to look first, not a proof of the cause.`;
}

/** Odds to one, from their natural logarithm: "18,000 to 1", "10^113 to 1". */
function oddsPhrase(log: number): Phrase {
  if (log > MOST_WRITTEN) return say`${power(Math.floor(log / Math.LN10))} to 1`;
  const odds = Math.exp(log);
  return [`${odds < 10 ? odds.toFixed(1) : count(Number(odds.toPrecision(2)))} to 1`];
}
