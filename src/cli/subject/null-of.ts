import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import type { DeclaredNull, LawNull } from '../../core/record/declared-null.js';
import { cannotRead } from '../../core/words/system-reason.js';
import { readFile } from '../../host/read-file.js';
import type { SomeAsked } from '../options/shared.js';

/** Reads weights from a file, one per card: a JSON array of numbers, or one number per line. Throws E_USAGE, E_INPUT_MISSING. */
function weightsIn(file: string): readonly number[] {
  const weights = entriesIn(file, numberOf);
  const wrong = weights.findIndex((weight) => !(typeof weight === 'number' && weight > 0 && weight < Number.MAX_VALUE / weights.length));
  if (wrong < 0) return weights as readonly number[];
  throw new AuditError('E_USAGE', `weight ${wrong + 1} of ${file} must be a number above 0`, {
    hint: 'one weight a card in their order: a JSON array, or a number a line',
  });
}

/**
 * Reads the part of each card from a file: a JSON array of texts or numbers, or one text per line. Parts are numbered from 0 in order of first
 * appearance. Throws E_USAGE, E_INPUT_MISSING.
 */
function partsIn(file: string): readonly number[] {
  const names = entriesIn(file, (line) => line);
  const wrong = names.findIndex((name) => !(Number.isFinite(name) || (typeof name === 'string' && name !== '')));
  if (wrong >= 0)
    throw new AuditError('E_USAGE', `entry ${wrong + 1} of ${file} must be a text or a number`, {
      hint: 'one name a card in their order: a JSON array, or a name a line',
    });
  const parts = new Map<string, number>();
  return names.map((name) => {
    const part = parts.get(String(name)) ?? parts.size;
    parts.set(String(name), part);
    return part;
  });
}

/** Reads a number. An empty line and one with letters are not numbers. */
function numberOf(line: string): number {
  return line === '' ? Number.NaN : Number(line);
}

/** Reads the entries of a file: those of a JSON array, or one per line. */
function entriesIn(file: string, read: (line: string) => unknown): readonly unknown[] {
  const text = readText(file);
  return text.trimStart().startsWith('[')
    ? arrayIn(text, file)
    : text
        .trim()
        .split(/\s*[\r\n]+\s*/)
        .map(read);
}

function arrayIn(text: string, file: string): readonly unknown[] {
  try {
    return JSON.parse(text) as readonly unknown[];
  } catch {
    throw new AuditError('E_USAGE', `${file} begins as a JSON array and is none`);
  }
}

function readText(file: string): string {
  try {
    return readFile(file).toString('utf8');
  } catch (error) {
    if (error instanceof AuditError) throw error;
    throw new AuditError('E_INPUT_MISSING', cannotRead(file, error));
  }
}

/** The syntax of a null, by its name. */
const FORMS: Readonly<Record<DeclaredNull['kind'], string>> = {
  cyclic: 'cyclic',
  weighted: 'weighted:<file>',
  derangement: 'derangement',
  blocks: 'blocks:<sizes>',
  strata: 'strata:<file>',
  'no-adjacent': 'no-adjacent:<file>',
  matchings: 'matchings',
  reference: 'reference:<subject>',
};

/** The null that `--null` names: a law, or the subject of a reference, not opened yet. */
export type NamedNull = { readonly law: LawNull } | { readonly reference: string };

/** Reads `--null`; null if every order is to be equally likely. Throws E_USAGE, E_INPUT_MISSING. */
export function nullOf(text: string | undefined): NamedNull | null {
  if (text === undefined) return null;
  const colon = text.indexOf(':');
  const name = colon < 0 ? text : text.slice(0, colon);
  const given = colon < 0 ? '' : text.slice(colon + 1);
  if (name === 'reference' && given !== '') return { reference: given };
  const law = colon < 0 ? plainNull(name) : nullWith(name, given);
  if (law) return { law };
  const forms = Object.values(FORMS).join(', ');
  throw new AuditError('E_USAGE', `--null must be one of ${forms}, got "${text}"`, {
    hint: nearestHint(name, Object.keys(FORMS), `there are ${forms}`),
  });
}

/** Returns the null for a name without parameters. */
function plainNull(kind: string): LawNull | null {
  return kind === 'cyclic' || kind === 'derangement' || kind === 'matchings' ? { kind } : null;
}

/** Returns the null for a name with parameters. */
function nullWith(kind: string, given: string): LawNull | null {
  if (given === '') return null;
  switch (kind) {
    case 'weighted':
      return { kind, file: given, weights: weightsIn(given) };
    case 'blocks':
      return { kind, sizes: sizesIn(given) };
    case 'strata':
      return { kind, file: given, strata: partsIn(given) };
    case 'no-adjacent':
      return { kind, file: given, groups: partsIn(given) };
    default:
      return null;
  }
}

/** Throws E_USAGE if `--null` is given with something that supports only the uniform law; `what`: set if that is all that is asked for. */
export function refuseNull(asked: SomeAsked<'null' | 'untilDecided'>, what?: string): void {
  if (asked.null === undefined) return;
  const refuse = (other: string): never => {
    throw new AuditError('E_USAGE', `--null is for audits of a fixed number of deals, got it with ${other}`, {
      hint: 'leave one of them out',
    });
  };
  if (what !== undefined) refuse(what);
  if (asked.untilDecided) refuse('--until-decided');
}

/** Reads the cards of each block: whole numbers from 1, separated by commas. */
function sizesIn(text: string): readonly number[] {
  const sizes = text.split(',').map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size >= 1)) return sizes;
  throw new AuditError('E_USAGE', `--null blocks takes whole numbers from 1 with commas, got "${text}"`, {
    hint: 'for example blocks:26,26',
  });
}
