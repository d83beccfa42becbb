import { AuditError } from '../core/errors.js';
import type { Choices } from '../core/subject/shuffle.js';
import { counted } from '../core/words/counted.js';
import type { DrawLaws } from './draw-laws.js';
import { IDEAL } from './draw-laws.js';

/** The number of first leaves that are run a second time, to detect a result that does not follow from the choices. */
const CHECKED_LEAVES = 64;

/**
 * Visits every leaf of the choice tree of `run` once, depth first, and returns how many there are. Memory is one path. The next path is the last one
 * with its last choice that can grow increased by one. D. E. Knuth, TAOCP vol. 4A, 7.2.1.1, Algorithm M counts in mixed radices in this way; here the
 * bounds depend on earlier choices.
 *
 * `run` draws what it needs and returns its outcome; `visit` receives the outcome and the leaf's probability weight / ways. That is 1 over the
 * product of the bounds along its path if draws are ideal, else as `draws` says. `visit` may end the walk by returning false. Throws E_USAGE above
 * `limit` leaves, and E_NONDETERMINISTIC if `run` reads something besides its choices.
 */
export function enumerate<Outcome>(
  run: (choices: Choices) => Outcome,
  visit: (outcome: Outcome, weight: bigint, ways: bigint, path: readonly number[], bounds: readonly number[]) => unknown,
  limit: number,
  draws: DrawLaws = IDEAL,
): number {
  const path: number[] = [];
  const bounds: number[] = [];
  const ways: bigint[] = [1n];
  const weights: bigint[] = [1n];
  let depth = 0;
  const weigh = (at: number): void => {
    const law = draws(bounds[at]);
    ways[at + 1] = ways[at] * (law === 'uniform' ? BigInt(bounds[at]) : law.range);
    weights[at + 1] = weights[at] * (law === 'uniform' ? 1n : law.words(path[at]));
  };
  const choices: Choices = {
    below(bound) {
      if (depth === path.length) {
        if (!(Number.isSafeInteger(bound) && bound >= 1))
          throw new AuditError('E_SUBJECT_CONTRACT', `a bound must be a whole number above 0, got ${bound}`);
        path.push(0);
        bounds[depth] = bound;
        weigh(depth);
      } else if (bounds[depth] !== bound) {
        throw unrepeatable(`choice ${depth + 1} had ${counted(bounds[depth], 'branch')} and then ${bound} on the same path`);
      }
      return path[depth++];
    },
  };
  const walk = (): Outcome => {
    depth = 0;
    const outcome = run(choices);
    if (depth < path.length) throw unrepeatable(`the same choices ended after ${depth} where ${path.length} were made before`);
    return outcome;
  };
  for (let leaves = 1; ; leaves++) {
    if (leaves > limit)
      throw new AuditError('E_USAGE', `the choice tree must have at most ${counted(limit, 'leaf')}, got more`, { hint: 'use fewer cards' });
    const outcome = walk();
    if (leaves <= CHECKED_LEAVES && walk() !== outcome) throw unrepeatable('the same choices gave two different outcomes');
    if (visit(outcome, weights[depth], ways[depth], path, bounds) === false) return leaves;
    while (path.length > 0 && path[path.length - 1] + 1 === bounds[path.length - 1]) path.pop();
    if (path.length === 0) return leaves;
    path[path.length - 1]++;
    weigh(path.length - 1);
  }
}

function unrepeatable(what: string): AuditError {
  return new AuditError('E_NONDETERMINISTIC', `the outcome must follow from the choices alone, but ${what}`, {
    hint: 'it reads something besides its choices: a clock, Math.random or what an earlier deal left behind',
  });
}
