/** What people call the searches, by the name that the catalogue has for each. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['a*', 'a-star'],
  ['astar', 'a-star'],
  ['bfs', 'breadth-first'],
  ['dfs', 'depth-first'],
  ['ida*', 'ida-star'],
  ['idastar', 'ida-star'],
  ['iddfs', 'iterative-deepening'],
  ['ids', 'iterative-deepening'],
]);

/** The search meant by a word: its own name, or a usual short one in small or capital letters. An unknown word stays as it is. */
export function searchName(word: string): string {
  return SHORT.get(word.toLowerCase()) ?? word;
}
