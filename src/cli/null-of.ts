import { readFileSync } from 'node:fs';
import { nearestHint } from '../core/catalogue.js';
import type { DeclaredNull } from '../core/declared-null.js';
import { AuditError } from '../core/errors.js';
import { cannotRead } from '../core/system-reason.js';
import type { Values } from './command.js';
import { isOn, textOf } from './command.js';

/** How a null is written, by its name. */
const FORMS: Readonly<Record<DeclaredNull['kind'], string>> = {
  cyclic: 'cyclic',
  weighted: 'weighted:<file>',
  derangement: 'derangement',
  blocks: 'blocks:<sizes>',
};

/** `--null`: what is declared to be right; undefined where every order is to be equally likely. Throws E_USAGE, E_INPUT_MISSING. */
export function nullOf(values: Values): DeclaredNull | undefined {
  const text = textOf(values, 'null');
  if (text === undefined) return undefined;
  const colon = text.indexOf(':');
  const name = colon < 0 ? text : text.slice(0, colon);
  const given = colon < 0 ? null : text.slice(colon + 1);
  if ((name === 'cyclic' || name === 'derangement') && given === null) return { kind: name };
  if (name === 'weighted' && given) return { kind: 'weighted', file: given, weights: weightsIn(given) };
  if (name === 'blocks' && given) return { kind: 'blocks', sizes: sizesIn(given) };
  const forms = Object.values(FORMS).join(', ');
  throw new AuditError('E_USAGE', `--null must be one of ${forms}, got "${text}"`, {
    hint: nearestHint(name, Object.keys(FORMS), `there are ${forms}`),
  });
}

/** Throws E_USAGE where `--null` is given with what goes by the even law alone. */
export function refuseNull(values: Values): void {
  if (textOf(values, 'null') === undefined) return;
  const refuse = (what: string): never => {
    throw new AuditError('E_USAGE', `--null is for audits of a fixed number of deals, got it with ${what}`, {
      hint: 'leave one of them out',
    });
  };
  if (isOn(values, 'until-decided')) refuse('--until-decided');
  if (textOf(values, 'profile') !== undefined) refuse('--profile, whose standards ask for an even shuffle');
}

/** Cards of each block: whole numbers from 1, with commas. */
function sizesIn(text: string): readonly number[] {
  const sizes = text.split(',').map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size >= 1)) return sizes;
  throw new AuditError('E_USAGE', `--null blocks takes whole numbers from 1 with commas, got "${text}"`, {
    hint: 'for example blocks:26,26',
  });
}

/** The weights in a file, one a card: a JSON array of numbers, or a number a line. */
function weightsIn(file: string): readonly number[] {
  const text = readWeights(file);
  const weights = text.trimStart().startsWith('[')
    ? arrayIn(text, file)
    : text
        .trim()
        .split(/\s*[\r\n]+\s*/)
        .map(numberOf);
  const wrong = weights.findIndex((weight) => !(typeof weight === 'number' && weight > 0 && weight < Number.MAX_VALUE / weights.length));
  if (wrong < 0) return weights as readonly number[];
  throw new AuditError('E_USAGE', `weight ${wrong + 1} of ${file} must be a number above 0`, {
    hint: 'one weight a card in their order: a JSON array, or a number a line',
  });
}

/** Nothing is no number here, nor is what holds letters. */
function numberOf(line: string): number {
  return line === '' ? Number.NaN : Number(line);
}

function arrayIn(text: string, file: string): readonly unknown[] {
  try {
    return JSON.parse(text) as readonly unknown[];
  } catch {
    throw new AuditError('E_USAGE', `${file} begins as a JSON array and is none`);
  }
}

function readWeights(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new AuditError('E_INPUT_MISSING', cannotRead(file, error));
  }
}
