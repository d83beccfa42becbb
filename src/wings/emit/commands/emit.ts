import { type CommonAsked, command, SUBJECTS, word } from '../../../cli/command.js';
import { cardsOf } from '../../../cli/common.js';
import { type OptionSet, type OptionValues, reworded, toggle } from '../../../cli/options/option.js';
import { optionsOf, SHARED } from '../../../cli/options/shared.js';
import { factLine, printBytes, refuseTerminal, tell } from '../../../cli/print.js';
import { drawSeed } from '../../../cli/seed/draw-seed.js';
import { openSubject } from '../../../cli/subject/open-named.js';
import { requestOf } from '../../../cli/subject/open-subject.js';
import { specOf } from '../../../cli/subject/spec-of.js';
import { AuditError } from '../../../core/errors.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { counted } from '../../../core/words/counted.js';
import { type BuiltInSubject, builtInSubject } from '../../../engine/subject/built-in-subject.js';
import { partsOf } from '../../../engine/subject/parts-of.js';
import { littleEndian } from '../../../host/little-endian.js';
import { choiceLines, deckLines } from '../engine/dealt-lines.js';
import { ownWords } from '../engine/own-words.js';
import { packedWords, wordBits } from '../engine/packed-words.js';

const group = 'What is written:';

const OPTIONS = {
  words: toggle({ group, says: 'the words of the built-in generator, 32 bits each as four bytes, the low one first; this is the default' }),
  choices: toggle({ group, says: 'the choices of a built-in subject, as text: a deal a line' }),
  decks: toggle({ group, says: 'what is dealt, as CSV that log reads: a deck a line, cards numbered from 0' }),
  trials: reworded(SHARED.trials, {
    group,
    says: 'how many words or lines',
    usually: `words without end, ${BLOCK_SIZE} lines`,
  }),
  ...optionsOf(
    'n',
    'space',
    'size',
    'moves',
    'piles',
    'max',
    'deal',
    'seed',
    'prng',
    'bounded',
    'seeding',
    'nativeSeed',
    'randomness',
    'passRandom',
    'call',
    'isolation',
    'strict',
    'protocol',
    'cards',
    'deadline',
    'timeout',
  ),
} satisfies OptionSet;

type EmitAsked = OptionValues<typeof OPTIONS> & CommonAsked & { readonly subject: string | undefined };

/** `emit`: writes what an audit with the same seed deals from, or what it deals, until all is written or the reader has gone. */
export const emit = command(
  {
    operands: { subject: word('a subject as for run; words and choices are those of built-in ones', SUBJECTS) },
    options: OPTIONS,
    examples: [
      ['$0 emit fisher-yates/java48 | RNG_test stdin32', 'the words of a generator for PractRand'],
      ['$0 emit fisher-yates/mt19937 --choices --trials 1000', 'what a shuffle makes of them'],
      ['$0 emit naive-swap --decks --trials 1e5 | shuffle-audit log -', 'decks for whatever reads a log'],
    ],
    ends: 'Ends with 0 where all was written or the reader has gone; 64 and above: an error.',
  },
  async (asked) => {
    for await (const bytes of await written(asked)) if (!(await printBytes(bytes))) break;
    return 0;
  },
);

/** Opens what is to be written, in pieces that each overwrite the one before. Throws E_USAGE and what opening throws. */
async function written(asked: EmitAsked): Promise<AsyncIterable<Uint8Array>> {
  const { choices, decks, trials = BLOCK_SIZE, words } = asked;
  const forms = Object.entries({ words, choices, decks }).flatMap(([form, is]) => (is ? [`--${form}`] : []));
  if (forms.length > 1)
    throw new AuditError('E_USAGE', `emit writes one of words, choices and decks, got ${forms.join(' and ')}`, {
      hint: 'leave all but one out',
    });
  if (!decks) return choices ? choicesOf(asked, trials) : wordsOf(asked);
  const subject = await openSubject(specOf('emit', asked), cardsOf(asked), asked);
  return deckLines(subject, { seed: seedFor(subject, asked), trials });
}

function choicesOf(asked: EmitAsked, trials: number): AsyncIterable<Uint8Array> {
  const subject = builtInAsked(asked, 'choices');
  return choiceLines(partsOf(subject.origin), subject.space.cards, { seed: seedFor(subject, asked), trials });
}

function wordsOf(asked: EmitAsked): AsyncIterable<Uint8Array> {
  const subject = builtInAsked(asked, 'words');
  const parts = partsOf(subject.origin);
  const bits = wordBits(parts.prng);
  refuseTerminal('words', 'send them to a program, such as | RNG_test stdin32; text for reading: --choices or --decks');
  if (bits < 32 && !asked.quiet)
    tell(
      `shuffle-audit: words of ${parts.prng.id} have ${counted(bits, 'bit')}; they are packed without gaps, the first in the lowest bits`,
    );
  if (parts.seeding.kind === 'every-deal' && !asked.quiet)
    tell(`shuffle-audit: ${parts.seeding.id} starts ${parts.prng.id} anew for every deal; only the words that a deal takes are written`);
  const words = packedWords(ownWords(parts, subject.space.cards, seedFor(subject, asked)), bits);
  return asBytes(words, asked.trials ?? Number.POSITIVE_INFINITY);
}

/** Opens the built-in subject that is asked for. Throws E_USAGE for others: nobody sees what they deal from. */
function builtInAsked(asked: EmitAsked, what: string): BuiltInSubject {
  const spec = specOf('emit', asked);
  const request = requestOf(spec, asked);
  if (request.kind === 'built-in') return builtInSubject(request.origin, cardsOf(asked));
  throw new AuditError('E_USAGE', `${what} are written of built-in subjects, got ${[spec].flat().join(' ')}`, {
    hint: 'what it deals can be written: --decks',
  });
}

/** Returns the seed, and prints on stderr one that was drawn, where the same words come from it again. */
function seedFor({ replayable }: { readonly replayable: boolean }, { quiet, seed }: EmitAsked): string {
  const text = seed ?? drawSeed();
  if (seed === undefined && replayable && !quiet) tell(factLine('seed', text));
  return text;
}

async function* asBytes(words: AsyncIterable<Uint32Array>, most: number): AsyncGenerator<Uint8Array> {
  let left = most;
  for await (const some of words) {
    yield littleEndian(some.length > left ? some.subarray(0, left) : some);
    left -= some.length;
    if (left <= 0) return;
  }
}
