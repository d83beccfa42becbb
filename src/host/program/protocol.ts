import { AuditError, type ErrorCode } from '../../core/errors.js';
import { PROTOCOLS, type Protocol } from '../../core/source/protocols.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { MOST_READ_STONES } from '../../engine/log/vocabulary.js';
import { kindOf } from '../../kinds/index.js';
import type { ProgramAlphabet } from './cards.js';

/** The greatest number a protocol allows in an outcome, where all numbers take as many bytes. */
const GREATEST: Readonly<Partial<Record<Protocol, number>>> = { u8: 0xff, u16le: 0xffff };

/** Throws E_USAGE where a protocol has no form for such outcomes. */
export function checkProtocol(protocol: Protocol, outcome: Outcome, n: number, alphabet: ProgramAlphabet): void {
  const most = GREATEST[protocol] ?? Number.POSITIVE_INFINITY;
  const greatest = greatestOf(outcome, n, alphabet);
  if (greatest > most)
    throw new AuditError(
      'E_USAGE',
      `with --protocol ${protocol} every number must be at most ${most}, got up to ${greatest} in ${kindOf(outcome).title}`,
      { hint: `--protocol ${greatest <= 0xffff ? 'u16le' : 'lines'}` },
    );
  const { first } = kindOf(outcome).handed(outcome, n);
  if (protocol === 'request' && first.kind === 'list' && first.from === 1 && alphabet === 'from-1')
    throw new AuditError('E_USAGE', `--protocol request hands out the blank as 0, got --cards from-1 with ${kindOf(outcome).title}`);
  if (kindOf(outcome).cells === 'numbers' && 'max' in outcome && outcome.max >= MOST_READ_STONES)
    throw new AuditError(
      'E_USAGE',
      `piles of a program are read up to ${MOST_READ_STONES} stones, so --max must be less, got ${outcome.max}`,
    );
}

function greatestOf(outcome: Outcome, n: number, alphabet: ProgramAlphabet): number {
  if (kindOf(outcome).cells === 'numbers') return 'max' in outcome ? outcome.max : 0;
  return alphabet === 'from-1' ? n : n - 1;
}

/** The other protocols that a program's output may follow where it has no lines: no text, or no output at all without a request. */
const OTHERWISE: Readonly<Partial<Record<ErrorCode, readonly Protocol[]>>> = {
  E_SUBJECT_GARBAGE: ['u8', 'u16le'],
  E_SUBJECT_LINE_TOO_LONG: ['u8', 'u16le'],
  E_SUBJECT_TIMEOUT: ['request'],
};

interface ProtocolWish {
  readonly n: number;
  readonly outcome: Outcome;
  readonly protocol?: Protocol | undefined;
  readonly alphabet?: ProgramAlphabet;
}

/** Reads the first decks by the protocol asked for or, where none was, by the first that they fit. Throws the fault as lines where they fit none. */
export async function learnProtocol<First>(
  { alphabet, n, outcome, protocol: asked }: ProtocolWish,
  first: (protocol: Protocol) => Promise<First>,
): Promise<First & { readonly protocol: Protocol }> {
  const protocol = asked ?? PROTOCOLS[0];
  try {
    return { ...(await first(protocol)), protocol };
  } catch (error) {
    const others = asked === undefined && error instanceof AuditError && cardsOf(outcome) ? (OTHERWISE[error.code] ?? []) : [];
    for (const other of others) {
      try {
        checkProtocol(other, outcome, n, alphabet);
        return { ...(await first(other)), protocol: other };
      } catch {
        // What it lacks by lines says more.
      }
    }
    throw error;
  }
}

/** True if outcomes are cards, so that bytes and requests have a form for them. */
function cardsOf(outcome: Outcome): boolean {
  const { answer } = kindOf(outcome).handed(outcome, 2);
  return answer.own === true;
}
