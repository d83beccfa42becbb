import { AuditError } from '../../../core/errors.js';
import type { ProofCore } from '../../../core/record/proof.js';
import type { ProofScope } from '../../../core/record/proof-scope.js';
import type { ProvedLaw } from '../../../core/record/proved-law.js';
import type { TapeSource } from '../../../core/source/program-source.js';
import { programId } from '../../../core/source/source-ids.js';
import type { TapeProbe, TapeUse } from '../../../core/source/tape-probe.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { provedVerdict, uniformClaim } from '../../../engine/prove/uniform-claim.js';
import { originIdentity } from '../../../engine/subject/origin-identity.js';
import { seesDescendants } from '../../../host/program/descendants.js';
import { findProgramAgain } from '../../../host/program/find-again.js';
import type { ProgramTimes } from '../../../host/program/output.js';
import { type FoundProgram, findProgram } from '../../../host/program/path.js';
import { programTimes } from '../../../host/program/subject.js';
import { codeBefore, programWatch } from '../../../host/program/unchanged.js';
import { enumeratedLaw } from '../../../host/prove/enumerated-law.js';
import type { ProgramToProve } from '../../../host/prove/program-prover.js';
import { VERSION } from '../../../host/version.js';
import { type ExploredTape, exploreTape, MOST_TAPE_LEAVES } from '../exact/explore-tape.js';
import { SWEPT_DEALS } from '../exact/sweep.js';
import { randomTail } from '../exact/tails.js';
import { TapeSession } from './session.js';

/** The default number of cards: every answer goes to and fro, so a deal of a program takes longer than one of a function. */
const DEFAULT_PROGRAM_CARDS = 5;
/** The most cards for which a program's law of every order is computed. */
const MOST_PROGRAM_CARDS = 6;

interface Extent {
  readonly n: number | undefined;
  readonly onProgress?: (what: string) => void;
}

/**
 * Proves what a program deals from a tape of our choosing, for 2 to `n` cards. It starts once for each number of cards, and once more to deal all
 * leaves again. Throws E_USAGE for more than 6 cards, E_SUBJECT_* for a program that does not keep to the protocol, E_UNPROVABLE and
 * E_NONDETERMINISTIC with the reason for one whose choices cannot be counted.
 */
export async function proveProgram(request: ProgramToProve, { n = DEFAULT_PROGRAM_CARDS, onProgress }: Extent): Promise<ProofCore> {
  const found = findProgram(request);
  const code = codeBefore(found);
  checkSize(n);
  const times = programTimes(request);
  const { program, args } = request;
  // What its first deals wrote to is no code: it is told before the first size, and held to what it was behind the last.
  await tried(found, times).catch((error) => {
    throw ofSize(error, programId(found), '2 cards');
  });
  const source: TapeSource = {
    kind: 'tape',
    program,
    sha256: found.sha256,
    args,
    ...code(),
    ends: seesDescendants() ? 'descendants' : 'group',
  };
  return proveFound(source, found, times, n, onProgress);
}

/** Proves a recorded program again, which must not have changed: E_VERIFY. `n` is the record's, so it is checked as well. */
export async function reproveProgram(source: TapeSource, n: number, cwd: string): Promise<ProofCore> {
  checkSize(n);
  return proveFound(source, findProgramAgain(source, cwd), programTimes({}), n);
}

function checkSize(n: number): void {
  if (n <= MOST_PROGRAM_CARDS) return;
  throw new AuditError('E_USAGE', `the choices of a program are enumerated for at most ${MOST_PROGRAM_CARDS} cards, got ${n}`, {
    hint: 'a proof for fewer cards says nothing of more; to look at a whole deck, deal it: shuffle-audit run -- …',
  });
}

/** Lets the program deal two cards once, with any answers. */
async function tried(found: FoundProgram, times: ProgramTimes): Promise<void> {
  const session = new TapeSession(programId(found), found, times);
  try {
    await session.dealer(2).deal(randomTail(1));
    await session.finish();
  } finally {
    session.close();
  }
}

async function proveFound(
  source: TapeSource,
  found: FoundProgram,
  times: ProgramTimes,
  n: number,
  onProgress?: Extent['onProgress'],
): Promise<ProofCore> {
  const id = programId(source);
  const look = programWatch(id, source, found);
  const origin = { source, outcome: { kind: 'deck' } } as const;
  const sizes = Array.from({ length: n - 1 }, (_, i) => i + 2);
  const laws: ProvedLaw[] = [];
  const tapes: TapeProbe[] = [];
  for (const size of sizes) {
    look('between');
    const what = counted(size, 'card');
    const start = (): TapeSession => new TapeSession(id, found, times);
    const explored = await exploredBy(start, size, (deals) =>
      onProgress?.(`${what}, ${counted(count(deals), 'deal')} of the program`),
    ).catch((error) => {
      throw ofSize(error, id, what);
    });
    laws.push(lawOfTape(explored));
    tapes.push(explored.probe);
  }
  look('end');
  const claims = laws.map(uniformClaim);
  return {
    kind: 'proof',
    tool: { name: 'shuffle-audit', version: VERSION },
    plan: { n, sizes, deck: null, mostLeaves: MOST_TAPE_LEAVES },
    subject: { id: originIdentity(origin).id, origin, replay: 'exact' },
    claims,
    proof: { ideal: true, laws, draws: null, deck: null, probes: null, tapes, scope: programScope(tapes) },
    verdict: provedVerdict(claims),
  };
}

async function exploredBy(start: () => TapeSession, n: number, onProgress: (deals: number) => void): Promise<ExploredTape> {
  const sessions: TapeSession[] = [];
  const dealer = () => {
    const session = start();
    sessions.push(session);
    return session.dealer(n);
  };
  try {
    const explored = await exploreTape(dealer(), { again: dealer, onProgress });
    for (const session of sessions) await session.finish();
    return explored;
  } finally {
    for (const session of sessions) session.close();
  }
}

/** Returns the same error with the program and its number of cards in front. */
function ofSize(error: unknown, id: string, what: string): unknown {
  if (!(error instanceof AuditError) || error.message.startsWith(`${id}:`)) return error;
  const { at, code, hint, message } = error;
  return new AuditError(code, `${id} of ${what}: ${message}`, { ...(hint !== undefined && { hint }), ...(at && { at }), cause: error });
}

function lawOfTape(explored: ExploredTape): ProvedLaw {
  return enumeratedLaw(explored, 'a double changes what it does');
}

function programScope(tapes: readonly TapeProbe[]): readonly ProofScope[] {
  const some = (is: (use: TapeUse) => boolean): boolean => tapes.some(({ uses }) => uses.some(is));
  return [
    { on: 'ideal-answers' },
    { on: 'sizes' },
    { on: 'what-it-says' },
    { on: 'hidden-state' },
    ...(some(({ parts }) => parts.by !== 'values') ? [{ on: 'answers-in-parts', deals: SWEPT_DEALS } as const] : []),
    ...(some(({ again }) => again > 0) ? [{ on: 'drawn-again' } as const] : []),
    ...(some(({ question }) => question.startsWith('double'))
      ? [{ on: 'fractions', simple: tapes.every(({ rational }) => rational) } as const]
      : []),
    { on: 'randomness' },
    { on: 'machine' },
  ];
}
