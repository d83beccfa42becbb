/** Parts that are read side by side: how many at once, and how many items of each in its turn. */
export interface Turns {
  readonly together: number;
  readonly turn: number;
}

/** A slot without a part. */
const EMPTY = -1;

/**
 * Walks through the places of a list whose parts are read in turn; a part that ends makes room for the next one. `open` names the part that is opened
 * at a place, `visit` is told the part of each place. Ends with false as soon as one of them does not agree, or a part is opened twice.
 */
export function walkInTurn(
  sizes: ArrayLike<number>,
  { together, turn }: Turns,
  open: (place: number) => number,
  visit: (place: number, part: number) => boolean,
): boolean {
  const left = Float64Array.from(sizes);
  const slots = new Int32Array(together).fill(EMPTY);
  let [opened, place, closed] = [0, 0, 0];
  for (let slot = 0; closed < sizes.length; slot = (slot + 1) % together) {
    if (slots[slot] === EMPTY) {
      if (opened === sizes.length) continue;
      const part = open(place);
      if (!(part < sizes.length) || left[part] !== sizes[part]) return false;
      opened++;
      slots[slot] = part;
    }
    const part = slots[slot];
    const until = place + Math.min(turn, left[part]);
    left[part] -= until - place;
    for (; place < until; place++) if (!visit(place, part)) return false;
    if (left[part] > 0) continue;
    slots[slot] = EMPTY;
    closed++;
  }
  return true;
}

/** Reads parts in turn, opened in this order. */
export function readInTurn(parts: readonly Uint32Array[], order: ArrayLike<number>, turns: Turns): Uint32Array {
  const sizes = parts.map(({ length }) => length);
  const list = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0));
  const next = new Uint32Array(parts.length);
  let opened = 0;
  walkInTurn(
    sizes,
    turns,
    () => order[opened++],
    (place, part) => {
      list[place] = parts[part][next[part]++];
      return true;
    },
  );
  return list;
}
