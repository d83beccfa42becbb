/** Strongly connected groups of more than one file, or a file that imports itself (Tarjan 1972, doi:10.1137/0201010). */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const own = index.size;
    let least = own;
    index.set(file, own);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) least = Math.min(least, visit(next));
      else if (stack.includes(next)) least = Math.min(least, index.get(next) ?? own);
    }
    if (least === own) {
      const group = stack.splice(stack.indexOf(file)).sort();
      if (group.length > 1 || graph.get(file)?.includes(file)) found.push(group);
    }
    return least;
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found;
}
