import type { EvidenceCore } from '../../core/record/evidence.js';
import { isBuiltIn, type Origin } from '../../core/record/origin.js';
import type { Prng } from '../../core/subject/source.js';
import { counted } from '../../core/words/counted.js';
import { shellWord } from '../../core/words/shell-word.js';
import { count } from '../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../page/phrase.js';
import { programWords } from '../../page/words/program.js';
import { prngs, seedings, shuffles } from '../../parts/catalogues.js';
import { mathRandom } from '../../parts/prng/math-random.js';
import { kindOf } from '../index.js';
import { subjectWords } from './command.js';

/** The cards of a deck that `predict` takes something to deal without being told. */
const USUAL_CARDS = 52;
/** Options of `run` that `predict` does not take: it leaves a function its own numbers, and hands it the deck in order. */
const OF_RUN = /^--(?:randomness|input) /;
/** Options of `log` that `predict` takes too. */
const OF_LOGS = /^--(?:id|field|cards|start) /;

/** Says from how many deals the state of a generator is read: "1 deal of 52 cards". Null where no way known here reads it. */
export function readFromWords({ readFrom, readIn }: Pick<Prng, 'readFrom' | 'readIn'>): string | null {
  if (readFrom === undefined) return null;
  return `${counted(count(readFrom), 'deal')} of 52 cards${readIn === undefined ? '' : ` (${readIn})`}`;
}

/**
 * Tells that deals give the generator's state away, after how many, and the command that reads it. Null where the generator is not known, where no way
 * known here reads it, where it is started anew for every deal, and where the choices of the shuffle cannot be told from a deal. Of a function it is
 * said where that keeps its own `Math.random`.
 */
export function foretellingSentence({ plan, subject }: Pick<EvidenceCore, 'plan' | 'subject'>): Phrase | null {
  const { origin } = subject;
  const found = isRead(origin) ? generatorOf(origin) : null;
  const deals = found && readFromWords(found);
  const command = predictCommand(origin, plan.n);
  if (deals === null || command === null) return null;
  const where = isBuiltIn(origin) ? 'Anybody' : say`If its numbers are those of ${code('Math.random')}, anybody`;
  return say`${where} who sees ${strong(deals)} may foretell the next: ${code(command.join(' '))}`;
}

/** True where the outcomes are those that `predict` reads. */
function isRead({ outcome }: Pick<Origin, 'outcome'>): boolean {
  return kindOf(outcome).lacks.predict === undefined;
}

function generatorOf({ source }: Origin): Prng | null {
  if (source.kind === 'built-in') {
    const shuffle = shuffles.get(source.maker);
    const isTold = shuffle.kind === 'planned' && (shuffle.swaps ?? shuffle.readBack) !== undefined;
    return isTold && seedings.get(source.seeding).kind === 'once' ? prngs.get(source.prng) : null;
  }
  return 'call' in source && source.randomness === 'live' && !source.call.random ? mathRandom : null;
}

/** The command that tries to foretell the decks of a subject, in parts; null where there is none. */
export function predictCommand(origin: Origin, n: number): readonly string[] | null {
  const { source } = origin;
  if (!isRead(origin) || source.kind === 'race' || source.kind === 'inline') return null;
  const predict = 'npx shuffle-audit predict';
  if (source.kind === 'log')
    return [predict, ...source.files.map(({ file }) => shellWord(file)), ...subjectWords(origin).filter((word) => OF_LOGS.test(word))];
  const cards = n === USUAL_CARDS ? [] : [`--n ${n}`];
  return source.kind === 'program'
    ? [predict, ...cards, ...programWords(source, false)]
    : [predict, ...subjectWords(origin).filter((word) => !OF_RUN.test(word)), ...cards];
}
