import type { CodeStep, Index, WholeStep } from '../../../core/record/cure.js';

/** A language's way to write the steps of a shuffle, over a deck called `deck`. */
export interface Language extends Readonly<Record<WholeStep, string>> {
  /** The language's usual name; null for steps told in words. */
  readonly name: string | null;
  /** The code for the number of cards. */
  readonly length: string;
  draw(from: Index, below: Index): string;
  countDown(from: Index, to: Index): string;
}

/** Writes a step as lines of code, without a line break behind the last. */
export function written(language: Language, step: CodeStep): string {
  if (step.does === 'draw') return language.draw(step.from, step.below);
  if (step.does === 'countDown') return language.countDown(step.from, step.to);
  return language[step.does];
}

/** Writes a number as code: `i + 1`, `deck.length - 2`, `0`. */
export function expression([of, plus]: Index, length: string): string {
  if (of === '') return String(plus);
  const term = of === 'i' ? 'i' : length;
  return plus === 0 ? term : `${term} ${plus > 0 ? '+' : '-'} ${Math.abs(plus)}`;
}

/** Writes the length of a half-open range as code: the numbers from one up to, but not including, another. */
export function span([first, from]: Index, [last, below]: Index, length: string): string {
  if (first === '') return expression([last, below - from], length);
  const rest = below - from;
  const names = `${last === 'n' ? length : last} - ${first === 'n' ? length : first}`;
  return rest === 0 ? names : `${names} ${rest > 0 ? '+' : '-'} ${Math.abs(rest)}`;
}

/** Adds the range's first number to a whole number drawn from 0 on. */
export function movedUp(from: Index, length: string, drawn: string): string {
  return from[0] === '' && from[1] === 0 ? drawn : `${expression(from, length)} + ${drawn}`;
}

export function previousNumber([of, plus]: Index): Index {
  return [of, plus - 1];
}
