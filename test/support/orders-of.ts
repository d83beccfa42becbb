/** Every order of `n` cards, each once. */
export function ordersOf(n: number): readonly (readonly number[])[] {
  if (n === 1) return [[0]];
  return ordersOf(n - 1).flatMap((deck) => Array.from({ length: n }, (_, p) => deck.toSpliced(p, 0, n - 1)));
}
