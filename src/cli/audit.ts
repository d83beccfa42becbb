import { checkNumber } from '../core/check-number.js';
import { AuditError } from '../core/errors.js';
import type { Evidence, Verdict } from '../core/record/evidence.js';
import type { Handing } from '../core/source/handing.js';
import type { Subject } from '../core/subject/subject.js';
import type { Progress } from '../engine/audit/run-audit.js';
import { fitsOf } from '../engine/fit.js';
import { runAudit } from '../host/audits.js';
import { prepareFolder } from '../host/write-whole.js';
import { startSealing } from '../records/sealing.js';
import { auditPage } from '../report/audit/page.js';
import { insideSubject } from '../testing/inside-subject.js';
import type { ShuffleUnderTest } from '../testing/test-options.js';
import { workersOf } from './common.js';
import { dashed, type Option, type OptionValues, readOptions } from './options/option.js';
import { optionsOf } from './options/shared.js';
import { unseededPlan } from './plan/unseeded-plan.js';
import { seedFacts, seedOf } from './seed/seed-of.js';
import { nameOf } from './subject/name-of.js';
import { openRequested, requestOf } from './subject/open-subject.js';
import { checkOptions } from './subject/outcome-options.js';
import { readNull } from './subject/read-null.js';
import { filesIn } from './write/write-files.js';
import { holding } from './write/write-locked.js';

/** Writes a proportion in per cent that reads back as the very same number. From 0.1 on, a bare number would be taken for a slip. */
function inPerCent(share: number): string {
  const [digits, exponent = '0'] = String(share).split('e');
  return `${digits}e${Number(exponent) + 2}%`;
}

/** The options of `audit`. Any that is absent takes the default of the command `run`. */
export interface AuditOptions {
  /** The folder that record and page are written to, created if missing. If absent, nothing is written. */
  readonly out?: string;
  /** The name of the two files, without their endings. If absent, they are named after the subject. */
  readonly name?: string;
  /** Cards in the deck, 2 to 65,535. Default: 52. */
  readonly n?: number;
  /** The number of cards dealt from the deck. If absent, whole decks are dealt. */
  readonly deal?: number;
  /** Deals. If absent, as many as `detect` needs. */
  readonly trials?: number;
  /** The relative bias that must be visible, from 1e-9 to 1. Default: 0.01 (1 %). */
  readonly detect?: number;
  /** 'quick', 'standard' or 'deep'. */
  readonly battery?: string;
  /** Only these statistics, by their ids. */
  readonly tests?: readonly string[];
  /** The null law in place of uniform over all orders, written as for `--null`: 'cyclic', 'weighted:weights.json', 'reference:./uniform.js'. */
  readonly null?: string;
  /** The text that every deal is derived from. If absent, it is drawn and kept in the record. */
  readonly seed?: string;
  /** 'injected' (the default): Math.random returns numbers derived from the seed. 'live': the function keeps its own Math.random. */
  readonly randomness?: 'injected' | 'live';
  /** Gives the function the deck in order every time ('in-order', the default), or decks in random order ('shuffled'). */
  readonly input?: Handing;
  /** Gives the function `random()` as its second argument, whatever its parameters are called. */
  readonly passRandom?: boolean;
  /** An expression to call in place of an export. The exports are in scope under their names. */
  readonly call?: string;
  /** The number of threads that deal. If absent, one per core. */
  readonly workers?: number;
  /** A callback called as deals are counted: which sample, how many of how many. */
  readonly onProgress?: Progress;
}

/** The options of `run` that `audit` accepts too. */
const OPTIONS = optionsOf(
  'out',
  'name',
  'n',
  'deal',
  'trials',
  'detect',
  'battery',
  'tests',
  'null',
  'seed',
  'randomness',
  'input',
  'passRandom',
  'call',
  'workers',
) satisfies Readonly<Record<keyof Wishes, Option<unknown>>>;

type Wishes = Omit<AuditOptions, 'onProgress'>;
/** The accepted options: `audit` accepts no others. */
type Taken = { readonly [Name in keyof typeof OPTIONS]?: OptionValues<typeof OPTIONS>[Name] };

/** The record of an audit, with its verdict. The verdict is not part of what is written, sealed or compared. */
export interface Audited extends Evidence {
  readonly verdict: Verdict;
}

/**
 * Audits a shuffle in one call, as the command `run` does. The subject is a function, called in this process, or a text resolved from the working
 * folder:
 * `./shuffle.js` (its default export, or the only one), `./shuffle.ts#name`, `npm:lodash#shuffle` or a built-in shuffle. If `out` is given, record
 * and page
 * are written there. Returns the record, with the digest that the command gives for the same options and seed, and its verdict. A biased verdict is no
 * error. The function may be asynchronous: its record lists its deals, but nobody can deal them again from it.
 *
 * Throws E_USAGE and E_UNKNOWN_ID for invalid options or subjects, E_INPUT_MISSING, E_SUBJECT_* and E_NONDETERMINISTIC if the function cannot be
 * audited,
 * E_CANNOT_CREATE, E_IO and E_LOCKED if nothing can be written.
 *
 * @example
 * ```ts
 * import { audit } from 'shuffle-audit';
 *
 * const { core, verdict } = await audit('./shuffle.js', { out: 'reports', seed: 'example', detect: 0.05 });
 * console.log(`${core.subject.id}: ${verdict.kind} after ${core.plan.trials} deals`);
 *
 * const { verdict: sorted } = await audit((deck) => deck.sort(() => Math.random() - 0.5), { n: 8, trials: 5000 });
 * console.log(sorted.kind);
 *
 * // prints:
 * // ./shuffle.js#shuffle: biased after … deals
 * // biased
 * ```
 */
export async function audit(subject: ShuffleUnderTest | string, options: AuditOptions = {}): Promise<Audited> {
  const { onProgress, ...wishes } = options;
  const { out } = options;
  const asked = askedIn(wishes);
  if (onProgress !== undefined && typeof onProgress !== 'function') throw wrong('onProgress', 'function', onProgress);
  const open = openerOf(subject, asked);
  const under = readNull(asked);
  if (out !== undefined) prepareFolder(out);
  const sealing = startSealing();
  const workers = typeof subject === 'function' ? 1 : workersOf({ ...asked, quiet: true });
  const opened = await under.subject(await open());
  const fits = fitsOf(opened.space);
  const seed = seedOf(asked);
  const plan = { ...unseededPlan(asked, opened, fits), seed: seed.text };
  const files = out === undefined ? null : filesIn(out, asked.name ?? nameOf(opened.origin, opened.space.cards));
  const dealt = async (): Promise<Audited> => {
    const core = await runAudit(plan, opened, { workers, fits, ...(onProgress && { onProgress }) });
    const { record, text } = sealing.seal(core, workers, { ...seedFacts(seed), ...(files && { earlierRecords: files.earlier(core) }) });
    files?.write(text, await auditPage(record, files.told));
    return Object.defineProperty(record, 'verdict', { value: core.verdict }) as Audited;
  };
  return files ? holding(files.base, dealt) : dealt();
}

/** Checks the subject and its options, and returns the function that opens it. Throws E_USAGE and E_UNKNOWN_ID. */
function openerOf(subject: ShuffleUnderTest | string, asked: OptionValues<typeof OPTIONS>): () => Subject | Promise<Subject> {
  if (typeof subject === 'function') {
    checkOptions(asked, 'inline', { kind: 'deck' }, 'a function');
    if (asked.deal !== undefined)
      throw new AuditError('E_USAGE', `a function that is called where it stands shuffles whole decks, got deal ${asked.deal}`, {
        hint: "audit('./deal.js', { deal: … }) audits one that deals hands",
      });
    return () => insideSubject(subject, { ...asked, passRandom: asked.passRandom || null });
  }
  if (typeof subject !== 'string' || subject === '')
    throw new AuditError(
      'E_USAGE',
      `what is audited must be a function, or a text such as './shuffle.js', got ${subject === '' ? '""' : typeof subject}`,
      { hint: "audit(shuffle), or audit('./shuffle.js')" },
    );
  const request = requestOf(subject, asked);
  return () => openRequested(request, asked.n);
}

/** Reads the options as the command does. Checks their types first, since callers often write plain JavaScript. Throws E_USAGE. */
function askedIn(wishes: Taken): OptionValues<typeof OPTIONS> {
  const typed = Object.entries(wishes).flatMap(([name, value]) => {
    const option = (OPTIONS as Readonly<Record<string, Option<unknown>>>)[name];
    if (option === undefined)
      throw new AuditError('E_USAGE', `the options are ${[...Object.keys(OPTIONS), 'onProgress'].join(', ')}, got "${name}"`);
    return value === undefined ? [] : [[dashed(name), typedAs(name, option, value)] as const];
  });
  return readOptions(OPTIONS, Object.fromEntries(typed));
}

/** Converts a value to what the command-line parser would return. */
function typedAs(name: string, { type }: Option<unknown>, value: unknown): string | boolean {
  if (type === null) {
    if (typeof value === 'boolean') return value;
    throw wrong(name, 'yes or no', value);
  }
  if (type.range) {
    checkNumber(name, value, ...type.range);
    return type.range[2] ? String(value) : inPerCent(Number(value));
  }
  if (type.list) {
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(',');
    throw wrong(name, 'list of texts', value);
  }
  if (typeof value === 'string' && value !== '') return value;
  throw wrong(name, 'text', value);
}

function wrong(name: string, kind: string, value: unknown): AuditError {
  return new AuditError('E_USAGE', `${name} must be a ${kind}, got ${JSON.stringify(value) ?? typeof value}`);
}
