import type { ProgramSource, TapeSource } from '../../core/source/program-source.js';
import type { Protocol } from '../../core/source/protocols.js';
import { shellWord } from '../../core/words/shell-word.js';
import { count } from '../numbers.js';
import { code, type Phrase, say } from '../phrase.js';
import { hashedFiles } from './hashed-files.js';

const HANDED: Readonly<Record<Protocol, string>> = {
  lines: 'a deck a line',
  u8: 'a byte a card',
  u16le: 'two bytes a card, the low one first',
  request: 'one JSON line to it and one from it for every deal',
};

const LEFT_OUT = '; its folders hold more, which nobody looked at';

/** Describes a tested program in some sentences. `handed`: its input with each request, where that was no deck. */
export function programSentence({ program, args, protocol, starts, vocabulary: { cards, kind } }: ProgramSource, handed?: string): Phrase {
  if (protocol === 'request' && handed !== undefined)
    return say`The program ${code([program, ...args].map(shellWord).join(' '))}, fed by its own randomness. ${handed}${again(starts)}`;
  if (kind === 'numbers')
    return say`The program ${code([program, ...args].map(shellWord).join(' '))}, fed by its own randomness.${again(starts)}`;
  const asked: Phrase =
    protocol === 'request'
      ? say`For every deal it was given the same deck, from ${cards[0]} to ${cards[cards.length - 1]}`
      : say`Each of its deals is taken to start from the cards ${cards[0]} to ${cards[cards.length - 1]} in order`;
  const guessed =
    protocol !== 'request' && kind === 'standard'
      ? ' If it starts from another order, some tests detect less: --cards names the order.'
      : '';
  return say`The program ${code([program, ...args].map(shellWord).join(' '))}, fed by its own randomness. ${asked}.${guessed}${again(starts)}`;
}

function again(starts: ProgramSource['starts']): string {
  return starts === 'alike'
    ? ' Two starts of it dealt the same decks: this audit tests one start, and the next one may deal nothing new.'
    : ' One start of it dealt them all, so this audit did not look at what a new start begins with.';
}

/** The facts a reader needs to find the very program that was tested, and to know how it was run. */
export function programFacts(source: ProgramSource): readonly (readonly [string, string])[] {
  const { deaf, protocol, starts, vocabulary } = source;
  const { cards } = vocabulary;
  return [
    ...fileFacts(source),
    ['Protocol', `${protocol}, ${HANDED[protocol]}`],
    [
      vocabulary.kind === 'numbers' ? 'Numbers' : 'Cards',
      cards.length > 60 ? `${cards.slice(0, 3).join(' ')} … ${cards[cards.length - 1]}, ${count(cards.length)} of them` : cards.join(' '),
    ],
    ['Two starts', starts === 'alike' ? 'dealt the same decks' : 'dealt different decks'],
    ...(deaf ? ([['End', 'did not hear the end of its input or output; ended once its deals were in']] as const) : []),
    endFact(source),
  ];
}

export function tapeFacts(source: TapeSource): readonly (readonly [string, string])[] {
  return [...fileFacts(source), ['Protocol', 'tape, a line for every question and one for its answer'], endFact(source)];
}

type Files = Pick<ProgramSource, Exclude<keyof TapeSource, 'kind'>>;

function fileFacts({ args, code = [], codeLeftOut, files, program, sha256, written = [] }: Files): readonly (readonly [string, string])[] {
  return [
    ['Program', program],
    ['Arguments', args.length === 0 ? 'none' : args.map(shellWord).join(' ')],
    ['Code', `sha256:${sha256}`],
    ...files.map(({ file, sha256: digest }) => ['File', `${file}, sha256:${digest}`] as const),
    ...(code.length > 0 ? ([['Code beside it', `${hashedFiles(code)}${codeLeftOut ? LEFT_OUT : ''}`]] as const) : []),
    ...(written.length > 0 ? ([['Written while tried', `${written.join(', ')}: not held to what was there before`]] as const) : []),
  ];
}

function endFact({ ends }: Pick<Files, 'ends'>): readonly [string, string] {
  return [
    'Ended with it',
    ends === 'descendants'
      ? 'its process group, and what left the group as far as it kept its environment'
      : 'its process group; what leaves the group is not found on this system',
  ];
}

/** The options that make it the same program, in parts that belong on one line each; the program itself comes last. */
export function programWords(
  { args, program, protocol, vocabulary: { cards, kind } }: ProgramSource,
  hands: boolean = false,
): readonly string[] {
  return [
    ...(protocol === 'lines' ? [] : [`--protocol ${protocol}`]),
    ...(kind === 'alphabet'
      ? [`--cards ${shellWord(cards.join(','))}`]
      : (kind === 'from-1' && protocol === 'request') || (hands && kind.startsWith('from-'))
        ? [`--cards ${kind}`]
        : []),
    commandWords({ args, program }),
  ];
}

/** The program and its words behind the two hyphens, as a shell reads them. */
export function commandWords({ args, program }: Pick<ProgramSource, 'args' | 'program'>): string {
  return `-- ${[program, ...args].map(shellWord).join(' ')}`;
}
