import { AuditError } from '../../core/errors.js';
import type { Plan } from '../../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import { DEFAULT_PARTS } from '../../core/subject/default-parts.js';
import { Batch, type DeckOutcome } from '../../core/subject/outcome.js';
import type { Subject } from '../../core/subject/subject.js';
import { runAudit } from '../../engine/audit/run-audit.js';
import { blockAt } from '../../engine/count/blocks.js';
import { type Fits, fitsOf } from '../../engine/fit.js';
import type { Host } from '../../engine/host.js';
import { type LogSubject, logSubject } from '../../engine/log/log-subject.js';
import { type ReadLog, readLog } from '../../engine/log/read-log.js';
import { rejectLines } from '../../engine/log/reject.js';
import { LOG_SEED, wishesOfLog } from '../../engine/log/said-of-log.js';
import { makePlan } from '../../engine/plan/make-plan.js';
import { sealed } from '../../engine/record/sealed.js';
import { builtInSubject } from '../../engine/subject/built-in-subject.js';
import { checkCards } from '../../engine/subject/check-cards.js';
import { presetOf } from '../../engine/subject/presets.js';
import { boundeds, prngs, seedings, shuffles } from '../../parts/catalogues.js';
import { logLines } from '../../report/audit/log-lines.js';
import { auditPage } from '../../report/audit/page.js';
import { renderSummary } from '../../report/audit/summary.js';
import { type TurnTold, turnTold } from '../../wings/watch/words/turn-told.js';
import { OWN_NAME, sandboxSubject } from '../sandbox/subject.js';
import { chosenLogs } from './log/chosen-log.js';
import {
  type AuditAsked,
  type AuditMade,
  type AuditProgress,
  type BenchSubject,
  type DealsAsked,
  type LogAsked,
  READING,
  TURNING,
} from './tasks.js';

/** The number of deals made twice from the same numbers, to see whether a function draws only those. */
const TRIED = 16;

/**
 * Audits what was asked for as `shuffle-audit run` and `shuffle-audit log` do: the same plan, the same deals, the same record and the same report.
 * `breathe` lets the page handle events. Throws whatever naming, reading, planning and dealing throw.
 */
export async function audit(
  { engine, of, version }: AuditAsked,
  breathe: () => Promise<void>,
  onProgress: (progress: AuditProgress) => void,
): Promise<AuditMade> {
  const startedAt = new Date().toISOString();
  const started = performance.now();
  const { fits, log, plan, subject } = of.kind === 'log' ? await planLog(of, onProgress) : await planDeals(of);
  const running = { workers: 1, fits, onProgress: (role: string, done: number, total: number) => onProgress({ role, done, total }) };
  const host = hostOf(version, breathe);
  const core = await runAudit(plan, subject, running, host);
  const turning = (done: number): void => onProgress({ role: TURNING, done, total: plan.trials });
  const turn = log && core.verdict.kind === 'biased' ? await turnTold(log.read, log.subject, plan, turning, host) : NO_TURN;
  const elapsedMs = Math.round(performance.now() - started);
  const run = { startedAt, elapsedMs, node: engine, cpu: 'unknown', workers: 1 };
  const { record, text } = sealed(core, log ? { ...run, ...(turn.turned && { turned: turn.turned }) } : { ...run, seedOrigin: 'given' });
  const name = fileName(subject.id);
  return {
    record: text,
    page: await auditPage(record, { record: `${name}.json` }),
    summary: renderSummary(record),
    read: log ? [...logLines(log.read), ...turn.lines] : [],
    rejects: log ? rejectLines(log.read.rejects) : '',
    name,
  };
}

/** The turn of a log without a biased verdict, or of no log: none. */
const NO_TURN: TurnTold = { turned: null, lines: [] };

interface Planned {
  readonly subject: Subject;
  readonly fits: Fits;
  readonly plan: Plan;
  /** The log as it was read, and its deals, to be read again. */
  readonly log?: { readonly read: ReadLog; readonly subject: LogSubject };
}

async function planDeals({ n, seed, source, trials }: DealsAsked & { readonly source: BenchSubject }): Promise<Planned> {
  checkCards(n);
  const subject = source.kind === 'named' ? builtInSubject(namedSource(source.name), n) : sandboxSubject(source.port, n);
  const fits = fitsOf(subject.space);
  const plan = makePlan(subject.space, { seed, ...(trials !== null && { trials }) }, fits);
  if (source.kind === 'own') await tryTwice(subject, { ...plan, role: 'sample' });
  return { subject, fits, plan };
}

/** Reads the files once to find whatever can be wrong with them; the audit reads them again. */
async function planLog({ files, said }: LogAsked, onProgress: (progress: AuditProgress) => void): Promise<Planned> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const bytes = new Map<string, number>();
  let reading = true;
  const inputs = chosenLogs(files, (name, so) => {
    bytes.set(name, so);
    if (reading) onProgress({ role: READING, done: [...bytes.values()].reduce((sum, one) => sum + one, 0), total });
  });
  const read = await readLog(inputs, wishesOfLog(said));
  reading = false;
  const subject = logSubject(read, inputs);
  const fits = fitsOf(subject.space);
  return { subject, fits, plan: makePlan(subject.space, { seed: LOG_SEED, trials: subject.trials }, fits), log: { read, subject } };
}

/** Returns the host in a worker of a page, which has no lanes beside it. */
function hostOf(version: string, breathe: () => Promise<void>): Host {
  const alone = (): never => {
    throw new AuditError('E_INTERNAL', 'a page deals in one worker');
  };
  return { version, build: { from: 'source' }, breathe, breatheNowAndThen: breathe, sampleLane: alone };
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
    `${OWN_NAME}: the function dealt differently for the same Math.random: it draws from something else (crypto, the clock) or keeps something from deal to deal, got two answers to deal ${trial}`,
    { at: { trial } },
  );
}

/** Returns the name of this subject's files: its own name without the ending of a log, in letters that every system accepts. */
function fileName(id: string): string {
  return id.replace(/(\.[a-z]+)?(\.gz)?$/i, '').replaceAll(/[^\w.-]+/g, '-');
}

/**
 * Finds the source of whole decks that the command line knows by this name: `naive-swap`, `fisher-yates/mt19937/modulo:8`. Throws E_USAGE and
 * E_UNKNOWN_ID.
 */
function namedSource(name: string): Origin<BuiltInSource, DeckOutcome> {
  const text = name.trim();
  const preset = presetOf(text);
  if (preset) return preset.origin;
  const [maker, prng = DEFAULT_PARTS.prng, bounded = DEFAULT_PARTS.bounded, seeding = DEFAULT_PARTS.seeding, ...rest] = text.split('/');
  if (!maker || rest.length > 0 || [prng, bounded, seeding].includes(''))
    throw new AuditError('E_USAGE', `a built-in subject reads shuffle/prng/bounded/seeding, got "${text}"`, {
      hint: 'for example fisher-yates/mt19937/modulo',
    });
  const source = {
    kind: 'built-in',
    maker: shuffles.get(maker).id,
    prng: prngs.get(prng).id,
    bounded: boundeds.get(bounded).id,
    seeding: seedings.get(seeding).id,
  } as const;
  return { source, outcome: { kind: 'deck' } };
}
