import { AuditError } from '../../core/errors.js';
import type { GameGraph } from './brute-force.js';

/** A position being evaluated. */
interface Frame<Position> {
  readonly name: string;
  readonly rest: Iterator<Position>;
  readonly met: Set<number>;
}

/**
 * Returns the Grundy value of a position of any impartial game that is given by its moves and always ends. It is the smallest nonnegative integer
 * that none of its options has, and 0 if there is no move. `known` keeps the values of all positions met, by key, and may be shared between calls.
 * Throws E_USAGE if the game can return to a position, since it then need not end.
 */
export function grundyOf<Position>(
  { key, options }: GameGraph<Position>,
  position: Position,
  known: Map<string, number> = new Map<string, number>(),
): number {
  const open = new Set<string>();
  const frames: Frame<Position>[] = [];
  const enter = (at: Position, name: string): void => {
    if (open.has(name)) throw new AuditError('E_USAGE', `a game with Grundy values must end, got one that comes back to ${name}`);
    open.add(name);
    frames.push({ name, rest: options(at)[Symbol.iterator](), met: new Set() });
  };
  const start = key(position);
  if (!known.has(start)) enter(position, start);
  // A stack of our own: games longer than the engine's stack are common.
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const step = frame.rest.next();
    if (step.done) {
      const value = least(frame.met);
      known.set(frame.name, value);
      open.delete(frame.name);
      frames.pop();
      frames.at(-1)?.met.add(value);
      continue;
    }
    const name = key(step.value);
    const value = known.get(name);
    if (value === undefined) enter(step.value, name);
    else frame.met.add(value);
  }
  return known.get(start) ?? 0;
}

/** Returns the smallest integer from 0 that is not in the set. */
function least(met: ReadonlySet<number>): number {
  let value = 0;
  while (met.has(value)) value++;
  return value;
}
