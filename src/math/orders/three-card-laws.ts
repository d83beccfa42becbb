import { keepLatest } from '../../core/keep-latest.js';
import { type FiniteLaw, finiteLaw } from '../pearson/finite-law.js';
import { logFactorials } from '../pearson/trinomial-law.js';

/** The number of sample sizes whose laws are kept: a calibration asks for one again and again. */
const MOST_KEPT = 4;

/** Squares T = 3 Σ c² − x² of counts c of x deals in three cells, and their chances; one for every c₁ ≥ c₂ ≥ c₃. */
interface Squares {
  readonly squares: Int32Array;
  readonly chances: Float64Array;
}

/**
 * Returns the exact law of cards by positions for `trials` deals of three cards; `trials` up to 150 or so, as the work grows with their fifth power.
 *
 * Our own. Two orders of three cards of the same parity of swaps agree in all positions or in none; others agree in one. So Q = (2/N)(T + T′), where
 * T belongs to the even orders and T′ to the odd ones, each three equal cells, and the number of even orders is that of heads among N coins. Checked
 * against every table of six orders in kinds/deck/far-out.test.ts.
 */
export const threeCardPositions: (trials: number) => FiniteLaw = keepLatest(MOST_KEPT, String, (trials: number) => {
  const logs = logFactorials(trials);
  const parts = Array.from({ length: trials + 1 }, (_, x) => squaresOf(x, logs));
  const masses = new Float64Array(2 * trials ** 2 + 1);
  // Even and odd can be exchanged: half of the splits are enough.
  for (let even = 0; 2 * even <= trials; even++) {
    const odd = trials - even;
    const split = Math.exp(headsLog(even, trials, logs)) * (odd === even ? 1 : 2);
    const [one, other] = [parts[even], parts[odd]];
    for (const [i, square] of one.squares.entries()) {
      const chance = split * one.chances[i];
      for (let j = 0; j < other.squares.length; j++) masses[square + other.squares[j]] += chance * other.chances[j];
    }
  }
  return lawOf(masses, trials);
});

/**
 * Returns the exact law of the distances moved in `trials` deals of three cards; `trials` up to 500 or so. Each of the three even orders moves every
 * card by one distance; the odd ones move one card by each. So Q = (2/N) T with T of the even orders alone. Our own, as above.
 */
export const threeCardDisplacements: (trials: number) => FiniteLaw = keepLatest(MOST_KEPT, String, (trials: number) => {
  const logs = logFactorials(trials);
  const masses = new Float64Array(2 * trials ** 2 + 1);
  for (let even = 0; even <= trials; even++) {
    const split = Math.exp(headsLog(even, trials, logs));
    eachSquare(even, logs, (square, chance) => {
      masses[square] += split * chance;
    });
  }
  return lawOf(masses, trials);
});

function headsLog(heads: number, tosses: number, logs: Float64Array): number {
  return logs[tosses] - logs[heads] - logs[tosses - heads] - tosses * Math.LN2;
}

/** Visits every square of `x` deals with its chance, some of them more than once. */
function eachSquare(x: number, logs: Float64Array, visit: (square: number, chance: number) => void): void {
  const all = logs[x] - x * Math.log(3);
  for (let a = Math.ceil(x / 3); a <= x; a++) {
    for (let b = Math.ceil((x - a) / 2); b <= Math.min(a, x - a); b++) {
      const c = x - a - b;
      const ways = a === c ? 1 : a === b || b === c ? 3 : 6;
      visit(3 * (a ** 2 + b ** 2 + c ** 2) - x ** 2, ways * Math.exp(all - logs[a] - logs[b] - logs[c]));
    }
  }
}

function squaresOf(x: number, logs: Float64Array): Squares {
  const squares: number[] = [];
  const chances: number[] = [];
  eachSquare(x, logs, (square, chance) => {
    squares.push(square);
    chances.push(chance);
  });
  return { squares: Int32Array.from(squares), chances: Float64Array.from(chances) };
}

/** Returns the law of Q = (2/N) T, from the chance of every T. */
function lawOf(masses: Float64Array, trials: number): FiniteLaw {
  const met: number[] = [];
  for (let square = 0; square < masses.length; square++) if (masses[square] > 0) met.push(square);
  return finiteLaw(
    met.map((square) => (2 * square) / trials),
    met.map((square) => masses[square]),
  );
}
