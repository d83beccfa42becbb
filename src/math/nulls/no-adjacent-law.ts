import type { NullLaw } from './null-law.js';
import { type SpacedOrders, spacedOrders } from './spaced-orders.js';

/** The orders computed once for the groups of a plan, since a law is made for every block of deals. */
const ORDERS = new WeakMap<readonly number[], SpacedOrders | null>();
const STEPS = new WeakMap<readonly number[], Float64Array | null>();

/** Returns the orders of cards of these groups in which no two neighbours are of one; null where they are too many to count. */
export function ordersOfGroups(groups: readonly number[]): SpacedOrders | null {
  const known = ORDERS.get(groups);
  if (known !== undefined) return known;
  const orders = spacedOrders([sizesOf(groups)]);
  ORDERS.set(groups, orders);
  return orders;
}

/** Even law over the orders in which no two neighbours are of one group; there must be at least one. */
export class NoAdjacentLaw implements NullLaw {
  readonly excludes: boolean;
  readonly first: Float64Array;
  low = 0;
  chance = 0;
  readonly #groups: readonly number[];
  readonly #orders: SpacedOrders;
  readonly #of: Uint16Array;
  readonly #sizes: Uint16Array;
  readonly #left: Uint16Array;
  readonly #taken: Uint8Array;
  /** The chance of each card that comes from a group, by the number of its cards left. */
  readonly #chances: Float64Array;
  #state = 0;
  #last = -1;

  /** `groups`: the group of each card; `orders`: the result of `ordersOfGroups` for them. */
  constructor(groups: readonly number[], orders: SpacedOrders) {
    const names = [...new Set(groups)];
    this.#groups = groups;
    this.#orders = orders;
    this.#of = Uint16Array.from(groups, (group) => names.indexOf(group));
    this.#sizes = Uint16Array.from(sizesOf(groups));
    this.#left = this.#sizes.slice();
    this.#taken = new Uint8Array(groups.length);
    this.#chances = new Float64Array(orders.most + 1);
    this.excludes = names.length < groups.length;
    this.begin();
    this.#chancesFrom(groups.length);
    this.first = Float64Array.from(this.#of, (group) => this.#chances[this.#left[group]]);
  }

  steps(): Float64Array | null {
    const known = STEPS.get(this.#groups);
    if (known !== undefined) return known;
    const steps = spacedSteps(this.#of, this.#sizes);
    STEPS.set(this.#groups, steps);
    return steps;
  }

  begin(): void {
    this.#state = this.#orders.start;
    this.#last = -1;
    this.#left.set(this.#sizes);
    this.#taken.fill(0);
  }

  next(position: number, card: number): void {
    const of = this.#of;
    const left = this.#left;
    const taken = this.#taken;
    const last = this.#last;
    this.#chancesFrom(of.length - position);
    let low = 0;
    for (let other = 0; other < card; other++) if (taken[other] === 0 && of[other] !== last) low += this.#chances[left[of[other]]];
    const group = of[card];
    this.low = low;
    this.chance = taken[card] === 0 && group !== last ? this.#chances[left[group]] : 0;
    if (this.chance === 0) return;
    this.#state = this.#orders.after(this.#state, 0, left[group]);
    left[group]--;
    taken[card] = 1;
    this.#last = group;
  }

  /** Computes the chances of the cards that may come next, with `open` cards left, by how many of their group are left. */
  #chancesFrom(open: number): void {
    const all = open * this.#orders.share(this.#state);
    for (let left = 1; left < this.#chances.length; left++) {
      const after = this.#orders.after(this.#state, 0, left);
      this.#chances[left] = after < 0 ? 0 : this.#orders.share(after) / all;
    }
  }
}

/** Counts the cards of each group, in the order in which groups first come. */
export function sizesOf(groups: readonly number[]): readonly number[] {
  const sizes = new Map<number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return [...sizes.values()];
}

/**
 * Returns the even law of orders in which no two neighbours are of one group: the chance of each card at each position, row-major [position][card].
 * `of`: the group of each card; `sizes`: the cards of each. Null where there are too many states to follow.
 */
function spacedSteps(of: Uint16Array, sizes: Uint16Array): Float64Array | null {
  const n = of.length;
  const bySize = new Map<number, Float64Array>();
  for (const size of new Set(sizes)) {
    const chances = groupAt(sizes, size);
    if (!chances) return null;
    bySize.set(size, chances);
  }
  const steps = new Float64Array(n * n);
  of.forEach((group, card) => {
    const chances = bySize.get(sizes[group]);
    for (let p = 0; p < n; p++) steps[p * n + card] = (chances?.[p] ?? 0) / sizes[group];
  });
  return steps;
}

/** Returns the chance of a card of one group of this size, which is followed separately from the others, at each position. */
function groupAt(sizes: Uint16Array, size: number): Float64Array | null {
  const n = sizes.reduce((sum, own) => sum + own, 0);
  // Groups of one size are as good as each other.
  if (sizes.every((own) => own === size)) return new Float64Array(n).fill(size / n);
  const others = Array.from(sizes);
  others.splice(others.indexOf(size), 1);
  const orders = spacedOrders([others, [size]]);
  if (!orders) return null;
  const chances = new Float64Array(n);
  let layer = new Map([[orders.start, 1]]);
  for (let p = 0; p < n; p++) {
    const next = new Map<number, number>();
    for (const [state, chance] of layer) {
      const all = (n - p) * orders.share(state);
      for (let kind = 0; kind < 2; kind++)
        for (let left = 1; left <= orders.most; left++) {
          const ways = orders.ways(state, kind, left);
          if (ways === 0) continue;
          const after = orders.after(state, kind, left);
          const own = (chance * ways * left * orders.share(after)) / all;
          if (own === 0) continue;
          next.set(after, (next.get(after) ?? 0) + own);
          if (kind === 1) chances[p] += own;
        }
    }
    layer = next;
  }
  return chances;
}
