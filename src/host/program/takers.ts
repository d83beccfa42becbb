import type { LogVocabulary } from '../../core/log-source.js';
import type { Protocol } from '../../core/protocols.js';
import type { Words } from '../../core/source.js';
import { NUMBERS } from '../../engine/log/vocabulary.js';
import type { Handed } from '../../kinds/handed.js';
import { bytesOf } from './bytes.js';
import type { LineShape, ProgramAlphabet } from './cards.js';
import type { ProgramFault } from './failure.js';
import type { DeckTaker } from './lines.js';
import { linesOf } from './lines.js';
import type { ProgramOutput, ProgramTaken } from './output.js';
import { requestsOf, requestVocabulary } from './requests.js';

/** How one protocol asks for a deck, takes its bytes and reads them. */
export interface ProtocolTaker extends DeckTaker {
  /** Takes the bytes of a deck where they are here. */
  bytes(output: ProgramOutput): ProgramTaken;
  /** What to send for a deal, with what is drawn for it from `words`; absent where the program deals without being asked. */
  ask?(trial: number, words: Words): string;
}

/** What takes the decks of a protocol; `handed` is what a program is handed that is asked, `known` how cards are written where that was found before. */
export function protocolTaker(
  protocol: Protocol,
  shape: LineShape,
  handed: Handed,
  alphabet: ProgramAlphabet,
  known: LogVocabulary | null,
): ProtocolTaker | ProgramFault {
  const line = (output: ProgramOutput): ProgramTaken => output.line();
  if (protocol === 'lines') return withBytes(linesOf(shape, alphabet, known), line);
  if (protocol === 'request') {
    const vocabulary = known ?? (shape.numbers ? NUMBERS : requestVocabulary(shape.n, alphabet));
    if ('code' in vocabulary) return vocabulary;
    const taker = requestsOf(vocabulary, handed);
    return {
      vocabulary,
      take: (from, cells, into) => taker.take(from, cells, into),
      bytes: line,
      ask: (trial, words) => taker.ask(trial, words),
    };
  }
  const size = protocol === 'u8' ? 1 : 2;
  return withBytes(bytesOf(shape, size, alphabet, known), (output) => output.record(shape.width * size));
}

function withBytes(taker: DeckTaker, bytes: ProtocolTaker['bytes']): ProtocolTaker {
  return {
    get vocabulary() {
      return taker.vocabulary;
    },
    take: (from, cells, into) => taker.take(from, cells, into),
    bytes,
  };
}
