import type { LogVocabulary } from '../../core/log-source.js';
import type { Protocol } from '../../core/program-source.js';
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
  /** What to send for a deal; absent where the program deals without being asked. */
  ask?(trial: number): string;
}

/** What takes the decks of a protocol; `known` is how cards are written where that was found before. */
export function protocolTaker(
  protocol: Protocol,
  shape: LineShape,
  alphabet: ProgramAlphabet,
  known: LogVocabulary | null,
): ProtocolTaker | ProgramFault {
  const line = (output: ProgramOutput): ProgramTaken => output.line();
  if (protocol === 'lines') return withBytes(linesOf(shape, alphabet, known), line);
  if (protocol === 'request') {
    const vocabulary = known ?? requestVocabulary(shape.n, alphabet);
    if ('code' in vocabulary) return vocabulary;
    const taker = requestsOf(vocabulary, shape.width);
    return { vocabulary, take: (from, cells, into) => taker.take(from, cells, into), bytes: line, ask: (trial) => taker.ask(trial) };
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
