import { AuditError } from '../../core/errors.js';
import type { Origin } from '../../core/record/origin.js';
import type { LogVocabulary } from '../../core/source/log-source.js';
import type { ProgramSource } from '../../core/source/program-source.js';
import type { Protocol } from '../../core/source/protocols.js';
import { programId } from '../../core/source/source-ids.js';
import type { Outcome, OutcomeSpace } from '../../core/subject/outcome.js';
import { Batch } from '../../core/subject/outcome.js';
import { Words } from '../../core/subject/source.js';
import type { Block, Subject } from '../../core/subject/subject.js';
import { checkCards } from '../../engine/subject/check-cards.js';
import { kindOf } from '../../kinds/index.js';
import { xoshiro128ss } from '../../parts/prng/xoshiro128ss.js';
import type { ProgramAlphabet } from './cards.js';
import { seesDescendants } from './descendants.js';
import { programFailure } from './failure.js';
import { findProgramAgain } from './find-again.js';
import { lineShape, outcomeTaker } from './outcome-taker.js';
import type { ProgramTimes } from './output.js';
import type { FoundProgram, ProgramWords } from './path.js';
import { findProgram } from './path.js';
import { checkProtocol, learnProtocol } from './protocol.js';
import { ProgramSession } from './session.js';
import { protocolTaker } from './takers.js';
import { codeBefore, programWatch } from './unchanged.js';

/** Milliseconds allowed for one deal. */
const PROGRAM_TIMEOUT_MS = 10_000;

/** Milliseconds allowed for all deals. */
const PROGRAM_DEADLINE_MS = 86_400_000;

/** Bits of agreement that make two starts alike: decks that luck would repeat with a chance of 2^-64 at most. */
const BITS_ALIKE = 64;

/** The seed-path label for the input handed to a program: part of how its seeds are derived. */
const HANDED_STREAM = 'handed';

/** Fractional digits of the golden ratio, π, e and √2: the input of both first starts is drawn from a state nobody chose. */
const FIRST_STATE = Uint32Array.of(0x9e37_79b9, 0x243f_6a88, 0xb7e1_5162, 0x6a09_e667);

/** A program to audit, as a user asks for it. */
export interface ProgramRequest extends ProgramWords, Partial<ProgramTimes> {
  /** Cards of a deck; meaningless where it makes no deals of cards. */
  readonly n: number;
  /** The outcome it makes; whole decks where absent. */
  readonly outcome?: Outcome;
  readonly protocol?: Protocol;
  readonly alphabet?: ProgramAlphabet;
}

/**
 * Opens a program in any language as a subject. It is started twice to learn how it writes cards and whether it repeats its deals; a third run deals
 * every sample, in order. Throws E_USAGE, E_SUBJECT_SPAWN, and E_SUBJECT_* for its first decks.
 */
export async function openProgramSubject(request: ProgramRequest): Promise<Subject> {
  const { program, args, alphabet, outcome = { kind: 'deck' } } = request;
  const space = kindOf(outcome).space(outcome, { n: request.n });
  const n = space.cards;
  checkCards(n);
  if (request.protocol) checkProtocol(request.protocol, outcome, n, alphabet);
  if (Array.isArray(alphabet) && alphabet.length !== n)
    throw new AuditError('E_USAGE', `--cards must name as many cards as --n, ${n}, got ${alphabet.length}`);
  const id = programId(request);
  const found = findProgram(request);
  const codeNow = codeBefore(found);
  const times = programTimes(request);
  const { protocol, ...first } = await learnProtocol({ ...request, outcome, n }, (one) =>
    firstDecks(id, found, space, times, one, alphabet),
  );
  const second = await firstDecks(id, found, space, times, protocol, alphabet);
  const source: ProgramSource = {
    kind: 'program',
    program,
    sha256: found.sha256,
    args,
    ...codeNow(),
    protocol,
    vocabulary: first.vocabulary,
    starts: first.cells.every((card, i) => card === second.cells[i]) ? 'alike' : 'apart',
    ...(first.deaf && { deaf: true }),
    ends: seesDescendants() ? 'descendants' : 'group',
  };
  return programBlocks({ outcome, source }, found, space, times);
}

/**
 * Opens the subject of a record's origin again. Throws E_VERIFY where the program or one of its files has changed since, E_SUBJECT_SPAWN where it is
 * gone.
 */
export function reopenProgramSubject({ outcome, source }: Origin<ProgramSource>, n: number, cwd: string): Subject {
  return programBlocks({ outcome, source }, findProgramAgain(source, cwd), kindOf(outcome).space(outcome, { n }), programTimes({}));
}

export function programTimes({ timeoutMs = PROGRAM_TIMEOUT_MS, deadlineMs = PROGRAM_DEADLINE_MS }: Partial<ProgramTimes>): ProgramTimes {
  return { timeoutMs, deadlineMs };
}

/** Returns the words of a block from which a program's input is drawn. */
function handedWords(key: Block['key']): Words {
  return new Words(xoshiro128ss.create(key(HANDED_STREAM, xoshiro128ss.seedWords, 0)), xoshiro128ss.range);
}

/** Returns the first decks of a start, how their cards are written, and how it ended: a wrong ending is known before the first deal. */
async function firstDecks(
  id: string,
  found: FoundProgram,
  space: OutcomeSpace,
  times: ProgramTimes,
  protocol: Protocol,
  alphabet: ProgramAlphabet,
): Promise<{ readonly vocabulary: LogVocabulary; readonly cells: Uint16Array; readonly deaf: boolean }> {
  const session = start(id, found, space, times, protocol, alphabet, null);
  // What both starts are handed says nothing of them.
  const asked = protocol === 'request' ? kindOf(space.outcome).bitsApart?.(space.outcome) : undefined;
  const bits = asked ?? Math.max(1, space.size.toString(2).length - 1);
  const batch = new Batch(space.width, Math.ceil(BITS_ALIKE / bits));
  try {
    await session.fill(
      batch,
      batch.capacity,
      handedWords(() => FIRST_STATE),
    );
    const { vocabulary } = session;
    if (!vocabulary) throw new AuditError('E_INTERNAL', `${id}: a deck was taken whose cards are not known`);
    return { vocabulary, cells: batch.cells, deaf: await heard(session, protocol) };
  } finally {
    session.close();
  }
}

/**
 * True if a first start had to be killed. A program that deals without being asked may fail at a later deal on its way to the end, which the audit
 * will name.
 */
async function heard(session: ProgramSession, protocol: Protocol): Promise<boolean> {
  try {
    return await session.finish();
  } catch (error) {
    if (protocol === 'request' || !(error instanceof AuditError) || error.code !== 'E_SUBJECT_EXIT') throw error;
    return false;
  }
}

function start(
  id: string,
  found: FoundProgram,
  space: OutcomeSpace,
  times: ProgramTimes,
  protocol: Protocol,
  alphabet: ProgramAlphabet,
  known: LogVocabulary | null,
): ProgramSession {
  const shape = lineShape(space);
  const handed = kindOf(space.outcome).handed(space.outcome, space.cards);
  const taker = protocolTaker(protocol, shape, handed, alphabet, known);
  if ('code' in taker) throw programFailure(id, 0, taker);
  return new ProgramSession(id, found, outcomeTaker(taker, space.outcome, shape), space, times);
}

function programBlocks(origin: Origin<ProgramSource>, found: FoundProgram, space: OutcomeSpace, times: ProgramTimes): Subject {
  const { source } = origin;
  const id = programId(source);
  const look = programWatch(id, source, found);
  let one: ProgramSession | null = null;
  return {
    id,
    space,
    origin,
    replayable: false,
    blocks: 'sequential',
    open({ key, trials }) {
      look('between');
      const words = handedWords(key);
      one ??= start(id, found, space, times, source.protocol, undefined, source.vocabulary);
      const session = one;
      let left = trials;
      return {
        async fill(batch) {
          const most = Math.min(batch.capacity, left);
          await session.fill(batch, most, words);
          left -= most;
        },
      };
    },
    async finish() {
      await one?.finish();
      look('end');
    },
    close() {
      one?.close();
      one = null;
    },
  };
}
