import type { Origin } from '../../core/record/origin.js';
import type { ProgramSource } from '../../core/source/program-source.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { kindOf } from '../index.js';

/** An argument that is a number, by itself or behind a sign that it is one, or that speaks of a seed. */
const SEED = /seed|(?:^|[=:])-*[a-z]?(?:0x[0-9a-f]+|[0-9][0-9_.]*)$/i;

/** A word that is not an option, a path or a line of code. */
const WORD = /^[^-./\\\s][^\s/\\]*$/;

/**
 * Returns true where the maker gives the same outcomes after every start, as was found when it was opened: its generator begins with one state. For a
 * program this holds only where nobody can have told it that state; where an argument may be its seed, `mayBeTold` says so instead. A player of a
 * game that draws nothing answers alike too, and is told the piles.
 */
export function startsAlike({ outcome, source }: Origin): boolean {
  if ('call' in source) return source.call.starts === 'alike';
  return source.kind === 'program' && source.starts === 'alike' && !drawsAtWill(outcome) && toldBy(source) === null;
}

/** Returns the argument from which a program that deals the same after every start may have that; null where it does not, or there is none. */
export function mayBeTold({ outcome, source }: Origin): string | null {
  return source.kind === 'program' && source.starts === 'alike' && !drawsAtWill(outcome) ? toldBy(source) : null;
}

/** Finds a number or an argument that mentions a seed, else the last word; one that names code, as Java does its classes, does not count. */
function toldBy({ args, code = [], files }: ProgramSource): string | null {
  const names = [...files.map(({ file }) => file), ...code.map(({ file }) => file.replace(/^.*\/|\.[^./]*$/g, ''))];
  const others = args.filter((arg) => !names.includes(arg));
  return others.find((arg) => SEED.test(arg)) ?? others.findLast((arg) => WORD.test(arg)) ?? null;
}

/** Returns true where the maker of a kind's outcomes may draw nothing, and so make the same from the same input. */
function drawsAtWill(outcome: Outcome): boolean {
  return kindOf(outcome).bitsApart !== undefined;
}
