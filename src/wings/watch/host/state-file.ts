import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { AuditError } from '../../../core/errors.js';
import type { Memory } from '../../../core/statistic/evidence-process.js';
import { cannotRead } from '../../../core/words/system-reason.js';
import { canonical } from '../../../engine/record/canonical.js';
import { readFile } from '../../../host/read-file.js';
import { writeWhole } from '../../../host/write-whole.js';
import type { WatchMemory } from '../engine/watch.js';
import { WATCH_STATE, type WatchState, watchStateSchema } from '../engine/watch-state.js';

/** Returns the digest of a text, with all hex digits, so that it is compared whole. */
const digestOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** Writes the state of a watch, whole or not at all. Throws E_CANNOT_CREATE, E_IO. */
export function writeState(file: string, state: WatchState): void {
  const core = canonical(state);
  writeWhole(file, `{"core":${core},"digest":"${digestOf(core)}","schema":"${WATCH_STATE}"}\n`);
}

/**
 * Reads the state in a file; null where there is none. Throws E_INPUT_MISSING where it cannot be read, E_EVIDENCE_SYNTAX, E_EVIDENCE_SCHEMA for what
 * is no state or was altered.
 */
export function readState(file: string): WatchState | null {
  if (!existsSync(file)) return null;
  const text = textIn(file);
  const [, core, digest, form] =
    /^\{"core":(.*),"digest":"(sha256:[0-9a-f]{64})","schema":"(shuffle-audit\/watch\/\d+)"\}\n$/s.exec(text) ?? [];
  if (core === undefined)
    throw new AuditError('E_EVIDENCE_SYNTAX', `${file} must be the state of a watch, whole, got something else`, {
      at: { file },
      hint: HINT,
    });
  if (digestOf(core) !== digest)
    throw new AuditError('E_EVIDENCE_SCHEMA', `${file} was altered: its digest is not that of what it holds`, { at: { file }, hint: HINT });
  if (form !== WATCH_STATE)
    throw new AuditError('E_EVIDENCE_SCHEMA', `${file} must be a state of the form ${WATCH_STATE}, got ${form}`, {
      at: { file },
      hint: HINT,
    });
  const { data, error } = watchStateSchema.safeParse(JSON.parse(core));
  if (data) return data;
  throw new AuditError('E_EVIDENCE_SCHEMA', `${file} must be the state of a watch, got another form: ${error.issues[0]?.message ?? ''}`, {
    at: { file },
    hint: HINT,
  });
}

function textIn(file: string): string {
  try {
    return readFile(file).toString('utf8');
  } catch (cause) {
    if (cause instanceof AuditError) throw cause;
    throw new AuditError('E_INPUT_MISSING', cannotRead(`the state ${file}`, cause), { at: { file }, hint: HINT, cause });
  }
}

const HINT = 'name another file with --state, or move this one away to watch from the first deal on';

/** Encodes the memory of a watch for its file. */
export function written({ alarm, ...rest }: WatchMemory): Pick<WatchState, 'alarm' | 'malformed' | 'told'> {
  const bets = alarm.bets.map(({ index, memory }) => ({ index, memory: memory.map(textOf) }));
  return { ...rest, alarm: { ...alarm, bets, recent: textOf(alarm.recent) } };
}

/** Decodes the memory of a watch from its file; null where an array is not of the kind that belongs there. */
export function remembered({ alarm, malformed, told }: WatchState): WatchMemory | null {
  const recent = arrayOf(alarm.recent);
  const bets = alarm.bets.map(({ index, memory }) => ({ index, memory: memory.map(arrayOf).filter(isMemory) }));
  if (!(recent instanceof Uint16Array) || bets.some(({ memory }, k) => memory.length < alarm.bets[k].memory.length)) return null;
  return { malformed, told, alarm: { ...alarm, bets, recent } };
}

type Kept = Memory | Uint16Array;

const isMemory = (array: Kept | null): array is Memory => array instanceof Float64Array;

function textOf(array: Kept): string {
  const kind = array instanceof Float64Array ? 'f64' : 'u16';
  return `${kind}:${Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64')}`;
}

/** Decodes an array; null where the bytes are no whole number of its elements. */
function arrayOf(text: string): Kept | null {
  const bytes = Uint8Array.from(Buffer.from(text.slice(4), 'base64'));
  const kind = { f64: Float64Array, u16: Uint16Array }[text.slice(0, 3)];
  return kind && bytes.length % kind.BYTES_PER_ELEMENT === 0 ? new kind(bytes.buffer) : null;
}
