import type { OutcomeProofCore } from '../../../core/record/outcome-proof.js';
import type { ProofCore } from '../../../core/record/proof.js';
import type { ProofScope } from '../../../core/record/proof-scope.js';
import { counted } from '../../../core/words/counted.js';
import { precise } from '../../../core/words/numbers.js';
import { proofWordsOf } from '../../../kinds/words/proved-outcomes.js';
import { sizesText } from '../../../kinds/words/sizes.js';
import { count, fixed } from '../../../page/numbers.js';

type AnyProofCore = ProofCore | OutcomeProofCore;

const SIMPLE = 'lies within 2^-50 of a simple fraction, and is taken to be that fraction.';
const NOT_SIMPLE =
  'are no simple fractions: probabilities are those for numbers of 53 bits, and for ideal ones differ by no more than the stated error.';

const WORDS: { readonly [On in ProofScope['on']]: (scope: ProofScope & { readonly on: On }, core: AnyProofCore) => string } = {
  'ideal-choices': () =>
    'It covers the algorithm with ideal choices: every value below a bound equally likely, every choice independent of the others.',
  'ideal-words': ({ range }, core) =>
    `It covers the algorithm with ideal words, each of ${count(BigInt(range))} equally likely and independent, turned into choices by ${part(core, 'bounded')}.`,
  'ideal-numbers': () =>
    'It covers the algorithm with ideal numbers: every call of random() uniform on [0, 1) and independent of the others.',
  'ideal-answers': () =>
    'It covers the program with an ideal tape: every answer to a question is as likely as any other, and independent of the others.',
  sizes: (_, core) =>
    'proof' in core
      ? `The orders were worked out for ${sizesText(core.plan.sizes)}, and nothing is said of ${isBuiltIn(core) ? 'those of other decks' : 'other decks'}.`
      : `The chances were worked out for ${proofWordsOf(core).all(core.subject.origin.outcome, core.plan.n)}, and nothing is said of other sizes.`,
  'parts-alone': (_, core) => {
    const { deck = null, draws = null } = 'proof' in core ? core.proof : {};
    const beside = [...(draws ? ['single draws'] : []), ...(deck ? ['single positions'] : [])];
    return `Of ${counted((draws ?? deck)?.n ?? 0, 'card')} only ${beside.join(' and ')} were worked out.`;
  },
  'short-words': ({ cards }, core) =>
    `Of ${counted(cards, 'card')} nothing was worked out: ${part(core, 'bounded')} cannot make their choices from words this short.`,
  'out-of-reach': (_, core) => {
    const most = ('proof' in core ? core.plan.sizes.at(-1) : undefined) ?? core.plan.n;
    const why = isBuiltIn(core) ? 'their choice tree has too many leaves' : 'its choices are too many to count';
    return `More than ${counted(most, 'card')} are out of reach: ${why}, and a proof never samples.`;
  },
  situations: (_, core) => ('proof' in core ? '' : (proofWordsOf(core).situations?.(core.subject.origin.outcome).leftOut ?? '')),
  randomness: (_, core) => {
    switch (core.subject.origin.source.kind) {
      case 'built-in':
        return `The generator, ${part(core, 'prng')}, was not looked at: whether its words are ideal is another question, and so is how it is seeded.`;
      case 'tape':
        return 'The randomness behind the questions was not looked at: whether a generator gives ideal words is another question.';
      case 'module':
      case 'npm':
        return 'The randomness behind random() was not looked at: whether its numbers are ideal is another question.';
    }
  },
  'first-decks': ({ cards, reach }, core) => {
    const bits = Number(fixed(reach.bits, 1));
    const orders = `where ${counted(cards, 'card')} have about 2^${fixed(reach.orderBits, 1)} orders`;
    return reach.by === 'seeds'
      ? `Its seeding, ${part(core, 'seeding')}, starts it anew for every deal and has at most 2^${bits} starts, so it deals at most 2^${bits} decks, ${orders}.`
      : `It has ${counted(bits, 'bit')} of state to start from, so whatever its seeding, the first deal after a start is one of at most 2^${bits} decks, ${orders}.`;
  },
  'what-it-says': () =>
    'What the program says it deals is taken as what it deals, and its questions as all the randomness there is: it was not looked into.',
  outside: ({ deals }) =>
    `The function is known from outside only. Its numbers were looked at on a grid, every change of behaviour between two points of it was followed to the last bit, and ${counted(count(deals), 'deal')} or more with numbers from everywhere were held against what had been found. A change that begins and ends within ${precise(2 / deals, 1)} of a number could still be missed, a wider one where it shows only together with certain other numbers, and any within 2^-49 of 0 or 1.`,
  'grid-in-part': () => 'The whole grid was looked at on some paths of each depth; on the others what was found there was checked.',
  'answers-in-parts': ({ deals }) =>
    `Of a question with more than 256 answers not all were given. They were looked at on a grid, changes were followed to neighbouring answers, or remainders were found by trying divisors; what was found was held against answers from everywhere, in ${counted(count(deals), 'whole deal')} besides. What only a few single answers inside a piece do, away from its ends, could be missed: it would change a probability by about the share that they have.`,
  'drawn-again': () =>
    'Where the program asks again what it had asked, and does behind that what it did there, it is taken to draw again, and its law is that of the deals in which it comes to an end. Every way behind such a detour was dealt the same as without it, and one of them behind so many detours in a row that more come with a chance below 2^-64: a program that gives up after still more of them would not show.',
  'hidden-state': (_, core) =>
    isTape(core)
      ? 'That a deal follows from its answers alone was tried, not proved: every way was dealt again by a program started anew, the last first. What it keeps to itself and brings out later would not show, nor what changes by the day.'
      : 'That a deal follows from its numbers alone was tried by dealing again, not proved: what a function keeps to itself and brings out only after more calls than were made here would not show.',
  handed: (_, core) =>
    'proof' in core
      ? 'Its cards were the whole numbers from 0 on, in order: a function that looks at its cards may deal others differently.'
      : proofWordsOf(core).handed,
  fractions: ({ simple }, core) => {
    const what = isTape(core) ? 'a double changes what the program does' : 'a number changes what the function does';
    return simple ? `Every place where ${what} ${SIMPLE}` : `Some places where ${what} ${NOT_SIMPLE}`;
  },
  sort: () => 'The sort is that of the JavaScript engine this was run on; another engine may sort, and so deal, in another way.',
  machine: (_, core) =>
    isTape(core)
      ? 'The sort and the arithmetic are those of the interpreter, compiler and library this was run with.'
      : 'The sort and the arithmetic are those of the JavaScript engine this was run on.',
};

export function scopeSentences(core: AnyProofCore): readonly string[] {
  const scope = 'proof' in core ? core.proof.scope : core.scope;
  return scope.map((one) => (WORDS[one.on] as (scope: ProofScope, core: AnyProofCore) => string)(one, core));
}

function isBuiltIn({ subject }: AnyProofCore): boolean {
  return subject.origin.source.kind === 'built-in';
}

function isTape({ subject }: AnyProofCore): boolean {
  return subject.origin.source.kind === 'tape';
}

function part({ subject }: AnyProofCore, of: 'prng' | 'bounded' | 'seeding'): string {
  const { source } = subject.origin;
  return source.kind === 'built-in' ? source[of] : '';
}
