import { AuditError } from '../core/errors.js';
import type { ForcedDealer } from '../core/forced.js';
import type { FunctionProbe, ProofCore } from '../core/proof.js';
import type { LawExample, ProvedLaw } from '../core/proved-law.js';
import type { ModuleOrigin, NpmOrigin } from '../core/subject.js';
import { MOST_LEAVES } from '../exact/exact-law.js';
import type { Explored } from '../exact/explore.js';
import { explore } from '../exact/explore.js';
import { isUniform, lawOf, weightOf } from '../exact/law.js';
import { lawFacts } from '../exact/law-facts.js';
import { factorial, fractionText, fractionValue } from '../math/fraction.js';
import { orderOf } from '../math/order-rank.js';
import { CHILD_TIMEOUT_MS } from '../subject/child-blocks.js';
import { childCode } from '../subject/module-reopen.js';
import type { Forced, ForcedRequest, Without } from '../subject/open-forced.js';
import { openForced } from '../subject/open-forced.js';
import { originIdentity } from '../subject/origin-identity.js';
import { requestAgain } from '../subject/reopen-anew.js';
import { provedVerdict, sizesText, uniformClaim } from './proof-words.js';
import { VERSION } from './version.js';

/** A function's choices have to be found before they are counted, which takes many deals a leaf. */
export const DEFAULT_FUNCTION_CARDS = 6;

/** A law of every order of more cards is not worked out for a function. */
const MOST_FUNCTION_CARDS = 8;

/**
 * So many multiples of 2^-53 at either end of [0, 1) are left out: `floor(random() * (n − i) + i)` rounds up to a card that is not there for
 * the very last of them, which has probability 0 for ideal numbers.
 */
const MARGIN = 16;

/** A function to prove something about. */
export type FunctionToProve = Without<ForcedRequest, 'n'>;

interface Extent {
  readonly n: number;
  readonly onProgress?: (what: string) => void;
}

/** A number of cards of a function, and what was found of how it draws. */
interface Probed {
  readonly law: ProvedLaw;
  readonly probe: FunctionProbe & { readonly n: number };
}

/**
 * Proves what a function deals with ideal numbers, for 2 to `n` cards, by enumerating its choices in its own process.
 * Throws what opening it throws, and E_USAGE and E_NONDETERMINISTIC with the reason for a function whose choices cannot be counted.
 */
export async function proveFunction(request: FunctionToProve, extent: Extent): Promise<ProofCore> {
  const { n } = extent;
  if (n > MOST_FUNCTION_CARDS)
    throw new AuditError('E_USAGE', `the choices of a function are enumerated for at most ${MOST_FUNCTION_CARDS} cards, got ${n}`, {
      hint: 'a proof for fewer cards says nothing of more; to look at a whole deck, deal it: shuffle-audit run',
    });
  return proveForced(await openForced({ ...request, n: 2 }), extent);
}

/** The same for a recorded function, which must not have changed: E_VERIFY. */
export async function reproveFunction(origin: ModuleOrigin | NpmOrigin, n: number, cwd: string): Promise<ProofCore> {
  await childCode(origin, cwd, CHILD_TIMEOUT_MS);
  return proveFunction(requestAgain(origin, cwd), { n });
}

async function proveForced({ id, origin, dealer }: Forced, { n, onProgress = () => undefined }: Extent): Promise<ProofCore> {
  const found: Probed[] = [];
  for (let size = 2; size <= n; size++) {
    onProgress(`${size} cards`);
    found.push(
      await probed(id, await dealer(size), (runs) => onProgress(`${size} cards, ${runs.toLocaleString('en')} calls of the function`)),
    );
  }
  const laws = found.map(({ law }) => law);
  return {
    tool: { name: 'shuffle-audit', version: VERSION },
    plan: { n, sizes: laws.map((law) => law.n), deck: null, mostLeaves: MOST_LEAVES },
    subject: { id: originIdentity(origin).id, space: 'permutation', origin, replay: 'exact' },
    claims: laws.map(uniformClaim),
    proof: { laws, draws: null, deck: null, probes: found.map(({ probe }) => probe), scope: scopeOf(laws, found) },
    verdict: provedVerdict(laws),
  };
}

async function probed(id: string, dealer: ForcedDealer, onProgress: (runs: number) => void): Promise<Probed> {
  try {
    const explored = await explore(dealer, { mostLeaves: MOST_LEAVES, margin: MARGIN, onProgress });
    return { law: lawOfFunction(id, explored), probe: { n: dealer.n, ...explored.probe } };
  } finally {
    dealer.close();
  }
}

function lawOfFunction(id: string, explored: Explored): ProvedLaw {
  const { n, leaves, even, probe } = explored;
  const law = lawOf(n, explored.weights, explored.denominator);
  const facts = lawFacts(law);
  const example = (rank: number): LawExample => ({
    order: orderOf(rank, n),
    probability: fractionText(weightOf(law, rank), law.denominator),
    choices: explored.choicesOf(rank),
  });
  const uniform = isUniform(law);
  if (!probe.rational) refuseWithinError(id, n, probe, facts);
  return {
    ...facts,
    method: {
      kind: 'enumeration',
      leaves,
      tree: String(leaves),
      statement: even
        ? 'every way its numbers can fall was dealt once'
        : 'every way its numbers can fall was dealt once and weighed by how likely it is',
    },
    divides: even ? BigInt(leaves) % factorial(n) === 0n : null,
    counterexample: uniform ? null : { often: example(law.level.indexOf(law.levels.length - 1)), seldom: example(law.level.indexOf(0)) },
    tree: null,
  };
}

/** Where boundaries are no simple fractions, probabilities are only known to within an error: uneven is proved beyond it, nothing within. */
function refuseWithinError(
  id: string,
  n: number,
  { error }: FunctionProbe,
  { least, greatest }: Pick<ProvedLaw, 'least' | 'greatest'>,
): void {
  const even = 1 / Number(factorial(n));
  const off = Math.max(even - fractionValue(least ?? '0/1'), fractionValue(greatest ?? '0/1') - even);
  if (off > error) return;
  throw new AuditError(
    'E_USAGE',
    `${id} of ${n} cards: the places where its numbers change what it does must be simple fractions, got others, and its law is uniform only to within ${error}`,
    { hint: 'this is neither a proof nor a refutation; to look for larger bias, deal it: shuffle-audit run' },
  );
}

function scopeOf(laws: readonly ProvedLaw[], found: readonly Probed[]): readonly string[] {
  const everywhere = found.every(({ probe }) => probe.grid.everywhere);
  const rational = found.every(({ probe }) => probe.rational);
  return [
    'It covers the algorithm with ideal numbers: every call of random() uniform on [0, 1) and independent of the others.',
    `It holds for ${sizesText(laws.map((law) => law.n))} and says nothing of other decks.`,
    'The function is known from outside only. Its numbers were looked at on a grid and every change of behaviour between two points of it was followed to the last bit; a change that begins and ends between two points would be missed, and so would one within 2^-49 of 0 or 1.',
    ...(everywhere ? [] : ['The whole grid was looked at on some paths of each depth; on the others what was found there was checked.']),
    rational
      ? 'Every place where a number changes what the function does lies within 2^-50 of a simple fraction, and is taken to be that fraction.'
      : 'Some places where a number changes what the function does are no simple fractions: probabilities are those for numbers of 53 bits, and for ideal ones differ by no more than the stated error.',
    'The randomness behind random() was not looked at: whether its numbers are ideal is another question.',
    'The sort and the arithmetic are those of the JavaScript engine this was run on.',
  ];
}
