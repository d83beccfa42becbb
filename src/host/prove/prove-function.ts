import { AuditError } from '../../core/errors.js';
import type { OmitEach } from '../../core/omit-each.js';
import type { ProofCore } from '../../core/record/proof.js';
import type { ProvedLaw } from '../../core/record/proved-law.js';
import type { FunctionProbe } from '../../core/source/function-probe.js';
import type { FunctionSource } from '../../core/source/function-source.js';
import { counted } from '../../core/words/counted.js';
import { provedVerdict, uniformClaim } from '../../engine/prove/uniform-claim.js';
import { originIdentity } from '../../engine/subject/origin-identity.js';
import { MOST_LEAVES } from '../../exact/exact-law.js';
import type { Explored } from '../../exact/explore/explore.js';
import { CHILD_TIMEOUT_MS } from '../function/child/blocks.js';
import { childCode } from '../function/module/reopen.js';
import type { Forced, ForcedRequest } from '../function/open-forced.js';
import { openForced } from '../function/open-forced.js';
import { requestAgain } from '../function/reopen-anew.js';
import { VERSION } from '../version.js';
import { enumeratedLaw } from './enumerated-law.js';
import { exploreTimed } from './explore-timed.js';
import type { Swept } from './function-scope.js';
import { functionScope } from './function-scope.js';
import { keptSizes, type SizeToProve } from './kept-sizes.js';
import type { Outlook } from './outlook.js';
import { outlookOf } from './outlook.js';
import type { ProofHearer } from './proof-forecast.js';
import { ProofTooLong } from './proof-forecast.js';

/** The default number of cards. A function's choices have to be found before they are counted, which takes many deals per leaf. */
export const DEFAULT_FUNCTION_CARDS = 6;

/** The most cards for which a function's law of every permutation is computed. */
const MOST_FUNCTION_CARDS = 8;

export type FunctionToProve = OmitEach<ForcedRequest, 'n'>;

interface Extent extends ProofHearer {
  readonly n: number;
  /** True to refuse a number of cards with too many choices, instead of stopping below it. */
  readonly asked: boolean;
}

interface Probed extends Swept {
  readonly probe: FunctionProbe & { readonly n: number };
  readonly law: ProvedLaw;
}

/**
 * Proves what a function deals with ideal numbers, for 2 to `n` cards, by enumerating its choices in its own process. Throws what opening it throws.
 * Throws E_UNPROVABLE and E_NONDETERMINISTIC, with the reason, where its choices cannot be counted, and E_USAGE where there are too many.
 */
export async function proveFunction(request: FunctionToProve, extent: Extent): Promise<ProofCore> {
  const { n } = extent;
  if (n > MOST_FUNCTION_CARDS)
    throw new AuditError('E_USAGE', `the choices of a function are enumerated for at most ${MOST_FUNCTION_CARDS} cards, got ${n}`, {
      hint: 'a proof for fewer cards says nothing of more; to look at a whole deck, deal it: shuffle-audit run',
    });
  return proveForced(await openForced({ ...request, n: 2 }), extent);
}

/** Does the same for a recorded function, which must not have changed: E_VERIFY. */
export async function reproveFunction(source: FunctionSource, n: number, cwd: string): Promise<ProofCore> {
  await childCode(source, cwd, CHILD_TIMEOUT_MS);
  return proveFunction(requestAgain(source, cwd), { n, asked: false });
}

/** Does the same for a function that is open already. */
export async function proveForced(forced: Forced, { n, asked, ...hearer }: Extent): Promise<ProofCore> {
  const origin = { source: forced.source, outcome: { kind: 'deck' } } as const;
  const sizes = keptSizes(
    Array.from({ length: n - 1 }, (_, i) => ({ what: counted(i + 2, 'card'), start: (signal) => forced.dealer(i + 2, undefined, signal) })),
  );
  const found: Probed[] = [];
  try {
    const outlook = await outlookOf(forced, sizes, hearer).catch((error) => {
      throw withCommands(error, forced);
    });
    for (const [i, size] of sizes.entries()) {
      hearer.onProgress?.(size.what);
      try {
        found.push(await probed(forced, i + 2, size, { outlook, hearer }));
      } catch (error) {
        if (!(error instanceof AuditError)) throw error;
        // Whether to go on is not for the clock to decide: a proof that is made again must end at the same size.
        if (error instanceof ProofTooLong) throw withCommands(error, forced);
        if (error.code !== 'E_USAGE' || asked || found.length === 0) throw ofSize(error, forced, i + 2);
        break;
      }
    }
  } finally {
    for (const size of sizes) size.close();
  }
  const laws = found.map(({ law }) => law);
  const claims = laws.map(uniformClaim);
  return {
    kind: 'proof',
    tool: { name: 'shuffle-audit', version: VERSION },
    plan: { n, sizes: laws.map((law) => law.n), deck: null, mostLeaves: MOST_LEAVES },
    subject: { id: originIdentity(origin).id, origin, replay: 'exact' },
    claims,
    proof: {
      ideal: true,
      laws,
      draws: null,
      deck: null,
      probes: found.map(({ probe }) => probe),
      scope: functionScope([{ on: 'sizes' }, ...(laws.length < n - 1 ? [{ on: 'out-of-reach' } as const] : [])], found),
    },
    verdict: provedVerdict(claims),
  };
}

async function probed(
  forced: Forced,
  n: number,
  size: SizeToProve,
  { outlook, hearer }: { readonly outlook: Outlook; readonly hearer: ProofHearer },
): Promise<Probed> {
  try {
    const explored = await exploreTimed(forced, await size.dealer(), { what: size.what, outlook, onProgress: hearer.onProgress });
    return { law: lawOfFunction(explored), strips: explored.strips, probe: { n, ...explored.probe } };
  } finally {
    size.close();
  }
}

/** Returns the same error with the function named first. If it takes too long, it gives the number of cards that takes a minute at most. */
function withCommands(error: unknown, { id }: Forced): unknown {
  if (!(error instanceof ProofTooLong)) return error;
  const hint = error.within > 0 ? `--yes to go on, or --n ${1 + error.within}` : '--yes to go on';
  return new AuditError(error.code, `${id}: ${error.message}`, { hint, cause: error });
}

/** Returns the same error with the function and its number of cards named first, and with commands in place of general advice. */
function ofSize(error: AuditError, { id, dealing }: Forced, n: number): AuditError {
  const rule = error.message.startsWith(`${id}:`) ? error.message.slice(id.length + 1).trimStart() : error.message;
  const hint =
    error.code === 'E_USAGE' || error.code === 'E_UNPROVABLE'
      ? `${error.hint === undefined ? '' : `${error.hint}: `}${dealing}`
      : error.hint;
  return new AuditError(error.code, `${id} of ${n} cards: ${rule}`, {
    ...(hint !== undefined && { hint }),
    ...(error.at && { at: error.at }),
    cause: error,
  });
}

function lawOfFunction(explored: Explored): ProvedLaw {
  return enumeratedLaw(explored, 'its numbers change what it does');
}
