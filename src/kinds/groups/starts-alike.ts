import type { Origin } from '../../core/record/origin.js';
import type { ProgramSource } from '../../core/source/program-source.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { kindOf } from '../index.js';

/** An argument that is a number, by itself or behind a sign that it is one, or that speaks of a seed. */
const SEED = /seed|(?:^|[=:])-*[a-z]?(?:0x[0-9a-f]+|[0-9][0-9_.]*)$/i;

/** A word that is no option, no path and no line of code. */
const WORD = /^[^-./\\\s][^\s/\\]*$/;

/**
 * Whether what deals makes the same outcomes after every start, as was found when it was opened: its generator begins with one state. Of a program
 * only where nobody can have told it that state: where an argument may be its seed, `mayBeTold` says so instead. A player of a game that draws nothing
 * answers alike too, and is told the piles.
 */
export function startsAlike({ outcome, source }: Origin): boolean {
  if ('call' in source) return source.call.starts === 'alike';
  return source.kind === 'program' && source.starts === 'alike' && !drawsAtWill(outcome) && toldBy(source) === null;
}

/** The argument of a program that deals the same after every start from which it may have that; null where it does not, or there is none. */
export function mayBeTold({ outcome, source }: Origin): string | null {
  return source.kind === 'program' && source.starts === 'alike' && !drawsAtWill(outcome) ? toldBy(source) : null;
}

/** A number or what speaks of a seed, else the last word; what names code, as Java does its classes, is none. */
function toldBy({ args, code = [], files }: ProgramSource): string | null {
  const names = [...files.map(({ file }) => file), ...code.map(({ file }) => file.replace(/^.*\/|\.[^./]*$/g, ''))];
  const others = args.filter((arg) => !names.includes(arg));
  return others.find((arg) => SEED.test(arg)) ?? others.findLast((arg) => WORD.test(arg)) ?? null;
}

/** Whether what makes outcomes of a kind may draw nothing, and so make the same of what it is handed. */
function drawsAtWill(outcome: Outcome): boolean {
  return kindOf(outcome).bitsApart !== undefined;
}
