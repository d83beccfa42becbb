/** Does the player to move win? By playing every game to its end. */
export const winner = (misere: boolean): ((piles: readonly number[]) => boolean) => {
  const known = new Map<string, boolean>();
  const wins = (piles: readonly number[]): boolean => {
    const key = [...piles].sort((a, b) => a - b).join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const after = piles.flatMap((stones, i) =>
      Array.from({ length: stones }, (_, left) => piles.map((other, j) => (i === j ? left : other))),
    );
    const answer = after.length === 0 ? misere : after.some((next) => !wins(next));
    known.set(key, answer);
    return answer;
  };
  return wins;
};
