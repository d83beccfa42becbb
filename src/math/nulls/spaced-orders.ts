/** The most numbers kept of all states: six bytes each, and this many take a second or two. A hundred cards in twenty groups of five have half of them. */
const MOST_CELLS = 2 ** 21;

/** The states of a count: cards left of each kind of group, and how to continue from them. */
export interface SpacedOrders {
  /** The size of the largest groups. */
  readonly most: number;
  /** The state before the first card. */
  readonly start: number;
  /** Returns the share of all orders of the cards left that can follow in a state. */
  share(state: number): number;
  /** Returns the state after a card of a group of this kind that had `left` cards left, including this one; below 0 where none can come. */
  after(state: number, kind: number, left: number): number;
  /** Counts the groups of this kind with `left` cards that may come next in a state. */
  ways(state: number, kind: number, left: number): number;
}

/**
 * Counts orders in which no two neighbours are of one group. The number of ways to continue depends only on the counts of groups by their cards left,
 * and on how many the group of the last card has. So the states are few where groups are alike. The sums have only positive terms: nothing is lost to
 * rounding.
 *
 * `kinds`: the sizes of all groups, each at least 1; groups of one kind differ only in how many cards are left. Null where there are too many states
 * to keep.
 */
export function spacedOrders(kinds: readonly (readonly number[])[]): SpacedOrders | null {
  const most = Math.max(...kinds.flat());
  const width = kinds.length * most;
  /** The state: groups by kind and by how many cards they have left, then where the group of the last card is among these; `width` for nowhere. */
  const start = new Uint16Array(width + 1);
  kinds.forEach((sizes, kind) => {
    for (const size of sizes) start[kind * most + size - 1]++;
  });
  start[width] = width;
  const states: Uint16Array[] = [start];
  const next: Int32Array[] = [];
  const layers = [0, 1];
  while (layers[layers.length - 1] > layers[layers.length - 2]) {
    const known = new Map<string, number>();
    for (let at = layers[layers.length - 2]; at < layers[layers.length - 1]; at++) {
      const state = states[at];
      const to = new Int32Array(width).fill(-1);
      for (let cell = 0; cell < width; cell++) {
        if (waysIn(state, cell) === 0) continue;
        const after = taken(state, cell, most);
        const key = String.fromCharCode(...after);
        const found = known.get(key) ?? states.push(after) - 1;
        known.set(key, found);
        to[cell] = found;
      }
      next.push(to);
      if (states.length * width > MOST_CELLS) return null;
    }
    layers.push(states.length);
  }
  const shares = new Float64Array(states.length);
  for (let at = states.length - 1; at >= 0; at--) {
    const state = states[at];
    const left = state.subarray(0, width).reduce((sum, groups, cell) => sum + groups * ((cell % most) + 1), 0);
    if (left === 0) shares[at] = 1;
    for (let cell = 0; cell < width; cell++) {
      const ways = waysIn(state, cell);
      if (ways > 0) shares[at] += ((ways * ((cell % most) + 1)) / left) * shares[next[at][cell]];
    }
  }
  return {
    most,
    start: 0,
    share: (state) => shares[state],
    after: (state, kind, left) => next[state][kind * most + left - 1],
    ways: (state, kind, left) => waysIn(states[state], kind * most + left - 1),
  };
}

/** Counts the groups in a cell of a state, without the one of the last card. */
function waysIn(state: Uint16Array, cell: number): number {
  return state[cell] - (state[state.length - 1] === cell ? 1 : 0);
}

/** Returns the state after a card of a group in a cell. */
function taken(state: Uint16Array, cell: number, most: number): Uint16Array {
  const after = state.slice();
  after[cell]--;
  const isLast = cell % most === 0;
  if (!isLast) after[cell - 1]++;
  after[after.length - 1] = isLast ? after.length - 1 : cell - 1;
  return after;
}
