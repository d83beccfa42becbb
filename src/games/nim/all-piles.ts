/** Yields every list of `piles` piles of 1 to `max`, the last pile fastest; one list, overwritten by the next. */
export function* allPiles(piles: number, max: number): Generator<readonly number[]> {
  const list = new Array<number>(piles).fill(1);
  for (;;) {
    yield list;
    let at = piles - 1;
    while (at >= 0 && list[at] === max) list[at--] = 1;
    if (at < 0) return;
    list[at]++;
  }
}
