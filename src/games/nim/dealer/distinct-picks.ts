/** Returns the bounds of drawing `count` different numbers from 0 … among − 1, one after the other. */
export function pickBounds(count: number, among: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, k) => among - k);
}

/** Returns the different numbers that such draws give, in the order drawn: each draw counts among the numbers that are left. */
export function distinctPicks(draws: Uint32Array): number[] {
  const sorted: number[] = [];
  return Array.from(draws, (draw) => {
    let pick = draw;
    let at = 0;
    while (at < sorted.length && sorted[at] <= pick) {
      pick++;
      at++;
    }
    sorted.splice(at, 0, pick);
    return pick;
  });
}

/** Yields every choice of `count` of the numbers 0 … among − 1 in rising order; one array, reused. */
export function* combinations(count: number, among: number): Generator<readonly number[]> {
  const picks = Array.from({ length: count }, (_, k) => k);
  if (count > among) return;
  for (;;) {
    yield picks;
    let k = count - 1;
    while (k >= 0 && picks[k] === among - count + k) k--;
    if (k < 0) return;
    picks[k]++;
    for (let j = k + 1; j < count; j++) picks[j] = picks[j - 1] + 1;
  }
}
