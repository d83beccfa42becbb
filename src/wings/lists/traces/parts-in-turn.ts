import { type Turns, walkInTurn } from '../making/in-turn.js';
import type { ListFacts } from './list-facts.js';

/** Parts of the order before that are read in turn, or one behind the other: then `together` is 1. */
export interface PartsInTurn extends Turns {
  /** The items of each part, in the order before. */
  readonly parts: readonly Uint32Array[];
  /** The order in which parts are opened, and true where it is another one than before. */
  readonly moved: boolean;
  /** True where items keep their order within each part. */
  readonly ordered: boolean;
}

/** A way of cutting the order before into parts. */
interface Cut {
  readonly sizes: readonly number[];
  partOf(item: number): number;
}

/** The most parts that are open at once, or dealt to, and the most items dealt at a time, and the longest shards looked for besides equal shares. */
const MOST_TOGETHER = 64;
const MOST_DEALT = 2 ** 12;
const MOST_LENGTH = 2 ** 16;

/** The most items of a part in its turn. */
const MOST_TURN = 2 ** 12;

/** The first items that tell whether parts keep their order. */
const STARTS = 512;

type Items = Pick<ListFacts, 'head' | 'n'>;

/** True of parts that are looked for, by their order within and how many are read together. */
type Wanted = (ordered: boolean, together: number) => boolean;

/** Returns stretches of the order before that are read in turn, each in its order. */
export function stretchesInTurn({ head, n }: Items): PartsInTurn | null {
  let turn = 1;
  while (head[turn] === head[0] + turn) turn++;
  const period = head.indexOf(head[0] + turn);
  const together = period / turn;
  if (period < 0 || turn * 2 > n || !Number.isInteger(together) || together < 2) return null;
  const rounds = n / period;
  // Fewer parts to which as many items are dealt as are taken here make the same order.
  if (together > 2 * rounds && rounds <= MOST_TOGETHER) return null;
  const lengths = [0, 1].map((slot) => firstLength(head, slot * turn, { period, turn }));
  const cuts = [...lengths.map((length) => equalCut(n, length)), equalCut(n, Math.ceil(n / together)), sharedCut(n, together)];
  return found(cuts, { head, n }, (ordered, side) => ordered && side > 1);
}

/** Returns how many items go on from the one at `start`, some in every period. */
function firstLength(head: Uint32Array, start: number, { period, turn }: { readonly period: number; readonly turn: number }): number {
  let length = 0;
  while (head[start + Math.floor(length / turn) * period + (length % turn)] === head[start] + length) length++;
  return length;
}

/** Returns stretches of the order before that are read in turn, each in an order of its own. */
export function mixedInTurn({ head, n }: Items): PartsInTurn | null {
  const shares = Array.from({ length: MOST_TOGETHER - 1 }, (_, k) => k + 2).filter((parts) => 2 * parts <= n);
  // The first turn ends somewhere.
  const begun = head.subarray(0, MOST_TURN + 1);
  const [low, high] = [Math.min(...begun), Math.max(...begun)];
  const lengths = Array.from({ length: Math.max(0, Math.min(MOST_LENGTH, Math.floor(n / 2)) - 1) }, (_, k) => k + 2).filter(
    (length) => Math.floor(low / length) !== Math.floor(high / length),
  );
  const isMixed: Wanted = (ordered, together) => !ordered && together > 1;
  const cuts = [
    ...lengths.map((length) => equalCut(n, length)),
    ...shares.flatMap((parts) => [equalCut(n, Math.ceil(n / parts)), sharedCut(n, parts)]),
  ];
  return found(cuts, { head, n }, isMixed);
}

/** Parts to which items were dealt in turn, and how many at a time. */
export interface PartsDealt extends PartsInTurn {
  readonly dealt: number;
}

/**
 * Returns the parts to which the items of the order before were dealt in turn, and which are read one behind the other, or in turn. Of parts that keep
 * their order the fewest, since each is several that are read in turn; of those that are shuffled the most, since several look like one.
 */
export function partsDealt(items: Items): PartsDealt | null {
  const { head, n } = items;
  let run = 1;
  while (head[run] === head[0] + run) run++;
  const parts = (head[run] - head[0]) / run;
  if (Number.isInteger(parts) && parts > 1 && parts <= MOST_TOGETHER) {
    const found = foundIn(dealtCut(n, parts, run), items, (ordered, together) => ordered && together === 1);
    if (found) return { ...found, dealt: run };
  }
  // A part has items of all the order before, and begins with any of them.
  const begun = head.subarray(0, STARTS);
  if (begun.every((item) => item < n / 2) || begun.every((item) => item >= n / 2)) return null;
  for (let parts = Math.min(MOST_TOGETHER, Math.floor(n / 2)); parts > 1; parts--) {
    for (let dealt = 1; dealt <= Math.min(MOST_DEALT, n / (2 * parts)); dealt++) {
      const found = foundIn(dealtCut(n, parts, dealt), items, (ordered) => !ordered);
      if (found) return { ...found, dealt };
    }
  }
  return null;
}

function found(cuts: Iterable<Cut>, items: Items, isWanted: Wanted): PartsInTurn | null {
  for (const cut of cuts) {
    const found = foundIn(cut, items, isWanted);
    if (found) return found;
  }
  return null;
}

/** Returns how the parts of one cut are read, if they are so to the end of what is held. */
function foundIn({ partOf, sizes }: Cut, { head, n }: Items, isWanted: Wanted): PartsInTurn | null {
  const first = partOf(head[0]);
  // Parts that are read one behind the other are not looked for among stretches.
  const whole = isWanted(false, 1) || isWanted(true, 1);
  let turn = 1;
  while (turn < head.length && turn < sizes[first] && (whole || turn <= MOST_TURN) && partOf(head[turn]) === first) turn++;
  let together = 1;
  const most = Math.max(MOST_TOGETHER, Math.sqrt(n));
  if (turn < sizes[first]) {
    while (together <= most && together * turn < head.length && partOf(head[together * turn]) !== first) together++;
    if (turn > MOST_TURN || together < 2 || together > most) return null;
  }
  if (!isWanted(startsOrdered(head, partOf), together)) return null;
  // A few places refute most cuts, before anything is made for them.
  for (let place = 0; place < Math.min(2 * together * turn, head.length, sizes[first]); place++)
    if (partOf(head[place]) !== partOf(head[(Math.floor(place / turn) % together) * turn])) return null;
  let [opened, moved] = [0, false];
  const fits = walkInTurn(
    sizes,
    { together, turn },
    (place) => {
      const part = place < head.length ? partOf(head[place]) : sizes.length;
      if (part !== opened++) moved = true;
      return part;
    },
    (place, part) => place < head.length && partOf(head[place]) === part,
  );
  if (!fits) return null;
  const parts = sizes.map((size) => new Uint32Array(size));
  const met = new Uint32Array(sizes.length);
  for (let item = 0; item < n; item++) parts[partOf(item)][met[partOf(item)]++] = item;
  met.fill(0);
  const ordered = head.every((item) => parts[partOf(item)][met[partOf(item)]++] === item);
  return isWanted(ordered, together) ? { parts, together, turn, moved, ordered } : null;
}

/** Returns true if the first items of every part come in their order. */
function startsOrdered(head: Uint32Array, partOf: Cut['partOf']): boolean {
  const last = new Map<number, number>();
  return head.subarray(0, STARTS).every((item) => {
    const part = partOf(item);
    const isAfter = item > (last.get(part) ?? -1);
    last.set(part, item);
    return isAfter;
  });
}

function equalCut(n: number, length: number): Cut {
  const count = Math.ceil(n / length);
  return {
    get sizes() {
      return Array.from({ length: count }, (_, k) => Math.min(length, n - k * length));
    },
    partOf: (item) => Math.floor(item / length),
  };
}

/** Cuts into parts that differ by one item at most, the longer ones first. */
function sharedCut(n: number, parts: number): Cut {
  const least = Math.floor(n / parts);
  const longer = (n % parts) * (least + 1);
  return {
    sizes: Array.from({ length: parts }, (_, k) => least + (k < n % parts ? 1 : 0)),
    partOf: (item) => (item < longer ? Math.floor(item / (least + 1)) : parts - 1 - Math.floor((n - 1 - item) / least)),
  };
}

function dealtCut(n: number, parts: number, dealt: number): Cut {
  const round = parts * dealt;
  return {
    sizes: Array.from({ length: parts }, (_, k) => Math.floor(n / round) * dealt + Math.min(dealt, Math.max(0, (n % round) - k * dealt))),
    partOf: (item) => Math.floor(item / dealt) % parts,
  };
}
