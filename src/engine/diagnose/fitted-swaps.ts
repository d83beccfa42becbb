import { pow } from '../../math/primitives/pow.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { neighbourSwaps, transpositions } from '../../parts/mistake/index.js';
import { arrangementsOf, turned } from './arrangement.js';
import { CLEAR } from './clear.js';
import type { Expectation, ObservedCounts, Suspect } from './expectation.js';
import { type Scored, scoreArranged } from './score.js';
import { MOST_SUSPECT_CARDS } from './suspects.js';

/** Beyond this many swaps a card, hardly a card is left where it was. */
const MOST_SWAPS_A_CARD = 8;

/** Standard deviations of the share of cards that stay, within which numbers of swaps are told as possible. */
const WITHIN = 1.96;

/**
 * Returns swaps of random pairs, as many as leave so many cards in place. A swap of two different cards multiplies the excess of the chance to stay by
 * 1 − 2/(n − 1), one of any two by 1 − 2/n; all other positions are alike: P. Diaconis & M. Shahshahani (1981), Generating a random permutation with
 * random transpositions, doi:10.1007/BF00535487. Empty if as many stay as by luck.
 */
export function fittedSwaps(seen: ObservedCounts, trials: number, n: number): readonly Suspect[] {
  const positions = seen.get('positions');
  if (positions?.length !== n * n || n < 4 || n > MOST_SUSPECT_CARDS) return [];
  let stayed = 0;
  for (let card = 0; card < n; card++) stayed += positions[card * n + card];
  // The number of cards that stay in a deal has a variance of about one.
  const excess = (stays: number): number => (stays - 1) / (n - 1);
  const [less, own, more] = [-1, 0, 1].map((by) =>
    excess(stayed / trials + (by * WITHIN * Math.sqrt(stayed / trials)) / Math.sqrt(trials)),
  );
  if (!(own > 0 && own < 1)) return [];
  const neighbours = fittedNeighbours(positions, trials, n);
  return neighbours.concat(
    [true, false].flatMap((different): readonly Suspect[] => {
      const rate = Math.log1p(-2 / (different ? n - 1 : n));
      const times = (share: number): number => Math.log(share) / rate;
      const fitted = Math.round(times(own));
      if (fitted < 1 || fitted > MOST_SWAPS_A_CARD * n) return [];
      const off = Math.exp(fitted * rate) / n;
      const law = new Float64Array(n * n).fill(-off);
      for (let card = 0; card < n; card++) law[card * n + card] = off * (n - 1);
      const low = Math.min(fitted, Math.ceil(times(Math.min(1, more))));
      const high = Math.max(fitted, less > 0 ? Math.floor(times(less)) : MOST_SWAPS_A_CARD * n);
      const shuffle = transpositions(fitted, different);
      return [
        {
          id: shuffle.id,
          swaps: { fitted, low, high },
          price: CLEAR,
          dealer: { shuffle, bounded: lemire },
          expects: [{ kind: 'positions', law }],
        },
      ];
    }),
  );
}

/**
 * Returns swaps of random neighbours, as many as let cards move so far. Each is a step of a walk on the line of positions, whose modes are cosines:
 * mode j shrinks by 1 − 2 (1 − cos(πj/n))/(n − 1) a swap. The number follows from the slowest. W. Feller (1968), An introduction to probability theory,
 * vol. 1, 3rd ed., XVI.3. Empty if cards lie no nearer to where they were than by luck.
 */
function fittedNeighbours(positions: Float64Array, trials: number, n: number): readonly Suspect[] {
  const modes = Array.from({ length: n }, (_, j) =>
    Float64Array.from({ length: n }, (__, p) => Math.sqrt(2 / n) * cosine((j * (p + 0.5)) / n)),
  );
  const shrinks = (j: number): number => 1 - (2 * (1 - cosine(j / n))) / (n - 1);
  const [, slowest] = modes;
  const own = positions.reduce((sum, count, cell) => sum + count * slowest[Math.floor(cell / n)] * slowest[cell % n], 0) / trials;
  const scatter = WITHIN / Math.sqrt((n - 1) * trials);
  if (!(own > scatter && own < 1)) return [];
  const times = (share: number): number => Math.log(share) / Math.log(shrinks(1));
  const fitted = Math.round(times(own));
  if (fitted < 1) return [];
  const law = new Float64Array(n * n);
  for (let j = 1; j < n; j++) {
    const left = pow(Math.abs(shrinks(j)), fitted) * (shrinks(j) < 0 && fitted % 2 === 1 ? -1 : 1);
    for (let cell = 0; cell < n * n; cell++) law[cell] += left * modes[j][Math.floor(cell / n)] * modes[j][cell % n];
  }
  const shuffle = neighbourSwaps(fitted);
  const swaps = {
    fitted,
    low: Math.min(fitted, Math.ceil(times(Math.min(1, own + scatter)))),
    high: Math.max(fitted, Math.floor(times(own - scatter))),
  };
  return [{ id: shuffle.id, swaps, price: 2 * CLEAR, dealer: { shuffle, bounded: lemire }, expects: [{ kind: 'positions', law }] }];
}

/** Returns the same for decks that began in another order: the one in which most cards stay, read from each end. */
export function arrangedSwaps(seen: ObservedCounts, trials: number, n: number, own: boolean): readonly Scored[] {
  const stays: Expectation = {
    kind: 'positions',
    law: Float64Array.from({ length: n * n }, (_, cell) => Number(cell % (n + 1) === 0) - 1 / n),
    deals: 1,
  };
  const suspects = arrangementsOf([stays], seen, n, own).flatMap((arrangement) => fittedSwaps(turned(seen, arrangement, n), trials, n));
  const once = new Map(suspects.map((suspect) => [suspect.id, suspect]));
  return [...once.values()].flatMap((suspect) => scoreArranged(suspect, seen, trials, n, own));
}

/** Returns the cosine of a number of half turns, by the sine, whose digits are the same on every engine. */
function cosine(halfTurns: number): number {
  return Math.sin(Math.PI * (halfTurns + 0.5));
}
