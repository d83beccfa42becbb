import { unseededPlan } from '../../../cli/plan/unseeded-plan.js';
import { AuditError } from '../../../core/errors.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { ProofCore } from '../../../core/record/proof.js';
import type { Randomness } from '../../../core/source/function-source.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { curesOf } from '../../../engine/diagnose/cures.js';
import { fitsOf } from '../../../engine/fit.js';
import { runAudit } from '../../../host/audits.js';
import { openFunctionSubject } from '../../../host/function/module/subject.js';
import { sumForecasts } from '../../../host/prove/proof-forecast.js';
import { proveSubject } from '../../../host/prove/prove-origin.js';
import { isOneOrder } from '../../../kinds/deck/page/handed-back.js';
import { fractionValue } from '../../../math/fraction.js';
import { sizeUp } from '../../../page/numbers.js';
import { written } from '../../../page/words/code/language.js';
import { javascript } from '../../../page/words/code/scripts.js';
import { summaryOf } from '../../../records/render.js';
import { startSealing } from '../../../records/sealing.js';

/** The verdict on a find. */
export interface Judged {
  readonly verdict: 'biased' | 'no-bias-found' | 'inconclusive' | 'not-tried';
  readonly by: 'proof' | 'audit' | null;
  /** The worst fact, how far was looked, or the reason why it was not tried. */
  readonly fact: string;
  /** The code to write in place of the mistake; null unless it is biased. */
  readonly cure: string | null;
}

/** The code that is tried: a file with its export, or an expression that calls one. */
export interface Trial {
  readonly file: string;
  readonly export?: string;
  readonly wrapper?: string;
  /** False where it makes its own cards: then there is nothing to prove. */
  readonly handed: boolean;
  /** True where it is known to draw for the very list that it is handed: then one order alone is a fault. */
  readonly sure: boolean;
}

export type Judging = Readonly<{ seed: string; detect: number; workers: number; cwd: string; onProgress: (what: string) => void }>;

/** The numbers of cards up to which is proved, one after the other: most mistakes show with three. */
const PROVED = [3, 5];
const MOST_SECONDS = 15;
const TIMEOUT_MS = 5000;
const CARDS = 52;
const MOST_OWN_CARDS = 1000;
/** The total variation from even below which nobody is accused. */
const LEAST_VARIATION = 1e-6;
/** Codes of what a proof cannot do, and a sample may. */
const UNPROVED = /^E_(?:UNPROVABLE|NONDETERMINISTIC|USAGE)$/;
const ONE_ORDER = 'it gives a list in the same order every time';
const LOOP = 'for each i from the last down to 1, swap i and j = Math.floor(Math.random() * (i + 1))';

export const notTried = (fact: string): Judged => ({ verdict: 'not-tried', by: null, fact, cure: null });

/** Proves a function for up to 5 cards, or else audits it. Throws what opening and dealing it throw. */
export async function judgeFunction(trial: Trial, judging: Judging): Promise<Judged> {
  const proof = trial.handed ? await proofOf(trial, judging) : null;
  if (!proof) {
    const core = await sampleOf(trial, judging);
    const { plan, verdict } = core;
    const deals = `an audit of ${counted(count(plan.trials), 'deal')} of ${counted(plan.n, 'card')}`;
    if (verdict.kind === 'biased' && !trial.sure && isOneOrder(core)) return notTried(ONE_ORDER);
    if (verdict.kind === 'biased') return { verdict: 'biased', by: 'audit', fact: await factOf(core), cure: cureIn(core) };
    const fact = verdict.kind === 'no-bias-found' ? `none down to ${sizeUp(plan.detect)} in ${deals}` : `${deals} is not enough`;
    return { verdict: verdict.kind, by: 'audit', fact, cure: null };
  }
  const { laws } = proof.proof;
  const off = Math.max(...laws.map(({ totalVariation }) => (totalVariation === null ? 1 : fractionValue(totalVariation))));
  if (off < LEAST_VARIATION) {
    return {
      verdict: 'no-bias-found',
      by: 'proof',
      fact: `proved even for up to ${counted(Math.max(...proof.plan.sizes), 'card')}${off === 0 ? '' : `, to within ${off}`}`,
      cure: null,
    };
  }
  if (!trial.sure && laws.every(({ greatest }) => greatest === '1/1')) return notTried(ONE_ORDER);
  // A sample names the mistake.
  const core = await sampleOf(trial, judging).catch(() => null);
  return { verdict: 'biased', by: 'proof', fact: await factOf(proof), cure: core ? cureIn(core) : LOOP };
}

/** Returns the proof of as many cards as are proved in seconds; null where none is. */
async function proofOf(trial: Trial, { cwd, onProgress }: Judging): Promise<ProofCore | null> {
  let found: ProofCore | null = null;
  for (const n of PROVED)
    try {
      const request = { ...trial, kind: 'module', cwd, timeoutMs: TIMEOUT_MS } as const;
      found = await proveSubject(request, { n, onProgress, onForecast: (sizes) => sumForecasts(sizes).seconds <= MOST_SECONDS });
      if (found.verdict.kind === 'fails') break;
    } catch (error) {
      if (error instanceof AuditError && UNPROVED.test(error.code)) break;
      throw error;
    }
  return found;
}

/** Audits a function, with its own numbers where it does not take those of the seed, and with as many cards as it has where they are its own. */
async function sampleOf(trial: Trial, judging: Judging, n = CARDS, randomness: Randomness = 'injected'): Promise<EvidenceCore> {
  const { cwd, detect, onProgress, seed, workers } = judging;
  try {
    const subject = await openFunctionSubject({ ...trial, kind: 'module', n, randomness, cwd, timeoutMs: TIMEOUT_MS });
    const fits = fitsOf(subject.space);
    const plan = { ...unseededPlan({ detect }, subject, fits), seed };
    const told = (_: string, done: number, total: number): void => onProgress(`deal ${count(done)} of ${count(total)}`);
    return await runAudit(plan, subject, { workers, fits, onProgress: told });
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    if (error.code === 'E_NONDETERMINISTIC' && randomness === 'injected') return sampleOf(trial, judging, n, 'live');
    const own = error.code === 'E_SUBJECT_LENGTH' && !trial.handed && n === CARDS ? Number(/got (\d+)$/.exec(error.message)?.[1]) : 0;
    if (own >= 3 && own <= MOST_OWN_CARDS) return sampleOf(trial, judging, own);
    throw error;
  }
}

/** Returns the line to write where one mistake fits alone and is one line; else the loop. */
function cureIn({ diagnosis, plan, subject }: EvidenceCore): string {
  const lines = diagnosis ? curesOf(diagnosis, plan.n, subject.origin.source).map(({ right }) => written(javascript, right)) : [];
  return lines.length === 1 && !lines[0].includes('\n') ? lines[0] : LOOP;
}

/** Returns the lead of a report: the paragraph below its headline, up to what follows on luck, without its full stop. */
async function factOf(core: EvidenceCore | ProofCore): Promise<string> {
  const sealing = startSealing();
  const { record } = core.kind === 'proof' ? sealing.seal(core, 1) : sealing.seal(core, 1);
  const [, lead = ''] = (await summaryOf(record)).split('\n\n');
  return lead.replaceAll('\n', ' ').replace(/\.(?: (?:With luck|The 95|On average|Card by|An even).*)?$/s, '');
}
