import type { JSX } from 'preact';
import { Scroll } from '../../elements/scroll.js';
import { lettersOf } from '../../letters.js';
import type { Way } from '../../ways.js';

/** The least and greatest width of the drawing. */
const [NARROW, WIDE] = [320, 960];
const LEVEL = 56;
/** The most leaves with letters of full size. */
const CLOSE = 12;
/** The width that the letters of a leaf need. */
const LEAF = 34;

interface Grown {
  /** The number of choices at each draw. */
  readonly bounds: readonly number[];
  /** Every leaf, from left to right. */
  readonly ways: readonly Way[];
  /** The draws made so far. */
  readonly path: readonly number[];
  readonly label: string;
}

/** Draws the choice tree of a shuffle: a level for every draw, a branch for every number it may give, and the order each leaf deals. */
export function Tree({ bounds, label, path, ways }: Grown): JSX.Element {
  const height = LEVEL * bounds.length + 30;
  const width = Math.min(WIDE, Math.max(NARROW, 2 * LEAF * ways.length));
  const middle = (index: number, of: number): number => (width * (index + 0.5)) / of;
  const shown = width / ways.length >= LEAF;
  return (
    <Scroll label={label}>
      <svg
        class={`tree ${ways.length > CLOSE ? 'close' : ''}`}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `${width}px` }}
        role="img"
        aria-label={label}
      >
        {bounds.flatMap((bound, level) => {
          const nodes = bounds.slice(0, level).reduce((product, one) => product * one, 1);
          return Array.from({ length: nodes * bound }, (_, child) => {
            const parent = Math.floor(child / bound);
            const taken = isOn(path, bounds, level, child);
            return (
              <line
                key={`${level} ${child}`}
                class={taken ? 'taken' : ''}
                x1={middle(parent, nodes)}
                y1={level * LEVEL + 8}
                x2={middle(child, nodes * bound)}
                y2={(level + 1) * LEVEL + 8}
              />
            );
          });
        })}
        {shown &&
          ways.map(({ decks, draws }, leaf) => (
            <text
              key={draws.join()}
              class={path.length === bounds.length && draws.join() === path.join() ? 'taken' : ''}
              x={middle(leaf, ways.length)}
              y={height - 4}
              text-anchor="middle"
            >
              {lettersOf(decks.at(-1) ?? [])}
            </text>
          ))}
      </svg>
    </Scroll>
  );
}

/** Returns true where the path so far goes through this branch: its draws, read as digits, are the number of the branch. */
function isOn(path: readonly number[], bounds: readonly number[], level: number, child: number): boolean {
  if (path.length <= level) return false;
  return bounds.slice(0, level + 1).reduce((number, bound, k) => number * bound + (path[k] ?? 0), 0) === child;
}
