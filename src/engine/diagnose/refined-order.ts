import { xoshiro128ss } from '../../parts/prng/index.js';
import { deriveWords, rootOf } from '../seeds/seed-path.js';
import { dealingFrom } from '../subject/dealer.js';
import { isFree, turned } from './arrangement.js';
import type { ObservedCounts, Suspect } from './expectation.js';

/** Cards dealt to learn which follow which, and the most deals. */
const CARDS_DEALT = 2 ** 19;
const MOST_DEALS = 2 ** 14;

/** Rounds of exchanges, far more than an order that is nearly right needs. */
const MOST_ROUNDS = 40;

/** Counts over the deals and what they are held to: who lies where, and who follows whom. */
interface Held {
  readonly counted: Float64Array;
  readonly wanted: Float64Array;
}

/**
 * Finds the first order of a deck by who follows whom, where positions alone leave cards in doubt: several of a sort may come to every position equally
 * often. Cards exchange their places as long as what was counted comes closer to what the mistake deals, dealt here. Returns the suspect as it is
 * where its order is one that people write, or nothing shows who followed.
 */
export function refined(suspect: Suspect, seen: ObservedCounts, trials: number, n: number): Suspect {
  const { arrangement, dealer, id } = suspect;
  if (!arrangement?.starts || !dealer || !isFree(arrangement, n)) return suspect;
  const { fromEnd } = arrangement;
  const straight = turned(seen, { starts: null, fromEnd }, n);
  const [places, follows] = [straight.get('positions'), straight.get('successors')];
  if (!places || !follows) return suspect;
  const law = dealtLaw(dealer, id, n, trials);
  const starts = exchanged(arrangement.starts, { counted: places, wanted: law.places }, { counted: follows, wanted: law.follows });
  return { ...suspect, arrangement: { fromEnd, starts } };
}

/** Returns how often each card is expected in each position, and behind each other card, of a deck in card order. */
function dealtLaw(dealer: NonNullable<Suspect['dealer']>, id: string, n: number, trials: number) {
  const path = [
    ['law', id],
    ['cards', BigInt(n)],
  ] as const;
  const key = deriveWords(rootOf('who follows whom'), path, xoshiro128ss.seedWords);
  const { into } = dealingFrom({ ...dealer, prng: xoshiro128ss }, n, key);
  const deals = Math.min(MOST_DEALS, Math.ceil(CARDS_DEALT / n));
  const each = trials / deals;
  const [places, follows] = [new Float64Array(n * n), new Float64Array(n * n)];
  const deck = new Uint16Array(n);
  for (let deal = 0; deal < deals; deal++) {
    into(deck);
    for (let p = 0; p < n; p++) {
      places[deck[p] * n + p] += each;
      follows[deck[p] * n + deck[(p + 1) % n]] += each;
    }
  }
  return { places, follows };
}

function exchanged(from: Uint16Array, places: Held, follows: Held): Uint16Array {
  const n = from.length;
  const place = Uint16Array.from(from);
  const square = ({ counted, wanted }: Held, cell: number, of: number): number => (counted[cell] - wanted[of]) ** 2;
  /** The squares of all that is counted of two cards. */
  const apart = (a: number, b: number): number => {
    let sum = 0;
    for (const card of [a, b]) {
      for (let p = 0; p < n; p++) sum += square(places, card * n + p, place[card] * n + p);
      for (let other = 0; other < n; other++) {
        if (other === a || other === b) continue;
        sum +=
          square(follows, card * n + other, place[card] * n + place[other]) +
          square(follows, other * n + card, place[other] * n + place[card]);
      }
    }
    return sum + square(follows, a * n + b, place[a] * n + place[b]) + square(follows, b * n + a, place[b] * n + place[a]);
  };
  const swap = (a: number, b: number): void => {
    [place[a], place[b]] = [place[b], place[a]];
  };
  for (let round = 0, closer = true; closer && round < MOST_ROUNDS; round++) {
    closer = false;
    for (let a = 0; a < n; a++) {
      for (let b = a + 1; b < n; b++) {
        const before = apart(a, b);
        swap(a, b);
        if (apart(a, b) < before) closer = true;
        else swap(a, b);
      }
    }
  }
  return place;
}
