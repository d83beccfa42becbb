import { AuditError } from '../../core/errors.js';
import { claimsId } from '../../core/record/claims-plan.js';
import type { OutcomeProof, OutcomeProofCore } from '../../core/record/outcome-proof.js';
import type { ClaimsCore, ClaimsProof, Proof, ProofCore } from '../../core/record/proof.js';
import { isOfKind } from '../../core/record/record.js';
import { MOST_EXACT_CARDS } from '../../core/record/record-limits.js';
import { parseCount } from '../../core/words/parse-count.js';
import { DEFAULT_CARDS } from '../../engine/prove/prove-pipeline.js';
import type { SealedText } from '../../engine/record/sealed.js';
import { partsOf } from '../../engine/subject/parts-of.js';
import { checkFit } from '../../engine/subject/pipeline.js';
import { checkTakes } from '../../engine/subject/takes.js';
import type { ProofHearer } from '../../host/prove/proof-forecast.js';
import { proveSubject } from '../../host/prove/prove-origin.js';
import { proveOutcomes } from '../../host/prove/prove-outcomes.js';
import { kindOf } from '../../kinds/index.js';
import { isSized } from '../../kinds/is-sized.js';
import { startSealing } from '../../records/sealing.js';
import { prepareAdditions } from '../additions.js';
import { type CommonAsked, command, SUBJECTS, word } from '../command.js';
import { option, type TypedOptions, toggle } from '../options/option.js';
import { optionsOf } from '../options/shared.js';
import { count } from '../options/types.js';
import { SCREEN } from '../print.js';
import { stepProgressOn } from '../progress.js';
import { forecastOn } from '../proof-forecast.js';
import { proveInThread } from '../prove-in-thread.js';
import { nameOf } from '../subject/name-of.js';
import { requestOf, type SubjectAsked, type SubjectRequest } from '../subject/open-subject.js';
import { filesIn, folderOf } from '../write/write-files.js';
import { writeTold } from '../write/write-told.js';
import { openPage } from '../write/written-lines.js';

/** The fewest cards for claims: below four, a riffle and its inverse have the same law. Above eight the claims take minutes. */
const LEAST_CLAIM_CARDS = 4;
const MOST_CLAIM_CARDS = 8;

const EXIT_OF_PROOF = { holds: 0, fails: 20 } as const;

/** `prove`: decides exactly, without sampling, what can be decided; writes the record and the report. */
export const prove = command(
  {
    operands: {
      subject: word('a built-in shuffle, scrambler, dealer or player, ./file.js, ./file.ts#name or npm:package#function', SUBJECTS),
    },
    options: {
      n: option(count(2, MOST_EXACT_CARDS), {
        says: 'cards: proves every deck from 2 to n; above 10, 2 to 7 and n; hands are proved of n cards alone',
        usually: `${DEFAULT_CARDS}, for a function 6, for a program 5`,
      }),
      ...optionsOf('space', 'deal', 'orderUnknown', 'size', 'moves', 'piles', 'max'),
      all: toggle({ says: 'check every claim of the catalogue, each with a sabotaged twin that must fail' }),
      ...optionsOf('prng', 'bounded', 'seeding', 'passRandom', 'call', 'isolation', 'strict', 'timeout', 'yes', 'out', 'name', 'open'),
    },
    examples: [
      ['$0 prove fisher-yates-forward', 'every order of 2 to 7 cards, each with probability 1/n!'],
      ['$0 prove naive-swap --n 4', 'how uneven, exactly, and a counterexample'],
      ['$0 prove fisher-yates --bounded modulo', 'a bias that no sample could see'],
      ['$0 prove npm:lodash#shuffle', 'an installed package, its choices enumerated'],
      ['$0 prove npm:lodash --call "(deck) => chain(deck).shuffle().value()"', 'one called in another way'],
      ['$0 prove --n 5 -- python3 ./shuffle_tape.py', 'a program in any language that asks for its numbers'],
      ['$0 prove naive-swap --n 5 --deal 2', 'every hand of 2 of 5 cards; boards, deals and moves of Nim likewise'],
      ['$0 prove puzzle:walk --size 2x2 --moves 7', 'every board, and those that cannot be solved'],
      ['$0 prove --all', 'every claim of the catalogue, each beside a sabotaged twin'],
    ],
    ends: 'Ends with 0 proved uniform or every claim holds, 20 uneven or a claim fails, 21 where the choices of a function or program cannot be counted, 76 where a program broke its contract; 64 and above: an error.',
  },
  async (asked) => {
    const spec = specOf(asked);
    const { all, name } = asked;
    if (all === (spec !== undefined)) {
      throw new AuditError('E_USAGE', `prove needs a subject or --all, got ${all ? 'both' : 'neither'}`, {
        hint: 'try: shuffle-audit prove fisher-yates-forward',
      });
    }
    if (all) refuseParts(asked.given);
    const added = await prepareAdditions('prove', asked);
    if (added.instead) return added.instead();
    const folder = folderOf(asked);
    const sealed: SealedText<Proof | OutcomeProof | ClaimsProof> =
      spec === undefined ? await claimsChecked(asked) : await proved(spec, asked);
    const files = filesIn(folder, name ?? defaultName(sealed.record));
    await writeTold(asked, files, sealed);
    await openPage(asked, files.page);
    return EXIT_OF_PROOF[sealed.record.core.verdict.kind];
  },
);

type ProofAsked = CommonAsked & SubjectAsked & { readonly n: number | undefined; readonly yes: boolean };

/** Returns the subject's text, or the words of a program; undefined if there is none. Throws E_USAGE if there are both. */
function specOf({
  program,
  subject: spec,
}: {
  readonly program: readonly string[] | undefined;
  readonly subject: string | undefined;
}): string | readonly string[] | undefined {
  if (program && spec !== undefined)
    throw new AuditError('E_USAGE', `prove takes a subject or a program, got ${spec} and -- ${program.join(' ')}`);
  return program ?? spec;
}

/** Throws if an option for a subject was given: the catalogue is fixed, and the option must not seem to have an effect. */
function refuseParts(given: TypedOptions): void {
  for (const part of ['prng', 'bounded', 'seeding'] as const) {
    if (given.has(part)) throw new AuditError('E_USAGE', `--${part} is a part of a subject, got it with --all, which has none`);
  }
}

async function proved(spec: string | readonly string[], asked: ProofAsked): Promise<SealedText<Proof | OutcomeProof>> {
  const request = requestOf(spec, asked);
  const got = typeof spec === 'string' ? spec : spec.join(' ');
  // On a tape a program deals whole decks; what it makes beside them has no form there.
  if (request.kind !== 'program' || isSized(request.outcome)) checkTakes(request.kind, request.outcome, 'prove', got);
  const progress = stepProgressOn(SCREEN, asked.quiet, 'proving');
  const sealing = startSealing();
  try {
    const onForecast = forecastOn(SCREEN, { quiet: asked.quiet, yes: asked.yes });
    const core = await coreOf(request, got, asked.n, { onProgress: progress.report, onForecast });
    return 'law' in core ? sealing.seal(core, 1) : sealing.seal(core, 1);
  } finally {
    progress.done();
  }
}

/** Computes the proof. A function is called in a process of its own and a built-in subject runs on a thread, so the program stays responsive. */
async function coreOf(
  request: SubjectRequest,
  spec: string,
  n: number | undefined,
  { onProgress, onForecast }: Required<ProofHearer>,
): Promise<ProofCore | OutcomeProofCore> {
  if (request.kind === 'module' || request.kind === 'npm') {
    const { outcome } = request;
    const extent = { n, onProgress, onForecast };
    const heard = { ...request, onTry: (deal: number, of: number) => onProgress(`trying the function, deal ${deal} of ${of}`) };
    return isSized(outcome) ? proveOutcomes({ ...heard, outcome }, extent) : proveSubject(heard, extent);
  }
  if (request.kind === 'program') {
    const { args, cwd, deadlineMs, program, timeoutMs } = request;
    const times = { ...(timeoutMs !== undefined && { timeoutMs }), ...(deadlineMs !== undefined && { deadlineMs }) };
    return proveSubject({ kind: 'program', program, args, cwd, ...times }, { n, onProgress, onForecast });
  }
  if (request.kind !== 'built-in') throw new AuditError('E_INTERNAL', `${spec} is nothing to prove`);
  const { outcome, source } = request.origin;
  if (isSized(outcome)) {
    onProgress(kindOf(outcome).title);
    return proveInThread<OutcomeProofCore>({ kind: 'outcomes', origin: { outcome, source }, n: n ?? DEFAULT_CARDS }, onProgress);
  }
  checkFit(partsOf(request.origin), n ?? DEFAULT_CARDS);
  const wish = { n: n ?? DEFAULT_CARDS, asked: n !== undefined };
  return proveInThread<ProofCore>({ kind: 'pipeline', origin: { outcome, source }, wish }, onProgress);
}

async function claimsChecked({ n: cards, quiet }: ProofAsked): Promise<SealedText<ClaimsProof>> {
  const n = cards === undefined ? DEFAULT_CARDS : parseCount('n', String(cards), LEAST_CLAIM_CARDS, MOST_CLAIM_CARDS);
  const sealing = startSealing();
  const progress = stepProgressOn(SCREEN, quiet, 'proving');
  try {
    return sealing.seal(await proveInThread<ClaimsCore>({ kind: 'claims', n }, progress.report), 1);
  } finally {
    progress.done();
  }
}

function defaultName(record: Proof | OutcomeProof | ClaimsProof): string {
  return isOfKind<ClaimsProof>(record, 'claims')
    ? claimsId(record.core.plan)
    : `${nameOf(record.core.subject.origin, record.core.plan.n)}-proof`;
}
