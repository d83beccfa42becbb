import { AuditError } from '../core/errors.js';
import type { Isolation, Origin, Randomness, Subject } from '../core/subject.js';
import { boundeds, prngs, shuffles } from '../subject/catalogues.js';
import { openFunctionSubject } from '../subject/module-subject.js';
import type { Pipeline } from '../subject/pipeline.js';
import { pipeline } from '../subject/pipeline.js';
import type { Values } from './command.js';
import { givenText, isOn, textOf } from './command.js';
import { parseCount } from './parse-number.js';
import type { SubjectSpec } from './subject-spec.js';
import { parseSubject } from './subject-spec.js';

const PARTS = ['prng', 'bounded', 'seeding'] as const;
const DEFAULTS = { prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;

/** A subject as named on the command line, looked up but not opened: a built-in one by its parts, or a function to be loaded. */
export type SubjectRequest =
  | { readonly kind: 'pipeline'; readonly parts: Pipeline }
  | (Exclude<SubjectSpec, { kind: 'pipeline' }> & {
      readonly randomness: Randomness;
      readonly passRandom: boolean;
      readonly isolation: Isolation;
      readonly strict: boolean;
      readonly timeoutMs: number;
      readonly cwd: string;
    });

/** The subject that `text` and the options name. Throws E_USAGE and E_UNKNOWN_ID. */
export function requestOf(text: string, values: Values): SubjectRequest {
  const spec = parseSubject(text);
  if (spec.kind === 'pipeline') return { kind: 'pipeline', parts: partsOf(spec, values) };
  for (const part of PARTS) {
    if (textOf(values, part) !== undefined)
      throw new AuditError('E_USAGE', `--${part} is a part of built-in subjects, got it with ${text}`);
  }
  const randomness = textOf(values, 'randomness') ?? 'injected';
  if (randomness !== 'injected' && randomness !== 'live') {
    throw new AuditError('E_USAGE', `--randomness must be injected or live, got "${randomness}"`);
  }
  return {
    ...spec,
    randomness,
    passRandom: isOn(values, 'pass-random'),
    isolation: isolationOf(values),
    strict: isOn(values, 'strict'),
    timeoutMs: 1000 * parseCount('timeout', givenText(values, 'timeout'), 1, 86_400),
    cwd: process.cwd(),
  };
}

/** What a function may do, as asked for. Throws E_USAGE. */
export function isolationOf(values: Values): Isolation {
  const isolation = textOf(values, 'isolation') ?? 'process';
  if (isolation === 'process' || isolation === 'none') return isolation;
  throw new AuditError('E_USAGE', `--isolation must be process or none, got "${isolation}"`);
}

/** Opens the subject that `text` and the options name, for decks of `n` cards. */
export async function openSubject(text: string, n: number, values: Values): Promise<Subject> {
  const request = requestOf(text, values);
  return request.kind === 'pipeline' ? pipeline(request.parts, n) : openFunctionSubject({ ...request, n });
}

function partsOf(spec: SubjectSpec & { kind: 'pipeline' }, values: Values): Pipeline {
  const part = (name: (typeof PARTS)[number]): string => {
    const typed = textOf(values, name);
    if (typed !== undefined && spec[name] !== undefined) {
      throw new AuditError('E_USAGE', `the ${name} is named twice: ${spec[name]} in the subject, ${typed} with --${name}`);
    }
    return typed ?? spec[name] ?? DEFAULTS[name];
  };
  const seeding = part('seeding');
  if (seeding !== 'continuous') throw new AuditError('E_UNKNOWN_ID', `no seeding is called "${seeding}"`, { hint: 'nearest: continuous' });
  return { shuffle: shuffles.get(spec.shuffle), prng: prngs.get(part('prng')), bounded: boundeds.get(part('bounded')) };
}

/** A file name for what an audit of this subject writes: the parts that are not the default ones, in kebab-case. */
export function nameOf(origin: Origin): string {
  const words =
    origin.kind === 'pipeline'
      ? [origin.shuffle, ...PARTS.map((part) => origin[part]).filter((id, i) => id !== DEFAULTS[PARTS[i]])]
      : origin.kind === 'module'
        ? [origin.file.replace(/^.*\//, '').replace(/\.[cm]?[jt]s$/, ''), ...(origin.export === 'default' ? [] : [origin.export])]
        : [origin.specifier, origin.export];
  return words
    .join('-')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
