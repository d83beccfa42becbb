/** A finite game by its moves alone. */
export interface GameGraph<Position> {
  /** Returns the same text for equal positions. */
  key(position: Position): string;
  /** Returns the positions that one move leads to, as the next player sees them. */
  options(position: Position): Iterable<Position>;
}

/** `win` and `loss` for the player to move; `open` if neither can force an end. */
export type GameOutcome = 'win' | 'loss' | 'open';

interface Node {
  outcome: GameOutcome;
  /** The number of options that are not yet known to win for the other player. */
  left: number;
  readonly before: Node[];
}

/**
 * Determines who wins each position that can be reached from the given ones, by working backward from the ends. No rule is used, and a game that can
 * loop forever is no problem. A player who cannot move loses. By key of the position.
 */
export function bruteForce<Position>({ key, options }: GameGraph<Position>, starts: Iterable<Position>): ReadonlyMap<string, GameOutcome> {
  const nodes = new Map<string, Node>();
  const unseen: Position[] = [];
  const nodeOf = (position: Position): Node => {
    const name = key(position);
    const known = nodes.get(name);
    if (known) return known;
    const node: Node = { outcome: 'open', left: 0, before: [] };
    nodes.set(name, node);
    unseen.push(position);
    return node;
  };
  for (const start of starts) nodeOf(start);
  const settled: Node[] = [];
  for (let position = unseen.pop(); position !== undefined; position = unseen.pop()) {
    const node = nodeOf(position);
    for (const option of options(position)) {
      node.left++;
      nodeOf(option).before.push(node);
    }
    if (node.left === 0) {
      node.outcome = 'loss';
      settled.push(node);
    }
  }
  for (let node = settled.pop(); node !== undefined; node = settled.pop()) {
    for (const earlier of node.before) {
      if (earlier.outcome !== 'open') continue;
      if (node.outcome === 'win' && --earlier.left > 0) continue;
      earlier.outcome = node.outcome === 'loss' ? 'win' : 'loss';
      settled.push(earlier);
    }
  }
  return new Map([...nodes].map(([name, { outcome }]) => [name, outcome]));
}
