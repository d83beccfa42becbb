import { AuditError } from '../../core/errors.js';
import { Batch } from '../../core/outcome.js';
import type { Subject } from '../../core/subject.js';
import { runAudit } from '../../engine/audit/run-audit.js';
import { blockAt } from '../../engine/count/blocks.js';
import { fitsOf } from '../../engine/fit.js';
import type { Host } from '../../engine/host.js';
import { makePlan } from '../../engine/plan/make-plan.js';
import { sealed } from '../../engine/record/sealed.js';
import { builtInSubject } from '../../engine/subject/built-in-subject.js';
import { checkCards } from '../../engine/subject/check-cards.js';
import { renderHtml } from '../../report/audit/html.js';
import { renderSummary } from '../../report/audit/text.js';
import { OWN_NAME, sandboxSubject } from '../sandbox/subject.js';
import { namedSource } from './named-source.js';
import type { AuditAsked, AuditMade, AuditProgress } from './tasks.js';

/** Deals made twice from the same numbers, to see whether a function draws them. */
const TRIED = 16;

/**
 * Audits what was asked for as `shuffle-audit run` does: the same plan, the same deals, the same record and the same report. `breathe` lets the
 * page be heard. Throws what naming, planning and dealing throw.
 */
export async function audit(
  asked: AuditAsked,
  breathe: () => Promise<void>,
  onProgress: (progress: AuditProgress) => void,
): Promise<AuditMade> {
  const startedAt = new Date().toISOString();
  const started = performance.now();
  const { n, seed, source, trials, version } = asked;
  checkCards(n);
  const subject = source.kind === 'named' ? builtInSubject(namedSource(source.name), n) : sandboxSubject(source.port, n);
  const fits = fitsOf(subject.space);
  const plan = makePlan(subject.space, { seed, ...(trials !== null && { trials }) }, fits);
  if (source.kind === 'own') await tryTwice(subject, { ...plan, role: 'sample' });
  const running = { workers: 1, fits, onProgress: (role: string, done: number, total: number) => onProgress({ role, done, total }) };
  const core = await runAudit(plan, subject, running, hostOf(version, breathe));
  const elapsedMs = Math.round(performance.now() - started);
  const { record, text } = sealed(core, { startedAt, elapsedMs, node: asked.engine, cpu: 'unknown', workers: 1, seedOrigin: 'given' });
  return { record: text, page: await renderHtml(record), summary: renderSummary(record), name: fileName(subject.id) };
}

/** A worker of a page, which has no lanes beside it. */
function hostOf(version: string, breathe: () => Promise<void>): Host {
  const alone = (): never => {
    throw new AuditError('E_INTERNAL', 'a page deals in one worker');
  };
  return { version, breathe, breatheNowAndThen: breathe, sampleLane: alone, calibrationLane: alone };
}

/** Deals the first decks twice from the same numbers. Throws E_NONDETERMINISTIC where they differ: nobody could deal them again. */
async function tryTwice(subject: Subject, sampling: Parameters<typeof blockAt>[0]): Promise<void> {
  const decks: Uint16Array[] = [];
  for (let k = 0; k < 2; k++) {
    const batch = new Batch(subject.space.width, TRIED);
    const whole = blockAt(sampling, 0);
    const source = await subject.open({ ...whole, trials: Math.min(TRIED, whole.trials) });
    await source.fill(batch);
    decks.push(batch.cells);
  }
  const [first, again] = decks;
  const at = first?.findIndex((card, i) => card !== again?.[i]) ?? -1;
  if (at < 0) return;
  const trial = Math.floor(at / subject.space.width) + 1;
  throw new AuditError(
    'E_NONDETERMINISTIC',
    `${OWN_NAME}: the function dealt differently for the same Math.random: it draws from something else (crypto, the clock) or keeps something from deal to deal, got two answers to trial ${trial}`,
    { at: { trial } },
  );
}

/** What a file of this subject is called: as its name is, of letters that every system takes. */
function fileName(id: string): string {
  return id.replaceAll(/[^\w.-]+/g, '-');
}
