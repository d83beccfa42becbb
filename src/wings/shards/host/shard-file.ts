import { constants, isAscii } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readSync } from 'node:fs';
import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { cannotRead } from '../../../core/words/system-reason.js';
import { canonical } from '../../../engine/record/canonical.js';
import { strictJson } from '../../../engine/record/strict-json.js';
import { fromLittleEndian, littleEndian } from '../../../host/little-endian.js';
import { reading } from '../../../host/read-file.js';
import { VERSION } from '../../../host/version.js';
import { checkPlan } from '../engine/plan-file.js';
import type { Shard, ShardSample } from '../engine/shard.js';
import {
  type PlanFile,
  planFileSchema,
  SHARD_SCHEMA,
  type ShardRun,
  type ShardSampleText,
  shardFileSchema,
} from '../engine/shard-schema.js';
import { CountsTextReader, countsText } from './counts-text.js';

export interface ReadShard {
  readonly shard: Shard;
  readonly plan: PlanFile;
  readonly run: ShardRun;
}

/**
 * Returns the text of a shard: canonical, except that each field has a line. Its digest is over the plan's digest, its place, its blocks and all
 * counts.
 */
export function shardText({ index, of, samples }: Shard, plan: PlanFile, run: ShardRun): string {
  const text = canonical({ plan: plan.digest, index, of, samples: samples.map(sampleText) });
  const fields = [
    `"schema": ${canonical(SHARD_SCHEMA)}`,
    `"core": ${text}`,
    `"digest": ${canonical(digestOf(text))}`,
    `"plan": ${canonical(plan)}`,
    `"run": ${canonical(run)}`,
  ];
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** Reads shards one after the other. A plan that many of them were dealt by is checked once. */
export class ShardReader {
  readonly #plans = new Map<string, PlanFile>();
  readonly #counts = new CountsTextReader();
  /** The buffer that files are read into: one of some hundred kilobytes per shard takes longer to collect than to fill. */
  #room: Buffer = Buffer.alloc(2 ** 20);

  /**
   * Reads the shard in a file, whose counts are valid until the next one is read. Throws E_INPUT_MISSING where it cannot be read, E_SHARD where it is
   * no shard, torn or altered.
   */
  read(file: string): ReadShard {
    const bytes = this.#bytesOf(file);
    const read = strictJson(textOf(bytes, file), shardFileSchema, {
      code: 'E_SHARD',
      name: file,
      hint: 'a shard is what shuffle-audit shard writes; deal this one again',
    });
    const [core, plan] = ['core', 'plan'].map((field) => lineOf(bytes, field, file));
    const found = digestOf(core);
    if (found !== read.digest) throw altered(file, `its digest must be that of what it says, ${found}, got ${read.digest}`);
    const kept = this.#planOf(plan.toString('utf8'), file);
    if (kept.digest !== read.core.plan)
      throw altered(file, `its plan must be the one that it was dealt by, ${read.core.plan}, got ${kept.digest}`);
    const { index, of, samples } = read.core;
    return {
      shard: { plan: kept.core, index, of, samples: samples.map((sample) => this.#sampleOf(sample, file)) },
      plan: kept,
      run: read.run,
    };
  }

  /** Returns all bytes of a file, valid until the next one is read. */
  #bytesOf(file: string): Buffer {
    try {
      return reading(file, (handle) => {
        for (let length = 0; ; ) {
          const count = readSync(handle, this.#room, length, this.#room.length - length, null);
          if (count === 0) return this.#room.subarray(0, length);
          length += count;
          checkSize(file, this.#room, length);
          if (length === this.#room.length) this.#room = Buffer.concat([this.#room], 2 * length);
        }
      });
    } catch (cause) {
      if (cause instanceof AuditError) throw cause;
      throw new AuditError('E_INPUT_MISSING', cannotRead(`the shard ${file}`, cause), { at: { file }, cause });
    }
  }

  #planOf(text: string, file: string): PlanFile {
    const known = this.#plans.get(text);
    if (known) return known;
    const plan = checkPlan(
      strictJson(text, planFileSchema, { code: 'E_SHARD', name: `the plan in ${file}` }),
      `the plan in ${file}`,
      VERSION,
    );
    this.#plans.set(text, plan);
    return plan;
  }

  #sampleOf({ counts, end, first, lists, role }: ShardSampleText, file: string): ShardSample {
    const added = new Map<string, Float64Array>();
    for (const [id, { cells: many, values }] of Object.entries(counts)) {
      const own = this.#counts.read(`${role} ${id}`, values, many);
      if (!own) throw altered(file, `its counts of ${id} are not ${counted(many, 'whole number')}`);
      added.set(id, own);
    }
    const kept = new Map<string, readonly Float64Array[]>();
    for (const [id, { values }] of Object.entries(lists)) {
      const bytes = Buffer.from(values, 'base64');
      if (bytes.length % Float64Array.BYTES_PER_ELEMENT !== 0) throw altered(file, `what it keeps of ${id} is no list of numbers`);
      kept.set(id, bytes.length === 0 ? [] : [fromLittleEndian(bytes)]);
    }
    return { role, first, end, added, kept };
  }
}

/** Throws E_SHARD as soon as a file is larger than any shard, or than any other file that is worth reading to its end. */
function checkSize(file: string, bytes: Buffer, length: number): void {
  const begins = bytes.subarray(0, MOST_BEGIN).includes(SHARD_SCHEMA);
  if (length <= (begins ? constants.MAX_STRING_LENGTH : MOST_OTHER_BYTES)) return;
  throw new AuditError(
    'E_SHARD',
    `${file} is no shard: it has more bytes than ${begins ? 'any shard' : 'a file of another kind may have'}`,
    {
      at: { file },
      hint: 'a shard is what shuffle-audit shard writes',
    },
  );
}

/**
 * Returns the value of a field as it is written: canonical, on a line of its own, so that a digest can be made of it directly. Throws E_SHARD where
 * it is not.
 */
function lineOf(bytes: Buffer, field: string, file: string): Buffer {
  const begin = Buffer.from(`"${field}": `);
  const found: Buffer[] = [];
  for (let first = 0; first < bytes.length; ) {
    const next = bytes.indexOf('\n', first);
    const end = next < 0 ? bytes.length : next;
    const line = bytes.subarray(first, end);
    if (line.subarray(0, begin.length).equals(begin) && line.at(-1) === COMMA) found.push(line.subarray(begin.length, -1));
    first = end + 1;
  }
  const [line, ...others] = found;
  if (line === undefined || others.length > 0) throw altered(file, `its ${field} must stand on one line, as it was written`);
  return line;
}

const COMMA = 0x2c;
/** The number of bytes from the start within which a shard says what it is. */
const MOST_BEGIN = 100;
const MOST_OTHER_BYTES = 2 ** 26;

function textOf(bytes: Buffer, file: string): string {
  // Most shards are ASCII from end to end, and so read in a tenth of the time.
  if (isAscii(bytes)) return bytes.toString('latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw altered(file, 'its bytes are not UTF-8');
  }
}

function digestOf(text: string | Buffer): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

function sampleText({ added, end, first, kept, role }: ShardSample): ShardSampleText {
  return {
    role,
    first,
    end,
    counts: Object.fromEntries([...added].map(([id, counts]) => [id, { cells: counts.length, values: countsText(counts) }])),
    lists: Object.fromEntries([...kept].map(([id, lists]) => [id, { values: Buffer.concat(lists.map(littleEndian)).toString('base64') }])),
  };
}

function altered(file: string, how: string): AuditError {
  return new AuditError('E_SHARD', `${file} was altered: ${how}`, { at: { file }, hint: 'deal this shard again' });
}
