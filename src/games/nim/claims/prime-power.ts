import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { count } from '../../../core/words/numbers.js';
import { solvePrimePower } from '../prime-power.js';
import { disagreement } from './say.js';

const MOST = 10_000;

/** The winner, or the number to which a losing move leads that was named as winning. */
type Wrong = { readonly number: number } & ({ readonly wins: boolean } | { readonly to: number });

/** Claims the rule of the prime-power game; the twin reads its end in the way that reverses the winner. */
export function primePowerClaim(): Claim<Wrong> {
  const check = (endWins: boolean, first: number) => () => {
    const wins = byForce(endWins);
    return lookThrough(numbers(first), (n): Wrong | null => {
      const { moves, winning } = solvePrimePower(BigInt(n));
      if (winning !== wins[n]) return { number: n, wins: wins[n] };
      const wrong = moves.find(({ result }) => wins[Number(result)]);
      return wrong === undefined ? null : { number: n, to: Number(wrong.result) };
    });
  };
  return {
    id: 'prime-power',
    title: 'Dividing by prime powers is Nim',
    statement: `where whoever makes the number 1 wins, the player to move wins exactly where the exclusive or of the exponents is not 0, for every number from 1 to ${count(MOST)}`,
    reference: 'Nim with the exponents as piles: C. L. Bouton (1901), doi:10.2307/1967631; R. P. Sprague (1935), P. M. Grundy (1939)',
    check: check(false, 1),
    twin: { statement: 'the same from 2 on where the player who finds the number 1 has won', check: check(true, 2) },
    refuted: (found) =>
      'wins' in found
        ? disagreement(`the number ${found.number}`, found.wins)
        : `from ${found.number} the move to ${found.to} is named as winning and loses`,
  };
}

function* numbers(first: number): Generator<number> {
  for (let n = first; n <= MOST; n++) yield n;
}

/** Determines who wins from each number, from the moves alone: every divisor that is a prime power, found by trial. */
function byForce(endWins: boolean): readonly boolean[] {
  const steps = Array.from({ length: MOST + 1 }, (): number[] => []);
  for (let prime = 2; prime <= MOST; prime++) {
    if (steps[prime].length > 0) continue;
    for (let power = prime; power <= MOST; power *= prime) for (let n = power; n <= MOST; n += power) steps[n].push(power);
  }
  const wins = [false, endWins];
  for (let n = 2; n <= MOST; n++) wins[n] = steps[n].some((step) => !wins[n / step]);
  return wins;
}
