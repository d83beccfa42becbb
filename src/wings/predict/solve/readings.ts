import { type PlannedShuffle, reset, type SwapStep } from '../../../core/subject/shuffle.js';
import { shuffles } from '../../../parts/catalogues.js';

/** A shuffle whose draws can be told from the order that it dealt. */
export interface Reading {
  readonly shuffle: PlannedShuffle;
  /** Writes the draws that dealt `deal` from a deck in order, one for each bound. False where this shuffle cannot have dealt it. */
  read(deal: Uint16Array, draws: Uint32Array): boolean;
  /** True where only the order of the draws of a deal is seen: ranks from 0 stand for them. */
  readonly ranked?: true;
}

/** Cards of the deck with which a shuffle is tried. */
const TRIED = 7;

const STEPS = new WeakMap<PlannedShuffle, Map<number, readonly SwapStep[]>>();

/** Every shuffle of the catalogue that can be read back, those that deal all orders first. */
export const READINGS: readonly Reading[] = shuffles.all
  .flatMap((shuffle) => (shuffle.kind === 'planned' ? readingsOf(shuffle) : []))
  .filter(isReading)
  .sort((a, b) => Number(b.shuffle.uniform) - Number(a.shuffle.uniform) || placeOf(a) - placeOf(b));

function placeOf({ shuffle }: Reading): number {
  return shuffle.compared?.place ?? Number.POSITIVE_INFINITY;
}

function readingsOf(shuffle: PlannedShuffle): readonly Reading[] {
  const { readBack, swaps } = shuffle;
  if (readBack) return [{ shuffle, read: (deal, draws) => readBack(deal, draws) }];
  if (!swaps || swaps(4).some(({ halved }) => halved)) return [];
  const settled = (deal: Uint16Array, draws: Uint32Array) => readSettled(shuffle, deal, draws);
  const undone = (deal: Uint16Array, draws: Uint32Array) => readUndone(shuffle, deal, draws);
  return [
    { shuffle, read: settled },
    { shuffle, read: undone },
  ];
}

/** Reads swaps that each leave their own position as it is dealt. */
function readSettled(shuffle: PlannedShuffle, deal: Uint16Array, draws: Uint32Array): boolean {
  const deck = Uint16Array.from(deal, (_, p) => p);
  const place = deck.slice();
  for (const [k, { at, from, bound }] of stepsOf(shuffle, deal.length).entries()) {
    const j = place[deal[at]];
    if (j < from || j >= from + bound) return false;
    draws[k] = j - from;
    [deck[at], deck[j]] = [deck[j], deck[at]];
    place[deck[j]] = j;
    place[deck[at]] = at;
  }
  return deck.every((card, p) => card === deal[p]);
}

/** Reads swaps that each find their own position as it was, from the last one back. */
function readUndone(shuffle: PlannedShuffle, deal: Uint16Array, draws: Uint32Array): boolean {
  const deck = deal.slice();
  const place = deal.slice();
  for (const [p, card] of deck.entries()) place[card] = p;
  const steps = stepsOf(shuffle, deal.length);
  for (let k = steps.length - 1; k >= 0; k--) {
    const { at, from, bound } = steps[k];
    const j = place[at];
    if (j < from || j >= from + bound) return false;
    draws[k] = j - from;
    [deck[at], deck[j]] = [deck[j], deck[at]];
    place[deck[j]] = j;
    place[deck[at]] = at;
  }
  return deck.every((card, p) => card === p);
}

function stepsOf(shuffle: PlannedShuffle, n: number): readonly SwapStep[] {
  const known = STEPS.get(shuffle) ?? new Map<number, readonly SwapStep[]>();
  STEPS.set(shuffle, known);
  const steps = known.get(n) ?? shuffle.swaps?.(n) ?? [];
  known.set(n, steps);
  return steps;
}

/** True if draws are told from what they dealt: tried with lists of draws that have every kind of step. */
function isReading({ shuffle, read }: Reading): boolean {
  const bounds = shuffle.bounds(TRIED);
  const deal = new Uint16Array(TRIED);
  const draws = new Uint32Array(bounds.length);
  return Array.from({ length: TRIED * TRIED }, (_, t) => bounds.map((bound, k) => (t * (2 * k + 1) + k * k + (t >> 2)) % bound)).every(
    (given) => {
      reset(deal);
      shuffle.apply(given, deal);
      return read(deal, draws) && given.every((draw, k) => draw === draws[k]);
    },
  );
}
