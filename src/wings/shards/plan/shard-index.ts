import { AuditError } from '../../../core/errors.js';
import { andList } from '../../../core/words/and-list.js';

/** The variables that tell a process of an engine its index, and what to subtract where counting need not start at 0. */
interface Engine {
  readonly index: string;
  /** The variable with the index of the first one. */
  readonly least?: string;
}

/** Engines: a Slurm array, a Kubernetes Indexed Job, an array of AWS Batch. */
const ENGINES: readonly Engine[] = [
  { index: 'SLURM_ARRAY_TASK_ID', least: 'SLURM_ARRAY_TASK_MIN' },
  { index: 'JOB_COMPLETION_INDEX' },
  { index: 'AWS_BATCH_JOB_ARRAY_INDEX' },
];

const HINT = 'give it: --index I --of K, with I from 0 to K - 1';

/**
 * Returns the index of a shard as an engine tells it to its processes, from 0; for Slurm less its least one. Throws E_USAGE where none is told, one
 * is empty or no whole number, or two engines tell one: a guess would deal the same shard on every machine.
 */
export function shardIndexIn(env: Readonly<Record<string, string | undefined>>): number {
  const telling = ENGINES.filter(({ index }) => env[index] !== undefined);
  const [engine] = telling;
  if (!engine)
    throw new AuditError('E_USAGE', `shard needs --index, or ${ENGINES.map(({ index }) => index).join(' or ')} of an engine, got none`, {
      hint: HINT,
    });
  if (telling.length > 1)
    throw new AuditError('E_USAGE', `the index of a shard must be told once, got ${andList(telling.map(({ index }) => index))}`, {
      hint: HINT,
    });
  const index = wholeIn(env, engine.index);
  const least = engine.least === undefined ? 0 : wholeIn(env, engine.least);
  if (index >= least) return index - least;
  throw new AuditError('E_USAGE', `${engine.index} must not be below ${engine.least}, ${least}, got ${index}`, { hint: HINT });
}

function wholeIn(env: Readonly<Record<string, string | undefined>>, name: string): number {
  const text = env[name];
  if (text !== undefined && /^\d{1,15}$/.test(text)) return Number(text);
  throw new AuditError('E_USAGE', `${name} must be a whole number, got ${text === undefined ? 'none' : `"${text}"`}`, { hint: HINT });
}
