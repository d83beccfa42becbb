import { AuditError } from '../core/errors.js';
import { cannotRead } from '../core/system-reason.js';
import { readFile } from '../host/read-file.js';

/** The weights in a file, one a card: a JSON array of numbers, or a number a line. Throws E_USAGE, E_INPUT_MISSING. */
export function weightsIn(file: string): readonly number[] {
  const weights = entriesIn(file, numberOf);
  const wrong = weights.findIndex((weight) => !(typeof weight === 'number' && weight > 0 && weight < Number.MAX_VALUE / weights.length));
  if (wrong < 0) return weights as readonly number[];
  throw new AuditError('E_USAGE', `weight ${wrong + 1} of ${file} must be a number above 0`, {
    hint: 'one weight a card in their order: a JSON array, or a number a line',
  });
}

/** The part that each card belongs to, as a file names it: a JSON array of texts or numbers, or a text a line. Parts are numbered from 0 as they first come. Throws E_USAGE, E_INPUT_MISSING. */
export function partsIn(file: string): readonly number[] {
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

/** Nothing is no number here, nor is what holds letters. */
function numberOf(line: string): number {
  return line === '' ? Number.NaN : Number(line);
}

/** What a file lists: the entries of a JSON array, or what its lines say. */
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
